"""What the watcher has to say about the tray, each once."""

from __future__ import annotations

from dataclasses import dataclass

from vision.reading.readings import Doubt, Reading
from vision.watching.same_throw import Dice


@dataclass(frozen=True, slots=True)
class Settled:
    """A throw lies still."""

    reading: Reading
    frame_number: int
    seconds: float
    stayed: Dice = ()
    """Those of its dice that lay there before, while the others were thrown."""
    again: bool = False
    """Nobody threw them: these are the dice that somebody asked to look at again."""


@dataclass(frozen=True, slots=True)
class Sorted:
    """No throw: somebody moved some of the lying dice or took them up; these lie there now."""

    dice: Dice
    settles_doubt: bool = False
    """Was there a doubt about these dice, which is cleared now?"""


@dataclass(frozen=True, slots=True)
class Emptied:
    """All dice were taken out of the tray."""

    again: bool = False
    """Nobody took them: somebody asked to look again, and nothing can be seen."""


@dataclass(frozen=True, slots=True)
class Blinded:
    """Nothing can be seen: the lens is covered, the room is dark, or the picture stands still."""

    doubt: Doubt


News = Settled | Sorted | Emptied | Blinded
