"""The file behind the journal: opened, checked, and never lost, whatever state it is found in."""

from __future__ import annotations

import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import Enum, auto
from itertools import count
from pathlib import Path

from words.sentences import Sentence, sentence, trouble

NAME = "games.sqlite"
SCHEMA = 1
_OURS = 0x50495053  # "PIPS", kept in the file's header
DATES = "CREATE TABLE IF NOT EXISTS dates (game INTEGER PRIMARY KEY, begun TEXT NOT NULL)"
"""Added to a journal of any age; who does not know it, leaves it alone."""
TABLES = f"""
BEGIN;
{DATES};
CREATE TABLE games (number INTEGER PRIMARY KEY, started TEXT NOT NULL, finished INTEGER NOT NULL);
CREATE TABLE events (game INTEGER, number INTEGER, event TEXT NOT NULL, PRIMARY KEY (game, number));
CREATE TABLE preferences (name TEXT PRIMARY KEY, value TEXT NOT NULL);
PRAGMA application_id = {_OURS};
PRAGMA user_version = {SCHEMA};
COMMIT;
"""


class _Health(Enum):
    SOUND = auto()
    DAMAGED = auto()
    NEWER = auto()


@dataclass(frozen=True, slots=True)
class Opened:
    """A database to work with, and what people must be told about it."""

    connection: sqlite3.Connection
    path: Path
    told: tuple[Sentence, ...] = ()
    unsaved: str | None = None
    """Why nothing written to it will last."""


def open_database(folder: Path, name: str = NAME) -> Opened:
    """The database of this folder; where none can be written, one that lasts until the plug is pulled."""
    path = folder / name
    try:
        folder.mkdir(parents=True, exist_ok=True)
        connection = sqlite3.connect(path)
        health = _health(connection)
    except (OSError, sqlite3.Error) as error:
        return _stand_in(path, error)
    if health is _Health.SOUND:
        return Opened(connection, path)
    return _beside_damaged(path, connection) if health is _Health.DAMAGED else _beside_newer(path, connection)


def open_copy(path: Path) -> sqlite3.Connection:
    """What this file and its write-ahead log hold, in memory; the file itself stays as it is."""
    memory = sqlite3.connect(":memory:")
    with tempfile.TemporaryDirectory(prefix="pipsight-") as folder:
        for part in _parts(path):
            shutil.copyfile(part, Path(folder) / part.name)
        copy = sqlite3.connect(Path(folder) / path.name)
        try:
            if _health(copy) is not _Health.SOUND:
                raise sqlite3.DatabaseError(f"{path} is not a journal that this version can read")
            copy.backup(memory)
        finally:
            copy.close()
    return memory


def _health(connection: sqlite3.Connection) -> _Health:
    try:
        if _number(connection, "PRAGMA user_version") > SCHEMA:
            return _Health.NEWER
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        if _number(connection, "SELECT count(*) FROM sqlite_master") == 0:
            connection.executescript(TABLES)
        ours = _number(connection, "PRAGMA application_id") == _OURS
        if ours:
            connection.execute(DATES)
        sound = connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    except sqlite3.DatabaseError as error:
        # The low byte says what is wrong, the others only where.
        if error.sqlite_errorcode & 0xFF not in {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}:
            raise
        return _Health.DAMAGED
    return _Health.SOUND if ours and sound else _Health.DAMAGED


def wipe(connection: sqlite3.Connection) -> None:
    """Write the file anew, so that nothing of what was deleted is left in it or in its log."""
    connection.execute("VACUUM")
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def _number(connection: sqlite3.Connection, query: str) -> int:
    return int(connection.execute(query).fetchone()[0])


def _beside_damaged(path: Path, connection: sqlite3.Connection) -> Opened:
    """Moved before it is closed: closing would clear the write-ahead log away under its old name."""
    aside = next(free for n in count(1) if not (free := path.with_stem(f"{path.stem}-damaged-{n}")).exists())
    try:
        for part in _parts(path):
            part.rename(aside.with_name(part.name.replace(path.name, aside.name)))
    except OSError as error:
        return _stand_in(path, error)
    finally:
        connection.close()
    opened = open_database(path.parent, path.name)
    return replace(opened, told=(sentence("journal.damaged", file=path, aside=aside), *opened.told))


def _beside_newer(path: Path, connection: sqlite3.Connection) -> Opened:
    connection.close()
    beside = path.with_stem(f"{path.stem}-{SCHEMA}")
    opened = open_database(path.parent, beside.name)
    return replace(opened, told=(sentence("journal.newer", file=path, beside=beside), *opened.told))


def _stand_in(path: Path, why: Exception) -> Opened:
    """In memory, with whatever can still be read of the saved games."""
    why_not = sentence("journal.unsaved", folder=path.parent, why=trouble(why))
    try:
        return Opened(open_copy(path), path, (why_not,), str(why))
    except (OSError, sqlite3.Error):
        memory = sqlite3.connect(":memory:")
        memory.executescript(TABLES)
        return Opened(memory, path, (why_not,), str(why))


def _parts(path: Path) -> Iterator[Path]:
    """The database and its write-ahead log; the third file is only an index to the log and made anew."""
    for part in (path, path.with_name(f"{path.name}-wal")):
        if part.exists():
            yield part
