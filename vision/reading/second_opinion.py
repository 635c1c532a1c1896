"""What two finders that were taught apart make of a picture: whatever either of them sees must be explained.

The first knows most tables, the scout dice that touch and what low cameras see; each misses others."""

from __future__ import annotations

import math
from dataclasses import replace

from vision.reading.readings import Advice, Doubt, PictureBox, Reading, SeenDie

SETTLED = (Doubt.UNCLEAR, Doubt.TOO_FEW, Doubt.TOO_MANY)
"""Doubts that another finder may settle in a game. A die that leans or is cut off does so, whoever looks."""

SAME = 0.5
"""So near, in widths of a die, two readings mean the same die."""

PART = 0.9
"""So near the side of a die is to its top."""


def settled(first: Reading, second: Reading) -> Reading:
    """The second reading, if it is sure where the first only wondered."""
    return second if second.sure and _is_open(first) else first


def agreed(first: Reading, second: Reading) -> Reading:
    """Where nobody says how many dice there are: the first, sure only if it explains all that the other sees.

    No doubt is settled here: of 16 that the scout would have settled, three were of dice that both missed.
    Where a third voice finds the doubted place bare and no die is lost by it, `settled` may do it."""
    if first.sure:
        missing = _missing(second, first)
        return first if missing is None else replace(first, advice=Advice(Doubt.UNCLEAR, place=missing.box))
    if second.sure and _is_open(first):
        return replace(second, advice=Advice(Doubt.UNCLEAR, place=_doubted_place(first)))
    return second if len(second.dice) > len(first.dice) and not second.sure else first


def from_low(first: Reading, seen: list[PictureBox], scout: Reading) -> Reading:
    """From a camera that stands low: the scout's, which alone learned it, sure only if it explains all that
    the first has `seen`, be it the side of a die."""
    if not scout.sure:
        return agreed(first, scout) if first.sure else scout
    left = next((box for box in seen if not any(_is_part(box, die.box) for die in scout.dice)), None)
    return scout if left is None else replace(scout, advice=Advice(Doubt.UNCLEAR, place=left))


def explains(one: Reading, other: Reading) -> bool:
    """Has the one reading every die of the other?"""
    return _missing(other, one) is None


def _is_part(one: PictureBox, whole: PictureBox) -> bool:
    """Is the one the other, or a side of it?"""
    (x, y), (left, top) = one.middle, whole.middle
    return math.hypot(x - left, y - top) < PART * whole.width


def _is_open(reading: Reading) -> bool:
    return reading.advice is not None and reading.advice.doubt in SETTLED


def _missing(seen: Reading, other: Reading) -> SeenDie | None:
    """A die of the one reading that the other has not, or reads otherwise."""
    return next((die for die in seen.dice if not any(_is_same(die, each) for each in other.dice)), None)


def _is_same(one: SeenDie, two: SeenDie) -> bool:
    (x, y), (left, top) = one.box.middle, two.box.middle
    is_near = math.hypot(x - left, y - top) < SAME * max(one.box.width, two.box.width)
    return is_near and (one.face, one.sign) == (two.face, two.sign)


def _doubted_place(reading: Reading) -> PictureBox | None:
    """Where the trouble is, if it is in one place."""
    advice = reading.advice
    if advice is None:
        return None
    return advice.place if advice.die is None else reading.dice[advice.die].box
