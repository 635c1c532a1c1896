"""A fine picture is seen part by part: dice on a seam are found as well as all others."""

from __future__ import annotations

import cv2
import numpy as np

from vision.frames import Picture
from vision.reading.finder import view
from vision.simulated.pictures import still


def far_away(left: int, top: int) -> tuple[Picture, list[tuple[float, float]]]:
    """A tray photographed from so far that its dice have twelve pixels of edge, and where they lie."""
    picture, placed = still(3, (1, 2, 3, 4, 5, 6))
    small = cv2.resize(picture, None, fx=0.35, fy=0.35, interpolation=cv2.INTER_AREA)
    whole = np.full((1200, 2000, 3), np.median(small, axis=(0, 1)), np.uint8)
    whole[top : top + small.shape[0], left : left + small.shape[1]] = small
    return whole, [(left + 0.35 * die.box.middle[0], top + 0.35 * die.box.middle[1]) for die in placed]


def test_small_dice_are_found_wherever_the_parts_of_a_fine_picture_meet() -> None:
    for left, top in ((120, 90), (700, 500), (760, 560), (1400, 800)):
        picture, lying = far_away(left, top)
        places = [place for place in view(picture, 0.16).places if place.edge < 40]
        for x, y in lying:
            assert any(np.hypot(place.x - x, place.y - y) < 8 for place in places), (left, top, x, y)
