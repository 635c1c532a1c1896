"""The open stream as a part of the loop: a view that tells, and a sense through which decisions come back."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar

from device.feed.door import FeedDoor
from device.feed.seat_choices import for_seats, owner
from device.feed.story import Turn
from device.feed.telling import in_all
from games.choices import Choice
from games.cues import Cue, GameFinished
from games.events import Chosen, Event
from games.table import Table, outcome
from session.evening import Evening
from session.events import PhonesTold
from session.phones import Phones
from stream import Announcement, Answer, Tap
from words.phrases import phrase

MOST_A_TURN = 4
"""Of what comes in: thirty turns a second are more than fingers need."""


@dataclass(frozen=True, slots=True)
class HallAnnounced(Cue):
    """The people of the hall have something to say to every table."""

    lasting: ClassVar[bool] = True

    words: str


@dataclass(frozen=True, slots=True)
class FeedFailed(Cue):
    """Phones are wanted, and the socket cannot be opened; the game goes on without them."""

    lasting: ClassVar[bool] = True

    why: str


class Feed:
    """Open while people want it; whatever happens to its readers, a turn of the loop costs the same."""

    def __init__(
        self, place: Path, game_id: Callable[[], str], held: Callable[[Table], object] = lambda _: None
    ) -> None:
        self._place, self._game_id = place, game_id
        self._held = held
        """What the device knows of hidden cards."""
        self._door: FeedDoor | None = None
        self._events: list[tuple[Evening, Event]] = []
        self._seen: Evening | None = None
        self._cues: list[Cue] = []
        self._phones = Phones()
        self._has_told_trouble = False

    def witness(self, evening: Evening, event: Event) -> None:
        """Remember what the journal keeps until the turn is over."""
        if self._door:
            self._events.append((evening, event))

    def view(self, evening: Evening, cues: tuple[Cue, ...]) -> None:
        """Hand over how things stand and what happened, if anything did."""
        self._follow_wish(evening.lobby.preferences.phones)
        events, self._events = tuple(self._events), []
        if self._door is None or (evening is self._seen and not cues and not events):
            return
        ended = self._ended(evening, cues)
        self._seen = evening
        self._door.follow(Turn(evening, cues, events, ended, self._held_at(evening)))

    def sense(self, evening: Evening) -> Iterator[Event]:
        """What people decided on their phones, judged by what may be decided at this very moment."""
        for _ in range(MOST_A_TURN if self._door else 0):
            match self._door.asked() if self._door else None:
                case None:
                    return
                case Tap() as tap:
                    yield from self._judged(evening, tap)
                case Announcement(words=words):
                    self._cues.append(HallAnnounced(words))
                case Phones() as phones:
                    self._phones = phones

    def tidings(self, evening: Evening) -> Iterator[PhonesTold]:
        """Who came with a phone, and who went."""
        if evening.lobby.phones != self._phones:
            yield PhonesTold(self._phones)

    def aside(self) -> Iterator[Cue]:
        """What the hall announces, and a socket that cannot be opened."""
        cues, self._cues = self._cues, []
        yield from cues
        if self._door and self._door.trouble and not self._has_told_trouble:
            self._has_told_trouble = True
            yield FeedFailed(self._door.trouble.strerror or str(self._door.trouble))

    def close(self) -> None:
        """Nobody is told any more."""
        if self._door:
            self._door.close()
            self._door, self._phones = None, Phones()

    def _follow_wish(self, is_wanted: bool) -> None:
        if is_wanted and self._door is None:
            self._door, self._seen, self._has_told_trouble = FeedDoor(self._place), None, False
        if not is_wanted:
            self.close()

    def _ended(self, evening: Evening, cues: tuple[Cue, ...]) -> str:
        """The name of a game that has just ended, or had ended when we began to look."""
        is_first = self._seen is None or self._seen.table is None
        if not is_first and not any(isinstance(cue, GameFinished) for cue in cues):
            return ""
        return self._game_id() if evening.table and outcome(evening.table) else ""

    def _held_at(self, evening: Evening) -> object:
        return self._held(evening.table) if evening.table else None

    def _judged(self, evening: Evening, tap: Tap) -> Iterator[Event]:
        choice = Choice(tap.verb, tap.about)
        why = refused(evening, tap.player, choice, self._held_at(evening))
        words = in_all(lambda language: phrase(language, f"feed.refused.{why}")) if why else {}
        if self._door:
            self._door.answer(Answer(tap.tap, tap.guest, not why, words))
        if not why:
            yield Chosen(choice)


def refused(evening: Evening, player: str, choice: Choice, held: object = None) -> str:
    """Why this player may not decide this now; empty where it is fine."""
    table = evening.table
    if table is None:
        return "no-game"
    if player not in table.players:
        return "no-seat"
    if owner(table, choice) not in {None, table.players.index(player)}:
        return "other-seat"
    return "" if choice in for_seats(evening, held) else "not-now"
