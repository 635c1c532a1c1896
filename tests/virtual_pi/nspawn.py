"""A whole system without a kernel of its own: real systemd and units at this machine's own speed."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from machine import RIG, NotSeen

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
            subprocess.run(["kill", "-KILL", str(self._leader() or self._nspawn.pid)], check=False)
            self._nspawn.wait()

    def _leader(self) -> int | None:
        assert self._nspawn
        found = subprocess.run(
            ["pgrep", "-P", str(self._nspawn.pid)], capture_output=True, text=True, check=False
        ).stdout.split()
        return next((int(pid) for pid in found if _program(pid) == "systemd"), None)

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


def _program(pid: str) -> str:
    """What runs there; until systemd has begun, its place is held by somebody else who soon ends."""
    try:
        return Path(f"/proc/{pid}/comm").read_text().strip()
    except OSError:
        return ""
