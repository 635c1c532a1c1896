"""The units under a running systemd, in a container at this machine's own speed: all but panel, camera, pins.

    python tests/virtual_pi/container.py [--suite trixie|bookworm] [--table FILE] [--only gate torn ...]

Needs root, systemd-container and the card that tests/virtual_pi/card.py made. The game has simulated dice and
a screen in memory; everything else is as installed. A release is made from this checkout, with wheels from
$PIPSIGHT_WHEELS (for this processor and the suite's Python), so that updates need no network: there is none.
"""

from __future__ import annotations

import hashlib
import json
import os
import random
import re
import shutil
import subprocess
import sys
import tarfile
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from machine import RIG, TREE, NotSeen

ROOT_OFFSET = 64 * 2048 * 512
"""Of the root on the card, as tests/virtual_pi/build makes it."""
SETTINGS = """[table]
language = "en"
[screen]
mode = "fullscreen"
[camera]
source = "simulated"
[phones]
on = true
"""
SCREENLESS = (
    "[Service]\nEnvironment=SDL_VIDEODRIVER=offscreen SDL_RENDER_DRIVER=software SDL_AUDIODRIVER=dummy\n"
)
UNITS = "cat /etc/systemd/system/pipsight*.* 2>/dev/null || true"
ANSWER = "/run/pipsight-update/progress.json"
NEVER_READY = (
    "systemd/pipsight.service",
    "ExecStart=/opt/pipsight/current/.venv/bin/pipsight play",
    "ExecStart=/bin/sleep 900",
)


class Container:
    """A whole system without a kernel of its own."""

    def __init__(self, suite: str) -> None:
        self.root = RIG / f"container-{suite}"
        self._card = RIG / f"card-{suite}.img"
        self._nspawn: subprocess.Popen[bytes] | None = None

    def make(self) -> None:
        """A copy of the card's root."""
        shutil.rmtree(self.root, ignore_errors=True)
        with TemporaryDirectory() as place:
            subprocess.run(["mount", "-o", f"loop,ro,offset={ROOT_OFFSET}", self._card, place], check=True)
            try:
                subprocess.run(["cp", "-a", place, self.root], check=True)
            finally:
                subprocess.run(["umount", place], check=True)
        (self.root / "etc/pipsight/settings.toml").write_text(SETTINGS)
        drop_ins = self.root / "etc/systemd/system/pipsight.service.d"
        drop_ins.mkdir(exist_ok=True)
        (drop_ins / "as-on-a-pi.conf").unlink(missing_ok=True)
        (drop_ins / "screenless.conf").write_text(SCREENLESS)

    def boot(self) -> None:
        """Until services run."""
        words = [
            "systemd-nspawn",
            "-q",
            "--register=no",
            "--keep-unit",
            "--private-network",
            "--boot",
            "--console=pipe",
        ]
        environment = {**os.environ, "SYSTEMD_NSPAWN_UNIFIED_HIERARCHY": "1"}
        self._nspawn = subprocess.Popen(
            [*words, "-D", self.root],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            env=environment,
        )
        self.until(lambda: self.try_run("systemctl is-active dbus").returncode == 0, 120, "systemd answers")

    def kill(self) -> None:
        """Everything in it ends at once."""
        if self._nspawn:
            leader = self._leader()
            if leader:
                subprocess.run(["kill", "-KILL", str(leader)], check=False)
            self._nspawn.wait()

    def _leader(self) -> int | None:
        assert self._nspawn
        found = subprocess.run(
            ["pgrep", "-P", str(self._nspawn.pid)], capture_output=True, text=True, check=False
        ).stdout.split()
        # Until it has begun, its place is held by somebody else.
        began = [pid for pid in found if Path(f"/proc/{pid}/comm").read_text() == "systemd\n"]
        return int(began[0]) if began else None

    def try_run(self, command: str) -> subprocess.CompletedProcess[str]:
        """A command inside, whatever comes of it."""
        leader = self._leader()
        if leader is None:
            return subprocess.CompletedProcess([], 1, "", "the container is off")
        words = [
            "nsenter",
            "-t",
            str(leader),
            "-m",
            "-u",
            "-i",
            "-n",
            "-p",
            "-C",
            "-r",
            "-w",
            "/bin/bash",
            "-c",
            command,
        ]
        return subprocess.run(words, capture_output=True, text=True, check=False, timeout=900)

    def run(self, command: str) -> str:
        """A command that must succeed."""
        ended = self.try_run(command)
        if ended.returncode:
            raise NotSeen(f"{command}: {ended.returncode} {ended.stdout[-300:]}{ended.stderr[-500:]}")
        return ended.stdout

    def until(self, happened: Callable[[], bool], seconds: float, what: str) -> float:
        """Wait for it."""
        began = time.monotonic()
        while not happened():
            if time.monotonic() - began > seconds:
                raise NotSeen(f"{what}: not within {seconds:.0f} s")
            time.sleep(1.0)
        return time.monotonic() - began

    def active(self, seconds: float = 300) -> float:
        """The first screen stands."""
        return self.until(lambda: self.prop("ActiveState") == "active", seconds, "the service is active")

    def prop(self, name: str, unit: str = "pipsight") -> str:
        """One property of a unit."""
        return self.run(f"systemctl show -p {name} --value {unit}").strip()

    def version(self) -> str:
        """The version in use."""
        found = re.search(r"\d+\.\d+\.\d+", self.run("pipsight --version"))
        return found[0] if found else ""


