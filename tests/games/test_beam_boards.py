"""Boards: written down, read again, and refused with the place and the reason."""

from __future__ import annotations

import pytest

from games.beam.boards import BadBoard, Board, BoardFault, Square, parse_board, written_board
from games.beam.layouts import OUR_BOARDS

PLAIN = ". . . . . . ."
LINE = "-------------"
GOOD = [PLAIN, "R . . . . . P", LINE, *[PLAIN] * 4, ". B ? . . . .", PLAIN]


def test_a_board_is_written_with_its_top_row_first() -> None:
    read = parse_board(GOOD)
    assert (read.square(1, 6), read.square(7, 6)) == (Square.ROCKET, Square.PINK)
    assert (read.square(2, 1), read.square(3, 1)) == (Square.BLUE, Square.UNKNOWN)
    assert (read.first_space_row, read.is_space(5), read.is_space(6)) == (6, False, True)
    assert written_board(read) == tuple(GOOD)


def test_blanks_small_letters_and_empty_lines_do_not_matter() -> None:
    loose = ["", *(line.replace(" ", "").lower() for line in GOOD), "   "]
    assert parse_board(loose) == parse_board(GOOD)


@pytest.mark.parametrize(
    ("lines", "why", "values"),
    [
        ([], BoardFault.NO_LINE, {}),
        ([PLAIN] * 8, BoardFault.NO_LINE, {}),
        ([LINE, *GOOD], BoardFault.TWO_LINES, {"found": 2}),
        ([LINE, *[PLAIN] * 8], BoardFault.LINE_MISPLACED, {}),
        ([*[PLAIN] * 8, LINE], BoardFault.LINE_MISPLACED, {}),
        ([PLAIN, *GOOD], BoardFault.ROW_COUNT, {"found": 9}),
        ([". . . .", *GOOD[1:]], BoardFault.RAGGED, {"row": 8, "found": 4}),
        (
            [PLAIN, ". . X . . . .", *GOOD[2:]],
            BoardFault.UNKNOWN_SIGN,
            {"row": 7, "column": 3, "found": "X"},
        ),
        ([*GOOD[:-1], ". . . R . . ."], BoardFault.SPECIAL_AT_BOTTOM, {}),
    ],
)
def test_a_bad_board_is_refused_with_the_place(
    lines: list[str], why: BoardFault, values: dict[str, int | str]
) -> None:
    with pytest.raises(BadBoard) as bad:
        parse_board(lines)
    assert (bad.value.why, bad.value.values) == (why, values)


def test_our_boards_are_marked_as_ours_and_a_copied_one_is_not() -> None:
    assert [board.ours for board in OUR_BOARDS] == [True] * 4
    assert not parse_board(GOOD).ours


def number_columns(board: Board) -> list[tuple[Square, ...]]:
    return sorted(tuple(row[column] for row in board.squares) for column in range(6))


def test_our_boards_differ_only_in_the_order_of_the_number_columns() -> None:
    assert len(set(OUR_BOARDS)) == 4
    assert {board.first_space_row for board in OUR_BOARDS} == {5}
    assert all(number_columns(board) == number_columns(OUR_BOARDS[0]) for board in OUR_BOARDS)
    assert len({tuple(row[6] for row in board.squares) for board in OUR_BOARDS}) == 1
