"""What a sheet promises: the points it has, and for the strong player what can still become of it.

Rough on purpose (a snake is taken for as long as its patch): hundreds of sheets are compared for one throw.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from itertools import pairwise

from games.upwards.patches import Patch, patches
from games.upwards.setup import Option, Setup
from games.upwards.sheet import METEORITE, Sheet, free_fields, live_reserve, spent_cells

Column = tuple[int, ...]

EASE = (0.0, 0.55, 0.7, 0.8, 0.9, 1.0, 1.1)
"""How easily each number is made from three dice, compared with a five: more sums lead to larger ones."""
BLOCK_WORTH = (0.0, 0.0, 0.0, 4.0, 5.0, 5.5, 8.0, 9.0, 10.0)
"""About what the blocks in a patch of so many cells are worth."""
SMALL_BLOCKS = 2
"""Only so many blocks have three cells; a further patch of three must grow to be worth something."""


def points_now(sheet: Sheet, setup: Setup) -> float:
    """About what the sheet is worth if the game ended now."""
    steps = sum(_steps(column) for column in sheet.columns)
    return steps + _POINTS[Option(setup.option)](sheet) + _bonus(sheet, hope=0.0)


def promise(sheet: Sheet, setup: Setup) -> float:
    """What the sheet is likely to be worth in the end, compared with other ways to write this throw."""
    return (
        _columns(sheet) + _PROMISES[Option(setup.option)](sheet) + _reserve(sheet) + _bonus(sheet, hope=0.7)
    )


def _columns(sheet: Sheet) -> float:
    """Steps count; boxes are precious; and different next numbers wait for different dice."""
    steps = sum(_steps(column) for column in sheet.columns)
    boxes = sum(len(column) for column in sheet.columns)
    return steps + 0.25 * len(_wanted(sheet)) - 0.5 * boxes


@lru_cache(maxsize=1 << 12)
def _steps(column: Column) -> int:
    return sum(1 for lower, upper in pairwise(column) if lower and upper and upper == lower % 6 + 1)


def _wanted(sheet: Sheet) -> set[int]:
    """The numbers that would make a step now."""
    tops = (column[-1] for column in sheet.columns if column and len(column) < sheet.rows)
    return {top % 6 + 1 for top in tops if top != METEORITE}


def _reserve(sheet: Sheet) -> float:
    wanted = _wanted(sheet)
    live = (sheet.reserve[place].number for place in live_reserve(sheet))
    return 0.6 * free_fields(sheet) + sum(0.5 if number in wanted else 0.2 for number in live)


def _bonus(sheet: Sheet, hope: float) -> float:
    """Different numbers in marked rows, and the hope for boxes that are empty yet."""
    total = 0.0
    for row in sheet.bonus_rows:
        numbers = {column[row] for column in sheet.columns if len(column) > row}
        below = (row - len(column) for column in sheet.columns if len(column) <= row)
        total += len(numbers - {METEORITE}) + sum(max(0.0, hope - 0.08 * missing) for missing in below)
    return total


def _row_points(sheet: Sheet) -> float:
    return sum(5.0 for row in range(sheet.rows) if _agreement(sheet, row) == (len(sheet.columns), 0))


def _row_promise(sheet: Sheet) -> float:
    """A row whose numbers agree so far promises more the fuller it is."""
    total = 0.0
    for row in range(sheet.rows):
        agreeing, missing = _agreement(sheet, row)
        if missing == 0 and agreeing:
            total += 5.0
        elif agreeing:
            total += 3.6 * (agreeing / len(sheet.columns)) ** 1.5 * 0.93 ** (missing - 1)
    return total


def _agreement(sheet: Sheet, row: int) -> tuple[int, int]:
    """How many boxes of the row agree (0 if they differ), and how many must still be filled for it."""
    boxes = [column[row] for column in sheet.columns if len(column) > row]
    missing = sum(row - len(column) + 1 for column in sheet.columns if len(column) <= row)
    return (len(boxes) if len({*boxes} - {METEORITE}) == 1 else 0), missing


def _snake_points(sheet: Sheet) -> float:
    found = patches(sheet.columns, sheet.rows, diagonal=True)
    return 3.0 * max((patch.size for patch in found if patch.size > 1), default=0)


def _snake_promise(sheet: Sheet) -> float:
    """The patch that can grow best: long already, easy to make, and open at many places."""
    found = patches(sheet.columns, sheet.rows, diagonal=True)
    return max((3.0 * patch.size + 1.2 * EASE[patch.number] * patch.openings for patch in found), default=0.0)


def _free_patches(sheet: Sheet) -> tuple[Patch, ...]:
    """Patches for blocks; cells that are spent count as meteorites."""
    spent = spent_cells(sheet)
    columns = sheet.columns
    if spent:
        columns = tuple(
            tuple(METEORITE if (row, place) in spent else number for row, number in enumerate(column))
            for place, column in enumerate(columns)
        )
    return patches(columns, sheet.rows, diagonal=False)


def _block_points(sheet: Sheet) -> float:
    return sum(_block_worth(patch.size) for patch in _free_patches(sheet))


def _block_promise(sheet: Sheet) -> float:
    """Patches that can still grow promise more; too many small ones do not."""
    found = _free_patches(sheet)
    small = sum(patch.size == 3 for patch in found)
    growing = sum(min(patch.size, 4) for patch in found if patch.openings)
    return _block_points(sheet) + 0.2 * growing - 3.0 * max(0, small - SMALL_BLOCKS)


def _block_worth(size: int) -> float:
    known = min(size, len(BLOCK_WORTH) - 1)
    return BLOCK_WORTH[known] + 1.2 * (size - known)


_POINTS: dict[Option, Callable[[Sheet], float]] = {
    Option.SAME: _row_points,
    Option.SNAKE: _snake_points,
    Option.BLOCKS: _block_points,
}
_PROMISES: dict[Option, Callable[[Sheet], float]] = {
    Option.SAME: _row_promise,
    Option.SNAKE: _snake_promise,
    Option.BLOCKS: _block_promise,
}
