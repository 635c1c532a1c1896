"""What two finders that were taught apart make of a picture: whatever either of them sees must be explained.

The first knows most tables, the scout dice that touch and what low cameras see; each misses others."""

from __future__ import annotations

import math
from dataclasses import replace

from vision.reading.readings import Advice, Doubt, Reading, SeenDie

SETTLED = (Doubt.UNCLEAR, Doubt.TOO_FEW, Doubt.TOO_MANY)
"""Doubts that another finder may settle. A die that leans or is cut off stays one, whoever looks."""

SAME = 0.5
"""So near, in widths of a die, two readings mean the same die."""


def settled(first: Reading, second: Reading) -> Reading:
    """Where the number of dice is known: the second reading, if it is sure where the first only wondered."""
    return second if second.sure and _may_settle(first) else first


def agreed(first: Reading, second: Reading) -> Reading:
    """Where nobody says how many dice there are: a sure reading, if it explains all that the other sees."""
    if first.sure and _missing(second, first) is None:
        return first
    if second.sure and _may_settle(first) and _missing(first, second) is None:
        return second
    return _doubted(first, second) if first.sure or not second.sure else _doubted(second, first)


def _may_settle(doubted: Reading) -> bool:
    return doubted.advice is not None and doubted.advice.doubt in SETTLED


def _missing(seen: Reading, other: Reading) -> SeenDie | None:
    """A die of the one reading that the other has not, or reads otherwise."""
    return next((die for die in seen.dice if not any(_is_same(die, each) for each in other.dice)), None)


def _is_same(one: SeenDie, two: SeenDie) -> bool:
    (x, y), (left, top) = one.box.middle, two.box.middle
    is_near = math.hypot(x - left, y - top) < SAME * max(one.box.width, two.box.width)
    return is_near and (one.face, one.sign) == (two.face, two.sign)


def _doubted(reading: Reading, other: Reading) -> Reading:
    """A reading that the other contradicts, and where; of two that are not sure, the one with more dice."""
    if not reading.sure:
        return other if len(other.dice) > len(reading.dice) else reading
    missing = _missing(other, reading)
    return replace(reading, advice=Advice(Doubt.UNCLEAR, place=missing.box if missing else None))
