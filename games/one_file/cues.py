"""What is to be noticed about a game from a file, and every reason for a no."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from games.cues import Cue


class Refusal(StrEnum):
    """The reasons; each has a sentence in every language."""

    FINISHED = "finished"
    ALL_KEPT = "all-kept"
    KEPT_MOVED = "kept-moved"
    MUST_GO_ON = "must-go-on"
    NO_DICE = "no-dice"
    NO_SUCH_FACE = "no-such-face"
    NOT_ENOUGH = "not-enough"
    NOT_NOW = "not-now"
    NOTHING_TO_CORRECT = "nothing-to-correct"
    ROW_FILLED = "row-filled"
    ROWS_IN_ORDER = "rows-in-order"
    SET_ASIDE_FIRST = "set-aside-first"
    STRANGE_SIGN = "strange-sign"
    THROW_FIRST = "throw-first"
    WRITE_FIRST = "write-first"
    WRONG_NUMBER = "wrong-number"


@dataclass(frozen=True, slots=True)
class Collected(Cue):
    """This throw brought points, and so many are in the hand now."""

    seat: int
    points: int
    hand: int


@dataclass(frozen=True, slots=True)
class Lost(Cue):
    """The points of this turn are lost; `everything` where all points are."""

    seat: int
    points: int
    everything: bool = False
    at_once: bool = False
    """Was there nothing to lose?"""


@dataclass(frozen=True, slots=True)
class Banked(Cue):
    """The points of this turn are safe."""

    seat: int
    points: int
    total: int


@dataclass(frozen=True, slots=True)
class NotIn(Cue):
    """The turn brought too little to count; so many were needed."""

    seat: int
    points: int
    needed: int


@dataclass(frozen=True, slots=True)
class TooMuch(Cue):
    """The goal must be met exactly, and this was more."""

    seat: int
    points: int
    goal: int


@dataclass(frozen=True, slots=True)
class RowWritten(Cue):
    """Points stand in a row; `struck` where the dice did not fit."""

    seat: int
    row: int
    points: int
    total: int
    struck: bool = False


@dataclass(frozen=True, slots=True)
class BonusEarned(Cue):
    """Several rows together brought a bonus."""

    seat: int
    bonus: int
    points: int


@dataclass(frozen=True, slots=True)
class AllSetAside(Cue):
    """Every die scored: all may be thrown again."""

    seat: int


@dataclass(frozen=True, slots=True)
class LastRound(Cue):
    """Somebody has reached the goal; the others have one turn more."""

    seat: int


@dataclass(frozen=True, slots=True)
class PointsWritten(Cue):
    """Points were written down by hand; fewer than none are taken away."""

    seat: int
    points: int
    total: int
    fewer: bool = False
