"""The longest snake: a longest simple path of king's moves over boxes with the same number."""

from __future__ import annotations

from games.upwards.sheet import METEORITE, Cell

Columns = tuple[tuple[int, ...], ...]


def longest_snake(columns: Columns) -> tuple[Cell, ...]:
    """The cells of the longest snake from one end to the other; no cells when nothing touches."""
    cells = {
        (row, column): number for column, stack in enumerate(columns) for row, number in enumerate(stack)
    }
    best: tuple[Cell, ...] = ()
    for start, number in cells.items():
        if number != METEORITE:
            best = max(best, _longest_from((start,), number, cells), key=len)
    return best if len(best) > 1 else ()


def _longest_from(path: tuple[Cell, ...], number: int, cells: dict[Cell, int]) -> tuple[Cell, ...]:
    row, column = path[-1]
    best = path
    for r in (row - 1, row, row + 1):
        for c in (column - 1, column, column + 1):
            if cells.get((r, c)) == number and (r, c) not in path:
                best = max(best, _longest_from((*path, (r, c)), number, cells), key=len)
    return best
