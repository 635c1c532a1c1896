"""What was noticed, in the past tense. Nothing else ever changes a state."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from games.choices import Choice
from games.dice import Throw


class Key(StrEnum):
    """The push buttons, by meaning."""

    PASS = "pass"  # noqa: S105 - a button, not a password
    ANNOUNCE = "announce"


@dataclass(frozen=True, slots=True)
class DiceSettled:
    """The dice have come to rest. `why` names the doubt when the reader would rather ask."""

    throw: Throw
    sure: bool = True
    why: str = ""
    die: int | None = None
    again: bool = False
    """Nobody threw: somebody asked for a second look at the dice that count already."""


@dataclass(frozen=True, slots=True)
class DiceSorted:
    """No throw: somebody moved lying dice or took some up; `aside` are the faces now in the keep corner."""

    aside: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TrayEmptied:
    """The dice were taken out of the tray; `again` where a second look was wanted and showed none."""

    again: bool = False


HOLD_SECONDS = 1.0
"""A push button is held: longer than any press that was meant short, shorter than anybody waits in vain."""


@dataclass(frozen=True, slots=True)
class Pressed:
    """A push button was pressed and let go; `held` while it is still down after `HOLD_SECONDS`."""

    key: Key
    held: bool = False


@dataclass(frozen=True, slots=True)
class Chosen:
    """Somebody decided, by touch, key or simulated player."""

    choice: Choice


@dataclass(frozen=True, slots=True)
class Ticked:
    """Whole seconds went by. Sent only while a timer runs, so the rules need no clock."""

    seconds: int = 1


@dataclass(frozen=True, slots=True)
class ThrowCorrected:
    """A face was misread and is right now; the game forgets what it did with the old throw."""

    throw: Throw


@dataclass(frozen=True, slots=True)
class CameraLost:
    """No pictures come any more; `why` is for people."""

    why: str


@dataclass(frozen=True, slots=True)
class CameraBack:
    """Pictures come again."""


@dataclass(frozen=True, slots=True)
class SheetShown:
    """A sheet of paper lay under the camera: whose game's, the settings in its markers, what was read.

    values    what stands in each field, in the order of its plan: 1 to 6, 0 a circle or an arrow, -1 nothing
    struck    the places of those that are crossed out
    doubtful  the places of those that are hard to read
    perhaps   each place that is hard to read, also in the reserve, and what it could be, likeliest first
    lines     where somebody drew a line between two boxes: the row and column of both, counted from 0
    next_likely  each place and what it looks like next, the least sure first
    shares    each place that could hold several values, one of them, and how likely that is, in millionths
    """

    game: str
    settings: tuple[int, ...]
    values: tuple[int, ...]
    struck: tuple[int, ...] = ()
    doubtful: tuple[int, ...] = ()
    lines: tuple[tuple[int, ...], ...] = ()
    perhaps: tuple[tuple[int, ...], ...] = ()
    next_likely: tuple[tuple[int, int], ...] = ()
    shares: tuple[tuple[int, int, int], ...] = ()


@dataclass(frozen=True, slots=True)
class FaceShown:
    """In a lesson the camera has looked at a face that is said to mean this; `views` looks count by now.

    why  this look does not count: nothing, several, twin (it looks just like `about`) or other than before
    """

    meaning: str
    views: int
    why: str = ""
    about: str = ""


@dataclass(frozen=True, slots=True)
class TraySeen:
    """While calibrating the camera has looked at the tray: is its rim in view, how many dice lie there?

    hindrance  the one thing that should change, or nothing
    """

    has_rim: bool
    dice: int = 0
    hindrance: str = ""


@dataclass(frozen=True, slots=True)
class DiceShown:
    """While a household shows its dice the camera has read a throw, from left to right.

    number  which of its looks that was, so that whoever confirms it means the same one
    """

    faces: tuple[int, ...]
    number: int


@dataclass(frozen=True, slots=True)
class GridSeen:
    """While the sheet from a box is shown the camera has found its grid, or the one that was touched.

    corners  clockwise, in thousandths of the picture; none where no grid is seen
    """

    corners: tuple[tuple[int, int], ...] = ()


LobbyEvent = FaceShown | DiceShown | TraySeen | GridSeen
"""What only matters before a game, and is in no journal."""

Event = (
    DiceSettled
    | DiceSorted
    | TrayEmptied
    | SheetShown
    | Pressed
    | Chosen
    | Ticked
    | ThrowCorrected
    | CameraLost
    | CameraBack
)
