"""Where nobody says how many dice there are: is what shows faintly one, and was one missed?"""

from __future__ import annotations

import math

import numpy as np

from vision.reading.judging import NOTHING, Judged, apart
from vision.reading.leaning import looks_elsewhere
from vision.reading.limits import LIMITS

ON_IT = 0.6
"""Nearer than so many edges to a die's middle is a part of that die."""

BESIDE = 1.3
"""So many edges from the middle of a die its sides are at most, with room to spare; up to 2 alike."""


def likely(dice: list[Judged], size: tuple[int, ...]) -> list[Judged]:
    """Those that are about as clear as the clearest, and fainter ones that surely show a face beside them."""
    clearest = max((each.belief for each in dice), default=0.0)
    clear = [each for each in dice if each.belief > LIMITS.fainter * clearest]
    return [
        each
        for each in dice
        if each in clear or (each.certainty > LIMITS.certain and not looks_elsewhere(each, clear, size))
    ]


def hidden_one(
    seen: list[Judged], faint: list[Judged], dice: list[Judged], size: tuple[int, ...]
) -> Judged | None:
    """What may be a die that does not count yet: of all that was `seen`, or of what is faint."""
    if not dice:
        return next((each for each in seen if each.place.clear > LIMITS.seeming), None)
    shows_face = (each for each in faint if each.kind != NOTHING and not _is_side(each, dice, size))
    return next(shows_face, None) or _unread(seen, dice)


def _is_side(each: Judged, dice: list[Judged], size: tuple[int, ...]) -> bool:
    """Does it look another way than the dice, and lie at one? Elsewhere a side tells of an unread die."""
    lies_at_one = any(apart(each, die) < BESIDE * max(die.place.edge, each.place.edge) for die in dice)
    return lies_at_one and looks_elsewhere(each, dice, size)


def _unread(seen: list[Judged], dice: list[Judged]) -> Judged | None:
    """Something that both voices could not read, though the finder sees it as well as the dice beside it.

    Or dice of quite another size, more than those that count: then a bowl or a box was taken for a die."""
    edge = float(np.median([each.place.edge for each in dice]))
    least = LIMITS.unread * float(np.median([each.place.clear for each in dice]))
    free = [each for each in seen if not any(_is_on(each, die) for die in dice)]
    alike = [each for each in free if edge / LIMITS.alike < each.place.edge < edge * LIMITS.alike]
    others = [each for each in free if each not in alike and _is_read(each)]
    if len(others) > len(dice):
        return others[0]
    return next((each for each in alike if each.place.clear > least and _shows_something(each)), None)


def _shows_something(each: Judged) -> bool:
    """Do the voices see a little of a face, and does the third, where it was asked, not see bare ground?"""
    return each.certainty > LIMITS.blank and all(kinds[NOTHING] < LIMITS.certain for kinds in each.heard[2:])


def _is_read(each: Judged) -> bool:
    return each.belief > LIMITS.die and each.kind != NOTHING and each.certainty > LIMITS.readable


def _is_on(one: Judged, die: Judged) -> bool:
    apart = math.hypot(one.place.x - die.place.x, one.place.y - die.place.y)
    return one is die or apart < ON_IT * min(die.place.edge, 2 * one.place.edge)
