"""Dice drawn like dice: a rounded body with light from the upper left, and pips where they belong."""

from __future__ import annotations

import pygame

from display.painting.pen import Pen
from display.style.theme import Colour

_LOW, _MID, _HIGH = 27, 50, 73
PIPS = {
    1: ((_MID, _MID),),
    2: ((_LOW, _LOW), (_HIGH, _HIGH)),
    3: ((_LOW, _LOW), (_MID, _MID), (_HIGH, _HIGH)),
    4: ((_LOW, _LOW), (_HIGH, _LOW), (_LOW, _HIGH), (_HIGH, _HIGH)),
    5: ((_LOW, _LOW), (_HIGH, _LOW), (_MID, _MID), (_LOW, _HIGH), (_HIGH, _HIGH)),
    6: ((_LOW, _LOW), (_HIGH, _LOW), (_LOW, _MID), (_HIGH, _MID), (_LOW, _HIGH), (_HIGH, _HIGH)),
}


def body(pen: Pen, shade: Colour, edge: Colour) -> None:
    """The die's body: an edge, a shaded lower side, and the face on top."""
    pen.card((1, 3, 98, 96), 20, edge)
    pen.card((3, 5, 94, 92), 19, shade)
    pen.card((3, 4, 94, 87), 18, pen.ink)
    pen.card((3, 4, 94, 87), 18, _between(pen.ink, shade), 2)


def pips(pen: Pen, face: int, lit: int | None = None) -> None:
    """The pips of a face, a little raised because the body's shade lies below; a ring is not counted yet."""
    for number, (x, y) in enumerate(PIPS[face]):
        if lit is None or number < lit:
            pen.disc((x, y - 2.5), 9.5 if lit is None else 11)
        else:
            pen.ring((x, y - 2.5), 9.5, 2)


def _between(one: Colour, other: Colour) -> Colour:
    colour = pygame.Color(*one).lerp(pygame.Color(*other), 0.4)
    return colour.r, colour.g, colour.b
