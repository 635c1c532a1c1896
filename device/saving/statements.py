"""Everything that is ever written into the journal's tables; each change is known by its name."""

from __future__ import annotations

from enum import Enum


class Change(Enum):
    """A kind of change, and how the database is told."""

    NEW_GAME = "INSERT INTO games VALUES (?, ?, 0)"
    NEW_EVENT = "INSERT OR REPLACE INTO events VALUES (?, ?, ?)"
    NEW_SNAPSHOT = "INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?, ?, ?)"
    DATE = "INSERT OR REPLACE INTO dates VALUES (?, ?)"
    FINISH = "UPDATE games SET finished = 1 WHERE number = ?"
    REOPEN = "UPDATE games SET finished = 0 WHERE number = ?"

    REMEMBER = "INSERT OR REPLACE INTO preferences VALUES (?, ?)"
    FORGET = "DELETE FROM preferences WHERE name = ?"
    FORGET_ALL_LIKE = "DELETE FROM preferences WHERE name LIKE ?"
    RENAME = "UPDATE preferences SET name = ? WHERE name = ?"

    COPY_GAME = "INSERT INTO games SELECT ?, started, 1 FROM games WHERE number = ?"
    COPY_EVENTS = "INSERT INTO events SELECT ?, number, event FROM events WHERE game = ?"
    CUT_EVENTS = "DELETE FROM events WHERE game = ? AND NOT number <= ?"
    CUT_SNAPSHOTS = "DELETE FROM snapshots WHERE game = ? AND NOT number <= ?"

    DELETE_GAMES = "DELETE FROM games"
    DELETE_EVENTS = "DELETE FROM events"
    DELETE_DATES = "DELETE FROM dates"
    DELETE_SNAPSHOTS = "DELETE FROM snapshots"


DELETE_ALL_GAMES = (Change.DELETE_GAMES, Change.DELETE_EVENTS, Change.DELETE_DATES, Change.DELETE_SNAPSHOTS)
