"""The cover of Mäxchen: a cup, lifted a little, and what it hides."""

from __future__ import annotations

from display.painting.dice import PIPS
from display.painting.pen import Pen, Point
from display.style.theme import Colour

_CREAM, _SUN, _ROSE, _DARK = (255, 250, 240), (255, 214, 110), (226, 122, 106), (35, 27, 21)


def cover(pen: Pen) -> None:
    """The two and the one look out below the rim."""
    die(pen, (22, 62), 30, 2, _CREAM)
    die(pen, (56, 62), 30, 1, _SUN)
    cup(pen, _ROSE)


def cup(pen: Pen, ink: Colour) -> None:
    """Upside down, with a rim and a question."""
    pen.polygon([(30, 8), (70, 8), (86, 66), (14, 66)], ink)
    pen.line([(11, 68), (89, 68)], 7, ink)
    pen.arc((50, 28), 9, (-0.32, 0.24), 4.5, _CREAM)
    pen.line([(50, 38), (50, 45)], 4.5, _CREAM)
    pen.disc((50, 53), 3, _CREAM)


def die(pen: Pen, corner: Point, side: float, face: int, ink: Colour) -> None:
    """One die."""
    x, y = corner
    pen.card((x, y, side, side), side * 0.22, ink)
    for right, down in PIPS[face]:
        pen.disc((x + right * side / 100, y + down * side / 100), side * 0.1, _DARK)
