"""A sheet as a value. Columns are stacks from the bottom up, so nothing can float.

Rows and columns count from 0 at the bottom left; words and commands add one.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TypeAlias

from games.upwards.setup import SheetFacts

Cell: TypeAlias = tuple[int, int]
"""Row and column."""

METEORITE = 0
"""What stands in a box that a meteorite filled."""


@dataclass(frozen=True, slots=True)
class Saved:
    """A number in a reserve field; a struck number still occupies its field."""

    number: int
    struck: bool = False


@dataclass(frozen=True, slots=True)
class Outlined:
    """A block that was claimed: its cells are spent."""

    name: str
    cells: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class Sheet:
    """Everything a player has written down."""

    columns: tuple[tuple[int, ...], ...]
    rows: int
    fields: int
    reserve: tuple[Saved, ...] = ()
    bonus_rows: tuple[int, ...] = ()
    blocks: tuple[Outlined, ...] = ()


def blank(facts: SheetFacts) -> Sheet:
    """A new sheet from the pad."""
    return Sheet(((),) * facts.columns, facts.rows, facts.reserve)


def has_room(sheet: Sheet, column: int) -> bool:
    """Does another number fit into this column?"""
    return 0 <= column < len(sheet.columns) and len(sheet.columns[column]) < sheet.rows


def open_columns(sheet: Sheet) -> tuple[int, ...]:
    """The columns with room."""
    return tuple(column for column in range(len(sheet.columns)) if has_room(sheet, column))


def free_boxes(sheet: Sheet) -> int:
    """How many boxes of the grid are empty."""
    return sum(sheet.rows - len(column) for column in sheet.columns)


def free_fields(sheet: Sheet) -> int:
    """How many reserve fields never held a number."""
    return sheet.fields - len(sheet.reserve)


def live_reserve(sheet: Sheet) -> tuple[int, ...]:
    """The places in the reserve whose number is not struck out."""
    return tuple(place for place, saved in enumerate(sheet.reserve) if not saved.struck)


def written(sheet: Sheet, cell: Cell) -> int | None:
    """What stands in this box: a number, a meteorite, or nothing."""
    row, column = cell
    if 0 <= column < len(sheet.columns) and 0 <= row < len(sheet.columns[column]):
        return sheet.columns[column][row]
    return None


def drop(sheet: Sheet, column: int, number: int) -> Sheet:
    """Let a number or a meteorite fall into a column that has room."""
    columns = sheet.columns
    grown = (*columns[:column], (*columns[column], number), *columns[column + 1 :])
    return replace(sheet, columns=grown)


def lift(sheet: Sheet, column: int) -> Sheet:
    """Rub out the topmost box of a column."""
    columns = sheet.columns
    return replace(sheet, columns=(*columns[:column], columns[column][:-1], *columns[column + 1 :]))


def save(sheet: Sheet, number: int) -> Sheet:
    """Write a number into the next free reserve field."""
    return replace(sheet, reserve=(*sheet.reserve, Saved(number)))


def strike(sheet: Sheet, places: tuple[int, ...]) -> Sheet:
    """Cross reserve numbers out."""
    struck = (replace(saved, struck=saved.struck or n in places) for n, saved in enumerate(sheet.reserve))
    return replace(sheet, reserve=tuple(struck))


def mark(sheet: Sheet, row: int) -> Sheet:
    """Put the bonus arrow beside a row, or rub it out again."""
    rows = set(sheet.bonus_rows) ^ {row}
    return replace(sheet, bonus_rows=tuple(sorted(rows)))


def unmarked_rows(sheet: Sheet) -> tuple[int, ...]:
    """The rows without a bonus arrow."""
    return tuple(row for row in range(sheet.rows) if row not in sheet.bonus_rows)


def spent_cells(sheet: Sheet) -> frozenset[Cell]:
    """The cells inside blocks that were claimed."""
    return frozenset(cell for block in sheet.blocks for cell in block.cells)
