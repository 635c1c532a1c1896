"""The playing boards: eight rows of seven squares, and the white line where space begins."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from games.beam.combinations import COLUMNS
from games.game import BadHouseRules

ROWS = 8
BOTTOM, TOP = 0, ROWS - 1
"""Rows count upwards from the numbered one, where all counters begin."""


class Square(StrEnum):
    """What is printed on a square; an unknown one plays like a plain one until its owner has looked."""

    PLAIN = "."
    UNKNOWN = "?"
    ROCKET = "R"
    PINK = "P"
    BLUE = "B"


STARS = frozenset({Square.PINK, Square.BLUE})


class BoardFault(StrEnum):
    """Why a board cannot be played on; each has a sentence in both languages."""

    NO_LINE = "no-line"
    TWO_LINES = "two-lines"
    LINE_MISPLACED = "line-misplaced"
    ROW_COUNT = "row-count"
    RAGGED = "ragged"
    UNKNOWN_SIGN = "unknown-sign"
    SPECIAL_AT_BOTTOM = "special-at-bottom"


class BadBoard(BadHouseRules):
    """A board that cannot be played on; `values` fill the gaps of the sentence for `why`."""

    game = "beam-me-up"
    part = "board"


@dataclass(frozen=True, slots=True)
class Board:
    """One board: its rows from the bottom to the top, and the first row above the white line."""

    squares: tuple[tuple[Square, ...], ...]
    first_space_row: int
    ours: bool = False
    """Our own layout, not copied from a printed board."""

    def __post_init__(self) -> None:
        if len(self.squares) != ROWS:
            raise BadBoard(BoardFault.ROW_COUNT, found=len(self.squares))
        for number, row in enumerate(self.squares, start=1):
            if len(row) != len(COLUMNS):
                raise BadBoard(BoardFault.RAGGED, row=number, found=len(row))
        if not BOTTOM < self.first_space_row <= TOP:
            raise BadBoard(BoardFault.LINE_MISPLACED)
        if not set(self.squares[BOTTOM]) <= {Square.PLAIN, Square.UNKNOWN}:
            raise BadBoard(BoardFault.SPECIAL_AT_BOTTOM)

    def square(self, column: int, row: int) -> Square:
        """What is printed there."""
        return self.squares[row][column - 1]

    def is_space(self, row: int) -> bool:
        """Is this row above the white line?"""
        return row >= self.first_space_row


def parse_board(lines: Sequence[str], *, ours: bool = False) -> Board:
    """A board as it is written down: the top row first, and a row of dashes for the white line."""
    written = ["".join(line.split()).upper() for line in lines if line.strip()]
    dashes = [place for place, line in enumerate(written) if set(line) == {"-"}]
    if not dashes:
        raise BadBoard(BoardFault.NO_LINE)
    if len(dashes) > 1:
        raise BadBoard(BoardFault.TWO_LINES, found=len(dashes))
    rows = [line for place, line in enumerate(written) if place != dashes[0]][::-1]
    squares = tuple(_row(number, line) for number, line in enumerate(rows, start=1))
    return Board(squares, first_space_row=len(rows) - dashes[0], ours=ours)


def written_board(board: Board) -> tuple[str, ...]:
    """The board as `parse_board` reads it."""
    rows = [" ".join(row) for row in board.squares]
    line = "-" * len(rows[0])
    return tuple((*rows[: board.first_space_row], line, *rows[board.first_space_row :])[::-1])


def _row(number: int, line: str) -> tuple[Square, ...]:
    for column, sign in enumerate(line, start=1):
        if sign not in set(Square):
            raise BadBoard(BoardFault.UNKNOWN_SIGN, row=number, column=column, found=sign)
    return tuple(Square(sign) for sign in line)
