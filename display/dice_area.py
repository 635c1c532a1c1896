"""Where dice lie on the screen: digits large enough to read across the table, and the pips with them."""

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

DIGIT_WIDTH = 0.63 / CAPITAL
"""The widest digit's width as a share of its height."""
_SMALLEST_DIE = 0.2
"""A die is at least this share of its digit's height."""


@dataclass(frozen=True, slots=True)
class _Arrangement:
    """One way to lay dice out: so many columns, the die above its digit or beside it; sizes in pixels."""

    columns: int
    beside: bool
    digit: int
    die: int
    margin: int


def dice(
    look: Look, area: Box, throw: Throw, correctable: tuple[Choice, ...], doubted: int | None = None
) -> tuple[Part, ...]:
    """The pip dice of a throw, each a button where it can be corrected."""
    if not throw.faces:
        return ()
    best = _best(look, area, len(throw.faces))
    parts: list[Part] = []
    for die, (cell, face) in enumerate(zip(_cells(area, best, len(throw.faces)), throw.faces, strict=True)):
        parts.extend(_touchable(cell, die, correctable))
        parts.append(_die(cell, best, face, die == doubted))
    return tuple(parts)


def signs(
    box: Box, throw: Throw, correctable: tuple[Choice, ...], doubted: int | None = None
) -> tuple[Part, ...]:
    """The taught faces of a throw side by side."""
    parts: list[Part] = []
    for place, (cell, sign) in enumerate(zip(box.columns(len(throw.signs), 0), throw.signs, strict=True)):
        die = len(throw.faces) + place
        parts.extend(_touchable(cell, die, correctable))
        parts.append(EventSign(cell.square(), sign, die == doubted))
    return tuple(parts)


def _touchable(cell: Box, die: int, correctable: tuple[Choice, ...]) -> tuple[Part, ...]:
    choice = Choice(verbs.CORRECT, (die,))
    return (Button(cell, Chosen(choice), Weight.BARE),) if choice in correctable else ()


def _cells(area: Box, arranged: _Arrangement, count: int) -> list[Box]:
    """Cells row by row; a last row that is not full stands in the middle."""
    strips = area.rows(ceil(count / arranged.columns), 0)
    width = area.width // arranged.columns
    cells: list[Box] = []
    for strip in strips:
        here = min(arranged.columns, count - len(cells))
        cells.extend(strip.middle(width * here, strip.height).columns(here, 0))
    return cells


def _best(look: Look, area: Box, count: int) -> _Arrangement:
    """Digits first, up to the height that reads across the table; then the largest dice."""
    target = look.mm(RESULT_DIGIT_MM)
    arranged = [
        _arranged(look, area, count, columns, beside)
        for columns in range(1, count + 1)
        for beside in (False, True)
    ]
    return max(arranged, key=lambda one: (round(20 * min(1, one.digit / target)), one.digit + one.die))


def _arranged(look: Look, area: Box, count: int, columns: int, beside: bool) -> _Arrangement:
    margin = look.mm(0.6)
    width = area.width // columns - 2 * margin
    height = area.height // ceil(count / columns) - 2 * margin

    def largest(die: float) -> float:
        """The digit's height if the die is this share of it."""
        if beside:
            return min((width - margin) / (DIGIT_WIDTH + die), height)
        return min(width / DIGIT_WIDTH, (height - margin) / (1 + die))

    digit = int(max(min(largest(_SMALLEST_DIE), look.mm(RESULT_DIGIT_MM)), largest(1)))
    room = (width - margin - digit * DIGIT_WIDTH, height) if beside else (width, height - margin - digit)
    return _Arrangement(columns, beside, digit, int(min(*room, digit)), margin)


def _die(cell: Box, arranged: _Arrangement, face: int, doubtful: bool) -> DieFace:
    digit, die, margin = arranged.digit, arranged.die, arranged.margin
    wide = round(digit * DIGIT_WIDTH)
    if arranged.beside:
        both = cell.middle(die + margin + wide, digit)
        body, number = both.from_left(die, margin)
        return DieFace(body.square(), face, number, doubtful)
    both = cell.middle(max(wide, die), die + margin + digit)
    body, number = both.from_top(die, margin)
    return DieFace(body.square(), face, number, doubtful)
