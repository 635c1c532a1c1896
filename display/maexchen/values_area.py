"""Everything that can be announced, from the lowest to the highest, as buttons of a finger's size."""

from __future__ import annotations

from display.building.layout import Face, button
from display.building.parts import Part
from display.building.table_frame import choice_face
from display.building.view_intents import PageTurned
from display.maexchen.wording import short_words, value_words
from display.style.boxes import Box
from display.style.look import Look
from display.style.theme import BODY, CONTROL_MM, TITLE
from games.choices import Choice
from games.events import Chosen
from games.maexchen.decisions import DECISIONS, Say
from session.evening import Evening, choices
from words.phrases import phrase

_LARGE_MM = 30
"""A word of two lines in large letters."""
_UPRIGHT_MM = 17
"""Room for the longest name beside its edge."""


def value_pages(evening: Evening, look: Look, box: Box) -> list[tuple[Part, ...]]:
    """As many pages as they need; the last button of each turns to the next."""
    offered = [choice for choice in choices(evening) if isinstance(DECISIONS.read(choice), Say)]
    usual = _UPRIGHT_MM if look.is_portrait else CONTROL_MM
    columns = max(2, (box.width + look.gap) // (look.grown(usual, _LARGE_MM) + look.gap))
    rows = max(1, (box.height + look.gap) // (look.mm(CONTROL_MM) + look.gap))
    room = columns * rows
    each = room if len(offered) <= room else room - 1
    pages = [offered[start : start + each] for start in range(0, len(offered), each)] or [[]]
    cells = box.grid(columns, rows, look.gap)
    return [_page(evening, look, cells, page, number, len(pages)) for number, page in enumerate(pages)]


def _page(
    evening: Evening, look: Look, cells: tuple[Box, ...], page: list[Choice], number: int, count: int
) -> tuple[Part, ...]:
    faces = [_face(evening, look, choice) for choice in page]
    parts = [part for cell, face in zip(cells, faces, strict=False) for part in button(look, cell, face)]
    if count > 1:
        on = phrase(look.language, "page.next")
        parts.extend(button(look, cells[-1], Face(PageTurned((number + 1) % count), sign="next", said=on)))
    return tuple(parts)


def _face(evening: Evening, look: Look, choice: Choice) -> Face:
    match DECISIONS.read(choice):
        case Say(value):
            said = value_words(look.language, value)
            size = TITLE if said.isdigit() else BODY
            return Face(Chosen(choice), short_words(look.language, value), size=size, said=said)
        case _:
            return choice_face(look, evening, choice)
