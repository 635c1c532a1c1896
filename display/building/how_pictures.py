"""Pictures for pages of how it goes, made from what every game has: dice, signs, words, rows of them."""

from __future__ import annotations

from collections.abc import Callable

from display.building.layout import words
from display.building.parts import DieFace, EventSign, Label, Part, Sign
from display.style.boxes import Box
from display.style.look import Look
from display.style.theme import TITLE, Ink

Picture = Callable[[Look, Box], tuple[Part, ...]]
_MOST_MM = 22
"""Larger dice would look as if they were to be touched."""


def dice(*faces: int) -> Picture:
    """Dice side by side."""
    return beside(*(_die(face) for face in faces))


def sign(name: str) -> Picture:
    """One of our signs."""
    return lambda look, box: (Sign(_square(look, box), name, Ink.MAIN),)


def taught(face: str) -> Picture:
    """A taught die with this face."""
    return lambda look, box: (EventSign(_square(look, box), face),)


def text(words_: str) -> Picture:
    """A number or a sum, as large as there is room."""
    return lambda look, box: (
        Label(box, words(look, box, words_, 2 * TITLE / look.text_scale, bold=True), centred=True),
    )


def beside(*pictures: Picture) -> Picture:
    """Side by side."""

    def picture(look: Look, box: Box) -> tuple[Part, ...]:
        side = min(box.width // len(pictures), look.mm(_MOST_MM))
        cells = box.middle(side * len(pictures), box.height).columns(len(pictures), look.mm(1))
        return tuple(part for cell, shown in zip(cells, pictures, strict=True) for part in shown(look, cell))

    return picture


def below(*pictures: Picture) -> Picture:
    """One below the other."""

    def picture(look: Look, box: Box) -> tuple[Part, ...]:
        cells = box.rows(len(pictures), look.mm(1))
        return tuple(part for cell, shown in zip(cells, pictures, strict=True) for part in shown(look, cell))

    return picture


def _die(face: int) -> Picture:
    return lambda look, box: (DieFace(_square(look, box), face),)


def _square(look: Look, box: Box) -> Box:
    side = min(box.width, box.height, look.mm(_MOST_MM))
    return box.middle(side, side)
