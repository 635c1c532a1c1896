"""Finds the tray by itself: the outline around the middle of the picture where the colour changes most.

How its numbers were chosen is unknown: from 0.1. They are tested on simulated trays only: the outline holds
the floor of eight of them and little else (`tests/vision/test_tray.py`).
"""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.frames import Picture
from vision.tray.calibration import Outline

SIDE, TURNS, RINGS = 256, 144, 128
"""The picture is made square of this side, and looked at along so many rays and rings from its middle."""

LIGHTNESS = 0.35
"""Lightness counts less than colour: the shadow of a rim is no rim."""

REACH = 6
"""So many rings inside and outside are compared; from one ray to the next the outline moves no further."""

CLEAR = 6.0
"""A change of colour beyond this is as clear as can be."""

OUTWARD, VISIBLE = 8.0, 1.5
"""Of several clear changes along a ray the outer one counts more: walls belong to the tray."""

BEND = 0.15
"""What it costs the outline to move by one ring."""

FIRM, ROUNDED, LEAST = 2.5, 0.955, 0.12
"""The change along nearly all of a rim, how far a tray fills its hull, the part of a picture it covers."""

WIDER = 1.04
"""The outline is drawn a little wider: a die at the wall must not be cut off."""

Floats = NDArray[np.float32]


@dataclass(frozen=True, slots=True)
class Rays:
    """Where rays and rings meet, in pixels of the square picture, and which of them lie on it."""

    x: Floats
    y: Floats

    @property
    def on_picture(self) -> NDArray[np.bool_]:
        """A change can be seen only where something lies beyond it."""
        last = SIDE - 2
        inside = (self.x >= 1) & (self.x <= last) & (self.y >= 1) & (self.y <= last)
        return np.pad(inside[:, REACH // 2 :], ((0, 0), (0, REACH // 2)))


def find_tray(picture: Picture) -> Outline | None:
    """The outline of the tray that the camera stands over, or None where no rim shows all around."""
    rays = _rays()
    changes = _changes(picture, rays)
    rings = _way_around(changes + OUTWARD * (changes > VISIBLE) * np.linspace(0, 1, RINGS, dtype=np.float32))
    if float(np.percentile(_along(changes, rings), 10)) < FIRM:
        return None
    each = np.arange(TURNS)
    corners = np.column_stack([rays.x[each, rings], rays.y[each, rings]])
    hull = cv2.convexHull(corners)[:, 0]
    covered = cv2.contourArea(hull)
    if covered < LEAST * SIDE * SIDE or cv2.contourArea(corners) < ROUNDED * covered:
        return None
    return _outline(np.asarray(hull, np.float32), picture)


def _rays() -> Rays:
    rings = (np.arange(RINGS) + 0.5) * (SIDE / np.sqrt(2) / RINGS)
    turns = np.arange(TURNS) * 2 * np.pi / TURNS
    middle = SIDE / 2 - 0.5
    x, y = middle + np.outer(np.cos(turns), rings), middle + np.outer(np.sin(turns), rings)
    return Rays(x.astype(np.float32), y.astype(np.float32))


def _changes(picture: Picture, rays: Rays) -> Floats:
    """How much the colour changes at each ring of each ray."""
    small = cv2.resize(picture, (SIDE, SIDE), interpolation=cv2.INTER_AREA)
    colours = cv2.cvtColor(small.astype(np.float32) / 255, cv2.COLOR_BGR2LAB) * (LIGHTNESS, 1, 1)
    soft = cv2.GaussianBlur(colours.astype(np.float32), (0, 0), 2.0)
    seen = cv2.remap(soft, rays.x, rays.y, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    sums = np.cumsum(np.pad(seen, ((0, 0), (1, 0), (0, 0))), axis=1)
    at = np.arange(REACH, RINGS - REACH)
    step = 2 * sums[:, at] - sums[:, at - REACH] - sums[:, at + REACH]
    changes = np.zeros((TURNS, RINGS), np.float32)
    changes[:, at] = np.linalg.norm(step, axis=2) / REACH
    return np.where(rays.on_picture, np.minimum(changes, CLEAR), np.float32(0))


def _way_around(gains: Floats) -> NDArray[np.int64]:
    """The ring on each ray that gains most in all, without leaps from ray to ray.

    It goes around twice and keeps the middle of the way, so that the end meets the beginning.
    """
    twice = np.vstack([gains, gains])
    moves = np.arange(-REACH, REACH + 1)
    total, backs = twice[0], []
    for gain in twice[1:]:
        padded = np.pad(total, REACH, constant_values=-np.inf)
        tries = np.stack([padded[REACH + move : REACH + move + RINGS] - BEND * abs(move) for move in moves])
        best = tries.argmax(axis=0)
        total = gain + tries[best, np.arange(RINGS)]
        backs.append(np.arange(RINGS) + moves[best])
    ring, way = int(total.argmax()), []
    for back in reversed(backs):
        way.append(ring)
        ring = int(back[ring])
    rings = np.array([ring, *reversed(way)])
    half = TURNS // 2
    return np.concatenate([rings[TURNS : TURNS + half], rings[half:TURNS]])


def _along(changes: Floats, rings: NDArray[np.int64]) -> Floats:
    """The change near each place of the way."""
    near = np.clip(rings[:, None] + np.arange(-2, 3), 0, RINGS - 1)
    return np.asarray(np.take_along_axis(changes, near, axis=1).max(axis=1), np.float32)


def _outline(hull: Floats, picture: Picture) -> Outline:
    """The hull in pixels of the picture, with few corners, a little wider."""
    few = cv2.approxPolyDP(hull.reshape(-1, 1, 2), 0.006 * SIDE, True)[:, 0]
    middle = few.mean(axis=0)
    height, width = picture.shape[:2]
    wide = np.clip(middle + WIDER * (few - middle) + 0.5, 0, SIDE) * (width / SIDE, height / SIDE)
    return tuple((round(float(x), 1), round(float(y), 1)) for x, y in wide)
