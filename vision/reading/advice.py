"""Turns doubts about single dice and about their number into the one advice that helps most."""

from __future__ import annotations

from collections.abc import Callable

from games.rules import Expected
from vision.frames import Picture
from vision.reading.doubts import cuts_edge, glares, is_blurred, is_dark, is_stacked
from vision.reading.judging import Judged
from vision.reading.leaning import leaning, limit_for
from vision.reading.limits import LIMITS
from vision.reading.readings import Advice, Doubt, SeenDie

CAUSES: tuple[tuple[Doubt, Callable[[Picture, Judged], bool]], ...] = (
    (Doubt.DARK, is_dark),
    (Doubt.GLARE, glares),
    (Doubt.BLURRED, is_blurred),
)


def advise(
    picture: Picture,
    judged: list[Judged],
    dice: tuple[SeenDie, ...],
    expected: Expected | None,
) -> Advice | None:
    """What stands between this reading and a sure one, or None; `judged` and `dice` go side by side."""
    least = _least(dice, expected)
    lean = leaning(judged, picture.shape[1::-1], limit_for(expected))
    for index, (each, die) in enumerate(zip(judged, dice, strict=True)):
        doubt = _shape_doubt(picture, each, judged, lean[index])
        if doubt is None and die.confidence < least:
            doubt = _cause(picture, each)
        if doubt is not None:
            return Advice(doubt, index)
    return _count_advice(dice, expected)


def _least(dice: tuple[SeenDie, ...], expected: Expected | None) -> float:
    """How confident each die must be; for one that lies there by itself no other one vouches."""
    if expected is not None:
        return LIMITS.sure
    return LIMITS.sure_alone if len(dice) > 1 else LIMITS.sure_single


def _shape_doubt(picture: Picture, each: Judged, judged: list[Judged], leans: bool) -> Doubt | None:
    if cuts_edge(each, picture):
        return Doubt.CUT_OFF
    if is_stacked(each, judged):
        return Doubt.STACKED
    return Doubt.LEANING if leans else None


def _cause(picture: Picture, each: Judged) -> Doubt:
    return next((doubt for doubt, shows in CAUSES if shows(picture, each)), Doubt.UNCLEAR)


def _count_advice(dice: tuple[SeenDie, ...], expected: Expected | None) -> Advice | None:
    if expected is None:
        return None
    pip_dice = len(dice) if expected.mixed else sum(die.face is not None for die in dice)
    taught_dice = len(dice) - pip_dice
    if pip_dice < expected.pip_dice or taught_dice < expected.taught_dice:
        return Advice(Doubt.TOO_FEW)
    if pip_dice > expected.pip_dice or taught_dice > expected.taught_dice:
        return Advice(Doubt.TOO_MANY)
    return None
