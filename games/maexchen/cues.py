"""What is to be noticed about Mäxchen, and every reason for a no."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from games.cues import Cue


class Refusal(StrEnum):
    """The reasons; each has a sentence in every language."""

    FINISHED = "finished"
    NO_SUCH_FACE = "no-such-face"
    NOT_NOW = "not-now"
    NOTHING_TO_CORRECT = "nothing-to-correct"
    STAYS_COVERED = "stays-covered"
    STRANGE_SIGN = "strange-sign"
    TOO_LOW = "too-low"
    TWO_DICE = "two-dice"


@dataclass(frozen=True, slots=True)
class SeenInSecret(Cue):
    """The camera has read the throw, and tells it to nobody else."""

    seat: int


@dataclass(frozen=True, slots=True)
class Announced(Cue):
    """Somebody says that this lies under the cup."""

    seat: int
    value: int


@dataclass(frozen=True, slots=True)
class Believed(Cue):
    """The next one takes the cup."""

    seat: int


@dataclass(frozen=True, slots=True)
class PassedUnseen(Cue):
    """The next one believes it, and neither throws nor looks."""

    seat: int


@dataclass(frozen=True, slots=True)
class Doubted(Cue):
    """The next one does not believe it."""

    seat: int


@dataclass(frozen=True, slots=True)
class CupLifted(Cue):
    """What lay there in secret is known to everybody now."""

    seat: int
    value: int


@dataclass(frozen=True, slots=True)
class LifeLost(Cue):
    """Whoever was wrong has so many lives left.

    lied   it was not true, and the one who announced it loses
    gave_in  nobody looked: a Mäxchen was believed
    """

    seat: int
    lost: int
    lives: int
    lied: bool = False
    gave_in: bool = False


@dataclass(frozen=True, slots=True)
class IsOut(Cue):
    """No life is left."""

    seat: int
