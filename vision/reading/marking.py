"""The second voice: a network that was taught to mark every pip of a die and tells the face by them."""

from __future__ import annotations

from dataclasses import dataclass, replace

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.frames import Picture
from vision.reading.limits import LIMITS
from vision.reading.network import Place, cut, marks

SIDE, EDGE = 64, 36.0
"""It sees a die larger than the judge does, so that close-set pips stay apart."""

FURTHER = ((2.5, 1.0), (1.1, 1.06), (4.0, 0.95))
"""Radians of turn, and how much larger: further looks at a die, as long as those before are not clear."""

PIP = 0.25
"""How clearly a pip must be marked to be drawn."""

Floats = NDArray[np.float32]


@dataclass(frozen=True, slots=True, eq=False)
class Marked:
    """How likely each kind is, the pips of the upward face in pixels of the whole picture, and features."""

    kinds: Floats
    pips: tuple[tuple[float, float], ...]
    features: Floats


def mark(picture: Picture, place: Place) -> Marked:
    """What this voice says of one place."""
    first = marks(cut(picture, place, 0.0, SIDE, EDGE))
    looks = [first]
    for turn, grown in FURTHER:
        kinds = np.mean([look.kinds for look in looks], axis=0)
        if kinds.max() > LIMITS.settled:
            break
        looks.append(marks(cut(picture, replace(place, edge=place.edge / grown), turn, SIDE, EDGE)))
    kinds = np.mean([look.kinds for look in looks], axis=0)
    return Marked(kinds, _pips(first.heat, place), np.sum([look.features for look in looks], axis=0))


def _pips(heat: Floats, place: Place) -> tuple[tuple[float, float], ...]:
    """The peaks of the map, which is half as large as the crop."""
    highest = cv2.dilate(heat, np.ones((3, 3), np.uint8))
    rows, columns = np.nonzero((heat >= highest) & (heat > PIP))
    scale, middle = place.edge / EDGE, SIDE / 2 - 0.5
    return tuple(
        (place.x + (2 * column + 0.5 - middle) * scale, place.y + (2 * row + 0.5 - middle) * scale)
        for row, column in zip(rows.tolist(), columns.tolist(), strict=True)
    )
