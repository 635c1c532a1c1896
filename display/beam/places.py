"""Where things go on the screens of Beam me up."""

from __future__ import annotations

from dataclasses import dataclass

from display.style.boxes import Box
from display.style.look import Look
from display.style.theme import CONTROL_MM, MAIN_CONTROL_MM

_BOARD_SHARE = 0.44
_PORTRAIT_BOARD_SHARE = 0.4


@dataclass(frozen=True, slots=True)
class Places:
    """Who plays, the board, what the dice are about, and the buttons."""

    strip: Box
    board: Box
    turn: Box
    buttons: Box


def places(look: Look) -> Places:
    """The board at the left in full height, or below the strip of a portrait screen."""
    if look.is_portrait:
        strip, rest = look.area.from_top(look.mm(CONTROL_MM), look.gap)
        buttons, rest = rest.from_bottom(look.mm(MAIN_CONTROL_MM), look.gap)
        board, turn = rest.from_top(round(look.area.height * _PORTRAIT_BOARD_SHARE), look.gap)
        return Places(strip, board, turn, buttons)
    board, side = look.area.from_left(round(look.area.width * _BOARD_SHARE), look.gap)
    strip, rest = side.from_top(look.mm(CONTROL_MM), look.gap)
    buttons, turn = rest.from_bottom(look.mm(MAIN_CONTROL_MM), look.gap)
    return Places(strip, board, turn, buttons)
