"""What is painted when somebody has won: confetti and medals."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from math import cos, pi, sin
from random import Random

import pygame

from display.building.parts import Confetti, Medal, SeatBand
from display.painting.canvas import Easel
from display.painting.pen import Pen, stamp
from display.style.boxes import Box
from display.style.lettering import Lettering, size_for_capitals
from display.style.theme import MEDALS, Colour, Ink

_PIECES = 90
_FALL_SECONDS = 2.2
_OTHERS = (Ink.TIMER, Ink.SIGN_WARM, Ink.PINK)
"""Every second piece has the colour of a winner."""


@dataclass(frozen=True, slots=True)
class _Piece:
    """One snippet: where it falls, when it begins, and how it turns; in shares of the box."""

    x: float
    begins: float
    ends: float
    turn: float
    size: float


@cache
def _pieces() -> tuple[_Piece, ...]:
    """Always the same ones: the picture of an end can be painted again."""
    share = Random(6).random
    return tuple(_Piece(share(), share() * 0.8, share(), share(), 0.5 + share() / 2) for _ in range(_PIECES))


def confetti(easel: Easel, part: Confetti) -> None:
    """Snippets on their way down, or where they came to rest."""
    for number, piece in enumerate(_pieces()):
        fallen = 1.0 if part.second is None else (part.second - piece.begins) / _FALL_SECONDS
        if fallen > 0:
            ink = easel.seat_ink(part.seats[number // 2 % len(part.seats)])
            _snippet(easel, part.box, piece, min(1.0, fallen), _OTHERS[number % 3] if number % 2 else ink)


def _snippet(easel: Easel, box: Box, piece: _Piece, fallen: float, ink: Ink) -> None:
    x = box.x + piece.x * box.width + sin(fallen * 9 + piece.turn * 6) * easel.corner * (1 - fallen)
    y = box.y + piece.ends * box.height * fallen
    turn, side = 2 * pi * (piece.turn + fallen * 2), easel.corner * 0.55 * piece.size
    along, across = (cos(turn) * side, sin(turn) * side), (-sin(turn) * side / 2, cos(turn) * side / 2)
    corners = [(1, 1), (1, -1), (-1, -1), (-1, 1)]
    points = [(x + a * along[0] + b * across[0], y + a * along[1] + b * across[1]) for a, b in corners]
    pygame.draw.polygon(easel.surface, easel.colour(ink), points)


def medal(easel: Easel, part: Medal) -> None:
    """A disc on a ribbon, with the place on it: never the metal alone."""
    box = part.box.square()
    metal, rim = MEDALS[part.place - 1], easel.colour(Ink.EDGE)
    stamp(easel.surface, box, _medal, metal, easel.colour(Ink.MAIN), rim)
    disc = Box(box.x, box.y + round(box.height * 0.3), box.width, round(box.height * 0.7))
    size = size_for_capitals(box.height * 0.34)
    easel.write(disc, Lettering((str(part.place),), size, bold=True), Ink.PIP, centred=True)


def _medal(pen: Pen, ribbon: Colour, rim: Colour) -> None:
    pen.polygon([(20, 2), (44, 2), (58, 42), (40, 46)], ribbon)
    pen.polygon([(80, 2), (56, 2), (42, 42), (60, 46)], ribbon)
    pen.disc((50, 65), 34, rim)
    pen.disc((50, 65), 30)


def seat_band(easel: Easel, part: SeatBand) -> None:
    """A band with round corners."""
    easel.card(part.box, easel.seat_ink(part.seat))
