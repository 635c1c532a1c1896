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
_MARGIN_MM = 0.6
_ABOVE_MM, _BESIDE_MM = 2, 1.4
"""Around a die with its digit, and between the two, above or beside each other: they never touch."""
_SMALL_DIGIT = 0.62
"""The height of the digit beside a small die, as a share of the die."""
_SMALLEST_DIE = 0.18
"""A die is at least this share of its digit's height."""


def small_dice(
    look: Look, area: Box, columns: int, throw: Throw, correctable: tuple[Choice, ...]
) -> tuple[Part, ...]:
    """Dice that are not what people look at first: each with a small digit beside it."""
    cells = area.grid(columns, ceil(len(throw.faces) / columns), 0)
    parts: list[Part] = []
    for die, (cell, face) in enumerate(zip(cells, throw.faces, strict=False)):
        word, inside = cell.from_bottom(_word_height(look))
        apart, room = look.mm(_BESIDE_MM), inside.inset(look.mm(_MARGIN_MM))
        side = min(room.height, round((room.width - apart) / (1 + _SMALL_DIGIT * DIGIT_WIDTH)))
        high = round(side * _SMALL_DIGIT)
        wide = round(high * DIGIT_WIDTH)
        body, digit = room.middle(side + apart + wide, side).from_left(side, apart)
        parts.extend(_touchable(cell, die, correctable))
        parts.append(DieFace(body, face, digit.middle(wide, high)))
        parts.extend(_word(look, word, face))
    return tuple(parts)


class _Way(Enum):
    """Where a die lies: above its digit, or beside it."""

    ABOVE = "above"
    BESIDE = "beside"


@dataclass(frozen=True, slots=True)
class _Arrangement:
    """One way to lay dice out in so many columns and rows; sizes in pixels."""

    way: _Way
    columns: int
    rows: int
    digit: int
    die: int
    apart: int
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
        body, digit = _die(inside, best)
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
    """Cells row by row; a last row that is not full stands in the middle."""
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
    ]
    return max(
        arranged,
        key=lambda one: (one.touchable, round(20 * min(1, one.digit / target)), one.digit + one.die),
    )


def _arranged(look: Look, area: Box, way: _Way, columns: int, rows: int) -> _Arrangement:
    """The digit as tall as wished, or as large as a die that is as large; the die takes the rest."""
    margin, apart = look.mm(_MARGIN_MM), look.mm(_ABOVE_MM if way is _Way.ABOVE else _BESIDE_MM)
    finger = look.mm(CONTROL_MM if look.is_portrait else MAIN_CONTROL_MM)
    touchable = min(area.width // columns, area.height // rows) >= finger
    width = area.width // columns - 2 * margin
    height = area.height // rows - 2 * margin - _word_height(look)
    wished = min(_digit(way, width, height, apart, _SMALLEST_DIE), _result_digit(look))
    digit = int(max(wished, _digit(way, width, height, apart, 1)))
    rest = {
        _Way.ABOVE: (width, height - apart - digit),
        _Way.BESIDE: (width - apart - digit * DIGIT_WIDTH, height),
    }
    return _Arrangement(way, columns, rows, digit, int(min(*rest[way], digit)), apart, touchable)


def _digit(way: _Way, width: float, height: float, apart: int, die: float) -> float:
    """The largest digit in a cell, if the die is this share of its height."""
    match way:
        case _Way.ABOVE:
            return min(width / DIGIT_WIDTH, (height - apart) / (1 + die))
        case _Way.BESIDE:
            return min((width - apart) / (DIGIT_WIDTH + die), height)


def _die(cell: Box, arranged: _Arrangement) -> tuple[Box, Box]:
    """Where a die and its digit go."""
    digit, die, apart = arranged.digit, arranged.die, arranged.apart
    wide = round(digit * DIGIT_WIDTH)
    match arranged.way:
        case _Way.ABOVE:
            both = cell.middle(max(wide, die), die + apart + digit)
            body, number = both.from_top(die, apart)
        case _Way.BESIDE:
            body, number = cell.middle(die + apart + wide, digit).from_left(die, apart)
    return body.middle(die, die), number
