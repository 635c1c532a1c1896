"""Where dice lie on the screen: as large as they fit, pips and digit together."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil

from display.boxes import Box
from display.look import Look
from display.parts import Button, DieFace, EventSign, Part, Weight
from display.theme import CAPITAL, RESULT_DIGIT_MM
from games import choices as verbs
from games.choices import Choice
from games.dice import Throw
from games.events import Chosen

_DIGIT_WIDTH = 0.63 / CAPITAL
"""The widest digit's width as a share of its height."""


@dataclass(frozen=True, slots=True)
class _Arrangement:
    """One way to lay dice out: so many columns, the die below its digit or beside it."""

    columns: int
    beside: bool
    digit: int


def dice(
    look: Look, area: Box, throw: Throw, offered: tuple[Choice, ...], doubted: int | None
) -> tuple[Part, ...]:
    """The pip dice of a throw, each a button where it can be corrected."""
    best = max(_arrangements(look, area, len(throw.faces)), key=lambda one: one.digit)
    rows = ceil(len(throw.faces) / best.columns)
    parts: list[Part] = []
    for die, (cell, face) in enumerate(zip(area.grid(best.columns, rows, 0), throw.faces, strict=False)):
        choice = Choice(verbs.CORRECT, (die,))
        if choice in offered:
            parts.append(Button(cell, Chosen(choice), Weight.BARE))
        parts.append(_die(cell, best, face, die == doubted))
    return tuple(parts)


def signs(box: Box, throw: Throw, offered: tuple[Choice, ...], doubted: int | None) -> tuple[Part, ...]:
    """The taught faces of a throw side by side."""
    parts: list[Part] = []
    for place, (cell, sign) in enumerate(zip(box.columns(len(throw.signs), 0), throw.signs, strict=True)):
        die = len(throw.faces) + place
        choice = Choice(verbs.CORRECT, (die,))
        if choice in offered:
            parts.append(Button(cell, Chosen(choice), Weight.BARE))
        parts.append(EventSign(cell.square(), sign, die == doubted))
    return tuple(parts)


def _arrangements(look: Look, area: Box, count: int) -> list[_Arrangement]:
    return [
        _arranged(look, area, count, columns, beside)
        for columns in range(1, count + 1)
        for beside in (False, True)
    ]


def _arranged(look: Look, area: Box, count: int, columns: int, beside: bool) -> _Arrangement:
    """How large the digits become: the die takes at least a third of the digit's height."""
    width, height = area.width // columns, area.height // ceil(count / columns)
    margin = look.mm(1)
    if beside:
        digit = min((width - 3 * margin) / (_DIGIT_WIDTH + 0.4), height - 2 * margin)
    else:
        digit = min((width - margin) / _DIGIT_WIDTH, (height - 3 * margin) / 1.4)
    return _Arrangement(columns, beside, int(digit))


def largest_digit(look: Look) -> int:
    """The height that is easy to read across the table."""
    return look.mm(RESULT_DIGIT_MM)


def _die(cell: Box, arranged: _Arrangement, face: int, doubtful: bool) -> DieFace:
    digit = arranged.digit
    wide = round(digit * _DIGIT_WIDTH)
    if arranged.beside:
        side = min(cell.width - wide - 8, cell.height, digit)
        both = cell.middle(wide + side + 8, digit)
        body = Box(both.x, both.y + (both.height - side) // 2, side, side)
        return DieFace(body, face, Box(body.right + 8, both.y, both.right - body.right - 8, digit), doubtful)
    side = min(cell.height - digit - 16, cell.width, digit)
    both = cell.middle(max(wide, side), digit + side + 8)
    body = Box(cell.x + (cell.width - side) // 2, both.y, side, side)
    return DieFace(body, face, Box(both.x, body.bottom + 8, both.width, digit), doubtful)
