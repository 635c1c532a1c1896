"""Everybody's lives as hearts, those that are gone as empty ones."""

from __future__ import annotations

from dataclasses import dataclass

from display.building.parts import Panel, Part, SeatShape
from display.painting.canvas import Easel
from display.painting.pen import Pen, stamp
from display.style.boxes import Box
from display.style.look import Look
from display.style.theme import Colour, Ink
from games.maexchen.state import Maexchen

_HOLLOW = 0.55
"""An empty heart has a smaller one of the ground's colour in it: told apart without any colour."""


@dataclass(frozen=True, slots=True)
class Hearts:
    """So many of so many lives."""

    box: Box
    left: int
    most: int


def lives_parts(look: Look, box: Box, state: Maexchen) -> tuple[Part, ...]:
    """Side by side, each with the seat's shape."""
    parts: list[Part] = []
    for seat, cell in enumerate(box.columns(len(state.lives), look.mm(1))):
        inside = cell.inset(look.mm(0.8))
        shape, rest = inside.from_left(min(inside.height, inside.width // 3), look.mm(0.5))
        hearts = Hearts(rest, state.lives[seat], state.setup.lives)
        parts.extend((Panel(cell), SeatShape(shape.square(), seat), hearts))
    return tuple(parts)


def paint_hearts(easel: Easel, part: Hearts) -> None:
    """Side by side, as large as they fit; in two rows where there are many."""
    rows = 1 if part.most * part.box.height <= 2 * part.box.width else 2
    columns = -(-part.most // rows)
    for number, cell in enumerate(part.box.grid(columns, rows, 1)[: part.most]):
        side = min(cell.width, cell.height)
        box = cell.middle(side, side)
        stamp(easel.surface, box, _heart, easel.colour(Ink.TEXT))
        if number >= part.left:
            inner = box.middle(round(side * _HOLLOW), round(side * _HOLLOW))
            stamp(easel.surface, inner, _heart, easel.colour(Ink.CARD))


def _heart(pen: Pen, _: Colour | None = None) -> None:
    pen.disc((31, 36), 21)
    pen.disc((69, 36), 21)
    pen.polygon([(13, 46), (87, 46), (50, 90)])
    pen.polygon([(31, 36), (69, 36), (50, 60)])
