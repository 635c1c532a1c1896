"""What happens in Beam me up, to be noticed once, and why its rules may say no."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from games.cues import Cue


class BeamRefusal(StrEnum):
    """Why the rules said no; each has a sentence in both languages."""

    ALL_KEPT = "all-kept"
    COLUMN_LIFTED = "column-lifted"
    COLUMN_TAKEN = "column-taken"
    COUNTER_AT_TOP = "counter-at-top"
    FIVE_DICE = "five-dice"
    GAME_OVER = "game-over"
    HEAD_START_FIRST = "head-start-first"
    KEPT_DICE_CHANGED = "kept-dice-changed"
    MOVE_FIRST = "move-first"
    MUST_MOVE = "must-move"
    NO_BLUE_STAR = "no-blue-star"
    NO_SUCH_FACE = "no-such-face"
    NOT_NOW = "not-now"
    NOTHING_TO_CORRECT = "nothing-to-correct"
    STRANGE_SIGN = "strange-sign"
    THROW_FIRST = "throw-first"


@dataclass(frozen=True, slots=True)
class HeadStartTaken(Cue):
    """A counter was lifted before the first turn."""

    seat: int
    column: int


@dataclass(frozen=True, slots=True)
class NothingThrown(Cue):
    """The dice make nothing at all."""

    seat: int


@dataclass(frozen=True, slots=True)
class CounterRose(Cue):
    """A counter rose by dice, or by a rocket."""

    seat: int
    column: int
    squares: int


@dataclass(frozen=True, slots=True)
class SquaresForfeited(Cue):
    """The counter of this column is at the top, so these squares are lost."""

    seat: int
    column: int
    squares: int


@dataclass(frozen=True, slots=True)
class RocketReached(Cue):
    """A counter landed on a rocket: any counter may rise one square more."""

    seat: int
    column: int


@dataclass(frozen=True, slots=True)
class PinkStarReached(Cue):
    """A counter landed on a pink star, where no cool down sees it."""

    seat: int
    column: int


@dataclass(frozen=True, slots=True)
class BlueStarReached(Cue):
    """A counter landed on a blue star: safe, and the dice may move any counter."""

    seat: int
    column: int


@dataclass(frozen=True, slots=True)
class CooledDown(Cue):
    """The others' counters in this column: who went down one square, and whom a star hid."""

    seat: int
    column: int
    hit: tuple[int, ...]
    hidden: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RocketWaived(Cue):
    """The rocket stays unused."""

    seat: int


@dataclass(frozen=True, slots=True)
class PartWaived(Cue):
    """What the dice would have allowed stays unused."""

    seat: int
    column: int
    squares: int


@dataclass(frozen=True, slots=True)
class TurnPassed(Cue):
    """It is this seat's turn now."""

    seat: int


@dataclass(frozen=True, slots=True)
class Won(Cue):
    """Enough counters in space and none at the bottom: the game ends at once."""

    seat: int
    in_space: int


@dataclass(frozen=True, slots=True)
class SeatLeft(Cue):
    """A player has left; the others go on without."""

    seat: int


@dataclass(frozen=True, slots=True)
class TooFewLeft(Cue):
    """Only one player is left: the game ends without a winner."""
