"""The loop, the one place where the state is replaced: senses say what happened, views show where it led."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import islice
from queue import Empty, SimpleQueue
from typing import ClassVar

from device.clock import Clock, Stopwatch
from device.saving.edition_store import keep_edition
from device.saving.journal import Journal
from device.saving.looking_back import LookingBack
from device.saving.people_store import keep_people
from device.saving.preference_store import keep_likings, keep_lock
from device.saving.state_folder import FolderMadeAnew
from games.cues import Cue, TableLeft
from games.events import Event, LobbyEvent, Ticked
from games.table import Table, is_short, is_ticking
from session.evening import AnyEvent, Evening, Passing, advance, is_kept
from session.events import StepsFound
from session.lobby import EditionChanged, GameWanted, PeopleMet, PreferencesChanged, QuitWanted, SavedDropped
from session.lock import LockTurned
from words.phrases import Language

TURNS_A_SECOND = 30
EVENTS_A_TURN = 20
"""More than people and a camera ever do in a thirtieth of a second; of a flood of presses (a loose contact, a
broken panel) the rest waits, so that the screen, the lamps and the watchdog see every turn."""

Sense = Callable[[Evening], Iterable[Event]]
"""Asked once a turn, in the loop's own thread, what it has noticed."""
View = Callable[[Evening, tuple[Cue, ...]], None]
"""Told once a turn how things stand and what is to be noticed; it may not sleep."""
Aside = Callable[[], Iterable[Cue]]
"""Asked once a turn what is to be noticed that is no part of any game."""
Tidings = Callable[[Evening], Iterable[Passing]]
"""Asked once a turn what has changed around the games; no journal keeps it."""
Witness = Callable[[Evening, Event], None]
"""Told of every event that the journal keeps, and how things stood before it; it may not sleep."""


@dataclass(frozen=True, slots=True)
class SavingFailed(Cue):
    """From now on nothing is saved; the game goes on all the same."""

    lasting: ClassVar[bool] = True

    why: str


@dataclass(frozen=True, slots=True)
class SavingWorks(Cue):
    """Everything is saved again, also what came in between."""

    lasting: ClassVar[bool] = True


class Loop:
    """Owns the evening. Other threads only put events into the inbox."""

    def __init__(self, evening: Evening, journal: Journal) -> None:
        self.evening = evening
        self.inbox: SimpleQueue[Event | LobbyEvent] = SimpleQueue()
        self.senses: tuple[Sense, ...] = ()
        self.views: tuple[View, ...] = ()
        self.asides: tuple[Aside, ...] = (self._saving,)
        self.tidings: tuple[Tidings, ...] = ()
        self.witnesses: tuple[Witness, ...] = ()
        self.stopped = False
        self._noticed: deque[AnyEvent] = deque()
        self._left = 0
        """How many more events this turn may take."""
        self._journal = journal
        self._looking_back = LookingBack(journal)
        self._trouble = journal.trouble

    def run(self, until: Callable[[Evening], bool] = lambda _: False, *, in_real_time: bool = True) -> None:
        """Turn by turn until somebody stops it; not in real time means as fast as the machine can."""
        while not (self.stopped or until(self.evening)):
            began = time.monotonic()
            self.turn()
            if in_real_time:
                time.sleep(max(0.0, 1 / TURNS_A_SECOND - (time.monotonic() - began)))

    def turn(self) -> None:
        """What was noticed since the last turn, one after the other, and then one look for every view."""
        cues: list[Cue] = []
        self._left = EVENTS_A_TURN
        for sense in self.senses:
            self._noticed.extend(sense(self.evening))
            cues += self._take_noticed()
        self._noticed.extend(islice(self._letters(), self._left))
        cues += self._take_noticed()
        for found in (*self._looking_back.read_on(), *self._tidings()):
            cues += self._take(found)
        for aside in self.asides:
            cues += aside()
        for view in self.views:
            view(self.evening, tuple(cues))

    def _tidings(self) -> Iterator[Passing]:
        for tiding in self.tidings:
            yield from tiding(self.evening)

    def stop(self) -> None:
        """This turn is the last one."""
        self.stopped = True

    def _take_noticed(self) -> tuple[Cue, ...]:
        """In order, as many as this turn may take; the others wait for the next one."""
        cues: tuple[Cue, ...] = ()
        while self._noticed and self._left:
            self._left -= 1
            cues += self._take(self._noticed.popleft())
        return cues

    def _take(self, event: AnyEvent) -> tuple[Cue, ...]:
        before = self.evening.table
        if not isinstance(event, Passing) and is_kept(self.evening, event):
            self._journal.append(event)
            for witness in self.witnesses:
                witness(self.evening, event)
        step = advance(self.evening, event)
        self.evening = step.state
        more: tuple[Cue, ...] = tuple(cue for found in self._kept(before) for cue in self._take(found))
        for cue in step.cues:
            self._remember(cue)
            found = self._looking_back.after(cue, Language(self.evening.lobby.language))
            more += (*(each for past in found.events for each in self._take(past)), *found.cues)
        return (*step.cues, *more)

    def _kept(self, before: Table | None) -> Iterator[StepsFound]:
        """The journal keeps the table now and then, and finds the steps again that undo will want next."""
        table = self.evening.table
        if before is None or table is None or table is before or self.evening.task is not None:
            return
        self._journal.mark(table)
        if table.steps < before.steps and is_short(table):
            yield StepsFound(self._journal.recalled(table).past)

    def _remember(self, cue: Cue) -> None:
        match cue:
            case GameWanted(started):
                self._journal.begin(started)
            case SavedDropped():
                self._journal.finish()
            case TableLeft() if self.evening.lobby.saved is None:
                self._journal.finish()
            case EditionChanged():
                keep_edition(self._journal, cue)
            case PreferencesChanged():
                keep_likings(self._journal, cue)
            case PeopleMet():
                keep_people(self._journal, cue)
            case LockTurned():
                keep_lock(self._journal, cue)
            case QuitWanted():
                self.stop()
            case _:
                pass

    def _saving(self) -> Iterator[Cue]:
        """Trouble with the disk is told when it begins and when it is over."""
        if self._journal.look_after():
            yield FolderMadeAnew()
        before, self._trouble = self._trouble, self._journal.trouble
        if self._trouble and not before:
            yield SavingFailed(self._trouble)
        if before and not self._trouble:
            yield SavingWorks()

    def _letters(self) -> Iterator[Event | LobbyEvent]:
        while True:
            try:
                yield self.inbox.get_nowait()
            except Empty:
                return


def timekeeper(clock: Clock) -> Sense:
    """Whole seconds, only while the table's timer runs; asked first, they belong to the state before."""
    stopwatch = Stopwatch(clock)

    def seconds(evening: Evening) -> Iterable[Event]:
        passed = stopwatch.seconds(evening.table is not None and is_ticking(evening.table))
        return (Ticked(passed),) if passed else ()

    return seconds
