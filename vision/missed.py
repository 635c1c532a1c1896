"""Where nobody says how many dice there are: is what shows faintly one, and was one missed?"""

from __future__ import annotations

from vision.judging import NOTHING, Judged
from vision.leaning import looks_elsewhere
from vision.limits import LIMITS
from vision.network import Place


def likely(dice: list[Judged], size: tuple[int, ...]) -> list[Judged]:
    """Those that are about as clear as the clearest, and fainter ones that surely show a face beside them."""
    clearest = max((each.belief for each in dice), default=0.0)
    clear = [each for each in dice if each.belief > LIMITS.fainter * clearest]
    return [
        each
        for each in dice
        if each in clear or (each.certainty > LIMITS.certain and not looks_elsewhere(each, clear, size))
    ]


def may_hide_one(places: list[Place], faint: list[Judged], dice: list[Judged], size: tuple[int, ...]) -> bool:
    """May one of the faint things be a die that does not count yet?"""
    if not dice:
        return any(place.clear > LIMITS.seeming for place in places)
    return any(each.kind != NOTHING and not looks_elsewhere(each, dice, size) for each in faint)
