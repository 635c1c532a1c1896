"""Why a die cannot be read: looks for the cause that a person can do something about."""

from __future__ import annotations

from functools import cache

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.frames import Picture
from vision.reading.judging import Judged
from vision.reading.limits import LIMITS
from vision.reading.network import CROP, EDGE_IN_CROP, cut


def is_bare(picture: Picture, judged: Judged) -> bool:
    """A lit patch without a mark on it is no die: a rubber foot, a fold, a reflection."""
    if judged.certainty > LIMITS.unreadable or is_dark(picture, judged):
        return False
    middle = cut(picture, judged.place)[_disc()]
    return float(middle.std(axis=0).max()) < LIMITS.bare


def cuts_edge(judged: Judged, picture: Picture) -> bool:
    """Does part of the die lie outside the picture?"""
    height, width = picture.shape[:2]
    place, reach = judged.place, 0.42 * judged.place.edge
    return not (reach <= place.x <= width - reach and reach <= place.y <= height - reach)


def is_stacked(judged: Judged, others: list[Judged]) -> bool:
    """Does another die have its middle on this one?"""
    return any(
        np.hypot(judged.place.x - other.place.x, judged.place.y - other.place.y)
        < LIMITS.stacked * max(judged.place.edge, other.place.edge)
        for other in others
        if other is not judged
    )


def is_dark(picture: Picture, judged: Judged) -> bool:
    """Is there too little light on this die?"""
    return float(cut(picture, judged.place).mean()) < LIMITS.dark


def glares(picture: Picture, judged: Judged) -> bool:
    """Is much of this die burnt out to white beside darker parts?"""
    grey = _face(picture, judged)
    return bool((grey > 250).mean() > LIMITS.glaring and np.percentile(grey, 25) < 200)


def is_blurred(picture: Picture, judged: Judged) -> bool:
    """Are there no sharp edges on this die?"""
    return float(cv2.Laplacian(_face(picture, judged), cv2.CV_32F).var()) < LIMITS.soft


@cache
def _disc() -> NDArray[np.bool_]:
    y, x = np.mgrid[0:CROP, 0:CROP] - (CROP / 2 - 0.5)
    return np.asarray(np.hypot(x, y) < 0.4 * EDGE_IN_CROP)


def _face(picture: Picture, judged: Judged) -> Picture:
    return np.asarray(cv2.cvtColor(cut(picture, judged.place), cv2.COLOR_BGR2GRAY), np.uint8)
