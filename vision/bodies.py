"""Finds the bodies of dice: the plain ground that a pattern of pips sits on."""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np

from vision.frames import Picture
from vision.lattice import Pattern
from vision.pips import Pip
from vision.reading import Box

TOLERANCE = 26
"""How far a body's colour may drift from the ground of its pips: shading, but not the table."""


@dataclass(frozen=True, slots=True)
class Body:
    """A plain patch: its upright box, its turned rectangle, and how much of that rectangle it fills."""

    box: Box
    centre: tuple[float, float]
    sides: tuple[float, float]
    fullness: float

    @property
    def side(self) -> float:
        """The longer side of the turned rectangle."""
        return max(self.sides)

    @property
    def squareness(self) -> float:
        """1 for a square."""
        return min(self.sides) / max(self.sides)


def body_of(picture: Picture, pips: tuple[Pip, ...], reach: float) -> Body | None:
    """The plain patch around these pips, looked for within `reach` of their middle."""
    middle = np.mean([(pip.x, pip.y) for pip in pips], axis=0)
    left, top = (max(0, int(value - reach)) for value in middle)
    part = picture[top : int(middle[1] + reach) + 1, left : int(middle[0] + reach) + 1]
    patch = _flooded(part, [(pip.x - left, pip.y - top, pip.long) for pip in pips])
    outlines = cv2.findContours(patch, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)[0]
    if not outlines:
        return None
    return _measured(max(outlines, key=cv2.contourArea), left, top)


def _flooded(part: Picture, spots: list[tuple[float, float, float]]) -> Picture:
    """All pixels joined to the rings of the spots and of their colour, with the spots filled in."""
    smooth = cv2.blur(part, (3, 3))
    height, width = part.shape[:2]
    mask = np.zeros((height + 2, width + 2), np.uint8)
    flags = 4 | (1 << 8) | cv2.FLOODFILL_MASK_ONLY | cv2.FLOODFILL_FIXED_RANGE
    for x, y, radius in spots:
        for step_x, step_y in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            seed = int(x + step_x * (radius * 1.3 + 2)), int(y + step_y * (radius * 1.3 + 2))
            if 0 <= seed[0] < width and 0 <= seed[1] < height and not mask[seed[1] + 1, seed[0] + 1]:
                cv2.floodFill(smooth, mask, seed, 0, (TOLERANCE,) * 3, (TOLERANCE,) * 3, flags)
    patch = mask[1:-1, 1:-1].copy()
    for x, y, radius in spots:
        cv2.circle(patch, (round(x), round(y)), int(radius * 1.3 + 1), 1, cv2.FILLED)
    return cv2.morphologyEx(patch, cv2.MORPH_OPEN, np.ones((3, 3), np.uint8))


def _measured(outline: Picture, left: int, top: int) -> Body | None:
    (x, y), (width, height), _ = cv2.minAreaRect(outline)
    if min(width, height) < 6:
        return None
    box_x, box_y, box_width, box_height = cv2.boundingRect(outline)
    fullness = cv2.contourArea(outline) / (width * height)
    box = Box(box_x + left, box_y + top, box_width, box_height)
    return Body(box, (x + left, y + top), (width, height), fullness)


def spans(body: Body, pattern: Pattern) -> bool:
    """Does this body have the size a face with this pattern must have?"""
    return 0.62 * pattern.side < body.side < 1.75 * pattern.side
