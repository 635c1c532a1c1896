"""What the referee knows: the open cards, whose turn it is, and the stars. Hands stay hidden."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum

from games.cues import Cue, Refused, Step
from games.numberloor.cards import SKIP, is_balloon, is_floor
from games.numberloor.cues import SkipMet, TurnBegan
from games.numberloor.refusals import Refusal
from games.numberloor.setup import Setup, checked


class Phase(StrEnum):
    """What the table waits for."""

    OPENING = "opening"
    """The two cards in the middle."""
    TURN = "turn"
    SKIPPED = "skipped"
    """The seat on turn met a skip balloon: it draws two and does nothing else."""
    OWNER = "owner"
    """The camera saw a night floor and cannot know whose it was."""
    LAY_OFF = "lay-off"
    """The seat on turn laid its last floor and now its leftover balloons."""
    OVER = "over"


WAITS = {
    Phase.OPENING: Refusal.OPENING_FIRST,
    Phase.TURN: Refusal.NOT_NOW,
    Phase.SKIPPED: Refusal.SKIP_FIRST,
    Phase.OWNER: Refusal.OWNER_FIRST,
    Phase.LAY_OFF: Refusal.LAY_OFF_FIRST,
    Phase.OVER: Refusal.GAME_OVER,
}
"""What each phase says to anything that is not its turn."""


@dataclass(frozen=True, slots=True)
class Turn:
    """One player's turn so far."""

    number: int
    seat: int
    laid: tuple[str, ...] = ()
    """The cards of this turn, the newest last."""
    drawn: bool = False

    @property
    def has_floor(self) -> bool:
        """Is the duty of every turn done?"""
        return any(map(is_floor, self.laid))

    @property
    def tentative(self) -> tuple[str, ...]:
        """Balloons that no floor has followed yet: they go back to the hand if none does."""
        return () if self.has_floor else self.laid


@dataclass(frozen=True, slots=True)
class Numberloor:
    """One game as the referee sees it."""

    setup: Setup
    stars: tuple[int, ...]
    phase: Phase = Phase.OPENING
    piles: tuple[str, ...] = ()
    """The top cards that are there to stay: floor and balloon, or the beginners' two floors."""
    turn: Turn = Turn(0, 0)
    gone: frozenset[int] = frozenset()
    """The seats of players who left."""
    fresh: frozenset[int] = frozenset()
    """The seats with six new cards of which they have laid none yet."""
    night: str | None = None
    """The night floor whose owner is asked for."""
    snatched: Numberloor | None = None
    """The game before this turn was snatched: whoever had laid the last floor then can still say so."""
    before: Numberloor | None = None
    """The game before the newest card that the camera read: what a correction goes back to."""

    @property
    def tops(self) -> tuple[str, ...]:
        """The open cards as they lie there, tentative balloons included."""
        return (self.piles[0], self.turn.tentative[-1]) if self.turn.tentative else self.piles

    @property
    def present(self) -> tuple[int, ...]:
        """The seats that still play."""
        return tuple(seat for seat in range(len(self.stars)) if seat not in self.gone)


def start(setup: Setup) -> Numberloor:
    """The game before its first card; BadSetup when it cannot be played like this."""
    return Numberloor(checked(setup), (0,) * len(setup.players))


def refuse(state: Numberloor, why: Refusal, *about: int | str) -> Step[Numberloor]:
    """No, and nothing has changed."""
    return Step(state, (Refused(why, about),))


def pile_for(state: Numberloor, card: str) -> int:
    """Where this card goes when there is a pile of balloons."""
    return 1 if state.setup.has_balloons and is_balloon(card) else 0


def next_seat(state: Numberloor, seat: int) -> int:
    """The next player clockwise who is still here."""
    seats = len(state.stars)
    return next(
        other for other in ((seat + n) % seats for n in range(1, seats + 1)) if other not in state.gone
    )


def begin_turn(state: Numberloor, seat: int, *, skipped: bool = False) -> Step[Numberloor]:
    """It is this seat's turn, or (skipped) its turn to draw two and do nothing else."""
    phase, cue = (Phase.SKIPPED, SkipMet(seat)) if skipped else (Phase.TURN, TurnBegan(seat))
    turn = Turn(state.turn.number + 1, seat)
    return Step(replace(state, phase=phase, turn=turn, night=None, snatched=None), (cue,))


def end_turn(state: Numberloor, *before: Cue) -> Step[Numberloor]:
    """On clockwise; a skip balloon as the last card meets the next player."""
    following = next_seat(state, state.turn.seat)
    step = begin_turn(state, following, skipped=state.turn.laid[-1:] == (SKIP,))
    return Step(step.state, (*before, *step.cues))
