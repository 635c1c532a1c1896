"""What the seat on turn decides, and that somebody leaves."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from games import choices as buttons
from games.beam import verbs
from games.decisions import Decision, Decisions


@dataclass(frozen=True, slots=True)
class UseDice(Decision):
    """Throw no more."""

    verb: ClassVar[str] = buttons.ANNOUNCE


@dataclass(frozen=True, slots=True)
class Waive(Decision):
    """Leave the rocket, or the rest of the dice, unused."""

    verb: ClassVar[str] = buttons.PASS


@dataclass(frozen=True, slots=True)
class Boost(Decision):
    """A rocket lifts the counter of a column."""

    verb: ClassVar[str] = verbs.BOOST
    column: int


@dataclass(frozen=True, slots=True)
class Keep(Decision):
    """Keep a die for the next throw, or let it go again; `die` is its place among the faces."""

    verb: ClassVar[str] = verbs.KEEP
    die: int


@dataclass(frozen=True, slots=True)
class Lift(Decision):
    """Take the head start in a column."""

    verb: ClassVar[str] = verbs.LIFT
    column: int


@dataclass(frozen=True, slots=True)
class UsePart(Decision):
    """Use the part of the dice that belongs to the column `dice`, to move the counter of `column`."""

    verb: ClassVar[str] = verbs.MOVE
    dice: int
    squares: int
    column: int


@dataclass(frozen=True, slots=True)
class LeaveSeat(Decision):
    """Somebody goes home; the others play on."""

    verb: ClassVar[str] = buttons.LEAVE_SEAT
    seat: int


@dataclass(frozen=True, slots=True)
class Moved(Decision):
    """On a real board everything is moved that was to be moved."""

    verb: ClassVar[str] = verbs.MOVED


@dataclass(frozen=True, slots=True)
class Cool(Decision):
    """By a blue star a counter of this column rose on a real board: there the others go down."""

    verb: ClassVar[str] = verbs.COOL
    column: int


@dataclass(frozen=True, slots=True)
class NoCool(Decision):
    """On a real board the counter had no room for two squares, so nobody goes down."""

    verb: ClassVar[str] = verbs.NO_COOL


@dataclass(frozen=True, slots=True)
class SayWon(Decision):
    """Somebody with a real board has won."""

    verb: ClassVar[str] = verbs.WON
    seat: int


OnRealBoard = Moved | Cool | NoCool | SayWon
OnOwnBoard = UseDice | Waive | Boost | Keep | Lift | UsePart | LeaveSeat
BeamDecision = OnOwnBoard | OnRealBoard
DECISIONS: Decisions[BeamDecision] = Decisions(BeamDecision)
