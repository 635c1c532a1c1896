"""The file behind the journal: opened, checked, and never lost, whatever state it is found in."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import dataclass, replace
from itertools import count
from pathlib import Path

from device.saving.journal_file import (
    SCHEMA,
    SQLITE,
    Health,
    connected,
    health_of,
    memory,
    open_copy,
    parts_of,
)
from device.saving.kept_file import set_aside
from device.saving.salvage import Salvaged, put_into, salvaged
from words.sentences import Sentence, sentence, trouble

NAME = "games.sqlite"


@dataclass(frozen=True, slots=True)
class Opened:
    """A database to work with, and what people must be told about it."""

    connection: sqlite3.Connection
    path: Path
    news: tuple[Sentence, ...] = ()
    unsaved: str | None = None
    """Why nothing written to it will last."""


def open_database(folder: Path, name: str = NAME) -> Opened:
    """The database of this folder; where none can be written, one that lasts until the plug is pulled."""
    path = folder / name
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if any(not part.is_file() for part in parts_of(path)):
            return _beside_damaged(path, None)
        _bring_back(path)
        connection = connected(path)
        health = health_of(connection)
    except (OSError, sqlite3.Error) as error:
        return _stand_in(path, error)
    if health is Health.SOUND:
        return Opened(connection, path)
    return _beside_damaged(path, connection) if health is Health.DAMAGED else _beside_newer(path, connection)


def live_journal(folder: Path) -> Path:
    """Where this version saves in this folder: beside a file that comes from a newer one."""
    path = folder / NAME
    if not path.is_file():
        return _beside(path) if _beside(path).is_file() else path
    with path.open("rb") as file:
        head = file.read(64)
    is_newer = head.startswith(SQLITE) and int.from_bytes(head[60:64], "big") > SCHEMA
    return _beside(path) if is_newer else path


def move_to(path: Path, connection: sqlite3.Connection) -> sqlite3.Connection:
    """Everything behind this connection in a new file at this place, and the connection to that.

    The old file may have lost its name, but can be read while it is open. What lies there now is set aside.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_stem(f"{path.stem}-fresh")
    fresh.unlink(missing_ok=True)
    with closing(sqlite3.connect(fresh)) as new:
        connection.backup(new)
    if path.exists():
        set_aside(path)
    connection.close()  # first: closing tidies a log away by its name, and the new file's has the same
    for part in ("-wal", "-shm"):
        path.with_name(f"{path.name}{part}").unlink(missing_ok=True)
    fresh.replace(path)
    moved = connected(path)
    health_of(moved)
    return moved


def wipe(connection: sqlite3.Connection) -> None:
    """Write the file anew, so that nothing of what was deleted is left in it or in its log."""
    connection.execute("VACUUM")
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def _beside_damaged(path: Path, connection: sqlite3.Connection | None) -> Opened:
    """Moved before it is closed: closing would clear the write-ahead log away under its old name."""
    aside = next(
        free for n in count(1) if not any(parts_of(free := path.with_stem(f"{path.stem}-damaged-{n}")))
    )
    try:
        for part in parts_of(path):
            part.rename(aside.with_name(part.name.replace(path.name, aside.name)))
    except OSError as error:
        return _stand_in(path, error)
    finally:
        if connection:
            connection.close()
    opened = open_database(path.parent, path.name)
    news = (sentence("journal.damaged", file=path, aside=aside), *_rescued(aside, opened.connection))
    return replace(opened, news=(*news, *opened.news))


def _rescued(damaged: Path, fresh: sqlite3.Connection) -> tuple[Sentence, ...]:
    """Take over what the damaged file still holds, and say how much that is."""
    try:
        found = salvaged(damaged) if damaged.is_file() else Salvaged()
        put_into(fresh, found)
    except (OSError, sqlite3.Error):
        return ()
    counts = {"games": len(found.games), "events": len(found.events)}
    return (sentence("journal.salvaged", **counts),) if any(counts.values()) else ()


def _beside_newer(path: Path, connection: sqlite3.Connection) -> Opened:
    connection.close()
    beside = _beside(path)
    opened = open_database(path.parent, beside.name)
    return replace(opened, news=(sentence("journal.newer", file=path, beside=beside), *opened.news))


def _beside(path: Path) -> Path:
    return path.with_stem(f"{path.stem}-{SCHEMA}")


def _bring_back(path: Path) -> None:
    """The newer file is gone (deleted, with all games): what this version saved beside it takes its place."""
    beside = _beside(path)
    if path.exists() or not beside.is_file():
        return
    for end in (
        ".jsonl",
        f"{path.suffix}-wal",
        path.suffix,
    ):  # the database last: till then this is tried again
        part = beside.with_name(f"{beside.stem}{end}")
        if part.is_file():
            part.replace(path.with_name(f"{path.stem}{end}"))


def _stand_in(path: Path, why: Exception) -> Opened:
    """In memory, with whatever can still be read of the saved games."""
    why_not = sentence("journal.unsaved", folder=path.parent, why=trouble(why))
    try:
        return Opened(open_copy(path), path, (why_not,), str(why))
    except (OSError, sqlite3.Error):
        empty = memory()
        return Opened(empty, path, (why_not, *_rescued(path, empty)), str(why))
