"""The motion gate: cheap looks at a small grey picture, so that a full reading happens only at rest.

How its numbers were chosen is unknown: from 0.1. What they reach is known: with them `watch` is right on 9 of
the 11 real clips, with STIRRED at 7 or QUIET halved on 10, with STIRRED at 16 on 7 (2026-11-17,
`python tools/watcher_numbers.py motion.STIRRED=7`). Nothing was tried yet on the noise of a Pi's camera.
Drawn noise, lamps, dice and hands are held against them in `tests/vision/test_motion.py`.
"""

from __future__ import annotations

import cv2
import numpy as np

from vision.frames import Small
from vision.reading.readings import Doubt

STIRRED = 11
"""How much a small pixel must change to count as moved: above sensor noise, below a die on felt."""

FOREIGN = 22
"""How much a small pixel must differ from the clear tray to belong to a hand: shadows differ less."""

QUIET = 0.0012
"""The share of moved pixels that still counts as rest: less than one small die."""

HAND_LEAST, HAND_MOST, HAND_EDGE = 0.025, 0.75, 8
"""The part of the picture that a hand covers, more than dice and less than a new lamp, and over how many
pixels of the picture's edge it reaches in."""

BLACK, FLAT = 14, 1.6
"""How bright nearly all of a picture without light is at most, how little that of a covered lens varies."""


def moved(before: Small, now: Small, least: int | None = None) -> Small:
    """Where something moved; a lamp that only made everything brighter is no movement."""
    if before.shape != now.shape:
        return np.ones_like(now)
    change = now.astype(np.int16) - before
    change -= np.int16(np.median(change[::4, ::4]))
    return np.asarray(np.abs(change) > (STIRRED if least is None else least), np.uint8)


def stir(before: Small, now: Small) -> float:
    """The share of the picture that moved between two frames."""
    return float(moved(before, now).mean())


def is_moving(before: Small, now: Small) -> bool:
    """Is that share more than rest has?"""
    return stir(before, now) >= QUIET


def has_hand(empty: Small, now: Small) -> bool:
    """Is something in view that reaches in over the edge and is larger than dice are?"""
    changed = cv2.morphologyEx(moved(empty, now, FOREIGN), cv2.MORPH_OPEN, np.ones((3, 3), np.uint8))
    if changed.mean() > HAND_MOST:
        return False
    _, labels, stats, _ = cv2.connectedComponentsWithStats(changed)
    large = [index for index in range(1, len(stats)) if stats[index, 4] > HAND_LEAST * now.size]
    border = np.concatenate([labels[0], labels[-1], labels[:, 0], labels[:, -1]])
    return any(np.count_nonzero(border == index) >= HAND_EDGE for index in large)


def blindness(now: Small) -> Doubt | None:
    """Why nothing can be seen at all: no light, or something flat right before the lens."""
    if float(np.percentile(now, 99)) < BLACK:
        return Doubt.DARK
    return Doubt.HIDDEN if float(now.std()) < FLAT else None
