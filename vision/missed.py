"""Where nobody says how many dice there are: was one missed, and may what was seen be something else?"""

from __future__ import annotations

import math

from vision.frames import Picture
from vision.judging import NOTHING, Judged
from vision.network import Place
from vision.witness import testify

FAINTER = 0.5
"""Something in which one believes so much less than in the clearest die is a thing that lies beside dice."""

ALIKE = 1.25
"""How much larger or smaller than all dice something faint may be to be taken for one that was missed."""

FLUSH = (0.9, 1.25)
"""From middle to middle, in edges: so far apart are the halves of a domino."""

SEEMING = 0.45
"""How clear a place must be to leave a doubt where no die was made out."""


def is_as_clear(judged: Judged, dice: list[Judged]) -> bool:
    """Does one believe in it about as much as in the clearest of these?"""
    return judged.belief > FAINTER * max(each.belief for each in dice)


def may_hide_one(picture: Picture, places: list[Place], faint: list[Judged], dice: list[Judged]) -> bool:
    """May one of the faint things be a die that does not count yet?"""
    if not dice:
        return any(place.clear > SEEMING for place in places)
    return any(
        each.kind != NOTHING and (is_as_clear(each, dice) or _is_like(picture, each, dice)) for each in faint
    )


def may_be_dominoes(dice: list[Judged]) -> bool:
    """Has each one just one other right beside it, as the halves of dominoes have?"""
    return bool(dice) and all(sum(_is_flush(one, two) for two in dice) == 1 for one in dice)


def _is_flush(one: Judged, two: Judged) -> bool:
    edge = (one.place.edge + two.place.edge) / 2
    apart = math.hypot(one.place.x - two.place.x, one.place.y - two.place.y) / edge
    return FLUSH[0] < apart < FLUSH[1]


def _is_like(picture: Picture, faint: Judged, dice: list[Judged]) -> bool:
    """Has it the size of the dice beside it, and pips that can be counted?"""
    edges = [each.place.edge for each in dice]
    alike = min(edges) / ALIKE < faint.place.edge < max(edges) * ALIKE
    return alike and testify(picture, faint.place).face is not None
