"""Paper as data: where each box of a sheet is and what may stand in it, for printer and reader alike.

Lengths are millimetres, counted from the top left corner to the right and down.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Any, Generic, TypeVar

from games.drawings import Drawing, Point
from games.setup import Setup

T = TypeVar("T", bound=Setup)


@dataclass(frozen=True, slots=True)
class PaperBox:
    """A rectangle."""

    x: float
    y: float
    width: float
    height: float

    @property
    def middle(self) -> Point:
        """Where a mark in it would be centred."""
        return self.x + self.width / 2, self.y + self.height / 2

    def moved(self, x: float, y: float) -> PaperBox:
        """The same rectangle, so much further right and down."""
        return replace(self, x=self.x + x, y=self.y + y)

    def grown(self, by: float) -> PaperBox:
        """Larger on every side."""
        return PaperBox(self.x - by, self.y - by, self.width + 2 * by, self.height + 2 * by)


class Kind(StrEnum):
    """What people write into a field."""

    NUMBER = "number"
    """a number from 1 to 6, a circle, or nothing"""
    SAVED = "saved"
    """a number that may be struck out later, or nothing"""
    ARROW = "arrow"
    """an arrow, or nothing"""


@dataclass(frozen=True, slots=True)
class Field:
    """One box to write into; rows count from the lowest, columns from the left, both from one."""

    kind: Kind
    box: PaperBox
    row: int = 0
    column: int = 0
    extra: bool = False
    """Of use only once somebody has outlined it."""

    def moved(self, x: float, y: float) -> Field:
        """The same field, so much further right and down."""
        return replace(self, box=self.box.moved(x, y))


BLACK, GREY, PALE = 0.0, 0.45, 0.78
"""Shades of ink; 1 is the paper."""


@dataclass(frozen=True, slots=True)
class Line:
    """A straight line."""

    begin: Point
    end: Point
    width: float = 0.3
    shade: float = BLACK

    def moved(self, x: float, y: float) -> Line:
        """The same line elsewhere."""
        (x0, y0), (x1, y1) = self.begin, self.end
        return replace(self, begin=(x0 + x, y0 + y), end=(x1 + x, y1 + y))


@dataclass(frozen=True, slots=True)
class Outline:
    """The outline of a box, whole or dashed."""

    box: PaperBox
    width: float = 0.3
    shade: float = BLACK
    dashed: bool = False
    corner: float = 0.0
    filled: float | None = None
    """Filled with this shade."""

    def moved(self, x: float, y: float) -> Outline:
        """The same outline elsewhere."""
        return replace(self, box=self.box.moved(x, y))


@dataclass(frozen=True, slots=True)
class Ring:
    """The outline of a circle."""

    middle: Point
    radius: float
    width: float = 0.3
    shade: float = BLACK

    def moved(self, x: float, y: float) -> Ring:
        """The same circle elsewhere."""
        return replace(self, middle=(self.middle[0] + x, self.middle[1] + y))


class Side(StrEnum):
    """Where in its box a text begins."""

    LEFT = "left"
    MIDDLE = "middle"
    RIGHT = "right"


@dataclass(frozen=True, slots=True)
class Label:
    """Words in one line, a message or a text as it is; made smaller where its box is narrow."""

    words: str
    box: PaperBox
    size: float
    """Height of the type, from the tallest letter to the deepest."""
    side: Side = Side.LEFT
    bold: bool = False
    shade: float = BLACK
    is_key: bool = True
    gaps: Mapping[str, Any] = field(default_factory=dict)

    def moved(self, x: float, y: float) -> Label:
        """The same words elsewhere."""
        return replace(self, box=self.box.moved(x, y))


@dataclass(frozen=True, slots=True)
class Sketch:
    """A drawing of a face or a card, as large as its box; `plain`: in black only, to save ink."""

    drawing: Drawing
    box: PaperBox
    size: Point = (100.0, 100.0)
    """Of the field that the drawing was made for."""
    plain: bool = True

    def moved(self, x: float, y: float) -> Sketch:
        """The same drawing elsewhere."""
        return replace(self, box=self.box.moved(x, y))


Ink = Line | Outline | Ring | Label | Sketch


@dataclass(frozen=True, slots=True)
class Plan:
    """What is printed on a piece of paper, and where people write."""

    ink: tuple[Ink, ...]
    fields: tuple[Field, ...] = ()

    def moved(self, x: float, y: float) -> Plan:
        """The same, so much further right and down."""
        return Plan(
            tuple(ink.moved(x, y) for ink in self.ink), tuple(each.moved(x, y) for each in self.fields)
        )


@dataclass(frozen=True, slots=True)
class Space:
    """How much room a sheet has, and for whom it is made."""

    width: float
    height: float
    left_handed: bool = False
    large: bool = False


Value = int | None
"""1 to 6; 0 for a circle or an arrow; None for nothing."""
Place = tuple[Kind, int, int]
"""A field by what it is for, its row and its column."""


@dataclass(frozen=True, slots=True)
class Compared:
    """A sheet that was read, as long as people compare it with their paper."""

    values: tuple[tuple[Place, Value], ...]
    """What is said to stand in each field that is compared."""
    at: Place | None = None
    """The field that is asked about just now."""


@dataclass(frozen=True, slots=True)
class Read:
    """What was seen in one field: how likely each value that may stand there is, and is it to be believed?"""

    field: Field
    likely: tuple[tuple[Value, float], ...]
    sure: bool
    struck: bool = False
    strange: bool = False
    """Something stands there that seems to be none of all this."""
    sides: tuple[float, ...] = (0.0,) * 4
    """How likely somebody drew a line above it, to its right, below it and to its left."""

    @property
    def value(self) -> Value:
        """What most likely stands there."""
        return self.likely[0][0]

    @property
    def confidence(self) -> float:
        """How likely that is."""
        return self.likely[0][1]


@dataclass(frozen=True, slots=True)
class SheetFlaw:
    """Something on a sheet that cannot be: a sentence of the catalogues, and the field it is about."""

    words: str
    where: Field | None = None
    gaps: Mapping[str, Any] = field(default_factory=dict)


Reads = tuple[Read, ...]


@dataclass(frozen=True, slots=True, eq=False)
class PaperSheet(Generic[T]):
    """A sheet that is printed, written on and read again.

    code      its number in the markers, 0 to 7; ours are below 4
    sizes     how many values each number of the settings can have
    numbers   the settings that decide where everything is, each from 0 and below its size
    setup     the setup behind such numbers, None where there is none
    plan      what is printed in such a space
    helped    the same reads after the rules have had their say: nothing they rule out stays likely
    misfits   what the rules do not allow on a sheet that was read like this
    row       what programs are told of it, beside what is told of every sheet
    file      the same as the file that counts its points
    boxed     the fields of the sheet that came in the game's box, which has no markers; None: it has none
    """

    code: int
    sizes: tuple[int, ...]
    numbers: Callable[[T], tuple[int, ...]]
    setup: Callable[[tuple[int, ...]], T | None]
    plan: Callable[[T, Space], Plan]
    helped: Callable[[T, Reads], Reads]
    misfits: Callable[[T, Reads], tuple[SheetFlaw, ...]]
    row: Callable[[T, Reads], dict[str, Any]]
    file: Callable[[T, Reads], str]
    boxed: Callable[[T, Space], Plan] | None = None


@dataclass(frozen=True, slots=True, eq=False)
class Handout(Generic[T]):
    """Something else to print and cut out: a die's net, boards, cards; one plan a page."""

    name: str
    pages: Callable[[T, Space], tuple[Plan, ...]]
