"""Tells half a domino from a die: its body goes on for another half, in one piece and of one colour."""

from __future__ import annotations

import math

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.frames import Picture
from vision.reading.limits import LIMITS
from vision.reading.network import Place

SIDE, EDGE = 120, 26.0
"""It is looked at so small, and as far as two edges around it."""

SHORT, LONG, OFF = (0.7, 1.5), (1.5, 2.8), (0.25, 0.9)
"""A domino's short side in edges of the half, its long side in short ones, and
how far its middle is from that of the half, in edges."""

CLOSER = 0.4
"""How much of the usual difference in colour is allowed at a second, closer look."""

Mask = NDArray[np.uint8]


def is_half(picture: Picture, place: Place) -> bool:
    """Is what lies here part of an oblong body, twice as long as a die?

    On a ground of nearly its colour only a closer likeness tells it from that."""
    return any(_is_oblong(_body(picture, place, LIMITS.one_colour * share)) for share in (1.0, CLOSER))


def _is_oblong(body: Mask) -> bool:
    outline = _outline(body)
    if outline is None or outline.min() <= 1 or outline.max() >= SIDE - 2:
        return False
    (x, y), sides, _ = cv2.minAreaRect(outline)
    short, long = sorted(sides)
    off = math.hypot(x - SIDE / 2, y - SIDE / 2) / EDGE
    full = cv2.contourArea(outline) / max(1.0, short * long)
    inside = (
        SHORT[0] < short / EDGE < SHORT[1],
        LONG[0] * short < long < LONG[1] * short,
        OFF[0] < off < OFF[1],
    )
    return full > LIMITS.full and all(inside)


def _body(picture: Picture, place: Place, alike_up_to: float) -> Mask:
    """Where the picture has the colour of this face; pips and a thin line across are filled in."""
    scale, middle = EDGE / place.edge, SIDE / 2 - 0.5
    warp = np.array([[scale, 0, middle - scale * place.x], [0, scale, middle - scale * place.y]])
    crop = cv2.warpAffine(picture, warp, (SIDE, SIDE), flags=cv2.INTER_AREA)
    y, x = np.mgrid[0:SIDE, 0:SIDE] - middle
    colour = np.median(crop[np.hypot(x, y) < 0.45 * EDGE], axis=0)
    alike = (np.abs(crop.astype(np.int16) - colour).max(axis=2) < alike_up_to).astype(np.uint8)
    return np.asarray(cv2.morphologyEx(alike, cv2.MORPH_CLOSE, np.ones((7, 7), np.uint8)), np.uint8)


def _outline(body: Mask) -> NDArray[np.int32] | None:
    """The outline of the piece that covers most of the middle."""
    count, pieces = cv2.connectedComponents(body)
    near = slice(SIDE // 2 - 6, SIDE // 2 + 6)
    shares = np.bincount(pieces[near, near].ravel(), minlength=count)[1:]
    if not shares.any():
        return None
    piece = (pieces == 1 + shares.argmax()).astype(np.uint8)
    outlines, _ = cv2.findContours(piece, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)
    return np.asarray(outlines[0], np.int32)
