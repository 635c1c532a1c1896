"""The folder for everything that outlives the evening, and the lock that keeps a second copy out of it."""

from __future__ import annotations

import fcntl
import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from games.cues import Cue
from words.faults import Fault


@dataclass(frozen=True, slots=True)
class FolderMadeAnew(Cue):
    """Somebody took the folder away while it was in use; everything was written again."""


class AlreadyRunning(Fault):
    """Another copy of Pipsight works in this folder."""


def state_folder(environment: Mapping[str, str]) -> Path:
    """PIPSIGHT_STATE, else the platform's usual place."""
    if named := environment.get("PIPSIGHT_STATE"):
        return Path(named)
    return Path(environment.get("XDG_STATE_HOME") or Path.home() / ".local" / "state") / "pipsight"


@contextmanager
def only_one(folder: Path) -> Iterator[None]:
    """Keep the folder to ourselves; where nothing can be written, nobody can get into each other's way."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        lock = os.open(folder / "lock", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    except OSError:
        yield
        return
    try:
        _take(lock, folder)
        yield
    finally:
        os.close(lock)


def _take(lock: int, folder: Path) -> None:
    """The system lets go of the lock when the process ends, however it ends."""
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as error:
        raise AlreadyRunning("journal.running", folder=folder) from error
