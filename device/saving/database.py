"""The file behind the journal: opened, checked, and never lost, whatever state it is found in."""

from __future__ import annotations

import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, replace
from enum import Enum, auto
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any

from device.saving.kept_file import set_aside
from device.saving.salvage import Salvaged, put_into, salvaged
from words.faults import Fault
from words.sentences import Sentence, sentence, trouble

NAME = "games.sqlite"
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


class _Health(Enum):
    SOUND = auto()
    DAMAGED = auto()
    NEWER = auto()


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
        if any(not part.is_file() for part in _parts(path)):
            return _beside_damaged(path, None)
        _bring_back(path)
        connection = _connected(path)
        health = _health(connection)
    except (OSError, sqlite3.Error) as error:
        return _stand_in(path, error)
    if health is _Health.SOUND:
        return Opened(connection, path)
    return _beside_damaged(path, connection) if health is _Health.DAMAGED else _beside_newer(path, connection)


def live_journal(folder: Path) -> Path:
    """Where this version saves in this folder: beside a file that comes from a newer one."""
    path = folder / NAME
    if not path.is_file():
        return _beside(path) if _beside(path).is_file() else path
    with path.open("rb") as file:
        head = file.read(64)
    is_newer = head.startswith(SQLITE) and int.from_bytes(head[60:64], "big") > SCHEMA
    return _beside(path) if is_newer else path


class ForeignJournal(Fault, sqlite3.DatabaseError):
    """A database, and no journal that this version can read."""


def open_copy(path: Path) -> sqlite3.Connection:
    """What this file and its write-ahead log hold, in memory; the file itself stays as it is."""
    foreign = ForeignJournal("journal.foreign-version")
    try:
        memory = open_any(path)
    except sqlite3.DatabaseError as error:
        raise foreign from error
    if _health(memory) is not _Health.SOUND:
        memory.close()
        raise foreign
    return memory


def open_any(path: Path) -> sqlite3.Connection:
    """The same, whichever version has written it."""
    memory = _connected(":memory:")
    with tempfile.TemporaryDirectory(prefix="pipsight-") as folder:
        for part in _parts(path):
            if part.is_file() and not part.name.endswith(
                "-shm"
            ):  # an index is made anew; a device never ends
                shutil.copyfile(part, Path(folder) / part.name)
        with closing(_connected(Path(folder) / path.name)) as copy:
            copy.backup(memory)
    return memory


def count_games(path: Path) -> int:
    """How many games this file holds, as far as anybody can tell without understanding it."""
    try:
        with closing(open_any(path)) as copy:
            return _number(copy, "SELECT count(*) FROM games WHERE number > 0")
    except (OSError, sqlite3.Error):
        return 0


def _connected(path: Path | str) -> sqlite3.Connection:
    """A flipped bit may leave text that is none: it is read all the same, and judged by its decoder."""
    connection = sqlite3.connect(path)
    connection.text_factory = lambda text: text.decode("utf-8", errors="replace")
    return connection


def _health(connection: sqlite3.Connection) -> _Health:
    try:
        if _number(connection, "PRAGMA user_version") > SCHEMA:
            return _Health.NEWER
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        if _number(connection, "SELECT count(*) FROM sqlite_master") == 0:
            connection.executescript(TABLES)
        sound = _number(connection, "PRAGMA application_id") == _OURS and _is_sound(connection)
    except sqlite3.Error as error:
        # The low byte says what is wrong, the others only where.
        if getattr(error, "sqlite_errorcode", 0) & 0xFF in MACHINE:
            raise
        return _Health.DAMAGED
    return _Health.SOUND if sound else _Health.DAMAGED


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
    moved = _connected(path)
    _health(moved)
    return moved


def wipe(connection: sqlite3.Connection) -> None:
    """Write the file anew, so that nothing of what was deleted is left in it or in its log."""
    connection.execute("VACUUM")
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def _number(connection: sqlite3.Connection, query: str) -> int:
    return int(connection.execute(query).fetchone()[0])


def _beside_damaged(path: Path, connection: sqlite3.Connection | None) -> Opened:
    """Moved before it is closed: closing would clear the write-ahead log away under its old name."""
    aside = next(
        free for n in count(1) if not any(_parts(free := path.with_stem(f"{path.stem}-damaged-{n}")))
    )
    try:
        for part in _parts(path):
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


def memory() -> sqlite3.Connection:
    """An empty journal that no file keeps."""
    connection = _connected(":memory:")
    connection.executescript(TABLES)
    return connection


def _parts(path: Path) -> Iterator[Path]:
    """The database, its write-ahead log and the index to the log: whatever lies under these names."""
    for end in ("", "-wal", "-shm"):
        part = path.with_name(f"{path.name}{end}")
        if part.exists() or part.is_symlink():
            yield part
