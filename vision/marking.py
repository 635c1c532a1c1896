"""The second voice: a network that was taught to mark every pip of a die and tells the face by them."""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.frames import Picture
from vision.network import Place, cut, marks

SIDE, EDGE = 64, 36.0
"""It sees a die larger than the judge does, so that close-set pips stay apart."""

TURNS = (0.0, 2.5)
"""Radians: a face that is told alike at two turns is hardly an accident."""

PIP = 0.25
"""How clearly a pip must be marked to be drawn."""

Floats = NDArray[np.float32]


@dataclass(frozen=True, slots=True, eq=False)
class Marked:
    """How likely each kind is, and the pips of the upward face in pixels of the whole picture."""

    kinds: Floats
    pips: tuple[tuple[float, float], ...]


def mark(picture: Picture, place: Place) -> Marked:
    """What this voice says of one place."""
    looks = [marks(cut(picture, place, turn, SIDE, EDGE)) for turn in TURNS]
    kinds = np.stack([kinds for kinds, _ in looks]).mean(axis=0)
    return Marked(kinds, _pips(looks[0][1], place))


def _pips(heat: Floats, place: Place) -> tuple[tuple[float, float], ...]:
    """The peaks of the map, which is half as large as the crop."""
    highest = cv2.dilate(heat, np.ones((3, 3), np.uint8))
    rows, columns = np.nonzero((heat >= highest) & (heat > PIP))
    scale, middle = place.edge / EDGE, SIDE / 2 - 0.5
    return tuple(
        (place.x + (2 * column + 0.5 - middle) * scale, place.y + (2 * row + 0.5 - middle) * scale)
        for row, column in zip(rows.tolist(), columns.tolist(), strict=True)
    )
