"""The rows behind the journal: read as they are, and written in order as soon as the disk allows it."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from device.saving import game_file
from device.saving.salvage import MOST_NUMBER
from device.saving.snapshots import from_row
from device.saving.statements import Change
from games.record import Started
from games.table import Table, begin

SNAPSHOTS = """SELECT game, number, state, rules, checksum FROM snapshots WHERE game = ? AND number <= ?
ORDER BY number DESC"""
COUNTS = """SELECT count(*), ifnull(max(number), 0), total(typeof(number) != 'integer') FROM events
WHERE game = ?"""
WHOLE_TEXT = """SELECT started || ifnull((SELECT group_concat(event, '') FROM
(SELECT event FROM events WHERE game = ?1 ORDER BY number)), '') FROM games WHERE number = ?1"""
LISTED = """SELECT number, started, (SELECT count(*) FROM events WHERE game = games.number), finished, begun
FROM games LEFT JOIN dates ON dates.game = games.number WHERE number > 0 ORDER BY number DESC"""
DATES = """SELECT games.number, begun FROM games LEFT JOIN dates ON dates.game = games.number
WHERE games.number > 0 ORDER BY games.number DESC"""
SMALLEST = "SELECT min(0, (SELECT min(number) FROM games), (SELECT ifnull(min(game), 0) FROM events))"


LOOKS_BETWEEN_TRIES = 150
"""About five seconds of turns: a card that is full or worn is not asked for room thirty times a second."""


@dataclass(frozen=True, slots=True)
class Stored:
    """One game as its rows have it."""

    lines: tuple[Any, ...]
    """The first line and the events, as far as they follow each other."""
    beyond: int = 0
    """Events that come after a gap."""


class Rows:
    """A connection to the journal's tables, and the statements that a failing disk has not taken yet."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection
        self.failed: str | None = None
        self._unwritten: list[tuple[Change, tuple[Any, ...]]] = []
        self._looks = 0
        """How often it was looked after since a failing disk was tried last."""

    def later(self, change: Change, *values: object) -> None:
        """Something to be written together with what comes next."""
        self._unwritten.append((change, values))

    def write(self, change: Change | None = None, *values: object) -> None:
        """Everything that waits, in one commit; what a failing disk refuses waits on, in order."""
        if change:
            self.later(change, *values)
        try:
            with self.connection:
                for waiting, row in self._unwritten:
                    self.connection.execute(waiting.value, row)
        except sqlite3.Error as error:
            self.failed = str(error)
        else:
            self._unwritten.clear()
            self.failed = None

    def offer_again(self) -> None:
        """Now and then, what a failing disk refused: where no clock runs, nobody may do anything more."""
        self._looks = self._looks + 1 if self.failed else 0
        if self._looks >= LOOKS_BETWEEN_TRIES:
            self._looks = 0
            self.write()

    def remembered(self) -> list[tuple[str, object]]:
        """Everything that is remembered, by name."""
        return self._all("SELECT name, value FROM preferences WHERE typeof(name) = 'text'")

    def remembered_as(self, name: str) -> object:
        """What is remembered under this name, or None."""
        rows = self._all("SELECT value FROM preferences WHERE name = ?", name)
        return rows[0][0] if rows else None

    def listed(self) -> list[tuple[Any, ...]]:
        """All games, the newest first: number, first line, count of events, finished, when it began."""
        return self._all(LISTED)

    def dates(self) -> list[tuple[int, object]]:
        """When each game began, the newest first."""
        return self._all(DATES)

    def _all(self, query: str, *values: object) -> list[Any]:
        """What is written."""
        return self.connection.execute(query, values).fetchall()

    def stored(self, number: int) -> Stored:
        """The lines of a game, those among them that could not be written yet."""
        first = self._all("SELECT started FROM games WHERE number = ?", number)
        first += [row[1:] for row in self._waiting(Change.NEW_GAME, number)]
        events = dict(self._all("SELECT number, event FROM events WHERE game = ?", number))
        events |= {row[1]: row[2] for row in self._waiting(Change.NEW_EVENT, number)}
        follow = 1
        while follow in events:
            follow += 1
        lines = (first[0][0], *(events[each] for each in range(1, follow))) if first else ()
        return Stored(lines, len(events) - follow + 1)

    def text(self, number: int) -> object:
        """All written lines of a game at once, as the database itself strings them together."""
        rows = self._all(WHOLE_TEXT, number)
        return rows[0][0] if rows else ""

    def started(self, number: int) -> Started | None:
        """How a game began; None when that makes no sense, or is not written yet."""
        first = self._all("SELECT started FROM games WHERE number = ?", number)
        game = game_file.sound_part([first[0][0]]) if first else None
        return game.started if game else None

    def count(self, number: int) -> int | None:
        """How many events a game has; None where they do not follow each other, or some are not written."""
        events, last, odd = self._all(COUNTS, number)[0]
        return events if events == last and not odd and not self._unwritten else None

    def lines_after(self, game: int, number: int) -> list[Any]:
        """The events of a game after this one."""
        query = "SELECT event FROM events WHERE game = ? AND number > ? ORDER BY number"
        waiting = [row[2] for row in self._waiting(Change.NEW_EVENT, game) if row[1] > number]
        return [line for (line,) in self._all(query, game, number)] + waiting

    def snapshots(self, game: int, until: int, started: Started) -> Iterator[tuple[int, Table]]:
        """Tables that a game once had, the newest first, each with how many events it had; last its first."""
        for row in self.connection.execute(SNAPSHOTS, (game, until)):
            if table := from_row(started, row):
                yield row[1], table
        yield 0, begin(started.setup, started.seconds)

    def is_finished(self, number: int) -> bool:
        """Is this game over?"""
        rows = self._all("SELECT finished FROM games WHERE number = ?", number)
        return bool(rows and rows[0][0])

    def is_there(self, number: int) -> bool:
        """Is there a game of this number?"""
        return bool(self._all("SELECT 1 FROM games WHERE number = ?", number))

    def newest(self) -> int:
        """The number of the newest game, 0 where there is none."""
        return self._largest("SELECT max(number) FROM games WHERE number < ?")

    def last_used(self) -> int:
        """The largest number that a game or an event without its game has."""
        return max(self.newest(), self._largest("SELECT max(game) FROM events WHERE game < ?"))

    def number_aside(self) -> int:
        """A free number below nought, where no list looks and no new game is put."""
        return int(self._all(SMALLEST)[0][0]) - 1

    def _largest(self, query: str) -> int:
        found = self._all(query, MOST_NUMBER)[0][0]
        return max(0, found) if isinstance(found, int) else 0

    def _waiting(self, change: Change, game: int) -> list[tuple[Any, ...]]:
        return [row for waiting, row in self._unwritten if waiting is change and row[0] == game]
