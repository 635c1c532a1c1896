"""The machine that is brought up to date: where releases may lie on it, and its installer."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import dataclass, field
from importlib.metadata import version
from pathlib import Path

from device.updating.release_file import NoRelease, Release
from device.updating.table import ANSWER
from words.phrases import Language, phrase


@dataclass(frozen=True, slots=True)
class Machine:
    """What an update looks for on the machine."""

    installed: Path = Path("/opt/pipsight/current")
    sticks: tuple[Path, ...] = (Path("/media"), Path("/run/media"), Path("/mnt"))
    """Where systems mount what is plugged in: there, or one or two folders below."""
    user: int = field(default_factory=os.geteuid)
    room: Path | None = Path("/var/tmp")  # noqa: S108 # a folder of our own is made in it
    """Where a release is unpacked: on the card, because /tmp lies in memory, and a Zero has little."""
    answer: Path = ANSWER

    @property
    def folders(self) -> list[Path]:
        """Where a release may lie."""
        return [folder for root in self.sticks for folder in (root, *root.glob("*"), *root.glob("*/*"))]


def is_newer(release: Release) -> bool:
    """Newer than the one that looks at it?"""
    return release.version > tuple(map(int, version("pipsight").split(".")[:3]))


def refuse_old(release: Release, *, may_be_older: bool = False) -> None:
    """Only a newer one is wanted, unless somebody says so."""
    if not (may_be_older or is_newer(release)):
        raise NoRelease("update.not-newer", version=release.version_name, now=version("pipsight"))


def install(program: Path, machine: Machine, language: Language) -> int:
    """Only on the box, where the service is; a clone on a laptop is brought up to date with git."""
    if not machine.installed.exists():
        print(phrase(language, "update.no-box", path=machine.installed), file=sys.stderr)
        return 1
    if machine.user != 0:
        print(phrase(language, "update.no-root"), file=sys.stderr)
        return 1
    return subprocess.run([program / "systemd/install"], check=False).returncode  # noqa: S603 # checked
