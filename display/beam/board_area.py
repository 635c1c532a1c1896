"""Boards of Beam me up on the screen: one large to touch, the others small beside it."""

from __future__ import annotations

from display.beam.parts import BoardMarks, SpaceBoard
from display.building.grid_plan import SheetPlan
from display.building.parts import Button, Part, Weight
from display.style.boxes import Box
from display.style.look import Look
from games.beam.boards import ROWS
from games.beam.combinations import COLUMNS
from games.beam.state import Counters, Setup
from games.choices import Choice
from games.events import Chosen

_FOOT_MM = 8
UNMARKED = BoardMarks()


def large_board(
    look: Look,
    box: Box,
    setup: Setup,
    counters: tuple[Counters, ...],
    seat: int,
    marks: BoardMarks = UNMARKED,
) -> SpaceBoard:
    """One seat's board with the names of its columns."""
    plan = SheetPlan(box, len(COLUMNS), ROWS, 0, look.mm(_FOOT_MM))
    return SpaceBoard(box, plan, setup.board(seat), counters[seat], seat, marks)


def small_board(
    box: Box, setup: Setup, counters: tuple[Counters, ...], seat: int, marks: BoardMarks = UNMARKED
) -> SpaceBoard:
    """One seat's board as large as the box allows, its squares square."""
    side = max(1, min(box.width // len(COLUMNS), box.height // ROWS))
    place = box.middle(side * len(COLUMNS), side * ROWS)
    plan = SheetPlan(place, len(COLUMNS), ROWS, 0)
    return SpaceBoard(place, plan, setup.board(seat), counters[seat], seat, marks)


def column_buttons(
    board: SpaceBoard, touchable: dict[int, Choice], words: dict[int, str]
) -> tuple[Part, ...]:
    """Columns to touch from top to foot."""
    return tuple(
        Button(_whole(board, column), Chosen(choice), Weight.BARE, words[column])
        for column, choice in touchable.items()
    )


def _whole(board: SpaceBoard, column: int) -> Box:
    strip = board.plan.column(column - 1)
    return Box(strip.x, strip.y, strip.width, board.box.bottom - strip.y)
