"""Do the marked pips of a die make the face that was named? On every face each has one opposite to it."""

from __future__ import annotations

import numpy as np

from vision.reading.judging import Judged

ASIDE = 0.25
"""Edges by which the middle of the pips may be off that of the face."""

ALIKE = 0.16
"""Edges by which a pip may be off where its opposite asks for it; lenses and slant bend a little."""


def makes(judged: Judged, face: int) -> bool:
    """Are there as many pips as this face has, and does each have one opposite to it?"""
    if len(judged.pips) != face:
        return False
    place = judged.place
    pips = (np.array(judged.pips) - (place.x, place.y)) / place.edge
    middle = pips.mean(axis=0)
    opposite = 2 * middle - pips
    off = np.linalg.norm(opposite[:, None] - pips[None], axis=2).min(axis=1)
    return bool(np.hypot(*middle) < ASIDE and off.max() < ALIKE)
