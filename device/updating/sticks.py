"""USB sticks for whoever is root: those that the system has mounted, and the others, mounted to be read."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

_LIST = ("lsblk", "--json", "--output", "PATH,TRAN,FSTYPE,MOUNTPOINT")


@dataclass(frozen=True, slots=True)
class Partition:
    """Something with files on it."""

    path: str
    mounted: str | None


def partitions(listed: str) -> list[Partition]:
    """Those on USB, from what lsblk printed."""
    disks = [disk for disk in json.loads(listed)["blockdevices"] if disk["tran"] == "usb"]
    found = [part for disk in disks for part in (disk, *disk.get("children", ()))]
    return [Partition(part["path"], part["mountpoint"]) for part in found if part["fstype"]]


@contextmanager
def sticks(room: Path) -> Iterator[list[Path]]:
    """The folders of all sticks; what was mounted for this is taken out of the tree again."""
    ended = subprocess.run(_LIST, capture_output=True, text=True, check=False)  # noqa: S603
    found = partitions(ended.stdout) if ended.returncode == 0 else []
    folders, mounted = [Path(part.mounted) for part in found if part.mounted], []
    try:
        for number, part in enumerate(part for part in found if not part.mounted):
            folder = room / f"stick-{number}"
            folder.mkdir()
            if _did("mount", "-o", "ro,nosuid,nodev,noexec", part.path, str(folder)):
                mounted.append(folder)
        yield [*folders, *mounted]
    finally:
        for folder in mounted:
            _did("umount", "--lazy", str(folder))


def _did(*words: str) -> bool:
    return subprocess.run(words, capture_output=True, check=False).returncode == 0  # noqa: S603
