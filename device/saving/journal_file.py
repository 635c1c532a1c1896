"""One journal file: its tables, whether it is whole, and what it holds as a copy in memory."""

from __future__ import annotations

import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing
from enum import Enum, auto
from functools import cache
from pathlib import Path
from typing import Any

from words.faults import Fault

SQLITE = b"SQLite format 3\0"
SCHEMA = 1
OUR_TABLES = ("games", "events", "preferences", "dates", "snapshots")
_OURS = 0x50495053  # "PIPS", kept in the file's header
ADDED = """
CREATE TABLE IF NOT EXISTS dates (game INTEGER PRIMARY KEY, begun TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS snapshots (game INTEGER, number INTEGER, state TEXT NOT NULL, rules TEXT NOT NULL,
  checksum INTEGER NOT NULL, PRIMARY KEY (game, number));
CREATE TRIGGER IF NOT EXISTS forget_snapshots AFTER DELETE ON games
  BEGIN DELETE FROM snapshots WHERE game = OLD.number; END;
"""
"""Added to a journal of any age; who does not know it, leaves it alone. The trigger is for those: what an
earlier version deletes must not live on in a table that it does not know."""
TABLES = f"""
BEGIN;
CREATE TABLE games (number INTEGER PRIMARY KEY, started TEXT NOT NULL, finished INTEGER NOT NULL);
CREATE TABLE events (game INTEGER, number INTEGER, event TEXT NOT NULL, PRIMARY KEY (game, number));
CREATE TABLE preferences (name TEXT PRIMARY KEY, value TEXT NOT NULL);
{ADDED}
PRAGMA application_id = {_OURS};
PRAGMA user_version = {SCHEMA};
COMMIT;
"""
MACHINE = frozenset(
    {
        sqlite3.SQLITE_AUTH,
        sqlite3.SQLITE_BUSY,
        sqlite3.SQLITE_CANTOPEN,
        sqlite3.SQLITE_FULL,
        sqlite3.SQLITE_IOERR,
        sqlite3.SQLITE_LOCKED,
        sqlite3.SQLITE_NOLFS,
        sqlite3.SQLITE_NOMEM,
        sqlite3.SQLITE_PERM,
        sqlite3.SQLITE_READONLY,
    }
)
"""What the machine is to blame for; whatever else SQLite complains about is wrong in the file."""


class Health(Enum):
    """What a file turned out to be."""

    SOUND = auto()
    DAMAGED = auto()
    NEWER = auto()


def connected(path: Path | str) -> sqlite3.Connection:
    """A flipped bit may leave text that is none: it is read all the same, and judged by its decoder."""
    connection = sqlite3.connect(path)
    connection.text_factory = lambda text: text.decode("utf-8", errors="replace")
    return connection


def health_of(connection: sqlite3.Connection) -> Health:
    """Is it ours, whole, and not from a newer version? An empty one gets its tables."""
    try:
        version = number_from(connection, "PRAGMA user_version")
        if version > SCHEMA:
            return Health.NEWER
        # Changes nothing, but a card that became read-only is else found out only at the first throw.
        connection.execute(f"PRAGMA user_version = {version}")
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        if number_from(connection, "SELECT count(*) FROM sqlite_master") == 0:
            connection.executescript(TABLES)
        sound = number_from(connection, "PRAGMA application_id") == _OURS and _is_sound(connection)
    except sqlite3.Error as error:
        # The low byte says what is wrong, the others only where.
        if getattr(error, "sqlite_errorcode", 0) & 0xFF in MACHINE:
            raise
        return Health.DAMAGED
    return Health.SOUND if sound else Health.DAMAGED


def _is_sound(connection: sqlite3.Connection) -> bool:
    """Is every page as SQLite left it, and every table as we made it?"""
    connection.executescript(ADDED)
    is_whole = connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    return is_whole and _tables(connection) == _our_tables()


def _tables(connection: sqlite3.Connection) -> list[list[Any]]:
    """The columns of our tables, and whatever else could change what is written to them."""
    columns = [connection.execute(f"PRAGMA table_xinfo({name})").fetchall() for name in OUR_TABLES]
    return [*columns, connection.execute("SELECT sql FROM sqlite_master WHERE type = 'trigger'").fetchall()]


@cache
def _our_tables() -> list[list[Any]]:
    with closing(sqlite3.connect(":memory:")) as fresh:
        fresh.executescript(TABLES)
        return _tables(fresh)


def number_from(connection: sqlite3.Connection, query: str) -> int:
    """The one number that a query answers."""
    return int(connection.execute(query).fetchone()[0])


def memory() -> sqlite3.Connection:
    """An empty journal that no file keeps."""
    connection = connected(":memory:")
    connection.executescript(TABLES)
    return connection


def parts_of(path: Path) -> Iterator[Path]:
    """The database, its write-ahead log and the index to the log: whatever lies under these names."""
    for end in ("", "-wal", "-shm"):
        part = path.with_name(f"{path.name}{end}")
        if part.exists() or part.is_symlink():
            yield part


class ForeignJournal(Fault, sqlite3.DatabaseError):
    """A database, and no journal that this version can read."""


def open_copy(path: Path) -> sqlite3.Connection:
    """What this file and its write-ahead log hold, in memory; the file itself stays as it is."""
    foreign = ForeignJournal("journal.foreign-version")
    try:
        memory = open_any(path)
    except sqlite3.DatabaseError as error:
        raise foreign from error
    if health_of(memory) is not Health.SOUND:
        memory.close()
        raise foreign
    return memory


def open_any(path: Path) -> sqlite3.Connection:
    """The same, whichever version has written it."""
    memory = connected(":memory:")
    with tempfile.TemporaryDirectory(prefix="pipsight-") as folder:
        for part in parts_of(path):
            # the index ("-shm") is made anew, and copying a device would never end
            if part.is_file() and not part.name.endswith("-shm"):
                shutil.copyfile(part, Path(folder) / part.name)
        with closing(connected(Path(folder) / path.name)) as copy:
            copy.backup(memory)
    return memory


def count_games(path: Path) -> int:
    """How many games this file holds, as far as anybody can tell without understanding it."""
    try:
        with closing(open_any(path)) as copy:
            return number_from(copy, "SELECT count(*) FROM games WHERE number > 0")
    except (OSError, sqlite3.Error):
        return 0


def file_at(place: Path | None) -> tuple[int, int] | None:
    """Which file it is, whatever it is called."""
    try:
        found = place.stat() if place else None
    except OSError:
        return None
    return (found.st_dev, found.st_ino) if found else None
