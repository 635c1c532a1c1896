"""Everybody's points side by side: the rows of the sheet or the turns so far, and the sums."""

from __future__ import annotations

from dataclasses import dataclass

from display.building.layout import Face, button_row, header, least, sentence, words
from display.building.parts import Label, Panel, Part, SeatShape
from display.building.view_intents import PageTurned
from display.one_file.wording import AREA, bonus_title, row_title
from display.style.boxes import Box
from display.style.lettering import fits_whole
from display.style.look import Look
from display.style.theme import BODY, CONTROL_MM, LINE_MM, SMALL, Ink, Size
from games.one_file.plan import Kind
from games.one_file.state import Match
from games.table import Table
from words.phrases import Language, phrase

_LINE_MM = 5
_NUMBER_MM, _LARGE_NUMBER_MM = 13, 25
"""Room for five digits."""
_NAME_SHARE = 0.34


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One line of the table: what it is, and a number for each seat."""

    name: str
    numbers: tuple[str, ...]
    is_sum: bool = False


def score_lines(language: Language, state: Match) -> list[ScoreLine]:
    """The rows with their bonuses, or the turns; the sums last."""
    lines = _rows(language, state) if state.plan.kind is Kind.SHEET else _turns(language, state)
    return [*lines, ScoreLine(phrase(language, f"{AREA}.sum"), tuple(map(str, state.totals)), True)]


def _rows(language: Language, state: Match) -> list[ScoreLine]:
    rows = [
        ScoreLine(row_title(language, line), tuple(_shown(sheet[row]) for sheet in state.sheets))
        for row, line in enumerate(state.plan.rows)
    ]
    seats = range(state.seats)
    bonuses = [
        ScoreLine(
            bonus_title(language, state.plan, number),
            tuple(str(state.bonuses_of(seat)[number]) for seat in seats),
        )
        for number in range(len(state.plan.bonuses))
    ]
    return [*rows, *bonuses]


def _turns(language: Language, state: Match) -> list[ScoreLine]:
    rounds = max(map(len, state.turns))
    return [
        ScoreLine(
            phrase(language, f"{AREA}.round", number=number + 1),
            tuple(_shown(turns[number] if number < len(turns) else None) for turns in state.turns),
        )
        for number in range(rounds)
    ]


def _shown(points: int | None) -> str:
    return "" if points is None else str(points).replace("-", "−")


def scores_pages(table: Table[Match], look: Look, first: int) -> list[tuple[Part, ...]]:
    """As many pages as the lines and seats need; `first` is the number of the first of them."""
    foot, rest = look.area.from_bottom(look.mm(CONTROL_MM), look.gap)
    head, body = rest.from_top(look.head, look.mm(1))
    lines = score_lines(look.language, table.state)
    newest_first = table.state.plan.kind is not Kind.SHEET
    cuts = [
        (seats, some)
        for seats in _seats(look, body, table)
        for some in _chunks(look, body, lines)[:: -1 if newest_first else 1]
    ]
    title = header(look, head, phrase(look.language, f"{AREA}.scores.title"))
    return [
        (
            title,
            *_table(look, body, some, seats),
            *button_row(look, foot, _ways(look, first, number, len(cuts))),
        )
        for number, (seats, some) in enumerate(cuts)
    ]


def _ways(look: Look, first: int, number: int, count: int) -> tuple[Face, ...]:
    back = Face(PageTurned(0), phrase(look.language, "page.back"), "back")
    on = Face(PageTurned(first + (number + 1) % count), phrase(look.language, "page.next"), "next")
    return (back, on) if count > 1 else (back,)


def _line_height(look: Look) -> int:
    return look.grown(_LINE_MM, LINE_MM + 0.6)


def _seats(look: Look, body: Box, table: Table[Match]) -> list[range]:
    """The seats that fit side by side."""
    seats = len(table.players)
    room = body.width * (1 - _NAME_SHARE) // look.grown(_NUMBER_MM, _LARGE_NUMBER_MM)
    each = max(1, min(seats, int(room)))
    return [range(start, min(start + each, seats)) for start in range(0, seats, each)]


def _chunks(look: Look, body: Box, lines: list[ScoreLine]) -> list[list[ScoreLine]]:
    """The lines that fit below each other; the sums stand below each of them."""
    room = max(1, body.height // _line_height(look) - 2)
    *others, total = lines
    parts = [others[start : start + room] for start in range(0, len(others), room)] or [[]]
    return [[*some, total] for some in parts]


def _table(look: Look, box: Box, lines: list[ScoreLine], seats: range) -> tuple[Part, ...]:
    """The seats' shapes above, a line for each row below them."""
    strips = [
        Box(box.x, box.y + number * _line_height(look), box.width, _line_height(look))
        for number in range(len(lines) + 1)
    ]
    parts: list[Part] = [Panel(Box(box.x, box.y, box.width, strips[-1].bottom - box.y))]
    cells = _cells(strips[0], len(seats))
    parts.extend(
        SeatShape(cell.inset(look.mm(0.5)).square(), seat)
        for cell, seat in zip(cells[1:], seats, strict=True)
    )
    for strip, line in zip(strips[1:], lines, strict=True):
        name, *numbers = _cells(strip, len(seats))
        parts.append(_written(look, _indented(look, name), line.name, line.is_sum, centred=False))
        texts = [line.numbers[seat] for seat in seats]
        parts.extend(
            _written(look, cell.inset(look.mm(0.3)), text, line.is_sum)
            for cell, text in zip(numbers, texts, strict=True)
            if text
        )
    return tuple(parts)


def _indented(look: Look, box: Box) -> Box:
    return box.from_left(look.mm(1.5))[1].inset(look.mm(0.3))


def _cells(strip: Box, seats: int) -> tuple[Box, ...]:
    name, rest = strip.from_left(round(strip.width * _NAME_SHARE))
    return (name, *rest.columns(seats, 0))


def _written(look: Look, box: Box, text: str, is_bold: bool, centred: bool = True) -> Label:
    size = BODY if look.text_scale > 1 else SMALL
    return Label(
        box,
        words(look, box, clipped(look, box, text, size, is_bold), size, is_bold),
        Ink.TEXT,
        Ink.CARD,
        centred,
    )


def clipped(look: Look, box: Box, text: str, size: Size = SMALL, is_bold: bool = False) -> str:
    """The text, or as much of its beginning as can be read here."""
    smallest = least(look, size)
    if fits_whole(text, box, smallest, is_bold):
        return text
    shorter = (f"{text[:end].rstrip()}…" for end in range(len(text) - 1, 0, -1))
    return next((some for some in shorter if fits_whole(some, box, smallest, is_bold)), text[:1])


def nothing_yet(look: Look, box: Box) -> Part:
    """Before the first points."""
    return sentence(look, box, phrase(look.language, f"{AREA}.scores.none"))
