"""The motion gate: cheap looks at a small grey picture, so that a full reading happens only at rest."""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.frames import Frame, Picture
from vision.reading.readings import Doubt

WIDTH = 160
STIRRED = 11
"""How much a small pixel must change to count as moved: above sensor noise, below a die on felt."""

FOREIGN = 22
"""How much a small pixel must differ from the clear tray to belong to a hand: shadows differ less."""

QUIET = 0.0012
"""The share of moved pixels that still counts as rest: less than one small die."""

Small = NDArray[np.uint8]


def shrink(picture: Picture) -> Small:
    """A small grey picture; the green channel alone is enough to see movement."""
    return _reduced(np.ascontiguousarray(picture[::2, ::2, 1]))


def glance(frame: Frame) -> Small:
    """A small grey picture of this frame, made from the camera's own where there is one."""
    return shrink(frame.picture) if frame.small is None else _reduced(frame.small)


def _reduced(grey: Small) -> Small:
    height = max(1, round(WIDTH * grey.shape[0] / grey.shape[1]))
    return np.asarray(cv2.resize(grey, (WIDTH, height), interpolation=cv2.INTER_AREA), np.uint8)


def moved(before: Small, now: Small, least: int = STIRRED) -> Small:
    """Where something moved; a lamp that only made everything brighter is no movement."""
    if before.shape != now.shape:
        return np.ones_like(now)
    change = now.astype(np.int16) - before
    change -= np.int16(np.median(change[::4, ::4]))
    return np.asarray(np.abs(change) > least, np.uint8)


def stir(before: Small, now: Small) -> float:
    """The share of the picture that moved between two frames; under QUIET it is at rest."""
    return float(moved(before, now).mean())


def has_hand(empty: Small, now: Small) -> bool:
    """Is something in view that reaches in over the edge and is larger than dice are?"""
    changed = cv2.morphologyEx(moved(empty, now, FOREIGN), cv2.MORPH_OPEN, np.ones((3, 3), np.uint8))
    if changed.mean() > 0.75:
        return False
    _, labels, stats, _ = cv2.connectedComponentsWithStats(changed)
    large = [index for index in range(1, len(stats)) if stats[index, 4] > 0.025 * now.size]
    border = np.concatenate([labels[0], labels[-1], labels[:, 0], labels[:, -1]])
    return any(np.count_nonzero(border == index) >= 8 for index in large)


def blindness(now: Small) -> Doubt | None:
    """Why nothing can be seen at all: no light, or something flat right before the lens."""
    if float(np.percentile(now, 99)) < 14:
        return Doubt.DARK
    return Doubt.HIDDEN if float(now.std()) < 1.6 else None
