"""The journal: each event on disk, in its own commit, before anyone sees what it led to."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Any

from device.saving import game_file
from device.saving.database import OUR_TABLES, Opened, move_to, open_database, wipe
from device.saving.game_file import SavedGame
from device.saving.remembered import IN_PROGRESS, is_understood, number_in
from device.saving.salvage import MOST_NUMBER
from device.saving.second_copy import SecondCopy
from device.sentences import Sentence, sentence
from games.events import Event
from games.record import BadRecord, Started

NEW_GAME = "INSERT INTO games VALUES (?, ?, 0)"
NEW_EVENT = "INSERT OR REPLACE INTO events VALUES (?, ?, ?)"


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


@dataclass(frozen=True, slots=True)
class Stored:
    """One game as its rows have it."""

    lines: tuple[Any, ...]
    """The first line and the events, as far as they follow each other."""
    beyond: int = 0
    """Events that come after a gap."""


def open_journal(folder: Path) -> tuple[Journal, tuple[Sentence, ...]]:
    """The journal of this folder, and what people must be told about it."""
    opened = open_database(folder)
    journal = Journal(opened.connection, _second_copy(opened), opened.unsaved, place=opened.path)
    return journal, (*opened.told, *journal.tidy(), *journal.catch_up())


def _second_copy(opened: Opened) -> SecondCopy | None:
    return None if opened.unsaved else SecondCopy(opened.path.with_suffix(".jsonl"))


class Journal:
    """All saved games. It never raises when the disk fails: `trouble` says so, and it tries again."""

    def __init__(
        self,
        connection: sqlite3.Connection,
        second: SecondCopy | None = None,
        unsaved: str | None = None,
        now: Callable[[], str] = minute,
        place: Path | None = None,
    ) -> None:
        self._connection = connection
        self._now = now
        self._second = second
        self._unsaved = unsaved
        self._failed: str | None = None
        self._lost: str | None = None
        self._unwritten: list[tuple[str, tuple[object, ...]]] = []
        self._place = None if unsaved else place
        self._file = _file_at(self._place)
        self._newest = self._largest("SELECT max(number) FROM games WHERE number < ?")
        self._numbered = max(self._newest, self._largest("SELECT max(game) FROM events WHERE game < ?"))
        self._game = self._in_progress()
        self._events = 0
        self._cut = False
        """Are there events of the game in progress that make no sense, and must make way for new ones?"""

    @property
    def trouble(self) -> str | None:
        """Why the game is not being saved, or None."""
        return self._unsaved or self._lost or self._failed

    def is_at(self, path: Path) -> bool:
        """Is this one of the files that are in use?"""
        return self._place is not None and path.name in {
            f"{self._place.name}{part}" for part in ("", "-wal", "-shm")
        }

    def begin(self, started: Started) -> None:
        """A new game; whatever is appended from now on belongs to it."""
        if self._second:
            self._second.forget()
        self._open_new(started)
        self._write_all()
        if self._second:
            self._second.follow([game_file.started_line(started)])

    def append(self, event: Event) -> None:
        """One more event of the game in progress."""
        self._make_way()
        self._add(event)
        if self._second:
            self._second.append(game_file.event_line(event), self._lines)

    def finish(self) -> None:
        """The game in progress will not be offered again."""
        self._write("UPDATE games SET finished = 1 WHERE number = ?", self._game)
        if self._second:
            self._second.forget()

    def unfinished(self) -> SavedGame | None:
        """The game that was played last, if it was interrupted; it is in progress again.

        As far as it makes sense to this version; BadRecord when not even its beginning does.
        """
        number = self._in_progress()
        return None if not number or self._is_finished(number) else self._go_on(number)

    @property
    def is_cut(self) -> bool:
        """Has the game in progress events after those that make sense? They are kept when it goes on."""
        return self._cut

    @property
    def number(self) -> int:
        """The number of the game in progress."""
        return self._game

    def take_up(self, number: int) -> SavedGame:
        """An earlier game is in progress again, however it was left."""
        self.sound_game(number)  # one that makes no sense changes nothing
        if self._second:
            self._second.forget()
        self._unwritten.append(("UPDATE games SET finished = 0 WHERE number = ?", (number,)))
        self.prefer(IN_PROGRESS, str(number))
        return self._go_on(number)

    def delete_all(self) -> None:
        """Every game and throw, for good: nothing of them is left in the file either."""
        if self._second:
            self._second.forget()
        for table in OUR_TABLES:
            if table != "preferences":
                self._unwritten.append((f"DELETE FROM {table}", ()))  # noqa: S608 - our own names
        self._write("DELETE FROM preferences WHERE name LIKE ?", f"{IN_PROGRESS}%")
        self._newest = self._numbered = self._game = self._events = 0
        self._cut = False
        try:
            if not self._failed:
                wipe(self._connection)
        except sqlite3.Error as error:
            self._failed = str(error)

    def tidy(self) -> tuple[Sentence, ...]:
        """Set aside what is remembered but makes no sense, and say under which name."""
        rows = self._all("SELECT name, value FROM preferences WHERE typeof(name) = 'text'")
        odd = [
            name for name, value in rows if not (is_understood(name, value) and self._is_there(name, value))
        ]
        taken = {name for name, _ in rows}
        return tuple(self._set_aside(name, taken) for name in odd)

    def catch_up(self) -> tuple[Sentence, ...]:
        """Take over what only the second copy still knows, and set aside what nobody understands."""
        lines = self._second.lines() if self._second else []
        number = self._in_progress()
        stored = self._stored(number) if number else Stored(())
        if not self._second or list(stored.lines[: len(lines)]) == lines:
            return ()
        copied = game_file.sound_part(lines)
        told = () if copied and len(copied.events) == len(lines) - 1 else _copy_aside(self._second)
        if copied is None or not self._has_more(copied, number, stored):
            return told
        return (*told, sentence("journal.restored"))

    def game(self, number: int) -> SavedGame:
        """One saved game; BadRecord when any of it makes no sense to this version."""
        return game_file.from_lines(self._stored(number).lines)

    def sound_game(self, number: int) -> SavedGame:
        """One saved game as far as it makes sense; BadRecord when not even its beginning does."""
        return _sound(self._stored(number))

    def games(self) -> tuple[Entry, ...]:
        """All games whose beginning makes sense, the newest first."""
        rows = self._all(
            """SELECT number, started, (SELECT count(*) FROM events WHERE game = games.number), finished,
               begun FROM games LEFT JOIN dates ON dates.game = games.number WHERE number > 0
               ORDER BY number DESC"""
        )
        return tuple(
            Entry(number, game.started, events, bool(finished), str(begun or ""))
            for number, line, events, finished, begun in rows
            if (game := game_file.sound_part([line]))
        )

    def dates(self) -> dict[int, str]:
        """When each game began, the newest first; empty where that was not kept yet."""
        rows = self._all(
            """SELECT games.number, begun FROM games LEFT JOIN dates ON dates.game = games.number
               WHERE games.number > 0 ORDER BY games.number DESC"""
        )
        return {number: str(begun or "") for number, begun in rows}

    def prefer(self, name: str, value: str) -> None:
        """Remember what people like, over the evenings."""
        self._write("INSERT OR REPLACE INTO preferences VALUES (?, ?)", name, value)

    def preferred(self, name: str) -> str | None:
        """What people liked the last time."""
        rows = self._all("SELECT value FROM preferences WHERE name = ?", name)
        return rows[0][0] if rows and isinstance(rows[0][0], str) else None

    def look_after(self) -> bool:
        """Was the file taken away while it is in use? Then all of it is written anew in its place."""
        if self._place is None or _file_at(self._place) == self._file:
            return False
        try:
            self._connection = move_to(self._place, self._connection)
        except (OSError, sqlite3.Error) as error:
            self._lost = str(error)
            return False
        self._file, self._lost = _file_at(self._place), None
        if self._second and self._game and not self._is_finished(self._game):
            self._second.follow(self._lines())
        return True

    def close(self) -> None:
        """Tidy up; nothing depends on it."""
        self.look_after()
        self._connection.close()

    def _open_new(self, started: Started) -> None:
        self._numbered += 1
        self._newest = self._game = self._numbered
        self._events, self._cut = 0, False
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

    def _make_way(self) -> None:
        """Before a game goes on that makes sense in part: the whole of it is kept under another number."""
        if not self._cut:
            return
        aside, game = self._number_aside(), self._game
        for statement, values in (
            ("INSERT INTO games SELECT ?, started, 1 FROM games WHERE number = ?", (aside, game)),
            ("INSERT INTO events SELECT ?, number, event FROM events WHERE game = ?", (aside, game)),
            ("DELETE FROM events WHERE game = ? AND NOT number <= ?", (game, self._events)),
        ):
            self._unwritten.append((statement, values))
        self._cut = False

    def _number_aside(self) -> int:
        """Below nought, where no list looks and no new game is put."""
        smallest = "SELECT min(0, (SELECT min(number) FROM games), (SELECT ifnull(min(game), 0) FROM events))"
        return int(self._all(smallest)[0][0]) - 1

    def _has_more(self, copied: SavedGame, number: int, stored: Stored) -> bool:
        """Take over what the copy has and the journal has not; is there anything?"""
        known = game_file.sound_part(stored.lines)
        if known and _begins_like(known, copied):
            return False
        if known and _begins_like(copied, known) and not self._is_finished(number):
            self._game, self._events = number, len(known.events)
        else:
            self._open_new(copied.started)
        self._add(*copied.events[self._events :])
        return True

    def _in_progress(self) -> int:
        """The game that was played last: the newest, unless an earlier one was taken up since."""
        named = number_in(self.preferred(IN_PROGRESS)) or 0
        return named if self._all("SELECT 1 FROM games WHERE number = ?", named) else self._newest

    def _go_on(self, number: int) -> SavedGame:
        stored = self._stored(number)
        game = _sound(stored)
        self._game, self._events = number, len(game.events)
        self._cut = stored.beyond > 0 or self._events < len(stored.lines) - 1
        if self._second:
            self._copy(list(stored.lines[: self._events + 1]), self._second)
        return game

    def _copy(self, lines: list[str], second: SecondCopy) -> None:
        if second.lines() == lines:
            second.go_on()
        else:
            second.follow(lines)

    def _lines(self) -> list[str]:
        return list(self._stored(self._game).lines[: self._events + 1])

    def _stored(self, number: int) -> Stored:
        """The rows of a game, those among them that could not be written yet."""
        first = self._all("SELECT started FROM games WHERE number = ?", number)
        rows = dict(self._all("SELECT number, event FROM events WHERE game = ? ORDER BY number", number))
        for statement, row in self._unwritten:
            if statement == NEW_GAME and row[0] == number:
                first = [row[1:]]
            if statement == NEW_EVENT and row[0] == number:
                rows[row[1]] = row[2]
        follow = 1
        while follow in rows:
            follow += 1
        lines = (*(line for (line,) in first[:1]), *(rows[event] for event in range(1, follow)))
        return Stored(lines if first else (), len(rows) - follow + 1)

    def _is_finished(self, number: int) -> bool:
        rows = self._all("SELECT finished FROM games WHERE number = ?", number)
        return bool(rows and rows[0][0])

    def _is_there(self, name: str, value: str) -> bool:
        """Does what names a game name one that there is?"""
        return name != IN_PROGRESS or self._in_progress() == number_in(value)

    def _set_aside(self, name: str, taken: set[str]) -> Sentence:
        aside = next(free for n in range(1, len(taken) + 2) if (free := f"aside-{n}.{name}") not in taken)
        taken.add(aside)
        self._write("UPDATE preferences SET name = ? WHERE name = ?", aside, name)
        return sentence("journal.row-aside", name=name, aside=aside)

    def _largest(self, query: str) -> int:
        found = self._all(query, MOST_NUMBER)[0][0]
        return max(0, found) if isinstance(found, int) else 0

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


def _sound(stored: Stored) -> SavedGame:
    game = game_file.sound_part(stored.lines)
    if game is None:
        game_file.from_lines(stored.lines)  # says what is wrong with the first line
        raise BadRecord("line 1: missing")
    return game


def _begins_like(longer: SavedGame, shorter: SavedGame) -> bool:
    """Is this the same game, and at least as far?"""
    same = longer.started == shorter.started
    return same and longer.events[: len(shorter.events)] == shorter.events


def _copy_aside(second: SecondCopy) -> tuple[Sentence, ...]:
    aside = second.set_aside()
    return (sentence("journal.copy-aside", aside=aside),) if aside else ()


def _file_at(place: Path | None) -> tuple[int, int] | None:
    """Which file it is, whatever it is called."""
    try:
        found = place.stat() if place else None
    except OSError:
        return None
    return (found.st_dev, found.st_ino) if found else None
