"""What may be decided while faces, dice and the tray are shown to the camera."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from games.decisions import Decision
from session.lobby import verbs


@dataclass(frozen=True, slots=True)
class Teach(Decision):
    """The faces of this set are to be shown."""

    verb: ClassVar[str] = verbs.TEACH
    what: str


@dataclass(frozen=True, slots=True)
class Forget(Decision):
    """This set is not to be known any more."""

    verb: ClassVar[str] = verbs.FORGET
    what: str


@dataclass(frozen=True, slots=True)
class ShowFace(Decision):
    """The face that means this is shown next."""

    verb: ClassVar[str] = verbs.MEANING
    meaning: str


@dataclass(frozen=True, slots=True)
class ShowAnew(Decision):
    """The looks at this face so far do not count."""

    verb: ClassVar[str] = verbs.SHOW_ANEW


@dataclass(frozen=True, slots=True)
class FinishLesson(Decision):
    """What was learned is to be kept."""

    verb: ClassVar[str] = verbs.FINISH_LESSON


@dataclass(frozen=True, slots=True)
class TurnDie(Decision):
    """This die was misread: it shows the next face."""

    verb: ClassVar[str] = verbs.TURN_DIE
    die: int


@dataclass(frozen=True, slots=True)
class ConfirmDice(Decision):
    """All dice show what stands there."""

    verb: ClassVar[str] = verbs.CONFIRM_DICE


@dataclass(frozen=True, slots=True)
class TakeView(Decision):
    """The tray as the camera sees it now is the one to go by."""

    verb: ClassVar[str] = verbs.TAKE_VIEW


@dataclass(frozen=True, slots=True)
class MeasureAnew(Decision):
    """The empty tray once more."""

    verb: ClassVar[str] = verbs.MEASURE_ANEW


@dataclass(frozen=True, slots=True)
class PointCorner(Decision):
    """A corner of the grid is there, in thousandths of the picture."""

    verb: ClassVar[str] = verbs.POINT_CORNER
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class PointAnew(Decision):
    """The touched corners were not right."""

    verb: ClassVar[str] = verbs.POINT_ANEW


@dataclass(frozen=True, slots=True)
class TurnGrid(Decision):
    """Another corner is the top left one."""

    verb: ClassVar[str] = verbs.TURN_GRID


@dataclass(frozen=True, slots=True)
class TakeGrid(Decision):
    """That is the grid: know this sheet from now on."""

    verb: ClassVar[str] = verbs.TAKE_GRID
