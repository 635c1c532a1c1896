"""The facts of a real box of Beam me up: what is printed on each square, and where space begins."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from games.beam.boards import BOTTOM, ROWS, TOP, Board, Square
from games.beam.combinations import COLUMNS
from games.beam.state import Setup
from games.edition import Answer, Edition, Fact

_LINES = tuple(range(BOTTOM + 1, TOP + 1))
_SQUARES = (Square.PLAIN.value, Square.ROCKET.value, Square.PINK.value, Square.BLUE.value)


def facts(setup: Setup) -> tuple[Fact, ...]:
    """Board by board: the line, then every square above the row where the counters begin."""
    return tuple(fact for number, board in enumerate(setup.boards) for fact in _of(number, board))


def with_fact(setup: Setup, name: str, answer: Answer) -> Setup:
    """The setup after somebody has looked; a board that was touched is no longer our own."""
    _, number, *place = name.split()
    board, at = setup.boards[int(number)], int(number)
    if place[0] == "line":
        changed = replace(board, first_space_row=int(answer))
    else:
        changed = _with_square(board, int(place[0]), int(place[1]), Square(str(answer)))
    if changed == board:
        return setup
    boards = (*setup.boards[:at], replace(changed, ours=False), *setup.boards[at + 1 :])
    return replace(setup, boards=boards)


def line_name(board: int) -> str:
    """The fact that says where space begins on this board."""
    return f"board {board} line"


def square_name(board: int, row: int, column: int) -> str:
    """The fact that says what is printed there."""
    return f"board {board} {row} {column}"


def _of(number: int, board: Board) -> Iterator[Fact]:
    yield Fact(line_name(number), board.first_space_row, _LINES, board.ours)
    for row in range(BOTTOM + 1, ROWS):
        for column in COLUMNS:
            now = board.square(column, row).value
            known = now if now in _SQUARES else Square.PLAIN.value
            yield Fact(square_name(number, row, column), known, _SQUARES, board.ours, goes_round=True)


def _with_square(board: Board, row: int, column: int, square: Square) -> Board:
    line = board.squares[row]
    changed = (*line[: column - 1], square, *line[column:])
    return replace(board, squares=(*board.squares[:row], changed, *board.squares[row + 1 :]))


EDITION = Edition(facts, with_fact)
