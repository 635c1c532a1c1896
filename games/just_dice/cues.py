"""What is to be noticed about a bare throw, and every reason for a no."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from games.cues import Cue


class Refusal(StrEnum):
    """The reasons; each has a sentence in both languages."""

    FINISHED = "finished"
    NO_SUCH_FACE = "no-such-face"
    NOT_NOW = "not-now"
    NOTHING_TO_CORRECT = "nothing-to-correct"
    STRANGE_SIGN = "strange-sign"
    WRONG_NUMBER = "wrong-number"


@dataclass(frozen=True, slots=True)
class Summed(Cue):
    """All pips together, and how that compares with the throw before, if there was one."""

    total: int
    difference: int = 0
    more: bool = False
    fewer: bool = False
    same: bool = False


@dataclass(frozen=True, slots=True)
class HandedOn(Cue):
    """The dice go to this seat."""

    seat: int


@dataclass(frozen=True, slots=True)
class DiceCountChanged(Cue):
    """From the next throw on there are so many dice."""

    dice: int


@dataclass(frozen=True, slots=True)
class Finished(Cue):
    """Nobody wants to throw any more."""

    throws: int
    pips: int
