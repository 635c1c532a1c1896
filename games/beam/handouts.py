"""The boards to print, one a page, as the settings have them."""

from __future__ import annotations

from math import cos, pi, sin

from games.beam.boards import ROWS, Board, Square
from games.beam.combinations import COLUMNS, STRAIGHT
from games.beam.state import Setup
from games.drawings import Disc, Drawing, Paint, Patch
from games.paper import GREY, Handout, Ink, Label, Line, Outline, PaperBox, Plan, Side, Sketch, Space


def _star(points: int, notch: float) -> Patch:
    turns = ((n * pi / points, 48 * (notch if n % 2 else 1)) for n in range(2 * points))
    return Patch(tuple((50 + reach * sin(turn), 50 - reach * cos(turn)) for turn, reach in turns))


SIGNS: dict[Square, Drawing] = {
    Square.ROCKET: (
        Patch(((50, 5), (68, 38), (68, 74), (32, 74), (32, 38))),
        Patch(((32, 52), (14, 82), (32, 74))),
        Patch(((68, 52), (86, 82), (68, 74))),
        Patch(((40, 78), (60, 78), (50, 97))),
        Disc((50, 44), 8, Paint.CLEAN),
    ),
    Square.PINK: (_star(5, 0.4),),
    Square.BLUE: (_star(4, 0.3),),
}
"""As on the screen, without colour: five points are the pink star, four long ones the blue one."""


def boards(setup: Setup, space: Space) -> tuple[Plan, ...]:
    """Every board of the settings."""
    return tuple(_page(number, board, space) for number, board in enumerate(setup.boards, 1))


def _page(number: int, board: Board, space: Space) -> Plan:
    cell = min(space.width / len(COLUMNS), (space.height - 40) / (ROWS + 0.4))
    left, top = (space.width - cell * len(COLUMNS)) / 2, 16.0
    ink: list[Ink] = [
        Label("paper.boards.title", PaperBox(0, 0, space.width, 10), 7, bold=True, gaps={"number": number})
    ]
    for column in COLUMNS:
        x = left + (column - 1) * cell
        for row in range(ROWS):
            ink += _square(board, column, row, PaperBox(x, top + (ROWS - 1 - row) * cell, cell, cell))
    y = top + (ROWS - board.first_space_row) * cell
    ink.append(Line((left - 4, y), (left + cell * len(COLUMNS) + 4, y), 1.4))
    ink += _legend(top + ROWS * cell + 8, space)
    return Plan(tuple(ink))


def _square(board: Board, column: int, row: int, box: PaperBox) -> list[Ink]:
    ink: list[Ink] = [Outline(box, 0.3, GREY)]
    if drawing := SIGNS.get(board.square(column, row)):
        ink.append(Sketch(drawing, box.grown(-0.22 * box.width)))
    if row == 0:
        is_last = column == STRAIGHT
        words = "paper.boards.straight" if is_last else str(column)
        size = 0.24 * box.width if is_last else 0.5 * box.width
        ink.append(Label(words, box.grown(-1), size, Side.MIDDLE, bold=True, is_key=is_last))
    return ink


def _legend(y: float, space: Space) -> list[Ink]:
    ink: list[Ink] = []
    width = space.width / len(SIGNS)
    for n, (square, drawing) in enumerate(SIGNS.items()):
        ink.append(Sketch(drawing, PaperBox(n * width, y, 9, 9)))
        box = PaperBox(n * width + 11, y, width - 12, 9)
        ink.append(Label(f"paper.boards.{square.name.lower()}", box, 4.5))
    return ink


BOARDS: Handout[Setup] = Handout("boards", boards)
