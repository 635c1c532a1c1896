"""What a sheet is worth, point by point; every award says why and shows its cells."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from itertools import pairwise

from games.upwards.packing import best_packing
from games.upwards.setup import Block, Option
from games.upwards.sheet import METEORITE, Cell, Outlined, Sheet, written
from games.upwards.snake import longest_snake


class Why(StrEnum):
    """What points are given for."""

    STEP = "step"
    ROW = "row"
    SNAKE = "snake"
    BLOCK = "block"
    BONUS = "bonus"


@dataclass(frozen=True, slots=True)
class Award:
    """Some points, what for, where, and what fills the sentence that explains them."""

    why: Why
    points: int
    cells: tuple[Cell, ...]
    about: tuple[int | str, ...] = ()


@dataclass(frozen=True, slots=True)
class Score:
    """The circles of the sheet: a red one under each column, purple for the option, yellow for bonus rows."""

    columns: tuple[tuple[Award, ...], ...]
    option: tuple[Award, ...]
    bonus: tuple[Award, ...]

    @property
    def total(self) -> int:
        """Everything together."""
        return sum(points(awards) for awards in (*self.columns, self.option, self.bonus))


def points(awards: tuple[Award, ...]) -> int:
    """What these awards are worth together."""
    return sum(award.points for award in awards)


def score(
    sheet: Sheet,
    option: Option,
    event_die: bool,
    blocks: tuple[Block, ...],
    *,
    outlined_only: bool = False,
) -> Score:
    """The sheet's points; unless only outlined blocks count, the rest is packed as well as can be."""
    columns = tuple(_steps(sheet, column) for column in range(len(sheet.columns)))
    return Score(
        columns,
        _option_awards(sheet, option, blocks, outlined_only),
        _bonus_awards(sheet) if event_die else (),
    )


def _steps(sheet: Sheet, column: int) -> tuple[Award, ...]:
    stack = sheet.columns[column]
    return tuple(
        Award(Why.STEP, 1, ((row, column), (row + 1, column)), (lower, upper))
        for row, (lower, upper) in enumerate(pairwise(stack))
        if METEORITE not in (lower, upper) and upper == lower % 6 + 1
    )


def _option_awards(
    sheet: Sheet, option: Option, blocks: tuple[Block, ...], outlined_only: bool
) -> tuple[Award, ...]:
    match Option(option):
        case Option.SAME:
            return tuple(award for row in range(sheet.rows) for award in _row_award(sheet, row))
        case Option.SNAKE:
            return _snake_award(sheet)
        case Option.BLOCKS:
            packed = () if outlined_only else best_packing(sheet, blocks)
            return _block_awards((*sheet.blocks, *packed), blocks)


def _row_award(sheet: Sheet, row: int) -> tuple[Award, ...]:
    """Meteorites are neutral, but a row of nothing else has no number to be the same."""
    cells = tuple((row, column) for column in range(len(sheet.columns)))
    boxes = {written(sheet, cell) for cell in cells}
    numbers = boxes - {METEORITE}
    if None in boxes or len(numbers) != 1:
        return ()
    return (Award(Why.ROW, 5, cells, (row + 1, *(number for number in numbers if number))),)


def _snake_award(sheet: Sheet) -> tuple[Award, ...]:
    snake = longest_snake(sheet.columns)
    if not snake:
        return ()
    number = written(sheet, snake[0]) or METEORITE
    return (Award(Why.SNAKE, 3 * len(snake), snake, (number, len(snake))),)


def _block_awards(outlines: tuple[Outlined, ...], blocks: tuple[Block, ...]) -> tuple[Award, ...]:
    worth = {block.name: block.points for block in blocks}
    return tuple(
        Award(Why.BLOCK, worth[outlined.name], outlined.cells, (outlined.name,)) for outlined in outlines
    )


def _bonus_awards(sheet: Sheet) -> tuple[Award, ...]:
    return tuple(_bonus_award(sheet, row) for row in sheet.bonus_rows)


def _bonus_award(sheet: Sheet, row: int) -> Award:
    cells = tuple((row, column) for column in range(len(sheet.columns)))
    first_of = {written(sheet, cell): cell for cell in reversed(cells)}
    shown = tuple(sorted(cell for number, cell in first_of.items() if number))
    return Award(Why.BONUS, len(shown), shown, (row + 1, len(shown)))
