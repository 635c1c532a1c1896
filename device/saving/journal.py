"""The journal: each event on disk, in its own commit, before anyone sees what it led to."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Any

from device.saving import game_file
from device.saving.database import open_database, wipe
from device.saving.game_file import SavedGame
from device.saving.text_backup import SecondCopy
from games.events import Event
from games.record import BadRecord, Started
from words.sentences import Sentence, sentence

NEW_GAME = "INSERT INTO games VALUES (?, ?, 0)"
NEW_EVENT = "INSERT INTO events VALUES (?, ?, ?)"
IN_PROGRESS = "in-progress"
"""The journal's name for an earlier game that was taken up again."""


def minute() -> str:
    """Now, as the clock on the wall has it."""
    return datetime.now().strftime("%Y-%m-%d %H:%M")


@dataclass(frozen=True, slots=True)
class Entry:
    """One game in the list of all games."""

    number: int
    started: Started
    events: int
    finished: bool
    begun: str = field(default="", compare=False)
    """When, as YYYY-MM-DD HH:MM; empty for games from before this was kept."""


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
        self,
        connection: sqlite3.Connection,
        second: SecondCopy | None = None,
        unsaved: str | None = None,
        now: Callable[[], str] = minute,
    ) -> None:
        self._connection = connection
        self._now = now
        self._second = second
        self._unsaved = unsaved
        self._failed: str | None = None
        self._unwritten: list[tuple[str, tuple[object, ...]]] = []
        self._newest: int = self._all("SELECT max(number) FROM games")[0][0] or 0
        self._game = self._in_progress()
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
        """The game that was played last, if it was interrupted; it is in progress again."""
        number = self._in_progress()
        return None if not number or self._is_finished(number) else self._go_on(number)

    def take_up(self, number: int) -> SavedGame:
        """An earlier game is in progress again, however it was left."""
        self.game(number)  # one that makes no sense changes nothing
        if self._second:
            self._second.forget()
        self._unwritten.append(("UPDATE games SET finished = 0 WHERE number = ?", (number,)))
        self.prefer(IN_PROGRESS, str(number))
        return self._go_on(number)

    def delete_all(self) -> None:
        """Every game and throw, for good: nothing of them is left in the file either."""
        if self._second:
            self._second.forget()
        for table in ("games", "events", "dates"):
            self._unwritten.append((f"DELETE FROM {table}", ()))  # noqa: S608 - our own three names
        self._write("DELETE FROM preferences WHERE name = ?", IN_PROGRESS)
        self._newest = self._game = self._events = 0
        try:
            if not self._failed:
                wipe(self._connection)
        except sqlite3.Error as error:
            self._failed = str(error)

    def catch_up(self) -> bool:
        """Take over what only the second copy still knows; is there anything?"""
        copied = self._second.read() if self._second else None
        number = self._in_progress()
        stored = self.game(number) if number else None
        if copied is None or (stored and _begins_like(stored, copied)):
            return False
        if stored and _begins_like(copied, stored) and not self._is_finished(number):
            self._game, self._events = number, len(stored.events)
        else:
            self._open_new(copied.started)
        self._add(*copied.events[self._events :])
        return True

    def game(self, number: int) -> SavedGame:
        """One saved game; BadRecord when it makes no sense to this version."""
        lines = self._all("SELECT started FROM games WHERE number = ?", number)
        lines += self._all("SELECT event FROM events WHERE game = ? ORDER BY number", number)
        waiting = (row for statement, row in self._unwritten if statement in {NEW_GAME, NEW_EVENT})
        lines += [row[-1:] for row in waiting if row[0] == number]
        return game_file.from_text("".join(line for (line,) in lines))

    def games(self) -> tuple[Entry, ...]:
        """All games, the newest first."""
        rows = self._all(
            """SELECT number, started, (SELECT count(*) FROM events WHERE game = games.number), finished,
               begun FROM games LEFT JOIN dates ON dates.game = games.number ORDER BY number DESC"""
        )
        return tuple(
            Entry(number, game_file.from_text(line).started, events, bool(finished), begun or "")
            for number, line, events, finished, begun in rows
        )

    def dates(self) -> dict[int, str]:
        """When each game began, the newest first; empty where that was not kept yet."""
        rows = self._all(
            """SELECT games.number, begun FROM games LEFT JOIN dates ON dates.game = games.number
               ORDER BY games.number DESC"""
        )
        return {number: begun or "" for number, begun in rows}

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
        self._unwritten.append((NEW_GAME, row))
        self._unwritten.append(("INSERT OR REPLACE INTO dates VALUES (?, ?)", (self._game, self._now())))
        self._unwritten.append(("DELETE FROM preferences WHERE name = ?", (IN_PROGRESS,)))

    def _add(self, *events: Event) -> None:
        for event in events:
            self._events += 1
            row = (self._game, self._events, game_file.event_line(event))
            self._unwritten.append((NEW_EVENT, row))
        self._write_all()

    def _in_progress(self) -> int:
        """The game that was played last: the newest, unless an earlier one was taken up since."""
        return int(self.preferred(IN_PROGRESS) or self._newest)

    def _go_on(self, number: int) -> SavedGame:
        game = self.game(number)
        self._game, self._events = number, len(game.events)
        if self._second:
            self._second.follow(game)
        return game

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
