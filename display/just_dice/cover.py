"""The cover of Just dice: two dice in the air."""

from __future__ import annotations

from math import cos, radians, sin

from display.painting.dice import PIPS
from display.painting.pen import Pen

_CREAM, _SUN, _DARK = (255, 250, 240), (255, 214, 110), (35, 27, 21)


def cover(pen: Pen) -> None:
    """One leans to the left, one to the right."""
    pen.arc((50, 92), 44, (-0.12, -0.03), 2.5, _CREAM)
    pen.arc((50, 96), 30, (0.02, 0.13), 2.5, _CREAM)
    _die(pen, (34, 40), 44, -18, 5, _CREAM)
    _die(pen, (70, 60), 38, 22, 3, _SUN)


def _die(
    pen: Pen, middle: tuple[float, float], side: float, turn: float, face: int, ink: tuple[int, int, int]
) -> None:
    right, down = cos(radians(turn)), sin(radians(turn))

    def at(x: float, y: float) -> tuple[float, float]:
        """A point of the die, from -1 to 1."""
        half = side / 2
        return middle[0] + half * (x * right - y * down), middle[1] + half * (x * down + y * right)

    inner = [at(x, y) for x, y in ((-0.8, -0.8), (0.8, -0.8), (0.8, 0.8), (-0.8, 0.8))]
    pen.line([*inner, inner[0]], side * 0.2, ink)
    pen.polygon(inner, ink)
    for x, y in PIPS[face]:
        pen.disc(at((x - 50) / 50, (y - 50) / 50), side * 0.095, _DARK)
