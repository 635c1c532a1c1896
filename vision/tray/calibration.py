"""What was learned about one camera above one tray: where the tray is, how large dice are, how it looks.

How its two numbers were chosen is unknown: from 0.1; they are tested on simulated trays only.
"""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np

from vision.frames import Picture, Small
from vision.reading.network import Place
from vision.reading.readings import PictureBox
from vision.tray.leftover import Ground, left_over

Outline = tuple[tuple[float, float], ...]
"""Corners in pixels, going around; none are the whole picture."""

OVERHANG = 0.3
"""The middle of a die may seem to lie so many edges outside: the rim hides part of what leans on it."""

SPAN = 1.45
"""Dice may be so many times smaller or larger than those that were shown: nearer, further, another set."""


@dataclass(frozen=True, slots=True, eq=False)
class Calibration:
    """One set-up; lengths are pixels of a picture of `size`.

    tray      the outline of the tray's floor
    edges     the smallest and the largest die that was shown, or None when none was
    light     the mean brightness of the tray, 0 to 255
    sharpness how sharp the picture was, 0 to 1
    empty     the empty tray, small and grey: to notice a hand, and a camera that was moved
    """

    camera: str
    size: tuple[int, int]
    tray: Outline = ()
    edges: tuple[float, float] | None = None
    light: float = 0.0
    sharpness: float = 0.0
    empty: Small | None = None

    def possible(self, places: list[Place], picture: Picture) -> list[Place]:
        """Without what lies outside the tray or has a size that no die has here."""
        scale = picture.shape[1] / self.size[0]
        return [place for place in places if self._fits(place, scale)]

    def leftover(self, picture: Picture, dice: list[Place]) -> PictureBox | None:
        """Where something lies that was not there when the tray was empty and is none of these dice."""
        if self.empty is None:
            return None
        floor = tuple((x / self.size[0], y / self.size[0]) for x, y in self.tray)
        edge = self.edges[0] / self.size[0] if self.edges else None
        return left_over(picture, dice, Ground(self.empty, floor, edge))

    def _fits(self, place: Place, scale: float) -> bool:
        edge = place.edge / scale
        if self.edges and not self.edges[0] / SPAN < edge < self.edges[1] * SPAN:
            return False
        if not self.tray:
            return True
        middle = place.x / scale, place.y / scale
        return cv2.pointPolygonTest(np.array(self.tray, np.float32), middle, True) > -OVERHANG * edge
