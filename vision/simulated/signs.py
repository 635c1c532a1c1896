"""The event die's signs, drawn so that a child tells them apart whichever way they are turned."""

from __future__ import annotations

from collections.abc import Callable

import cv2
import numpy as np

from vision.frames import Picture
from vision.simulated.vectors import Floats

_CANVAS = 400
"""Signs are drawn this large and then made smaller, so that their edges are smooth."""

Points = list[tuple[float, float]]


def _fill(canvas: Picture, points: Points, ink: int = 255) -> None:
    cv2.fillPoly(canvas, [np.array(points, np.int32)], ink)


def _disc(canvas: Picture, middle: tuple[int, int], radius: int, ink: int = 255) -> None:
    cv2.circle(canvas, middle, radius, ink, cv2.FILLED)


def _bar(canvas: Picture, corner: tuple[int, int], opposite: tuple[int, int], ink: int = 255) -> None:
    cv2.rectangle(canvas, corner, opposite, ink, cv2.FILLED)


def _meteorite(canvas: Picture) -> None:
    """A rock with craters, its fire behind it."""
    _fill(canvas, [(40, 40), (250, 150), (150, 250)])
    _fill(canvas, [(150, 20), (330, 190), (240, 170)])
    _fill(canvas, [(20, 150), (170, 240), (190, 330)])
    _disc(canvas, (255, 255), 125, 0)
    _disc(canvas, (265, 265), 112)
    _disc(canvas, (238, 290), 38, 0)
    _disc(canvas, (308, 228), 22, 0)


def _chest(canvas: Picture) -> None:
    """A chest with a round lid and a lock, for the extra reserve."""
    cv2.ellipse(canvas, (200, 190), (160, 140), 0, 180, 360, 255, cv2.FILLED)
    _bar(canvas, (40, 220), (360, 350))
    _bar(canvas, (158, 150), (242, 262), 0)
    _bar(canvas, (176, 168), (224, 244))


def _star_over_row(canvas: Picture) -> None:
    """A star over three boxes in a row, for the bonus row."""
    turns = np.radians(np.arange(10) * 36 - 90)
    reach = np.where(np.arange(10) % 2 == 0, 128, 54)
    _fill(canvas, [(200 + r * np.cos(t), 152 + r * np.sin(t)) for r, t in zip(reach, turns, strict=True)])
    for left in (42, 152, 262):
        _bar(canvas, (left, 278), (left + 96, 374))


def _plus_over_minus(canvas: Picture) -> None:
    """Plus above minus, with a slanting line between them."""
    _bar(canvas, (98, 20), (142, 176))
    _bar(canvas, (42, 76), (198, 120))
    _bar(canvas, (206, 292), (362, 336))
    cv2.line(canvas, (85, 355), (325, 55), 255, 26)


def _minus_in_ring(canvas: Picture) -> None:
    """One thick minus in a ring."""
    cv2.circle(canvas, (200, 200), 155, 255, 34)
    _bar(canvas, (110, 172), (290, 228))


def _moon(canvas: Picture) -> None:
    """A crescent moon: nothing happens, everything sleeps."""
    _disc(canvas, (190, 200), 160)
    _disc(canvas, (262, 168), 132, 0)


_DRAWN: dict[str, Callable[[Picture], None]] = {
    "meteorite": _meteorite,
    "extra-reserve": _chest,
    "bonus-row": _star_over_row,
    "plus-minus": _plus_over_minus,
    "minus": _minus_in_ring,
    "no-effect": _moon,
}

SIGNS: tuple[str, ...] = tuple(_DRAWN)
"""All signs there are; an event die shows six of them, in any choice."""


def sign_mask(sign: str, side: int) -> Floats:
    """The ink of a sign from 0 to 1 on a square of `side` pixels, upright."""
    canvas = np.zeros((_CANVAS, _CANVAS), np.uint8)
    _DRAWN[sign](canvas)
    return cv2.resize(canvas, (side, side), interpolation=cv2.INTER_AREA).astype(np.float32) / 255