def release(version: str, folder: Path, *changes: tuple[str, str, str]) -> Path:
    """This checkout under another version, with wheels, as a stick would bring it."""
    path = folder / f"pipsight-{version}.tar.gz"
    with TemporaryDirectory() as made:
        top = Path(made) / f"pipsight-{version}"
        top.mkdir()
        archive = subprocess.run(["git", "archive", "HEAD"], cwd=TREE, capture_output=True, check=True).stdout
        subprocess.run(["tar", "-x", "-C", top], input=archive, check=True)
        project = top / "pyproject.toml"
        project.write_text(
            re.sub(r'(?m)^version = ".*"$', f'version = "{version}"', project.read_text(), count=1)
        )
        for file, old, new in changes:
            text = (top / file).read_text()
            assert old in text, (file, old)
            (top / file).write_text(text.replace(old, new))
        shutil.copytree(os.environ["PIPSIGHT_WHEELS"], top / "wheels")
        with tarfile.open(path, "w:gz", compresslevel=1) as packed:
            packed.add(top, top.name)
    path.with_name(f"{path.name}.sha256").write_text(
        f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n"
    )
    return path


def started(box: Container) -> str:
    """The card starts into the game by itself, with a game that 0.1 had saved."""
    shutil.copytree(TREE / "tests/saved_by_0_1/upwards", box.root / "var/lib/pipsight", dirs_exist_ok=True)
    box.boot()
    box.run("chown -R pipsight:pipsight /var/lib/pipsight; systemctl restart --no-block pipsight")
    took = box.active()
    lines = box.run("env PIPSIGHT_STATE=/var/lib/pipsight pipsight --language en history | head -12")
    if "Upwards" not in lines:
        raise NotSeen(lines)
    return f"active after {took:.0f} s; the game that 0.1 saved is in the history"


def gate(box: Container) -> str:
    """Phones are on: the path unit opens the door; killed, it comes back, and the game does not notice."""
    box.until(lambda: box.prop("ActiveState", "pipsight-gate") == "active", 60, "the gate is active")
    get = "import urllib.request as u; print(u.urlopen('http://127.0.0.1:8027/healthz').read().decode())"
    ask = f'python3 -c "{get}"'
    box.until(lambda: box.try_run(ask).returncode == 0, 60, "healthz answers")
    told, game = box.run(ask).strip(), box.prop("MainPID")
    box.run("systemctl kill -s KILL pipsight-gate")
    box.until(lambda: box.try_run(ask).returncode == 0, 60, "healthz answers again")
    if box.prop("MainPID") != game or box.prop("NRestarts") != "0":
        raise NotSeen("the game was restarted")
    return f"healthz: {told}; killed and back, the game is the same process"


def exposure(box: Container) -> str:
    """What each unit could do if it wanted."""
    found = []
    for unit in ("pipsight", "pipsight-gate", "pipsight-update"):
        told = box.run(f"systemd-analyze security {unit}.service --no-pager | tail -1")
        found.append(f"{unit} {told.rsplit(':', 1)[-1].split()[0]}")
    return ", ".join(found)


def updated(box: Container, version: str, *changes: tuple[str, str, str], torn: bool = False) -> str:
    """The button's wish, and what the table is told at the end."""
    stick = box.root / "media/stick"
    shutil.rmtree(stick, ignore_errors=True)
    stick.mkdir(parents=True)
    path = release(version, stick, *changes)
    if torn:
        os.truncate(path, path.stat().st_size - 1000)
    box.run(f"rm -f {ANSWER}")
    box.run("runuser -u pipsight -- touch /run/pipsight/update-wanted")
    box.until(lambda: answered(box) not in {"", "looking", "installing"}, 1500, "the update ends")
    return answered(box)


