"""The third voice: a network that had seen a million photographs of other things before it saw a die.

It costs as much as both others together, so it is asked only where they leave a doubt."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from vision.frames import Picture
from vision.reading.limits import LIMITS
from vision.reading.network import Place, cut, named

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
