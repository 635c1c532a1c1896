"""Tells boxes of which nothing is to be seen: under a cup, or on a part of the paper that was torn off."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from games.paper import Field, Kind
from paper.reading.finding import Picture
from paper.reading.straightening import AROUND, CELL, CROP

LINE = slice(2, 2 + int(2 * AROUND * CELL))
"""Where in a crop a printed line may lie, from its edge inwards; paper is never quite flat."""
DEEP, ALONG = 14, slice(CROP // 4, 3 * CROP // 4)
PALEST = 0.03
"""So much darker than the paper are three of a box's four lines. On 592 rendered sheets by the writers that
choose limits, also in strange light, one box in a thousand has less
than 0.049; a bare table has 0.022 at most."""


def covered(fields: Sequence[Field], crops: Sequence[Picture]) -> list[bool]:
    """Of which boxes are the printed lines missing, though those of most others are there?"""
    missing = [_is_bare(field, crop) for field, crop in zip(fields, crops, strict=True)]
    return missing if 2 * sum(missing) <= len(missing) else [False] * len(missing)


def _is_bare(field: Field, crop: Picture) -> bool:
    """Has it no lines? Those around an arrow are too pale to tell."""
    return field.kind is not Kind.ARROW and sorted(_lines(crop))[1] < PALEST


def _lines(crop: Picture) -> list[float]:
    """How dark the line at each side is."""
    return [_line(np.rot90(crop, turn)[:DEEP, ALONG].mean(axis=1) / 250) for turn in range(4)]


def _line(across: NDArray[np.float64]) -> float:
    """How much darker than on both sides of it; a shade that only grows is no line."""
    before, after = np.maximum.accumulate(across), np.maximum.accumulate(across[::-1])[::-1]
    return float((np.minimum(before, after) - across)[LINE].max())
