"""The line around a block: along every side of its boxes that has no neighbour in the same block."""

from __future__ import annotations

from display.building.grid_plan import SheetPlan
from display.painting.pen import Pen, Point
from display.style.boxes import Box
from games.upwards.sheet import Cell

Place = tuple[int, int]
Side = tuple[Place, Place]
_INSIDE = 16
"""The line runs inside the boxes by this part of their height, so that two blocks never share one."""


def sides(plan: SheetPlan, cells: frozenset[Cell]) -> tuple[Side, ...]:
    """All stretches of the line, in pixels."""
    return tuple(side for cell in sorted(cells) for side in _open_sides(plan.cell(*cell), cell, cells))


def strokes(pen: Pen, lines: tuple[tuple[Point, Point], ...], thick: float) -> None:
    """Draw stretches with round ends, which close the corners."""
    for begin, end in lines:
        pen.line([begin, end], thick)


def _open_sides(box: Box, cell: Cell, cells: frozenset[Cell]) -> list[Side]:
    """A side goes on to the box's edge where the block goes on."""
    row, column = cell
    inner = box.inset(max(1, box.height // _INSIDE))
    above, below = (row + 1, column), (row - 1, column)
    before, behind = (row, column - 1), (row, column + 1)
    left = box.x if before in cells else inner.x
    right = box.right if behind in cells else inner.right
    top = box.y if above in cells else inner.y
    low = box.bottom if below in cells else inner.bottom
    every = {
        above: ((left, inner.y), (right, inner.y)),
        below: ((left, inner.bottom), (right, inner.bottom)),
        before: ((inner.x, top), (inner.x, low)),
        behind: ((inner.right, top), (inner.right, low)),
    }
    return [side for neighbour, side in every.items() if neighbour not in cells]
