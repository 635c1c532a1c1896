"""Patches of touching equal numbers, found fast: cells are bits, and a step in any direction is a shift."""

from __future__ import annotations

from collections import defaultdict
from functools import lru_cache
from typing import NamedTuple

from games.upwards.sheet import METEORITE

Columns = tuple[tuple[int, ...], ...]


class Patch(NamedTuple):
    """Equal numbers that touch each other: which, how many, and at how many places the next could join."""

    number: int
    size: int
    openings: int


@lru_cache(maxsize=1 << 12)
def patches(columns: Columns, rows: int, *, diagonal: bool) -> tuple[Patch, ...]:
    """All patches of a grid: with diagonal steps where a snake can run, without where a block can lie."""
    height = rows + 2  # two empty rows between columns, so that no shift runs over the edge
    steps = (1, height, height + 1, height - 1) if diagonal else (1, height)
    cells: dict[int, int] = defaultdict(int)
    landings = 0
    for column, stack in enumerate(columns):
        for row, number in enumerate(stack):
            cells[number] |= 1 << (column * height + row)
        if len(stack) < rows:
            landings |= 1 << (column * height + len(stack))
    cells.pop(METEORITE, None)
    return tuple(
        Patch(number, patch.bit_count(), (_around(patch, steps) & landings).bit_count())
        for number, all_cells in cells.items()
        for patch in _split(all_cells, steps)
    )


def _split(cells: int, steps: tuple[int, ...]) -> list[int]:
    found = []
    while cells:
        patch, grown = 0, cells & -cells
        while grown != patch:
            patch, grown = grown, (grown | _around(grown, steps)) & cells
        found.append(patch)
        cells &= ~patch
    return found


def _around(patch: int, steps: tuple[int, ...]) -> int:
    reached = 0
    for step in steps:
        reached |= patch << step | patch >> step
    return reached
