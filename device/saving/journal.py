"""The journal: each event on disk, in its own commit, before anyone sees what it led to."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

from device.saving import game_file
from device.saving.database import Opened, move_to, open_database, wipe
from device.saving.entries import Entry, minute
from device.saving.game_file import SavedGame
from device.saving.journal_file import file_at, memory
from device.saving.remembered import IN_PROGRESS, number_in
from device.saving.resuming import InProgress, Resumed, recalled, resumed_late, resumed_wholly
from device.saving.rows import Rows, Stored
from device.saving.snapshots import EVERY, to_row
from device.saving.statements import DELETE_ALL_GAMES, Change
from device.saving.text_backup import SecondCopy
from device.saving.tidying import tidied
from games.events import Event
from games.record import Started
from games.table import Table
from words.sentences import Sentence, sentence


def open_journal(folder: Path) -> tuple[Journal, tuple[Sentence, ...]]:
    """The journal of this folder, and what people must be told about it."""
    opened = open_database(folder)
    journal = Journal(opened.connection, _second_copy(opened), opened.unsaved, place=opened.path)
    return journal, (*opened.news, *journal.tidy(), *journal.catch_up())


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
        self._file = file_at(self._place)
        self._newest, self._last_used = self._rows.newest(), self._rows.last_used()
        self._now_at = InProgress(self._in_progress())

    @property
    def trouble(self) -> str | None:
        """Why the game is not being saved, or None."""
        return self._unsaved or self._lost or self._rows.failed

    @property
    def number(self) -> int:
        """The number of the game in progress."""
        return self._now_at.number

    def game_id(self) -> str:
        """The name of the game in progress outside; no other game has it, not even in a new journal."""
        begun = re.sub("[^0-9]+", "-", self.dates().get(self.number, ""))
        return f"{self.number}.{begun}".rstrip(".")

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
        if self._now_at.is_cut:
            self._make_way()
        self._add(event)
        if self._second:
            self._second.append(game_file.event_line(event), self._lines)

    def mark(self, table: Table) -> None:
        """After an event: now and then the table itself is kept, so that the next start is quick."""
        now = self._now_at
        if now.events - now.marked < EVERY or not (started := self._rows.started(now.number)):
            return
        if row := to_row(table, started, now.number, now.events):
            self._now_at = replace(now, marked=now.events)
            self._rows.write(Change.NEW_SNAPSHOT, *row)

    def finish(self) -> None:
        """The game in progress will not be offered again."""
        self._rows.write(Change.FINISH, self.number)
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
        if late := resumed_late(self._rows, number):
            self._now_at, found = late
            self._keep_copy_in_step()
            return found
        game = self._go_on(number)
        self._now_at, found = resumed_wholly(game, self._now_at)
        return found

    def beginning(self) -> dict[str, Any]:
        """How the game that was played last began, as it is written; nothing where that is no such line."""
        return game_file.plain_beginning(self._rows.stored(self._in_progress()).lines)

    def recalled(self, table: Table) -> Table:
        """The table in progress with the steps at hand that undo will want next, found in the events."""
        return recalled(self._rows, self._now_at, table)

    def take_up(self, number: int) -> SavedGame:
        """An earlier game is in progress again, however it was left."""
        self.sound_game(number)  # one that makes no sense changes nothing
        if self._second:
            self._second.forget()
        self._rows.later(Change.REOPEN, number)
        self.prefer(IN_PROGRESS, str(number))
        return self._go_on(number)

    def delete_all(self) -> None:
        """Every game and throw, for good: nothing of them is left in the file either."""
        if self._second:
            self._second.forget()
        for change in DELETE_ALL_GAMES:
            self._rows.later(change)
        self._rows.write(Change.FORGET_ALL_LIKE, f"%{IN_PROGRESS}")
        self._newest = self._last_used = 0
        self._now_at = InProgress()
        try:
            if not self._rows.failed:
                wipe(self._rows.connection)
        except sqlite3.Error as error:
            self._rows.failed = str(error)

    def tidy(self) -> tuple[Sentence, ...]:
        """Set aside what is remembered but makes no sense, and say under which name."""
        return tidied(self._rows)

    def catch_up(self) -> tuple[Sentence, ...]:
        """Take over what only the second copy still knows, and set aside what nobody understands."""
        number = self._in_progress()
        if not self._second or self._second.is_same(self._rows.text(number)):
            return ()
        lines, stored = self._second.lines(), self._rows.stored(number)
        if list(stored.lines[: len(lines)]) == lines:
            return ()
        copied = game_file.sound_part(lines)
        news = () if copied and len(copied.events) == len(lines) - 1 else _copy_aside(self._second)
        if copied is None or not self._has_more(copied, number, stored):
            return news
        return (*news, sentence("journal.restored"))

    def game(self, number: int) -> SavedGame:
        """One saved game; BadLine when any of it makes no sense to this version."""
        return game_file.from_lines(self._rows.stored(number).lines)

    def sound_game(self, number: int) -> SavedGame:
        """One saved game as far as it makes sense; BadLine when not even its beginning does."""
        return game_file.sound_game(self._rows.stored(number).lines)

    def games(self) -> tuple[Entry, ...]:
        """All games whose beginning makes sense, the newest first."""
        return tuple(
            Entry(number, game.started, events, bool(finished), str(begun or ""))
            for number, line, events, finished, begun in self._rows.listed()
            if (game := game_file.sound_part([line]))
        )

    def dates(self) -> dict[int, str]:
        """When each game began, the newest first; empty where that was not kept yet."""
        return {number: str(begun or "") for number, begun in self._rows.dates()}

    def prefer(self, name: str, value: str) -> None:
        """Remember what people like, over the evenings."""
        self._rows.write(Change.REMEMBER, name, value)

    def preferred(self, name: str) -> str | None:
        """What people liked the last time."""
        value = self._rows.remembered_as(name)
        return value if isinstance(value, str) else None

    def look_after(self) -> bool:
        """Was the file taken away while it is in use? Then all of it is written anew in its place."""
        self._rows.offer_again()
        if self._place is None or file_at(self._place) == self._file:
            return False
        try:
            self._rows.connection = move_to(self._place, self._rows.connection)
        except (OSError, sqlite3.Error) as error:
            self._lost = str(error)
            return False
        self._file, self._lost = file_at(self._place), None
        if self._second and self.number and not self._rows.is_finished(self.number):
            self._second.follow(self._lines())
        return True

    def close(self) -> None:
        """Tidy up; nothing depends on it."""
        self.look_after()
        self._rows.connection.close()

    def _open_new(self, started: Started) -> None:
        self._last_used += 1
        self._newest = self._last_used
        self._now_at = InProgress(self._last_used)
        self._rows.later(Change.NEW_GAME, self.number, game_file.started_line(started))
        self._rows.later(Change.DATE, self.number, self._now())
        self._rows.later(Change.FORGET, IN_PROGRESS)

    def _add(self, *events: Event) -> None:
        for event in events:
            self._now_at = replace(self._now_at, events=self._now_at.events + 1)
            line = game_file.event_line(event)
            self._rows.later(Change.NEW_EVENT, self.number, self._now_at.events, line)
        self._rows.write()

    def _make_way(self) -> None:
        """Before a game goes on that makes sense in part: the whole of it is kept under another number."""
        aside, game, last = self._rows.number_aside(), self.number, self._now_at.events
        self._rows.later(Change.COPY_GAME, aside, game)
        self._rows.later(Change.COPY_EVENTS, aside, game)
        self._rows.later(Change.CUT_EVENTS, game, last)
        self._rows.later(Change.CUT_SNAPSHOTS, game, last)
        self._now_at = replace(self._now_at, is_cut=False)

    def _has_more(self, copied: SavedGame, number: int, stored: Stored) -> bool:
        """Take over what the copy has and the journal has not; is there anything?"""
        known = game_file.sound_part(stored.lines)
        if known and known.goes_on_from(copied):
            return False
        if known and copied.goes_on_from(known) and not self._rows.is_finished(number):
            self._now_at = replace(self._now_at, number=number, events=len(known.events))
        else:
            self._open_new(copied.started)
        self._add(*copied.events[self._now_at.events :])
        return True

    def _in_progress(self) -> int:
        """The game that was played last: the newest, unless an earlier one was taken up since."""
        named = number_in(self.preferred(IN_PROGRESS))
        return named if named and self._rows.is_there(named) else self._newest

    def _go_on(self, number: int) -> SavedGame:
        stored = self._rows.stored(number)
        game = game_file.sound_game(stored.lines)
        events = len(game.events)
        is_cut = stored.beyond > 0 or events < len(stored.lines) - 1
        self._now_at = InProgress(number, events, events - EVERY, is_cut)
        self._keep_copy_in_step()
        return game

    def _keep_copy_in_step(self) -> None:
        if self._second and (self._now_at.is_cut or not self._second.is_in_step):
            self._second.follow(self._lines())

    def _lines(self) -> list[str]:
        return list(self._rows.stored(self.number).lines[: self._now_at.events + 1])


def _copy_aside(second: SecondCopy) -> tuple[Sentence, ...]:
    aside = second.set_aside()
    return (sentence("journal.copy-aside", aside=aside),) if aside else ()
