"""The second voice: counts the pips of one die by the six legal patterns, knowing nothing of the networks."""

from __future__ import annotations

import math
from dataclasses import dataclass

import cv2
import numpy as np

from vision.frames import Picture
from vision.reading.network import Place, cut
from vision.reading.pip_patterns import Frame, Pattern, are_alike, fit_patterns
from vision.reading.pips import Pip, find_pips

SIDE, EDGE = 96, 56.0
"""The die is looked at at one size, so that a pip has always about the same number of pixels."""

ON_FACE, STRONG = 0.4, 0.6
"""Pips lie within so many edges of the middle; those of a face are this strong beside the strongest there."""


@dataclass(frozen=True, slots=True)
class Testimony:
    """The face it counts (None: no pattern fits), and its pips in pixels of the whole picture."""

    face: int | None
    pips: tuple[tuple[float, float], ...] = ()


def testify(picture: Picture, place: Place) -> Testimony:
    """What the pips of this one die say."""
    crop = cut(picture, place, side=SIDE, edge=EDGE)
    grey = np.asarray(cv2.cvtColor(crop, cv2.COLOR_BGR2GRAY), np.uint8)
    pips = [pip for pip in find_pips(grey) if _is_pip_sized(pip)]
    strongest = max((pip.contrast for pip in pips if _off_centre(pip) < ON_FACE), default=0.0)
    patterns = [
        pattern for pattern in fit_patterns(pips) if _is_upward(pattern) and _is_strong(pattern, strongest)
    ]
    best = min(patterns, key=_strangeness, default=None) or _one(pips)
    if best is None:
        return Testimony(None)
    scale, middle = place.edge / EDGE, SIDE / 2 - 0.5
    spots = tuple(
        (place.x + (pip.x - middle) * scale, place.y + (pip.y - middle) * scale) for pip in best.pips
    )
    return Testimony(best.face, spots)


def _is_pip_sized(pip: Pip) -> bool:
    return 0.035 * EDGE < pip.long < 0.25 * EDGE


def _off_centre(spot: Pip | Frame) -> float:
    return math.hypot(spot.x - SIDE / 2, spot.y - SIDE / 2) / EDGE


def _is_upward(pattern: Pattern) -> bool:
    """The upward face has its middle where the finder saw it, and about the size the finder saw."""
    return _off_centre(pattern.frame) < 0.2 and 0.6 < pattern.side / EDGE < 1.5


def _is_strong(pattern: Pattern, strongest: float) -> bool:
    """Through a clear die the pips of the far faces shimmer, but fainter than those on the face itself."""
    return max(pip.contrast for pip in pattern.pips) > STRONG * strongest


def _strangeness(pattern: Pattern) -> float:
    return _off_centre(pattern.frame) + pattern.error - 0.1 * len(pattern.pips)


def _one(pips: list[Pip]) -> Pattern | None:
    """A single pip in the middle, with no other of its kind near it."""
    middle = [pip for pip in pips if _off_centre(pip) < 0.15]
    if len(middle) != 1:
        return None
    one = middle[0]
    crowd = [pip for pip in pips if pip is not one and are_alike(pip, one) and _off_centre(pip) < 0.42]
    return None if crowd else Pattern(1, (one,), Frame(one.x, one.y, (0.0, 0.0), (0.0, 0.0)), 0.0)
