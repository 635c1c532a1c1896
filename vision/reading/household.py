"""What a household's own dice, once taught, settle: what is like one of them is a die."""

from __future__ import annotations

from dataclasses import replace

from vision.frames import Picture
from vision.reading.known import KnownDice
from vision.reading.limits import LIMITS
from vision.reading.marking import EDGE, SIDE
from vision.reading.network import Place, cut, marks
from vision.reading.readings import Advice, Doubt, PictureBox, Reading

NO_DICE = Advice(Doubt.UNCLEAR)
"""The doubt whether anything that was read is a die at all.

A place that was not read stays in doubt, though it be like none of theirs: many such were dice after all."""

BOX = 1.1
"""Edges that the box around a die is wide."""


def edge_of(box: PictureBox) -> float:
    """How long an edge of the die in it is."""
    return box.width / BOX


def settled_by(own: KnownDice, picture: Picture, reading: Reading) -> Reading:
    """Sure, if all that is in doubt is whether these are dice, and each is like a taught one."""
    is_settled = reading.advice == NO_DICE and all(
        _is_theirs(own, picture, each.box) for each in reading.dice
    )
    return replace(reading, advice=None) if is_settled and reading.dice else reading


def _is_theirs(own: KnownDice, picture: Picture, box: PictureBox) -> bool:
    x, y = box.middle
    seen = cut(picture, Place(x, y, edge_of(box), 1.0), 0.0, SIDE, EDGE)
    return own.likeness(marks(seen).features) >= LIMITS.own_like
