"""Notices that the camera was moved since it was calibrated: what it saw then now lies elsewhere.

How its numbers were chosen is unknown: from 0.1. They are tested on simulated trays only: noisy, with dice in
them, shifted and shrunk (`tests/vision/test_tray.py`).
"""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.frames import Frame, Small, glance
from vision.tray.calibration import Calibration, Outline
from vision.tray.finding import find_tray

SHIFTED, ALIKE = 4.5, 0.7
"""Pixels of the small picture that are more than a wobble, and how well the pictures must match to tell."""

ELSEWHERE, NOT_QUITE = 0.9, 0.965
"""How far the two outlines of the tray cover each other when it clearly lies elsewhere, and when it may.

A new lamp makes the pictures seem shifted and dice hide much of the tray, but neither moves the rim.
"""

_GRID = 256
_STEPS = (cv2.TERM_CRITERIA_EPS | cv2.TERM_CRITERIA_COUNT, 60, 1e-4)


def has_moved(calibration: Calibration, frame: Frame) -> bool:
    """Does the camera look elsewhere than when it was calibrated?"""
    if calibration.empty is None:
        return False
    picture = frame.picture
    seems_shifted = _shift(calibration.empty, glance(frame)) > SHIFTED
    if not calibration.tray:
        return seems_shifted
    scale = picture.shape[1] / calibration.size[0]
    before = tuple((x * scale, y * scale) for x, y in calibration.tray)
    common = _common(before, find_tray(picture) or (), (picture.shape[1], picture.shape[0]))
    return common < (NOT_QUITE if seems_shifted else ELSEWHERE)


def _shift(before: Small, now: Small) -> float:
    """How far the corners of the small picture have gone; 0 where the pictures do not tell."""
    if before.shape != now.shape:
        return float(max(now.shape))
    still = np.eye(2, 3, dtype=np.float32)
    try:
        likeness, found = cv2.findTransformECC(
            before, now, still, cv2.MOTION_AFFINE, _STEPS, np.full_like(before, 255), 5
        )
    except cv2.error:  # nothing in the pictures that could be matched
        return 0.0
    high, wide = before.shape
    corners = np.array([(0, 0, 1), (wide, 0, 1), (0, high, 1), (wide, high, 1)])
    ways = np.linalg.norm(corners @ np.asarray(found).T - corners[:, :2], axis=1)
    return float(ways.max()) if likeness > ALIKE else 0.0


def _common(one: Outline, two: Outline, size: tuple[int, int]) -> float:
    """What both outlines cover, as a share of what at least one of them does."""
    first, second = _filled(one, size), _filled(two, size)
    return float((first & second).sum() / max(1, (first | second).sum()))


def _filled(outline: Outline, size: tuple[int, int]) -> NDArray[np.uint8]:
    area = np.zeros((_GRID, _GRID), np.uint8)
    if outline:
        corners = np.array(outline) * (_GRID / size[0], _GRID / size[1])
        cv2.fillPoly(area, [corners.round().astype(np.int32)], 1)
    return area
