"""What is to be noticed once: facts, not media. Each view decides between a chime, a flash and a sentence."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar, Generic, TypeVar

from games.dice import Throw

S_co = TypeVar("S_co", covariant=True)


@dataclass(frozen=True, slots=True)
class Cue:
    """Something to notice once. Each game adds its own beside its rules."""

    lasting: ClassVar[bool] = False
    """Is it true whatever page is shown? What is about the game is told only where it happened."""


@dataclass(frozen=True, slots=True)
class Step(Generic[S_co]):
    """What an event led to: the new state, and what is to be noticed about it."""

    state: S_co
    cues: tuple[Cue, ...] = ()


@dataclass(frozen=True, slots=True)
class Refused(Cue):
    """The rules said no; the state is as it was. `about` fills the sentence (a name, a number)."""

    why: StrEnum
    about: tuple[int | str, ...] = ()


@dataclass(frozen=True, slots=True)
class ThrowTaken(Cue):
    """A throw counts now."""

    throw: Throw


@dataclass(frozen=True, slots=True)
class ThrowDoubted(Cue):
    """The reader would rather ask: `why` names the reason, `die` the die in question."""

    throw: Throw
    why: str
    die: int | None


@dataclass(frozen=True, slots=True)
class SecretUnclear(Cue):
    """A throw that nobody but its owner may know could not be read, and nobody else can be asked."""


@dataclass(frozen=True, slots=True)
class FaceCorrected(Cue):
    """One die was misread and is right now; only this and the new total are worth saying.

    die  None: the reader itself saw at a second look what really lies there
    """

    throw: Throw
    die: int | None


@dataclass(frozen=True, slots=True)
class CoveredThrown(Cue):
    """Dice that nobody reads lie still under the cup of a simulated tray."""


@dataclass(frozen=True, slots=True)
class SameSeen(Cue):
    """A second look showed what counts already."""

    throw: Throw


@dataclass(frozen=True, slots=True)
class NothingSeen(Cue):
    """A second look showed an empty tray; people say what is to be done about it."""


@dataclass(frozen=True, slots=True)
class WhoAsked(Cue):
    """A button was pressed and waits for a name."""

    verb: str


@dataclass(frozen=True, slots=True)
class Asked(Cue):
    """Somebody wants to know something about the game; `about` is the question, as its rules name it."""

    about: tuple[int | str, ...]


@dataclass(frozen=True, slots=True)
class Advised(Cue):
    """A good move for this seat: `why` names its reason, `about` fills the gaps of that sentence."""

    seat: int
    why: str
    about: tuple[tuple[str, int | str], ...] = ()


@dataclass(frozen=True, slots=True)
class HintMissing(Cue):
    """Nothing comes to mind that would be worth saying."""


@dataclass(frozen=True, slots=True)
class TimeWarned(Cue):
    """The round's time is nearly over."""

    left: int


@dataclass(frozen=True, slots=True)
class TimeGiven(Cue):
    """Somebody asked for more time: so many seconds are left now."""

    left: int


@dataclass(frozen=True, slots=True)
class TimeRanOut(Cue):
    """The round's time is over; nobody loses anything by it."""


@dataclass(frozen=True, slots=True)
class Undone(Cue):
    """The last event was taken back."""


@dataclass(frozen=True, slots=True)
class Redone(Cue):
    """What was taken back counts again."""


@dataclass(frozen=True, slots=True)
class LookAgainWanted(Cue):
    """Somebody asks the reader for a second look."""


@dataclass(frozen=True, slots=True)
class CountWanted(Cue):
    """Somebody wants to count the pips together, or has counted enough."""


@dataclass(frozen=True, slots=True)
class CameraMissed(Cue):
    """No pictures: the dice can be entered by touch meanwhile."""

    lasting: ClassVar[bool] = True

    why: str


@dataclass(frozen=True, slots=True)
class CameraReturned(Cue):
    """Pictures come again."""

    lasting: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class GameFinished(Cue):
    """The game is over; the outcome tells who won."""


@dataclass(frozen=True, slots=True)
class Repeated(Cue):
    """Somebody asks to hear again what matters now."""


@dataclass(frozen=True, slots=True)
class TableLeft(Cue):
    """The people go back to the start page; the game stays saved."""
