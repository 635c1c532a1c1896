"""The third voice: a network that had seen a million photographs of other things before it saw a die.

It costs as much as both others together, so it is asked only where they leave a doubt."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import product

import numpy as np
from numpy.typing import NDArray

from vision.frames import Picture
from vision.reading.limits import LIMITS
from vision.reading.network import Place, cut, named
from vision.reading.readings import PictureBox

SIDE, EDGE = 96, 54.0
"""It sees a die larger than any other voice."""

FURTHER = ((0.25, 1.0), (-0.25, 1.06), (0.12, 0.94))
"""Radians of turn, and how much larger: further looks where the first is not clear. They are small turns: of
two faces that a low camera sees alike, the upper one in the picture is on top."""


def name(picture: Picture, place: Place) -> NDArray[np.float32]:
    """How likely each kind is to this voice."""
    looks = [named(cut(picture, place, 0.0, SIDE, EDGE))]
    if looks[0].max() < LIMITS.settled:
        looks += [
            named(cut(picture, replace(place, edge=place.edge / grown), turn, SIDE, EDGE))
            for turn, grown in FURTHER
        ]
    return np.asarray(np.mean(looks, axis=0), np.float32)


SIZES, STEP = (0.8, 1.0, 1.25), 0.34
"""How large a die may be beside those that lie there, and how many edges lie between two looks for it."""

NOTHING = 7
"""Of the kinds: nothing that can be read."""


def sees_no_face(picture: Picture, box: PictureBox, edge: float) -> bool:
    """Is there nowhere in it a face of about this edge, as far as this voice can tell?"""
    return all(name(picture, place)[NOTHING] > LIMITS.bare_place for place in _places(box, edge))


def _places(box: PictureBox, edge: float) -> Iterator[Place]:
    for size in SIZES:
        across, down = _along(box.x, box.width, edge * size), _along(box.y, box.height, edge * size)
        yield from (Place(x, y, edge * size, 1.0) for x, y in product(across, down))


def _along(first: float, length: float, edge: float) -> list[float]:
    """Where middles of such dice may lie; in what is no wider than one of them, only its middle."""
    count = max(1, round((length - edge) / (STEP * edge)) + 1)
    gap = (length - edge) / max(1, count - 1)
    return [first + length / 2] if count == 1 else [first + edge / 2 + at * gap for at in range(count)]
