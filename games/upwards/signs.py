"""The event die's signs as plain shapes on a field of 100 by 100, for the screen and for simulated dice.

Drawn so that a child tells them apart whichever way they are turned.
"""

from __future__ import annotations

from math import cos, pi, sin

from games.drawings import Disc, Paint, Patch, Point, Shape, Stroke
from games.upwards.setup import Effect

__all__ = ["SIGNS", "Disc", "Paint", "Patch", "Point", "Shape", "Stroke"]


def _bar(left: float, top: float, right: float, bottom: float, paint: Paint = Paint.PLAIN) -> Patch:
    return Patch(((left, top), (right, top), (right, bottom), (left, bottom)), paint)


def _star(middle: Point, tip: float, notch: float) -> Patch:
    return Patch(
        tuple(_around(middle, notch if n % 2 else tip, n / 10) for n in range(10)),
        Paint.WARM,
    )


def _around(middle: Point, radius: float, turn: float) -> Point:
    """The point this many turns clockwise from the top."""
    return middle[0] + radius * sin(2 * pi * turn), middle[1] - radius * cos(2 * pi * turn)


_METEORITE = (
    Patch(((10, 10), (62.5, 37.5), (37.5, 62.5)), Paint.WARM),
    Patch(((37.5, 5), (82.5, 47.5), (60, 42.5)), Paint.WARM),
    Patch(((5, 37.5), (42.5, 60), (47.5, 82.5)), Paint.WARM),
    Disc((63.75, 63.75), 31.25, Paint.CLEAN),
    Disc((66.25, 66.25), 28),
    Disc((59.5, 72.5), 9.5, Paint.CLEAN),
    Disc((77, 57), 5.5, Paint.CLEAN),
)
"""A rock with craters, its fire behind it."""

_LID = tuple((50 + 40 * x, 47.5 + 35 * y) for x, y in (_around((0, 0), 1, n / 72) for n in range(-18, 19)))
_CHEST = (
    Patch(_LID),
    _bar(10, 55, 90, 87.5),
    _bar(39.5, 37.5, 60.5, 65.5, Paint.CLEAN),
    _bar(44, 42, 56, 61, Paint.WARM),
)
"""A chest with a round lid and a lock."""

_STAR_OVER_ROW = (
    _star((50, 38), 32, 13.5),
    *(_bar(left, 69.5, left + 24, 93.5) for left in (10.5, 38, 65.5)),
)
"""A star over three boxes in a row."""

_PLUS_OVER_MINUS = (
    _bar(24.5, 5, 35.5, 44),
    _bar(10.5, 19, 49.5, 30),
    _bar(51.5, 73, 90.5, 84, Paint.WARM),
    Stroke((21.25, 88.75), (81.25, 13.75), 6.5),
)
"""Plus above minus, with a slanting line between them."""

_MINUS_IN_RING = (
    Disc((50, 50), 43),
    Disc((50, 50), 34.5, Paint.CLEAN),
    _bar(27.5, 43, 72.5, 57, Paint.WARM),
)
"""One thick minus in a ring."""

_MOON = (Disc((47.5, 50), 40), Disc((65.5, 42), 33, Paint.CLEAN))
"""A crescent moon: nothing happens, everything sleeps."""

SIGNS: dict[Effect, tuple[Shape, ...]] = {
    Effect.METEORITE: _METEORITE,
    Effect.EXTRA_RESERVE: _CHEST,
    Effect.BONUS_ROW: _STAR_OVER_ROW,
    Effect.PLUS_MINUS: _PLUS_OVER_MINUS,
    Effect.MINUS: _MINUS_IN_RING,
    Effect.NO_EFFECT: _MOON,
}
"""What each face shows; later shapes lie on earlier ones."""
