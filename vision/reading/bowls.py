"""Tells a round tray with dice in it from a large die: they lie like its pips."""

from __future__ import annotations

import math

from vision.reading.finder import View
from vision.reading.judging import SIGN, Judged
from vision.reading.limits import LIMITS

SMALL, INSIDE = 0.3, 0.6
"""Edges of the large place: how long a die in it may be, and how far from its middle."""


def without_bowls(judged: list[Judged], viewed: View) -> list[Judged]:
    """All but large places that hold two dice or more."""
    dice = [each for each in judged if _is_solid_die(each, viewed)]
    return [each for each in judged if sum(_holds(each, die) for die in dice) < 2]


def _is_solid_die(judged: Judged, viewed: View) -> bool:
    """Does it show more than one pip? Pips of a large die have none of their own."""
    shows_pips = 0 < judged.kind < SIGN and judged.certainty > LIMITS.face
    return shows_pips and viewed.body_at(judged.place) > LIMITS.body


def _holds(large: Judged, small: Judged) -> bool:
    far = math.hypot(large.place.x - small.place.x, large.place.y - small.place.y)
    return small.place.edge < SMALL * large.place.edge and far < INSIDE * large.place.edge
