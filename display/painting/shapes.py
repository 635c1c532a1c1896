"""The seats' shapes: as different as their colours."""

from __future__ import annotations

from display.painting.pen import Pen
from display.painting.signs import plus, star


def circle(pen: Pen) -> None:
    """Seat 1."""
    pen.disc((50, 50), 44)


def square(pen: Pen) -> None:
    """Seat 2."""
    pen.card((10, 10, 80, 80), 8)


def triangle(pen: Pen) -> None:
    """Seat 3."""
    pen.polygon([(50, 6), (97, 90), (3, 90)])


def diamond(pen: Pen) -> None:
    """Seat 5."""
    pen.polygon([(50, 2), (92, 50), (50, 98), (8, 50)])


def cross(pen: Pen) -> None:
    """Seat 6."""
    plus(pen)
    pen.card((36, 8, 28, 84), 8)
    pen.card((8, 36, 84, 28), 8)


SHAPES = {
    "circle": circle,
    "cross": cross,
    "diamond": diamond,
    "square": square,
    "star": star,
    "triangle": triangle,
}
