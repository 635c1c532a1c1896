"""Reads a picture: finds the dice, reads their upward faces, and says when it would rather ask."""

from __future__ import annotations

from games.rules import Expected
from vision.advice import advise
from vision.doubts import is_bare
from vision.frames import Picture
from vision.judging import READABLE, SIGN, Judged, distinct, judge_all
from vision.network import cut, find
from vision.reading import Advice, Box, Doubt, Reading, SeenDie
from vision.taught import TaughtFaces, compare
from vision.witness import testify

SEEN = 0.1
"""How clearly a die must show to be judged at all."""

DIE, FAINT = 0.2, 0.1
"""How much finder and judge together must believe in a die; a faint one counts only where one is missing."""

CERTAIN = 0.9
"""How certain the face of a faint die must be."""

LIKE, APART = 0.8, 0.15
"""How like a taught sign a face must be to be sure, and how far ahead of the next sign."""


def read(picture: Picture, expected: Expected | None = None, taught: TaughtFaces | None = None) -> Reading:
    """What lies there, as far as one picture tells."""
    found = distinct(judge_all(picture, find(picture, SEEN)))
    marked = [each for each in found if each.belief > FAINT and not is_bare(picture, each)]
    judged = sorted(_chosen(marked, expected), key=lambda each: each.place.x)
    dice = tuple(_seen(picture, each, taught) for each in judged)
    advice = advise(picture, judged, dice, expected)
    if advice is None and expected is None and len(marked) > len(judged):
        # Nobody knows how many dice there should be: something faint may be one that was missed.
        advice = Advice(Doubt.UNCLEAR)
    return Reading(dice, advice)


def _chosen(found: list[Judged], expected: Expected | None) -> list[Judged]:
    """What counts as a die; knowing how many there should be settles what is faint and what is unreadable."""
    dice = [each for each in found if each.belief > DIE]
    if expected is None:
        return dice
    spare = len(dice) - expected.pip_dice - expected.taught_dice
    if spare > 0:
        unreadable = sorted(
            (each for each in dice if each.certainty < READABLE), key=lambda each: each.belief
        )
        return [each for each in dice if each not in unreadable[:spare]]
    faint = [each for each in found if each.belief <= DIE and each.certainty > CERTAIN]
    return dice + sorted(faint, key=lambda each: -each.belief)[:-spare] if spare else dice


def _seen(picture: Picture, judged: Judged, taught: TaughtFaces | None) -> SeenDie:
    if taught is not None and judged.kinds[SIGN] > 0.5:
        return _sign(picture, judged, taught)
    face = int(judged.kinds[:6].argmax()) + 1
    testimony = testify(picture, judged.place)
    confidence = float(judged.kinds[face - 1])
    # The two voices fail differently: where they agree, what is left of the doubt is small.
    if testimony.face == face:
        confidence = 1 - (1 - confidence) * 0.5
    elif testimony.face is not None:
        confidence *= 0.8
    return SeenDie(_box(judged), confidence, face, pips=testimony.pips)


def _sign(picture: Picture, judged: Judged, taught: TaughtFaces) -> SeenDie:
    likeness = compare(taught, cut(picture, judged.place))
    confidence = min(1.0, likeness.likeness / LIKE, 0.5 + 0.5 * likeness.margin / APART)
    return SeenDie(_box(judged), confidence, sign=likeness.sign)


def _box(judged: Judged) -> Box:
    place, half = judged.place, judged.place.edge * 0.55
    return Box(round(place.x - half), round(place.y - half), round(2 * half), round(2 * half))
