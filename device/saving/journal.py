"""The journal: each event on disk, in its own commit, before anyone sees what it led to."""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from device.saving import game_file
from device.saving.database import open_database
from device.saving.game_file import SavedGame
from device.saving.second_copy import SecondCopy
from device.sentences import Sentence, sentence
from games.events import Event
from games.record import BadRecord, Started


@dataclass(frozen=True, slots=True)
class Entry:
    """One game in the list of all games."""

    number: int
    started: Started
    events: int
    finished: bool


def open_journal(folder: Path) -> tuple[Journal, tuple[Sentence, ...]]:
    """The journal of this folder, and what people must be told about it."""
    opened = open_database(folder)
    second = None if opened.unsaved else SecondCopy(opened.path.with_suffix(".jsonl"))
    journal = Journal(opened.connection, second, opened.unsaved)
    try:
        restored = journal.catch_up()
    except BadRecord:  # told when the game is to be offered
        restored = False
    return journal, opened.told + ((sentence("journal.restored"),) if restored else ())


class Journal:
    """All saved games. It never raises when the disk fails: `trouble` says so, and it tries again."""

    def __init__(
        self, connection: sqlite3.Connection, second: SecondCopy | None = None, unsaved: str | None = None
    ) -> None:
        self._connection = connection
        self._second = second
        self._unsaved = unsaved
        self._failed: str | None = None
        self._unwritten: list[tuple[str, tuple[object, ...]]] = []
        self._newest: int = self._all("SELECT max(number) FROM games")[0][0] or 0
        self._game = self._newest
        self._events = 0

    @property
    def trouble(self) -> str | None:
        """Why the game is not being saved, or None."""
        return self._unsaved or self._failed

    def begin(self, started: Started) -> None:
        """A new game; whatever is appended from now on belongs to it."""
        if self._second:
            self._second.forget()
        self._open_new(started)
        self._write_all()
        if self._second:
            self._second.follow(SavedGame(started, ()))

    def append(self, event: Event) -> None:
        """One more event of the game in progress."""
        self._add(event)
        if self._second:
            self._second.append(event)

    def finish(self) -> None:
        """The game in progress will not be offered again."""
        self._write("UPDATE games SET finished = 1 WHERE number = ?", self._game)
        if self._second:
            self._second.forget()

    def unfinished(self) -> SavedGame | None:
        """The newest game if it was interrupted; it is in progress again."""
        if not self._newest or self._is_finished(self._newest):
            return None
        game = self.game(self._newest)
        self._game, self._events = self._newest, len(game.events)
        if self._second:
            self._second.follow(game)
        return game

    def catch_up(self) -> bool:
        """Take over what only the second copy still knows; is there anything?"""
        copied = self._second.read() if self._second else None
        stored = self.game(self._newest) if self._newest else None
        if copied is None or (stored and _begins_like(stored, copied)):
            return False
        if stored and _begins_like(copied, stored) and not self._is_finished(self._newest):
            self._events = len(stored.events)
        else:
            self._open_new(copied.started)
        self._add(*copied.events[self._events :])
        return True

    def game(self, number: int) -> SavedGame:
        """One saved game; BadRecord when it makes no sense to this version."""
        lines = self._all("SELECT started FROM games WHERE number = ?", number)
        lines += self._all("SELECT event FROM events WHERE game = ? ORDER BY number", number)
        return game_file.from_text("".join(line for (line,) in lines))

    def games(self) -> tuple[Entry, ...]:
        """All games, the newest first."""
        rows = self._all(
            """SELECT number, started, (SELECT count(*) FROM events WHERE game = games.number), finished
               FROM games ORDER BY number DESC"""
        )
        return tuple(
            Entry(number, game_file.from_text(line).started, events, bool(finished))
            for number, line, events, finished in rows
        )

    def prefer(self, name: str, value: str) -> None:
        """Remember what people like, over the evenings."""
        self._write("INSERT OR REPLACE INTO preferences VALUES (?, ?)", name, value)

    def preferred(self, name: str) -> str | None:
        """What people liked the last time."""
        rows = self._all("SELECT value FROM preferences WHERE name = ?", name)
        return rows[0][0] if rows else None

    def close(self) -> None:
        """Tidy up; nothing depends on it."""
        self._connection.close()

    def _open_new(self, started: Started) -> None:
        self._newest += 1
        self._game, self._events = self._newest, 0
        row = (self._game, game_file.started_line(started))
        self._unwritten.append(("INSERT INTO games VALUES (?, ?, 0)", row))

    def _add(self, *events: Event) -> None:
        for event in events:
            self._events += 1
            row = (self._game, self._events, game_file.event_line(event))
            self._unwritten.append(("INSERT INTO events VALUES (?, ?, ?)", row))
        self._write_all()

    def _is_finished(self, number: int) -> bool:
        return bool(self._all("SELECT finished FROM games WHERE number = ?", number)[0][0])

    def _all(self, query: str, *values: object) -> list[Any]:
        return self._connection.execute(query, values).fetchall()

    def _write(self, statement: str, *values: object) -> None:
        self._unwritten.append((statement, values))
        self._write_all()

    def _write_all(self) -> None:
        """What a failing disk refused is written, in order, as soon as it works again."""
        try:
            with self._connection:
                for statement, values in self._unwritten:
                    self._connection.execute(statement, values)
        except sqlite3.Error as error:
            self._failed = str(error)
        else:
            self._unwritten.clear()
            self._failed = None


def _begins_like(longer: SavedGame, shorter: SavedGame) -> bool:
    """Is this the same game, and at least as far?"""
    same = longer.started == shorter.started
    return same and longer.events[: len(shorter.events)] == shorter.events
