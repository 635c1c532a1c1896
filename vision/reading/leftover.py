"""What lies in a tray whose empty ground is known and was not read: a missed die never goes unnoticed."""

from __future__ import annotations

import cv2
import numpy as np

from vision.frames import Picture
from vision.reading.judging import Judged
from vision.reading.readings import Box
from vision.tray.calibration import Calibration
from vision.watching.motion import FOREIGN, Small, moved, shrink

AROUND = 0.9
"""Edges from the middle of a read die within which a change is its own: its sides and its shadow."""

LEAST = 0.4
"""How much of a die's face must be changed to be something: less is a crumb or noise."""

USUAL = 0.05
"""A die's edge in widths of the picture, where none was ever shown."""


def leftover(picture: Picture, calibration: Calibration, dice: list[Judged]) -> Box | None:
    """Where something lies that was not there when the tray was empty, and that no read die explains."""
    if calibration.empty is None:
        return None
    now = shrink(picture)
    if calibration.empty.shape != now.shape:
        return None
    scale = now.shape[1] / picture.shape[1]
    changed = moved(calibration.empty, now, FOREIGN) & _floor(calibration, now)
    for die in dice:
        middle = round(die.place.x * scale), round(die.place.y * scale)
        cv2.circle(changed, middle, round(AROUND * die.place.edge * scale) + 1, 0, cv2.FILLED)
    return _largest(changed, _edge(picture, calibration, dice) * scale, scale)


def _floor(calibration: Calibration, now: Small) -> Small:
    """Where the tray's floor is; everywhere, where its rim was never found."""
    if not calibration.tray:
        return np.ones_like(now)
    floor = np.zeros_like(now)
    corners = np.array(calibration.tray) * (now.shape[1] / calibration.size[0])
    cv2.fillPoly(floor, [corners.round().astype(np.int32)], 1)
    # The rim moves a little with every bump, and dice throw their shadows against it.
    return np.asarray(cv2.erode(floor, np.ones((3, 3), np.uint8)), np.uint8)


def _edge(picture: Picture, calibration: Calibration, dice: list[Judged]) -> float:
    if dice:
        return float(np.median([each.place.edge for each in dice]))
    if calibration.edges:
        return float(calibration.edges[0] * picture.shape[1] / calibration.size[0])
    return float(USUAL * picture.shape[1])


def _largest(changed: Small, edge: float, scale: float) -> Box | None:
    """The largest changed piece in pixels of the whole picture, if it is as large as part of a die."""
    whole = cv2.morphologyEx(changed, cv2.MORPH_OPEN, np.ones((2, 2), np.uint8))
    _, _, stats, _ = cv2.connectedComponentsWithStats(whole)
    pieces = [piece for piece in stats[1:].tolist() if piece[4] > LEAST * edge * edge]
    if not pieces:
        return None
    x, y, width, height, _ = max(pieces, key=lambda piece: int(piece[4]))
    return Box(round(x / scale), round(y / scale), round(width / scale), round(height / scale))
