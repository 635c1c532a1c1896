"""A found sheet as if it lay flat under even light, and each of its boxes as a small picture of one size."""

from __future__ import annotations

from collections.abc import Sequence

import cv2
import numpy as np
from numpy.typing import NDArray

from games.paper import PaperBox
from paper.reading.finding import Matrix, Picture

CROP = 48
"""Every box is judged at this size, with some of what is around it: digits reach over the lines."""
AROUND = 0.15
"""So much of a box's side is seen beyond each of its edges."""
CELL = CROP / (1 + 2 * AROUND)
"""A box's side in a crop."""


def crops(grey: Picture, way: Matrix, boxes: Sequence[PaperBox]) -> list[Picture]:
    """The boxes, flat and evenly lit; white paper is 255."""
    by_size: dict[float, list[int]] = {}
    for number, box in enumerate(boxes):
        by_size.setdefault(round(box.width, 3), []).append(number)
    made: dict[int, Picture] = {}
    for side, numbers in by_size.items():
        flat, scale, left, top = _flat(grey, way, [boxes[number] for number in numbers], side)
        for number in numbers:
            x, y = boxes[number].middle
            at = (x - left) * scale - 0.5, (y - top) * scale - 0.5
            made[number] = np.asarray(cv2.getRectSubPix(flat, (CROP, CROP), at), np.uint8)
    return [made[number] for number in range(len(boxes))]


def _flat(
    grey: Picture, way: Matrix, boxes: Sequence[PaperBox], side: float
) -> tuple[Picture, float, float, float]:
    """The part of the sheet with these boxes, as large as crops have them, and where it begins."""
    scale = CELL / side
    left, top = min(box.x for box in boxes) - side, min(box.y for box in boxes) - side
    right = max(box.x + box.width for box in boxes) + side
    low = max(box.y + box.height for box in boxes) + side
    size = int(np.ceil((right - left) * scale)), int(np.ceil((low - top) * scale))
    to_flat = np.array([[scale, 0, -left * scale - 0.5], [0, scale, -top * scale - 0.5], [0, 0, 1]])
    picture, way = _no_finer(grey, way, boxes, scale)
    warp = to_flat @ np.linalg.inv(way)
    flat = cv2.warpPerspective(picture, warp, size, flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    return _evenly_lit(np.asarray(flat, np.uint8)), scale, left, top


def _no_finer(grey: Picture, way: Matrix, boxes: Sequence[PaperBox], scale: float) -> tuple[Picture, Matrix]:
    """Made smaller where it is much finer than needed: thin strokes would be left out at random."""
    x, y = boxes[len(boxes) // 2].middle
    around = np.array([[[x, y], [x + 1, y], [x, y + 1]]], np.float64)
    seen = cv2.perspectiveTransform(around, way)[0]
    finer = max(float(np.linalg.norm(seen[n] - seen[0])) for n in (1, 2)) / scale
    if finer <= 1.5:
        return grey, way
    shrunk = 1.25 / finer
    small = cv2.resize(grey, None, fx=shrunk, fy=shrunk, interpolation=cv2.INTER_AREA)
    smaller = np.array([[shrunk, 0, 0.5 * shrunk - 0.5], [0, shrunk, 0.5 * shrunk - 0.5], [0, 0, 1]])
    return np.asarray(small, np.uint8), smaller @ way


def _evenly_lit(flat: Picture) -> Picture:
    """Shadows taken out: the paper is the brightest around, and everything is measured by it."""
    size = int(CELL) | 1
    # Smoothed first: in a noisy shadow the brightest pixels are noise, and paper would seem grey beside them.
    calm = cv2.GaussianBlur(flat, (0, 0), 1.5)
    bright = cv2.morphologyEx(calm, cv2.MORPH_CLOSE, np.ones((size, size), np.uint8))
    paper = cv2.GaussianBlur(bright, (0, 0), CELL / 3).astype(np.float32)
    return np.asarray(np.clip(flat.astype(np.float32) * (250 / np.maximum(paper, 20)), 0, 255), np.uint8)


FAINTEST = 0.25
"""Ink paler than this stays pale: else an empty box would show nothing but noise, and what an eraser left."""
UNWRITTEN = 0.03
"""Of 14,560 written-in boxes kept aside the palest (an arrow) has 0.04; two of three empty ones have less."""


def even(crop: Picture) -> NDArray[np.float32]:
    """As the networks see it: ink is 1, paper 0, a pencil as dark as a pen."""
    ink, darkest = _ink(crop)
    return np.asarray(np.clip(ink / max(FAINTEST, darkest), -0.2, 1.5), np.float32)


def is_unwritten(crop: Picture) -> bool:
    """Is there hardly any ink inside the box?"""
    return _ink(crop)[1] < UNWRITTEN


def _ink(crop: Picture) -> tuple[NDArray[np.float32], float]:
    """How much ink lies where, and how dark the darkest dozen pixels inside the box are."""
    reach = int(CROP * 0.2)
    inside = np.s_[reach : CROP - reach, reach : CROP - reach]
    calm = cv2.GaussianBlur(crop, (0, 0), 0.8).astype(np.float32)
    paper = float(np.median(calm[inside]))
    ink = np.asarray((paper - calm) / max(paper, 1.0), np.float32)
    return ink, float(np.partition(ink[inside], -12, axis=None)[-12])


WITHIN = 9
"""Pixels from a crop's edge to where the printed lines of its box have surely ended."""
DARK = 0.35
"""From here on, by the darkest ink, it is a stroke."""
STRAY = 0.02
"""So little of the ink on each side does not count for where a sign ends: a dot, a line that leans in."""
NEAREST = 20.0
"""What is looked at from near is at least so many pixels of a crop wide: a dot stays a dot."""


def near(evened: NDArray[np.float32]) -> NDArray[np.float32]:
    """What `even` shows, but as large as it gets: a small digit has as many pixels as a large one."""
    strokes = evened[WITHIN : CROP - WITHIN, WITHIN : CROP - WITHIN] > DARK
    if not strokes.any():
        return evened
    (left, right), (top, low) = _reach(strokes.sum(axis=0)), _reach(strokes.sum(axis=1))
    side = float(np.clip(1.3 * max(right - left, low - top) + 3, NEAREST, CROP))
    scale = CROP / side
    x, y = (left + right) / 2, (top + low) / 2
    middle = (CROP - 1) / 2
    way = np.array([[scale, 0, middle - scale * x], [0, scale, middle - scale * y]])
    moved = cv2.warpAffine(evened, way, (CROP, CROP), flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    return np.asarray(moved, np.float32)


def _reach(along: NDArray[np.int64]) -> tuple[float, float]:
    """From where to where most of it reaches, in pixels of the crop."""
    share = np.cumsum(along) / along.sum()
    first, last = np.searchsorted(share, (STRAY, 1 - STRAY))
    return WITHIN + float(first) - 0.5, WITHIN + float(last) + 0.5
