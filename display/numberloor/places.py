"""Where things go on the screens of Numberloor."""

from __future__ import annotations

from dataclasses import dataclass

from display.style.boxes import Box
from display.style.look import Look
from display.style.theme import CONTROL_MM, MAIN_CONTROL_MM, SPACE_MM

_SHAFT_MM, _LARGE_SHAFT_MM = 40, 42


@dataclass(frozen=True, slots=True)
class Places:
    """The lift, the open cards with who plays, the pad, and the buttons."""

    lift: Box
    table: Box
    pad: Box
    buttons: Box


@dataclass(frozen=True, slots=True)
class PadGrid:
    """Cells for ten cards and two tabs."""

    columns: int
    rows: int


def pad_grid(look: Look) -> PadGrid:
    """Six by two, or four by three on a portrait screen."""
    return PadGrid(4, 3) if look.is_portrait else PadGrid(6, 2)


def places(look: Look) -> Places:
    """The lift at the left; pad and buttons where the thumbs are."""
    rows = pad_grid(look).rows
    pad_height = look.mm(CONTROL_MM * rows + SPACE_MM * (rows - 1))
    if look.is_portrait:
        buttons, rest = look.area.from_bottom(look.grown(CONTROL_MM, MAIN_CONTROL_MM), look.gap)
        pad, rest = rest.from_bottom(pad_height, look.gap)
        lift, table = rest.from_left(look.grown(_SHAFT_MM, _LARGE_SHAFT_MM), look.gap)
        return Places(lift, table, pad, buttons)
    lift, rest = look.area.from_left(look.grown(_SHAFT_MM, _LARGE_SHAFT_MM), look.gap)
    buttons, rest = rest.from_bottom(look.mm(MAIN_CONTROL_MM), look.gap)
    pad, table = rest.from_bottom(pad_height, look.gap)
    return Places(lift, table, pad, buttons)
