"""A virtual Pi: a whole Debian under QEMU, with power to cut, a panel to look at and fingers to touch it."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

HERE = Path(__file__).parent
TREE = HERE.parents[1]
RIG = Path(os.environ.get("PIPSIGHT_RIG") or Path.home() / ".cache/pipsight-rig")
PATIENCE = float(os.environ.get("PIPSIGHT_PATIENCE", "1"))
"""How many times longer to wait for everything, where other work shares the processor."""
SSH_PORT = int(os.environ.get("PIPSIGHT_PORT", "2222"))
# QEMU 7.2 emulates AVX wrongly, and Mesa's painting in software crashes on it: not "max".
EMULATED = ["-accel", "tcg,thread=multi,tb-size=512", "-cpu", "Nehalem"]
Picture = NDArray[np.uint8]


class NotSeen(Exception):
    """Something did not happen that should have."""


class Machine:
    """One virtual Pi and its disk, which keeps what is written to it until the disk is made anew."""

    def __init__(self, suite: str, folder: Path, cores: int = 2) -> None:
        self.suite, self.folder, self._cores = suite, folder, cores
        self.disk = RIG / f"run-{suite}.qcow2"
        self.sound = folder / "sound.wav"
        self.root = "/dev/vda"

    def new_disk(self, base: Path) -> None:
        """A disk of its own on top of the one that was built, so that every walk begins alike."""
        self.disk.unlink(missing_ok=True)
        words = ["qemu-img", "create", "-q", "-f", "qcow2", "-b", str(base), "-F", "raw", str(self.disk)]
        subprocess.run(words, check=True)

    def boot(self, kernel_words: str = "") -> None:
        """Power on, and wait until somebody can log in."""
        self.power_on(kernel_words)
        self.log_in()

    def log_in(self) -> None:
        """Wait until somebody can, and keep that line open: a new one takes seconds here."""
        self.until(self.is_up, 900, "ssh answers")
        self._link.unlink(missing_ok=True)
        quiet = subprocess.DEVNULL
        subprocess.run(self._ssh("-MNf"), check=True, stdin=quiet, stdout=quiet, stderr=quiet)

    def power_on(self, kernel_words: str = "") -> None:
        """Put the plug in."""
        subprocess.run(self._command(kernel_words), check=True)

    def is_up(self) -> bool:
        """Does it answer, and may others than root log in already?"""
        return self.try_run("systemctl is-active systemd-user-sessions", seconds=30).returncode == 0

    def power_off(self) -> None:
        """Pull the plug: whatever the system had not written yet is gone."""
        self._link.unlink(missing_ok=True)
        if self.has_power():
            self.tell("quit")
        while self.has_power():
            time.sleep(0.2)

    def has_power(self) -> bool:
        """Is anybody there to talk to?"""
        with socket.socket(socket.AF_UNIX) as link:
            return link.connect_ex(str(self._qmp)) == 0

    def cut_power(self) -> None:
        """Pull the plug and put it back in."""
        self.power_off()
        self.boot()

    def wait_for_end(self, seconds: float) -> None:
        """The machine switches itself off."""
        end = time.monotonic() + seconds
        while self.has_power():
            if time.monotonic() > end:
                raise NotSeen("the machine did not switch itself off")
            time.sleep(1.0)

    def try_run(
        self, command: str, *, user: str = "root", given: bytes | None = None, seconds: float = 900
    ) -> subprocess.CompletedProcess[str]:
        """A command on the virtual Pi, whatever comes of it."""
        words = [*self._ssh(user=user), command]
        try:
            ended = subprocess.run(
                words, input=given or b"", capture_output=True, timeout=seconds, check=False
            )
        except subprocess.TimeoutExpired:
            return subprocess.CompletedProcess(words, 124, "", f"not within {seconds} s")
        return subprocess.CompletedProcess(
            words,
            ended.returncode,
            ended.stdout.decode(errors="replace"),
            ended.stderr.decode(errors="replace"),
        )

    def _ssh(self, *how: str, user: str = "root") -> list[str]:
        options = ("StrictHostKeyChecking=no", "UserKnownHostsFile=/dev/null", "ConnectTimeout=10")
        path = ("-S", str(self._link)) if user == "root" else ()
        words = ("-q", "-i", str(RIG / "key"), "-p", str(SSH_PORT), *path, *how)
        return ["ssh", *words, *(f"-o{option}" for option in options), f"{user}@127.0.0.1"]

    def run(self, command: str, **how: Any) -> str:
        """A command that must succeed, and what it printed."""
        ended = self.try_run(command, **how)
        if ended.returncode:
            raise NotSeen(f"{command}: {ended.returncode} {ended.stdout[-500:]}{ended.stderr[-500:]}")
        return ended.stdout

    def send_tree(self) -> None:
        """The committed state of this checkout, as a clone would have it."""
        archive = subprocess.run(["git", "archive", "HEAD"], cwd=TREE, capture_output=True, check=True).stdout
        self.run("rm -rf pipsight && mkdir pipsight && tar -x -C pipsight", user="pi", given=archive)

    def send(self, data: bytes, place: str) -> None:
        """A file on the virtual Pi."""
        self.run(f"mkdir -p $(dirname {place}) && cat >{place} && sync {place}", given=data)

    def panel(self, name: str | None = None) -> Picture:
        """What the panel shows, kept as a picture of this name."""
        path = self.folder / f"{name or 'panel'}.png"
        self.tell("screendump", filename=str(path.absolute()), format="png")
        picture = cv2.imread(str(path))
        if picture is None:
            raise NotSeen("the panel gives no picture")
        return picture.astype(np.uint8, copy=False)

    def tap(self, x: float, y: float) -> None:
        """A finger at this place of the panel, in fractions of it."""
        self.run(f"virtual-touch tap {x} {y}")

    def press(self, pin: int, seconds: float = 0.4) -> None:
        """A push button, down and up."""
        self.run(f"virtual-pins press {pin} {seconds}")

    def bounce(self, pin: int) -> None:
        """The same by a worn contact."""
        self.run(f"virtual-pins bounce {pin}")

    def is_lit(self, pin: int) -> bool:
        """Has the program switched this pin on?"""
        return self.run(f"virtual-pins value {pin}").strip() == "1"

    def watch(self, pin: int) -> None:
        """Count from now on how often this pin is switched on."""
        unit = f"--quiet --collect --unit=watch-{pin} --property=RuntimeMaxSec={300 * PATIENCE:.0f}"
        self.try_run(f"systemctl stop watch-{pin}")
        self.run(f"systemd-run {unit} virtual-pins watch {pin} /run/watch-{pin}")

    def watched(self, pin: int) -> int:
        """How often it was switched on since then; looking costs time, so it ends by itself some day."""
        return int(self.run(f"cat /run/watch-{pin} 2>/dev/null || true") or 0)

    def show_tray(self, pictures: bytes, name: str, *, on_card: bool = True) -> None:
        """From now on this lies before the camera."""
        if on_card:
            self.send(pictures, f"/var/lib/virtual-tray/{name}")
            self.run(f"virtual-tray show /var/lib/virtual-tray/{name}")
        else:  # until the next one, or until the power is cut
            self.send(pictures, f"/run/virtual-tray-{name}")
            self.run(f"mv /run/virtual-tray-{name} /run/virtual-tray")

    def service(self, name: str) -> str:
        """One property of the unit, as systemd tells it."""
        return self.run(f"systemctl show --property {name} --value pipsight").strip()

    def until(self, happened: Callable[[], bool], seconds: float, what: str) -> float:
        """Wait for it; says how long it took."""
        began = time.monotonic()
        while not happened():
            if time.monotonic() - began > seconds * PATIENCE:
                raise NotSeen(f"{what}: not within {seconds * PATIENCE:.0f} s")
            if not self.has_power():
                raise NotSeen(f"{what}: the machine is off")
            time.sleep(1.0)
        return time.monotonic() - began

    def tell(self, command: str, **arguments: object) -> None:
        """A word to QEMU itself."""
        with socket.socket(socket.AF_UNIX) as link:
            link.connect(str(self._qmp))
            lines = link.makefile("r")
            lines.readline()
            for each, given in (("qmp_capabilities", {}), (command, arguments)):
                link.sendall(json.dumps({"execute": each, "arguments": given}).encode() + b"\n")
                while not {"return", "error"} & (answer := json.loads(lines.readline())).keys():
                    pass
                if "error" in answer:
                    raise NotSeen(str(answer["error"]))

    @property
    def _link(self) -> Path:
        return RIG / f"ssh-{self.suite}"

    @property
    def _qmp(self) -> Path:
        return RIG / f"qmp-{self.suite}.sock"

    def _command(self, kernel_words: str) -> list[str]:
        append = f"root={self.root} rw console=tty1 console=ttyS0,115200 loglevel=4 {kernel_words}"
        return [
            *("qemu-system-x86_64", "-machine", "q35", *EMULATED),
            *("-smp", str(self._cores), "-m", "2048"),
            *("-kernel", str(RIG / f"vmlinuz-{self.suite}"), "-initrd", str(RIG / f"initrd-{self.suite}")),
            *("-append", append, "-drive", f"file={self.disk},if=virtio,format=qcow2,cache=writeback"),
            *("-netdev", f"user,id=net,hostfwd=tcp:127.0.0.1:{SSH_PORT}-:22"),
            *("-device", "virtio-net-pci,netdev=net,romfile=", "-vga", "none"),
            *("-device", "virtio-gpu-pci,xres=800,yres=480", "-device", "qemu-xhci,id=usb"),
            *("-audiodev", f"wav,id=sound,path={self.sound}", "-device", "intel-hda"),
            *("-device", "hda-output,audiodev=sound", "-display", "none"),
            *("-serial", f"file:{self.folder / 'serial.log'}", "-qmp", f"unix:{self._qmp},server,nowait"),
            "-daemonize",
        ]
