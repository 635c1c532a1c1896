"""The cover of Upwards!: towers of dice that grow into the sky."""

from __future__ import annotations

from display.painting.dice import PIPS
from display.painting.pen import Pen

_SUN, _CREAM, _CORAL = (255, 205, 92), (255, 250, 240), (255, 158, 120)
_DARK = (35, 27, 21)
_TOWERS = ((4, (2,), _CORAL), (28, (3, 1), _CREAM), (52, (5, 4, 6), _SUN), (76, (1,), _CREAM))


def cover(pen: Pen) -> None:
    """Four towers, the third the tallest, and the sun."""
    pen.disc((20, 18), 13, _SUN)
    for left, faces, ink in _TOWERS:
        for storey, face in enumerate(faces):
            _die(pen, (left, 74 - 24 * storey), face, ink)


def _die(pen: Pen, corner: tuple[float, float], face: int, ink: tuple[int, int, int]) -> None:
    x, y = corner
    pen.card((x, y, 21, 21), 5, ink)
    for right, down in PIPS[face]:
        pen.disc((x + right * 0.21, y + down * 0.21), 2.2, _DARK)
