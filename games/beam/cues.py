"""What happens in Beam me up, to be noticed once."""

from __future__ import annotations

from dataclasses import dataclass

from games.cues import Cue


@dataclass(frozen=True, slots=True)
class HeadStartTaken(Cue):
    """A counter was lifted before the first turn."""

    seat: int
    column: int


@dataclass(frozen=True, slots=True)
class KeptThrown(Cue):
    """These faces were kept and are gone now: their dice were thrown again, too."""

    seat: int
    faces: tuple[int, ...]


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
    rocket: bool = False


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
    """Two squares by dice: the others go down one square in this column."""

    seat: int
    column: int


@dataclass(frozen=True, slots=True)
class CounterSank(Cue):
    """A counter went down one square in a cool down."""

    seat: int
    column: int


@dataclass(frozen=True, slots=True)
class CounterHidden(Cue):
    """A counter on a star was not seen by a cool down."""

    seat: int
    column: int


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
class WonTold(Cue):
    """People say that this seat has won on its real board."""

    seat: int


@dataclass(frozen=True, slots=True)
class SeatLeft(Cue):
    """A player has left; the others go on without."""

    seat: int


@dataclass(frozen=True, slots=True)
class TooFewLeft(Cue):
    """Only one player is left: the game ends without a winner."""
