"""Covers for games from a file, by what their files are about: a sheet, a total to reach, one die, a pad."""

from __future__ import annotations

from collections.abc import Callable

from display.painting.dice import PIPS
from display.painting.pen import Pen, Point
from display.style.theme import Colour
from games.one_file.plan import Kind, Plan

_PAPER, _SUN, _ROSE = (255, 250, 240), (255, 210, 110), (255, 160, 140)
_INK, _LINE = (35, 27, 21), (198, 182, 158)


def sheet(pen: Pen) -> None:
    """A sheet with a few rows written, and dice beside it."""
    pen.card((8, 6, 52, 88), 4, _PAPER)
    for row in range(6):
        pen.line([(15, 20 + 13 * row), (53, 20 + 13 * row)], 1.6, _LINE)
    for row, long in ((0, 14), (1, 20), (3, 11)):
        pen.line([(34, 15 + 13 * row), (34 + long, 15 + 13 * row)], 4, _INK)
    _die(pen, (66, 20), 28, 5, _SUN)
    _die(pen, (62, 56), 32, 3, _PAPER)


def total(pen: Pen) -> None:
    """Dice piled up to a flag."""
    pen.line([(52, 8), (52, 40)], 3, _PAPER)
    pen.polygon([(53, 8), (86, 17), (53, 27)], _ROSE)
    _die(pen, (38, 38), 28, 1, _SUN)
    for left, face, ink in ((8, 5, _PAPER), (38, 2, _ROSE), (68, 6, _PAPER)):
        _die(pen, (left, 68), 28, face, ink)


def lone_die(pen: Pen) -> None:
    """One large die on its way to a flag."""
    pen.line([(70, 12), (70, 80)], 3, _PAPER)
    pen.polygon([(71, 12), (96, 21), (71, 31)], _ROSE)
    for step in range(5):
        pen.disc((12 + 19 * step, 88), 4, _PAPER)
    _die(pen, (8, 26), 52, 1, _SUN)


def pad(pen: Pen) -> None:
    """A pad with strokes, and the pencil that made them."""
    pen.card((14, 10, 58, 82), 4, _PAPER)
    pen.card((14, 10, 58, 12), 4, _ROSE)
    for group in range(3):
        for stroke in range(4):
            x = 24 + 9 * stroke
            pen.line([(x, 32 + 20 * group), (x, 44 + 20 * group)], 3, _INK)
    pen.line([(20, 42), (56, 34)], 3, _INK)
    pen.line([(92, 22), (72, 74)], 9, _SUN)
    pen.polygon([(67, 73), (77, 77), (67, 90)], _INK)


def _die(pen: Pen, corner: Point, side: float, face: int, ink: Colour) -> None:
    x, y = corner
    pen.card((x, y, side, side), side * 0.22, ink)
    for right, down in PIPS[face]:
        pen.disc((x + right * side / 100, y + down * side / 100), side * 0.1, _INK)


def cover_of(plan: Plan) -> Callable[[Pen], None]:
    """The picture of this game: whoever throws a single die towards a total has a picture of its own."""
    return lone_die if plan.kind is Kind.TOTAL and plan.dice == 1 else _COVERS[plan.kind]


_COVERS: dict[Kind, Callable[[Pen], None]] = {Kind.SHEET: sheet, Kind.TOTAL: total, Kind.PAD: pad}
