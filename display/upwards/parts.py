"""What the screens of Upwards! are made of, besides the parts that all screens have."""

from __future__ import annotations

from dataclasses import dataclass

from display.building.grid_plan import SheetPlan
from display.style.boxes import Box
from display.style.theme import Ink
from games.upwards.sheet import Cell, Sheet


@dataclass(frozen=True, slots=True)
class Ghost:
    """What a box would hold: the number (0 a meteorite), and the points this would bring."""

    cell: Cell
    number: int
    gain: int = 0


@dataclass(frozen=True, slots=True)
class SheetMarks:
    """What is drawn on a sheet besides what stands on it."""

    ghosts: tuple[Ghost, ...] = ()
    lit: tuple[Cell, ...] = ()
    column: int | None = None
    rows: bool = False
    """Do empty arrows show that a row can be marked?"""
    outlines: tuple[tuple[Cell, ...], ...] = ()
    suggested: tuple[tuple[Cell, ...], ...] = ()
    """Where the device would outline blocks."""
    line: tuple[Cell, ...] = ()
    steps: tuple[Cell, ...] = ()
    """The lower box of each step up."""
    circles: tuple[int, ...] = ()
    """The points in the red circles under the columns; none are drawn where this is empty."""


@dataclass(frozen=True, slots=True)
class SheetGrid:
    """A sheet of Upwards!; what can be touched on it lies above as bare buttons."""

    box: Box
    plan: SheetPlan
    sheet: Sheet
    marks: SheetMarks = SheetMarks()


@dataclass(frozen=True, slots=True)
class ReserveField:
    """A reserve field of a sheet: empty, with a number, with one struck out, or with one that could come."""

    box: Box
    number: int | None = None
    struck: bool = False
    ghost: bool = False


@dataclass(frozen=True, slots=True)
class BlockShape:
    """One of the blocks of Upwards!: `#` is a box, top row first."""

    box: Box
    shape: tuple[str, ...]
    ink: Ink = Ink.TEXT
