"""Where dice lie on the screen: digits large enough to read across the table, and the pips with them."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from math import ceil

from display.building.layout import words
from display.building.parts import Button, DieFace, EventSign, Label, Part, Weight
from display.style.boxes import Box
from display.style.look import Look
from display.style.theme import CAPITAL, CONTROL_MM, MAIN_CONTROL_MM, RESULT_DIGIT_MM, TITLE
from games import choices as verbs
from games.choices import Choice
from games.dice import Throw
from games.events import Chosen
from words.phrases import phrase

DIGIT_WIDTH = 0.63 / CAPITAL
"""The widest digit's width as a share of its height."""
_WORD_MM = 8
_SMALLEST_DIE = 0.2
"""A die is at least this share of its digit's height."""


class _Way(Enum):
    """Where a die lies: above its digit, beside it, or all together in the cell that no digit needs."""

    ABOVE = "above"
    BESIDE = "beside"
    APART = "apart"


@dataclass(frozen=True, slots=True)
class _Arrangement:
    """One way to lay dice out in so many columns and rows; sizes in pixels."""

    way: _Way
    columns: int
    rows: int
    digit: int
    die: int
    margin: int
    touchable: bool
    """Is each cell large enough for a finger?"""


def dice(
    look: Look, area: Box, throw: Throw, correctable: tuple[Choice, ...], doubted: int | None = None
) -> tuple[Part, ...]:
    """The pip dice of a throw, each a button where it can be corrected."""
    if not throw.faces:
        return ()
    best = _best(look, area, len(throw.faces))
    parts: list[Part] = []
    for die, (cell, face) in enumerate(zip(_cells(area, best, len(throw.faces)), throw.faces, strict=True)):
        word, inside = cell.from_bottom(_word_height(look))
        body, digit = _die(area, inside, best, die)
        parts.extend(_touchable(cell, die, correctable))
        parts.append(DieFace(body, face, digit, die == doubted))
        parts.extend(_word(look, word, face))
    return tuple(parts)


def _result_digit(look: Look) -> int:
    return round(RESULT_DIGIT_MM * look.real_px)


def _word_height(look: Look) -> int:
    return look.mm(_WORD_MM) if look.words else 0


def _word(look: Look, box: Box, face: int) -> tuple[Part, ...]:
    """The number as a word, for those who wish it."""
    box = box.middle(box.width - look.mm(1), box.height)
    named = phrase(look.language, f"number.{face}")
    return (Label(box, words(look, box, named, TITLE, bold=True), centred=True),) if look.words else ()


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
    """Cells row by row; a last row that is not full stands in the middle, unless the dice lie there."""
    if arranged.way is _Way.APART:
        return list(area.grid(arranged.columns, arranged.rows, 0))[:count]
    width = area.width // arranged.columns
    cells: list[Box] = []
    for strip in area.rows(arranged.rows, 0):
        here = min(arranged.columns, count - len(cells))
        cells.extend(strip.middle(width * here, strip.height).columns(here, 0))
    return cells


def _best(look: Look, area: Box, count: int) -> _Arrangement:
    """Room for fingers, then digits up to the height that reads across the table, then the largest dice."""
    target = _result_digit(look)
    arranged = [
        _arranged(look, area, way, columns, ceil(count / columns))
        for columns in range(1, count + 1)
        for way in _Way
        if way is not _Way.APART or count % columns
    ]
    return max(
        arranged,
        key=lambda one: (one.touchable, round(20 * min(1, one.digit / target)), one.digit + one.die),
    )


def _arranged(look: Look, area: Box, way: _Way, columns: int, rows: int) -> _Arrangement:
    """The digit as tall as wished, or as large as a die that is as large; the die takes the rest."""
    margin = look.mm(0.6)
    finger = look.mm(CONTROL_MM if look.is_portrait else MAIN_CONTROL_MM)
    touchable = min(area.width // columns, area.height // rows) >= finger
    width = area.width // columns - 2 * margin
    height = area.height // rows - 2 * margin - _word_height(look)
    wished = min(_digit(way, width, height, margin, _SMALLEST_DIE), _result_digit(look))
    digit = int(max(wished, _digit(way, width, height, margin, 1)))
    rest = {
        _Way.ABOVE: (width, height - margin - digit),
        _Way.BESIDE: (width - margin - digit * DIGIT_WIDTH, height),
        _Way.APART: (width // columns - margin, height // rows - margin),
    }
    return _Arrangement(way, columns, rows, digit, int(min(*rest[way], digit)), margin, touchable)


def _digit(way: _Way, width: float, height: float, margin: int, die: float) -> float:
    """The largest digit in a cell, if the die is this share of its height."""
    match way:
        case _Way.ABOVE:
            return min(width / DIGIT_WIDTH, (height - margin) / (1 + die))
        case _Way.BESIDE:
            return min((width - margin) / (DIGIT_WIDTH + die), height)
        case _Way.APART:
            return min(width / DIGIT_WIDTH, height) * (1 if die < 1 else 0.5)


def _die(area: Box, cell: Box, arranged: _Arrangement, place: int) -> tuple[Box, Box]:
    """Where a die and its digit go."""
    digit, die, margin = arranged.digit, arranged.die, arranged.margin
    wide = round(digit * DIGIT_WIDTH)
    match arranged.way:
        case _Way.ABOVE:
            both = cell.middle(max(wide, die), die + margin + digit)
            body, number = both.from_top(die, margin)
        case _Way.BESIDE:
            body, number = cell.middle(die + margin + wide, digit).from_left(die, margin)
        case _Way.APART:
            spare = area.grid(arranged.columns, arranged.rows, 0)[-1].inset(margin)
            body = spare.grid(arranged.columns, arranged.rows, margin)[place]
            number = cell.middle(wide, digit)
    return body.middle(die, die), number
