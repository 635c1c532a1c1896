"""What a household's own dice, once taught, settle: what is like one of them is a die."""

from __future__ import annotations

from dataclasses import replace

from vision.frames import Picture
from vision.reading.known import KnownDice
from vision.reading.limits import LIMITS
from vision.reading.marking import EDGE, SIDE
from vision.reading.network import Place, cut, marks
from vision.reading.readings import Advice, Doubt, Reading, SeenDie

NO_DICE = Advice(Doubt.UNCLEAR)
"""The doubt whether anything that was read is a die at all.

A place that was not read stays in doubt, though it be like none of theirs: many such were dice after all."""


def settled_by(own: KnownDice, picture: Picture, reading: Reading) -> Reading:
    """Sure, if all that is in doubt is whether these are dice, and each is like a taught one."""
    is_settled = reading.advice == NO_DICE and all(_is_theirs(own, picture, each) for each in reading.dice)
    return replace(reading, advice=None) if is_settled and reading.dice else reading


def _is_theirs(own: KnownDice, picture: Picture, die: SeenDie) -> bool:
    seen = cut(picture, Place(*die.box.middle, die.edge, 1.0), 0.0, SIDE, EDGE)
    return own.likeness(marks(seen).features) >= LIMITS.own_like