def answered(box: Container) -> str:
    """What the table is told now."""
    told = box.try_run(f"cat {ANSWER}").stdout
    return str(json.loads(told)["what"]) if told else ""


def torn(box: Container) -> str:
    """A file that broke off on the stick."""
    before = box.version()
    _expect(updated(box, "0.9.0", torn=True), "damaged")
    _expect(box.version(), before)
    return f"damaged is told, {before} stays in use"


def good(box: Container) -> str:
    """A newer one is in use at the end, and the games were copied first."""
    _expect(updated(box, "0.9.0"), "done")
    _expect(box.version(), "0.9.0")
    box.active(60)
    copied = box.run("ls /var/lib/pipsight-before | wc -l").strip()
    return f"0.9.0 is in use and active, {copied} files of saved games copied first"


def never_ready(box: Container) -> str:
    """A newer one whose first screen never stands gives way to the one before, units and games included."""
    before, unit = box.version(), box.run(UNITS)
    _expect(updated(box, "0.9.1", NEVER_READY), "back")
    _expect(box.version(), before)
    box.active()
    _expect(box.run(UNITS), unit)
    return f"back is told, {before} is active again, the units are as they were"


def cut(box: Container) -> str:
    """Everything is killed at ten random moments of an upgrade; each time one of the two versions starts."""
    chance, seen = random.Random(16), []
    for number in range(10):
        shutil.rmtree(box.root / "root/clone", ignore_errors=True)
        with TemporaryDirectory() as made:
            path = release(f"0.9.{number + 2}", Path(made))
            subprocess.run(["tar", "-xzf", path, "-C", made], check=True)
            shutil.move(path.with_suffix("").with_suffix(""), box.root / "root/clone")
        box.run("systemd-run --unit=upgrade /root/clone/systemd/install")
        time.sleep(chance.uniform(1, 100))
        box.kill()
        box.boot()
        box.active()
        seen.append(box.version())
    return f"active after each of ten: {', '.join(seen)}"


def purged(box: Container) -> str:
    """Everything is gone but settings and games; with --purge those go, too."""
    shutil.copytree(TREE / "systemd", box.root / "root/systemd", dirs_exist_ok=True)
    box.run("/root/systemd/install --uninstall")
    kept = box.run("ls -d /etc/pipsight /var/lib/pipsight").split()
    gone = box.try_run("ls -d /opt/pipsight /etc/systemd/system/pipsight* /usr/local/bin/pipsight").stdout
    box.run("/root/systemd/install --uninstall --purge")
    left = box.try_run("ls -d /etc/pipsight /var/lib/pipsight*; id pipsight; id pipsight-gate").stdout
    if len(kept) != 2 or gone or left:
        raise NotSeen(f"kept {kept}, gone {gone}, left {left}")
    return "program and units gone, settings and games kept, then purged"


def _expect(found: str, wanted: str) -> None:
    if found != wanted:
        raise NotSeen(f"{found[-300:]} instead of {wanted[-300:]}")


STEPS: dict[str, Callable[[Container], str]] = {
    "started": started,
    "exposure": exposure,
    "torn": torn,
    "good": good,
    "gate": gate,
    "never-ready": never_ready,
    "cut": cut,
    "purged": purged,
}


def main() -> int:
    """Step by step, and leave nothing running."""
    args = _args()
    box, missed = Container(args.suite), False
    box.make()
    rows = ["| step | | what |", "|---|---|---|"]
    try:
        for name, step in STEPS.items():
            if args.only and name not in {"started", *args.only}:
                continue
            began = time.monotonic()
            try:
                row = f"| {name} | seen | {' '.join(step(box).split())} |"
            except (NotSeen, AssertionError, subprocess.SubprocessError) as error:
                row, missed = f"| {name} | NOT SEEN | {' '.join(str(error).split())} |", True
            rows.append(row)
            print(f"{time.monotonic() - began:4.0f} s {row}", flush=True)
            args.table.write_text("\n".join(rows) + "\n")
    finally:
        box.kill()
    return int(missed)


def _args() -> Namespace:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--suite", default="trixie", choices=("trixie", "bookworm"))
    parser.add_argument("--table", type=Path, default=RIG / "container.md")
    parser.add_argument("--only", nargs="*", choices=STEPS)
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
