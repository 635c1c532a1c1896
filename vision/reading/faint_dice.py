"""Where nobody says how many dice there are: is what shows faintly one, and was one missed?"""

from __future__ import annotations

from vision.reading.judging import NOTHING, Judged
from vision.reading.leaning import looks_elsewhere
from vision.reading.network import Place

FAINTER = 0.45
"""Something in which one believes so much less than in the clearest die is a thing that lies beside dice."""

CERTAIN = 0.9
"""How certain the face of something faint must be to count all the same."""

SEEMING = 0.45
"""How clear a place must be to leave a doubt where no die was made out."""


def likely(dice: list[Judged], size: tuple[int, ...]) -> list[Judged]:
    """Those that are about as clear as the clearest, and fainter ones that surely show a face beside them."""
    clearest = max((each.belief for each in dice), default=0.0)
    clear = [each for each in dice if each.belief > FAINTER * clearest]
    return [
        each
        for each in dice
        if each in clear or (each.certainty > CERTAIN and not looks_elsewhere(each, clear, size))
    ]


def may_hide_one(places: list[Place], faint: list[Judged], dice: list[Judged], size: tuple[int, ...]) -> bool:
    """May one of the faint things be a die that does not count yet?"""
    if not dice:
        return any(place.clear > SEEMING for place in places)
    return any(each.kind != NOTHING and not looks_elsewhere(each, dice, size) for each in faint)
