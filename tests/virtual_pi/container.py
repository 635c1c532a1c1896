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
from nspawn import Container

UNITS = "cat /etc/systemd/system/pipsight*.* 2>/dev/null || true"
ANSWER = "/run/pipsight-update/progress.json"
VERSION = re.compile(r'(?m)^version = ".*"$')
COUNT = "tcpdump -r /run/packets 2>/dev/null | wc -l"
NEVER_READY = (
    "systemd/pipsight.service",
    "ExecStart=/opt/pipsight/current/.venv/bin/pipsight play",
    "ExecStart=/bin/sleep 900",
)


def release(version: str, folder: Path, *changes: tuple[str, str, str]) -> Path:
    """This checkout under another version, with wheels, as a stick would bring it."""
    path = folder / f"pipsight-{version}.tar.gz"
    with TemporaryDirectory() as made:
        top = Path(made) / f"pipsight-{version}"
        top.mkdir()
        archive = subprocess.run(["git", "archive", "HEAD"], cwd=TREE, capture_output=True, check=True).stdout
        subprocess.run(["tar", "-x", "-C", top], input=archive, check=True)
        _renamed(top, version)
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
    wish_for(box, version, *changes, torn=torn)
    box.until(lambda: answered(box) not in {"", "looking", "installing"}, 1500, "the update ends")
    return answered(box)


def wish_for(box: Container, version: str, *changes: tuple[str, str, str], torn: bool = False) -> None:
    """A stick with this release is there, and somebody has touched the button."""
    stick = box.root / "media/stick"
    shutil.rmtree(stick, ignore_errors=True)
    stick.mkdir(parents=True)
    path = release(version, stick, *changes)
    if torn:
        os.truncate(path, path.stat().st_size - 1000)
    box.run(f"rm -f {ANSWER}")
    box.run("runuser -u pipsight -- touch /run/pipsight/update-wanted")


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


def never_ready_and_cut(box: Container) -> str:
    """The power fails while such a one is waited for: the next start goes back all the same."""
    before, units = box.version(), box.run(UNITS)
    wish_for(box, "0.9.2", NEVER_READY)
    waiting = "journalctl -u pipsight-update -o cat --no-pager | grep -c 'Waiting for its first screen'"
    told = int(box.try_run(waiting).stdout)
    box.until(lambda: int(box.try_run(waiting).stdout) > told, 900, "the new version is waited for")
    time.sleep(10)
    _expect(box.version(), "0.9.2")
    box.kill()
    box.boot()
    over = "test ! -L /opt/pipsight/on-trial"
    took = box.until(lambda: box.try_run(over).returncode == 0, 600, "the trial is over")
    _expect(box.version(), before)
    box.active()
    _expect(box.run(UNITS), units)
    return f"0.9.2 was in use when everything was killed; {before} is back {took:.0f} s after the next start"


def cut(box: Container) -> str:
    """Everything is killed at ten random moments of an upgrade; each time one of the two versions starts."""
    clone, chance, seen = box.root / "root/clone", random.Random(16), []
    _cloned(clone)
    began = time.monotonic()
    box.run("/root/clone/systemd/install")
    took = time.monotonic() - began
    for number in range(10):
        newer = _renamed(clone, f"0.9.{number + 20}")
        older, late = box.version(), number % 2 == 1
        box.run("systemd-run --quiet --collect --unit=upgrade /root/clone/systemd/install")
        if late:  # every other one near the change from one version to the other, where it matters most
            box.until(lambda: "Stopping" in _upgrade_says(box), 900, "the upgrade is nearly there")
        time.sleep(chance.uniform(0, took * (0.15 if late else 0.9)))
        last = _upgrade_says(box).splitlines()[-1:]
        box.kill()
        box.boot()
        box.active()
        seen.append(f"{box.version()} ({' '.join(last)[-60:]})")
        assert box.version() in {older, newer}, seen
        box.run("journalctl --rotate --vacuum-time=1s")
    return f"active after each of ten: {'; '.join(seen)}"


def _upgrade_says(box: Container) -> str:
    return box.try_run("journalctl -u upgrade -o cat --no-pager | grep ^pipsight:").stdout


def _cloned(clone: Path) -> None:
    """This checkout with its wheels, as somebody has fetched it."""
    shutil.rmtree(clone, ignore_errors=True)
    with TemporaryDirectory(dir=clone.parent) as made:
        path = release("0.9.20", Path(made))
        subprocess.run(["tar", "-xzf", path, "-C", made], check=True)
        shutil.move(path.with_suffix("").with_suffix(""), clone)


def _renamed(clone: Path, version: str) -> str:
    project = clone / "pyproject.toml"
    project.write_text(VERSION.sub(f'version = "{version}"', project.read_text(), count=1))
    return version


def silent(box: Container) -> str:
    """Not one packet while games are played with phones and halls off, though a way out is there."""
    box.run("ip link add out type veth peer name beyond; ip link set beyond addrgenmode none up")
    box.run("ip link set out addrgenmode none up; ip address add 10.9.9.2/24 dev out; ip link set lo up")
    box.run("ip route add default via 10.9.9.1; echo nameserver 10.9.9.1 >/etc/resolv.conf")
    box.run("sed -i '/phones/,$d' /etc/pipsight/settings.toml; systemctl restart pipsight")
    box.active()
    box.run("systemctl stop systemd-networkd systemd-timesyncd systemd-resolved 2>/dev/null || true")
    box.run("systemd-run --quiet --unit=capture tcpdump -Z root -U -i any -w /run/packets")
    game = "env HOME=/root PIPSIGHT_STATE=/tmp/g timeout 110 pipsight play --hands-free --screen none"
    told = box.run(f"sleep 5; {game} --game upwards --camera simulated 2>&1 || true; {COUNT}").splitlines()
    box.try_run("python3 -c \"import socket; socket.create_connection(('10.9.9.1', 80), 3)\"")
    noticed = int(box.run(f"sleep 2; {COUNT}; ip link delete out"))
    if int(told[-1]) or not noticed:
        raise NotSeen(f"{told[-1]} packets; one that was sent on purpose: {noticed}")
    return f"0 packets beside two games; one sent on purpose afterwards was noticed ({noticed} with ARP)"


def idle(box: Container) -> str:
    """Nothing is written in ten minutes, and how much of a core it takes to wait."""
    time.sleep(60)
    before, began = _used(box), time.monotonic()
    time.sleep(600)
    after, seconds = _used(box), time.monotonic() - began
    (wrote, ticks), (written, later) = before, after
    if written != wrote:
        raise NotSeen(f"{written - wrote} bytes written")
    return f"0 bytes written in {seconds:.0f} s; {(later - ticks) / seconds:.1f} % of a core"


def _used(box: Container) -> tuple[int, int]:
    """Bytes that the game has written to the card, and hundredths of a second that it has reckoned."""
    io, stat = (
        box.run(f"cat /proc/$(systemctl show -p MainPID --value pipsight)/{name}") for name in ("io", "stat")
    )
    times = stat.rsplit(")", 1)[1].split()[11:13]
    return int(io.split("\nwrite_bytes: ")[1].split()[0]), sum(map(int, times))


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
    "never-ready-cut": never_ready_and_cut,
    "idle": idle,
    "silent": silent,
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
