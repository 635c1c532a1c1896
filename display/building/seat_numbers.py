"""A number for every seat, side by side: whatever a game counts."""

from __future__ import annotations

from collections.abc import Sequence

from display.building.layout import optional, words
from display.building.parts import Label, Panel, Part, SeatShape
from display.style.boxes import Box
from display.style.look import Look
from display.style.theme import TITLE, Ink


def seat_numbers(look: Look, box: Box, numbers: Sequence[int]) -> tuple[Part, ...]:
    """Each seat's shape with its number."""
    cells = box.columns(len(numbers), look.mm(1))
    pairs = enumerate(zip(cells, numbers, strict=True))
    return tuple(part for seat, (cell, number) in pairs for part in _one(look, cell, seat, number))


def _one(look: Look, box: Box, seat: int, number: int) -> tuple[Part, ...]:
    inside = box.inset(look.mm(0.8))
    shape, rest = inside.from_left(min(inside.height, inside.width // 4), look.mm(0.5))
    told = words(look, rest, str(number).replace("-", "−"), TITLE, bold=True)
    label = optional(look, Label(rest, told, Ink.TEXT, Ink.CARD, True))
    return (Panel(box), SeatShape(shape.square(), seat), *label)
