"""What the stream tells of one turn of the loop: what happened, what is said, how things stand now."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from device.feed.seat_choices import owner
from device.feed.telling import (
    clock_shown,
    ended_shown,
    own_shown,
    secret_seat,
    table_shown,
    throw_shown,
)
from display.spoken import Ear, Focused, ReadOut, spoken
from display.spoken.names import PageShown
from games.cues import Cue, ThrowTaken
from games.events import Chosen, Event, Ticked
from games.record import event_to_plain
from games.table import Table
from session.evening import Evening
from session.lobby import GuestSentAway
from stream import Clock, Ended, Happened, Own, Said, SentAway, Shown, Thrown, Told
from words.languages import LANGUAGES
from words.phrases import Language

_ONLY_AT_THE_PANEL = (Focused, PageShown, ReadOut)
"""Walking through the panel's buttons concerns nobody else."""


@dataclass(frozen=True, slots=True)
class Turn:
    """One turn of the loop, as it was seen on its own thread."""

    evening: Evening
    cues: tuple[Cue, ...] = ()
    events: tuple[tuple[Evening, Event], ...] = ()
    """What the journal kept, each with the evening before it."""
    game_id: str = ""
    """Where a game has just ended."""
    held: object = None
    """What the device knows of hidden cards, which goes only to the seats that hold them."""


class Story:
    """Follows the evening turn by turn, on the stream's own thread."""

    def __init__(self) -> None:
        self.number = 0
        self.shown, self.clock = Shown(0), Clock()
        self._evening: Evening | None = None
        self._held: object = None
        self._ears = {name: Ear() for name in LANGUAGES}
        self._ended: Ended | None = None

    def follow(self, turn: Turn) -> Iterator[Told]:
        """The messages of one turn for everybody, in their order."""
        before = self._evening
        self._evening, self._held = turn.evening, turn.held
        table = turn.evening.table
        yield from self._happened(turn)
        if not before or before.table is not table or before.gate != turn.evening.gate:
            yield from self._stood(table)
        yield from self._said(turn)
        if ended := self._result(turn):
            yield ended
        yield from (SentAway(cue.player) for cue in turn.cues if isinstance(cue, GuestSentAway))

    def pass_over(self, turn: Turn) -> None:
        """Nobody reads: only remember where the evening is."""
        self._evening, self._held = turn.evening, turn.held
        self._result(turn)

    def so_far(self) -> Iterator[Told]:
        """What somebody needs who begins to read now."""
        tuple(self._stood(self._evening.table if self._evening else None))
        yield self.shown
        yield self.clock
        if self._ended:
            yield self._ended

    def _result(self, turn: Turn) -> Ended | None:
        """Told when a game ends, and kept for who comes later."""
        table = turn.evening.table
        ended = ended_shown(table, turn.game_id) if turn.game_id and table else None
        self._ended = ended or self._ended
        return ended

    def own(self, player: str) -> Own | None:
        """What only this player gets, where he or she sits at the table."""
        evening = self._evening
        if evening is None or evening.table is None or player not in evening.table.players:
            return None
        seat = evening.table.players.index(player)
        return own_shown(evening, evening.table, seat, self.shown.number, self._held)

    def _next(self) -> int:
        self.number += 1
        return self.number

    def _happened(self, turn: Turn) -> Iterator[Told]:
        for before, event in turn.events:
            if not isinstance(event, Ticked):
                yield Happened(self._next(), event_to_plain(event), _whose(before, turn.evening, event))
        for cue in turn.cues:
            if isinstance(cue, ThrowTaken) and _secret(turn.evening) is None:
                yield Thrown(self._next(), throw_shown(cue.throw), cue.throw.total)

    def _stood(self, table: Table | None) -> Iterator[Told]:
        """Only what is otherwise than before; a second that goes by changes the clock alone."""
        seen, clock = table_shown(table) if table else None, clock_shown(table)
        if seen != self.shown.table or self.shown.number == 0:
            self.shown = Shown(self._next(), seen)
            yield self.shown
        if clock != self.clock:
            self.clock = clock
            yield clock

    def _said(self, turn: Turn) -> Iterator[Told]:
        cues = tuple(cue for cue in turn.cues if not isinstance(cue, _ONLY_AT_THE_PANEL))
        said: dict[str, str] = {}
        for name in LANGUAGES:
            self._ears[name], said[name] = spoken(Language(name), self._ears[name], turn.evening.table, cues)
        if any(said.values()):
            yield Said(self._next(), said)


def _whose(before: Evening, after: Evening, event: Event) -> int | None:
    """A decision is told to its seat only: it would give away what is written on a sheet of one's own.

    So is everything else while dice lie there that only one seat may see.
    """
    table = before.table
    of = owner(table, event.choice) if table and isinstance(event, Chosen) else None
    return next((seat for seat in (of, _secret(before), _secret(after)) if seat is not None), None)


def _secret(evening: Evening) -> int | None:
    return secret_seat(evening.table) if evening.table else None
