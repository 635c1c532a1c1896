"""The journal: each event on disk, in its own commit, before anyone sees what it led to."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from datetime import datetime
from pathlib import Path

from device.saving import game_file
from device.saving.database import OUR_TABLES, Opened, memory, move_to, open_database, wipe
from device.saving.game_file import SavedGame
from device.saving.remembered import IN_PROGRESS, is_understood, number_in
from device.saving.rows import NEW_EVENT, NEW_GAME, NEW_SNAPSHOT, Rows, Stored
from device.saving.snapshots import EVERY, to_row
from device.saving.text_backup import SecondCopy
from games.events import Event
from games.record import Started
from games.replaying import Replay, replayed
from games.table import FEW, Table, begin, is_short
from words.sentences import Sentence, sentence


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
class Resumed:
    """An interrupted game as it is found again."""

    started: Started
    table: Table
    number: int
    events: int
    replayed: int
    """How many of its events had to be played again."""
    is_cut: bool
    """Are there later events that make no sense? They are kept when it goes on."""


def open_journal(folder: Path) -> tuple[Journal, tuple[Sentence, ...]]:
    """The journal of this folder, and what people must be told about it."""
    opened = open_database(folder)
    journal = Journal(opened.connection, _second_copy(opened), opened.unsaved, place=opened.path)
    return journal, (*opened.told, *journal.tidy(), *journal.catch_up())


def _second_copy(opened: Opened) -> SecondCopy | None:
    return None if opened.unsaved else SecondCopy(opened.path.with_suffix(".jsonl"))


def unsaved_journal(why: str) -> Journal:
    """A journal that knows nothing of any other game and is gone when it is closed."""
    return Journal(memory(), None, why)


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
        self._rows = Rows(connection)
        self._now = now
        self._second = second
        self._unsaved = unsaved
        self._lost: str | None = None
        self._place = None if unsaved else place
        self._file = _file_at(self._place)
        self._newest, self._last_used = self._rows.newest(), self._rows.last_used()
        self._game = self._in_progress()
        self._events = self._marked = 0
        self._is_cut = False

    @property
    def trouble(self) -> str | None:
        """Why the game is not being saved, or None."""
        return self._unsaved or self._lost or self._rows.failed

    @property
    def number(self) -> int:
        """The number of the game in progress."""
        return self._game

    def game_id(self) -> str:
        """The name of the game in progress outside; no other game has it, not even in a new journal."""
        begun = re.sub("[^0-9]+", "-", self.dates().get(self._game, ""))
        return f"{self._game}.{begun}".rstrip(".")

    def is_at(self, path: Path) -> bool:
        """Is this one of the files that are in use?"""
        ours = self._place.name if self._place else ""
        return bool(ours) and path.name in {ours, f"{ours}-wal", f"{ours}-shm"}

    def begin(self, started: Started) -> None:
        """A new game; whatever is appended from now on belongs to it."""
        if self._second:
            self._second.forget()
        self._open_new(started)
        self._rows.write()
        if self._second:
            self._second.follow([game_file.started_line(started)])

    def append(self, event: Event) -> None:
        """One more event of the game in progress."""
        if self._is_cut:
            self._make_way()
        self._add(event)
        if self._second:
            self._second.append(game_file.event_line(event), self._lines)

    def mark(self, table: Table) -> None:
        """After an event: now and then the table itself is kept, so that the next start is quick."""
        if self._events - self._marked < EVERY or not (started := self._rows.started(self._game)):
            return
        if row := to_row(table, started, self._game, self._events):
            self._marked = self._events
            self._rows.write(NEW_SNAPSHOT, *row)

    def finish(self) -> None:
        """The game in progress will not be offered again."""
        self._rows.write("UPDATE games SET finished = 1 WHERE number = ?", self._game)
        if self._second:
            self._second.forget()

    def unfinished(self) -> SavedGame | None:
        """The game that was played last, if it was interrupted; it is in progress again.

        As far as it makes sense to this version; BadLine when not even its beginning does.
        """
        number = self._in_progress()
        return None if not number or self._rows.is_finished(number) else self._go_on(number)

    def resume(self) -> Resumed | None:
        """The same game, as the table that it led to."""
        number = self._in_progress()
        if not number or self._rows.is_finished(number):
            return None
        return self._resumed_late(number) or self._resumed_wholly(self._go_on(number))

    def recalled(self, table: Table) -> Table:
        """The table in progress with the steps at hand that undo will want next, found in the events."""
        started = self._rows.started(self._game)
        for number, earlier in self._rows.snapshots(self._game, self._events, started) if started else ():
            if earlier.steps + FEW <= table.steps or number == 0:
                again = self._played_on(earlier, number)
                if again and (again.steps, again.state) == (table.steps, table.state):
                    return replace(table, past=again.past)
        return table

    def take_up(self, number: int) -> SavedGame:
        """An earlier game is in progress again, however it was left."""
        self.sound_game(number)  # one that makes no sense changes nothing
        if self._second:
            self._second.forget()
        self._rows.later("UPDATE games SET finished = 0 WHERE number = ?", number)
        self.prefer(IN_PROGRESS, str(number))
        return self._go_on(number)

    def delete_all(self) -> None:
        """Every game and throw, for good: nothing of them is left in the file either."""
        if self._second:
            self._second.forget()
        for table in OUR_TABLES:
            if table != "preferences":
                self._rows.later(f"DELETE FROM {table}")  # noqa: S608 - our own names
        self._rows.write("DELETE FROM preferences WHERE name LIKE ?", f"%{IN_PROGRESS}")
        self._newest = self._last_used = self._game = self._events = self._marked = 0
        self._is_cut = False
        try:
            if not self._rows.failed:
                wipe(self._rows.connection)
        except sqlite3.Error as error:
            self._rows.failed = str(error)

    def tidy(self) -> tuple[Sentence, ...]:
        """Set aside what is remembered but makes no sense, and say under which name."""
        rows = self._rows.all("SELECT name, value FROM preferences WHERE typeof(name) = 'text'")
        odd = [name for name, value in rows if not self._makes_sense(name, value)]
        taken = {name for name, _ in rows}
        return tuple(self._set_aside(name, taken) for name in odd)

    def catch_up(self) -> tuple[Sentence, ...]:
        """Take over what only the second copy still knows, and set aside what nobody understands."""
        number = self._in_progress()
        if not self._second or self._second.is_same(self._rows.text(number)):
            return ()
        lines, stored = self._second.lines(), self._rows.stored(number)
        if list(stored.lines[: len(lines)]) == lines:
            return ()
        copied = game_file.sound_part(lines)
        told = () if copied and len(copied.events) == len(lines) - 1 else _copy_aside(self._second)
        if copied is None or not self._has_more(copied, number, stored):
            return told
        return (*told, sentence("journal.restored"))

    def game(self, number: int) -> SavedGame:
        """One saved game; BadLine when any of it makes no sense to this version."""
        return game_file.from_lines(self._rows.stored(number).lines)

    def sound_game(self, number: int) -> SavedGame:
        """One saved game as far as it makes sense; BadLine when not even its beginning does."""
        return _sound(self._rows.stored(number))

    def games(self) -> tuple[Entry, ...]:
        """All games whose beginning makes sense, the newest first."""
        rows = self._rows.all(
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
        rows = self._rows.all(
            """SELECT games.number, begun FROM games LEFT JOIN dates ON dates.game = games.number
               WHERE games.number > 0 ORDER BY games.number DESC"""
        )
        return {number: str(begun or "") for number, begun in rows}

    def prefer(self, name: str, value: str) -> None:
        """Remember what people like, over the evenings."""
        self._rows.write("INSERT OR REPLACE INTO preferences VALUES (?, ?)", name, value)

    def preferred(self, name: str) -> str | None:
        """What people liked the last time."""
        rows = self._rows.all("SELECT value FROM preferences WHERE name = ?", name)
        return rows[0][0] if rows and isinstance(rows[0][0], str) else None

    def look_after(self) -> bool:
        """Was the file taken away while it is in use? Then all of it is written anew in its place."""
        if self._place is None or _file_at(self._place) == self._file:
            return False
        try:
            self._rows.connection = move_to(self._place, self._rows.connection)
        except (OSError, sqlite3.Error) as error:
            self._lost = str(error)
            return False
        self._file, self._lost = _file_at(self._place), None
        if self._second and self._game and not self._rows.is_finished(self._game):
            self._second.follow(self._lines())
        return True

    def close(self) -> None:
        """Tidy up; nothing depends on it."""
        self.look_after()
        self._rows.connection.close()

    def _open_new(self, started: Started) -> None:
        self._last_used += 1
        self._newest = self._game = self._last_used
        self._events, self._marked, self._is_cut = 0, 0, False
        self._rows.later(NEW_GAME, self._game, game_file.started_line(started))
        self._rows.later("INSERT OR REPLACE INTO dates VALUES (?, ?)", self._game, self._now())
        self._rows.later("DELETE FROM preferences WHERE name = ?", IN_PROGRESS)

    def _add(self, *events: Event) -> None:
        for event in events:
            self._events += 1
            self._rows.later(NEW_EVENT, self._game, self._events, game_file.event_line(event))
        self._rows.write()

    def _make_way(self) -> None:
        """Before a game goes on that makes sense in part: the whole of it is kept under another number."""
        aside, game = self._rows.number_aside(), self._game
        later = self._rows.later
        later("INSERT INTO games SELECT ?, started, 1 FROM games WHERE number = ?", aside, game)
        later("INSERT INTO events SELECT ?, number, event FROM events WHERE game = ?", aside, game)
        later("DELETE FROM events WHERE game = ? AND NOT number <= ?", game, self._events)
        later("DELETE FROM snapshots WHERE game = ? AND NOT number <= ?", game, self._events)
        self._is_cut = False

    def _resumed_late(self, number: int) -> Resumed | None:
        """From the newest snapshot on; None where there is none, or the events since make no sense."""
        started, count = self._rows.started(number), self._rows.count(number)
        if started is None or count is None:
            return None
        self._game, self._events, self._is_cut = number, count, False
        for marked, earlier in self._rows.snapshots(number, count, started):
            table = self._played_on(earlier, marked) if marked else None
            if table:
                self._marked = marked
                self._keep_copy_in_step()
                table = self.recalled(table) if is_short(table) else table
                return Resumed(started, table, number, count, count - marked, is_cut=False)
        return None

    def _resumed_wholly(self, game: SavedGame) -> Resumed:
        """As far as the rules can play it again; the next event then marks how far that is."""
        again = Replay(begin(game.started.setup, game.started.seconds))
        for played, event in enumerate(game.events):
            try:
                again.take(event)
            except Exception:
                # Every line is well-formed, and yet no game was ever played like this. Whatever the rules
                # make of it, the evening starts, from the moment before.
                self._events, self._is_cut = played, True
                break
        self._marked = self._events - EVERY
        return Resumed(game.started, again.table, self._game, self._events, self._events, self._is_cut)

    def _played_on(self, table: Table, number: int) -> Table | None:
        """Where the events after this one led from this table; None when they make no sense from there."""
        lines = self._rows.lines_after(self._game, number)[: self._events - number]
        try:
            return replayed(table, game_file.events_in(lines))
        except Exception:  # how far it makes sense is found by playing the game from its beginning
            return None

    def _has_more(self, copied: SavedGame, number: int, stored: Stored) -> bool:
        """Take over what the copy has and the journal has not; is there anything?"""
        known = game_file.sound_part(stored.lines)
        if known and _begins_like(known, copied):
            return False
        if known and _begins_like(copied, known) and not self._rows.is_finished(number):
            self._game, self._events = number, len(known.events)
        else:
            self._open_new(copied.started)
        self._add(*copied.events[self._events :])
        return True

    def _in_progress(self) -> int:
        """The game that was played last: the newest, unless an earlier one was taken up since."""
        named = number_in(self.preferred(IN_PROGRESS))
        return named if named and self._rows.is_there(named) else self._newest

    def _go_on(self, number: int) -> SavedGame:
        stored = self._rows.stored(number)
        game = _sound(stored)
        self._game, self._events = number, len(game.events)
        self._marked = self._events - EVERY
        self._is_cut = stored.beyond > 0 or self._events < len(stored.lines) - 1
        self._keep_copy_in_step()
        return game

    def _keep_copy_in_step(self) -> None:
        if self._second and (self._is_cut or not self._second.is_in_step):
            self._second.follow(self._lines())

    def _lines(self) -> list[str]:
        return list(self._rows.stored(self._game).lines[: self._events + 1])

    def _makes_sense(self, name: str, value: object) -> bool:
        """Is it understood, and if it names a game, is that there?"""
        return is_understood(name, value) and (
            name != IN_PROGRESS or self._rows.is_there(number_in(value) or 0)
        )

    def _set_aside(self, name: str, taken: set[str]) -> Sentence:
        aside = next(free for n in range(1, len(taken) + 2) if (free := f"aside-{n}.{name}") not in taken)
        taken.add(aside)
        self._rows.write("UPDATE preferences SET name = ? WHERE name = ?", aside, name)
        return sentence("journal.row-aside", name=name, aside=aside)


def _sound(stored: Stored) -> SavedGame:
    game = game_file.sound_part(stored.lines)
    return game or game_file.from_lines(stored.lines)  # which says what is wrong with the first line


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
