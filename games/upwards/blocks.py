"""The shapes of the third option: how they can lie, and where equal numbers form them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from functools import cache, lru_cache

from games.upwards.setup import Block
from games.upwards.sheet import METEORITE, Cell, Outlined, Sheet, spent_cells

Shape = frozenset[Cell]


def shape_cells(rows: tuple[str, ...]) -> Shape:
    """The cells of a drawn shape."""
    return _at_origin(
        (row, column) for row, line in enumerate(rows) for column, sign in enumerate(line) if sign == "#"
    )


@cache
def orientations(rows: tuple[str, ...]) -> frozenset[Shape]:
    """All ways the shape can lie when it may be turned and mirrored."""
    lying, found = shape_cells(rows), set()
    for _ in range(4):
        lying = _at_origin((column, -row) for row, column in lying)
        found |= {lying, _at_origin((row, -column) for row, column in lying)}
    return frozenset(found)


@lru_cache(maxsize=64)
def placements(sheet: Sheet, blocks: tuple[Block, ...]) -> tuple[Outlined, ...]:
    """Every place where equal numbers outside claimed blocks form a shape that was not claimed yet."""
    claimed = {outlined.name for outlined in sheet.blocks}
    free = [block for block in blocks if block.name not in claimed]
    return tuple(
        Outlined(block.name, tuple(sorted(cells)))
        for cells_of_number in _free_cells(sheet).values()
        for block in free
        for cells in _fits(block.shape, cells_of_number)
    )


def matching(cells: tuple[Cell, ...], sheet: Sheet, blocks: tuple[Block, ...]) -> Block | None:
    """The best unclaimed block whose shape these cells have."""
    claimed = {outlined.name for outlined in sheet.blocks}
    lying = _at_origin(cells)
    fitting = [block for block in blocks if block.name not in claimed and lying in orientations(block.shape)]
    return max(fitting, key=lambda block: block.points, default=None)


def _free_cells(sheet: Sheet) -> Mapping[int, set[Cell]]:
    cells: dict[int, set[Cell]] = defaultdict(set)
    spent = spent_cells(sheet)
    for column, stack in enumerate(sheet.columns):
        for row, number in enumerate(stack):
            if number != METEORITE and (row, column) not in spent:
                cells[number].add((row, column))
    return cells


def _fits(rows: tuple[str, ...], cells: set[Cell]) -> Iterable[Shape]:
    """Each lying of the shape is tried with its first cell on every cell."""
    for lying in sorted(orientations(rows), key=sorted):
        first_row, first_column = min(lying)
        for row, column in sorted(cells):
            moved = frozenset((row + r - first_row, column + c - first_column) for r, c in lying)
            if moved <= cells:
                yield moved


def _at_origin(cells: Iterable[Cell]) -> Shape:
    """The same shape, moved into the corner."""
    cells = tuple(cells)
    low = min((row for row, _ in cells), default=0)
    left = min((column for _, column in cells), default=0)
    return frozenset((row - low, column - left) for row, column in cells)
