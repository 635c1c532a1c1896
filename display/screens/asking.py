"""A push button was pressed and waits for a name: large name buttons."""

from __future__ import annotations

from display.building.layout import Face, button, header, seat_button
from display.building.parts import Part, Scene
from display.building.table_frame import choice_face
from display.style.boxes import Box
from display.style.look import Look
from display.style.theme import MAIN_CONTROL_MM
from display.wording.labels import choice_words, player
from games.choices import Choice
from games.events import Chosen
from games.table.decisions import Asking, Back, WhoPressed
from session.evening import Evening, choices
from words.phrases import has_phrase, phrase


def fits(evening: Evening) -> bool:
    """While a decision is half made."""
    return evening.table is not None and evening.table.asking is not None


def build(evening: Evening, look: Look) -> Scene:
    """Every seat it could be, and the way back."""
    assert evening.table and evening.table.asking  # noqa: S101, PT018 - fits() saw them
    foot, rest = look.area.from_bottom(look.mm(MAIN_CONTROL_MM), look.gap)
    head, body = rest.from_top(look.head, look.gap)
    offered = [choice for choice in choices(evening) if choice != Back().choice]
    columns = 1 if look.is_portrait else 2 if len(offered) <= 4 else 3
    cells = body.grid(columns, -(-len(offered) // columns), look.gap)
    title = phrase(look.language, _title_key(evening.table.asking))
    parts = [
        part
        for cell, choice in zip(cells, offered, strict=False)
        for part in _name(evening, look, cell, choice)
    ]
    back = button(look, foot, choice_face(look, evening, Back().choice))
    return Scene("who", (header(look, head, title), *parts, *back))


def _title_key(asking: Asking) -> str:
    key = f"who.{asking.key.value}" if isinstance(asking, WhoPressed) else ""
    return key if has_phrase(key) else "page.title"


def _name(evening: Evening, look: Look, box: Box, choice: Choice) -> tuple[Part, ...]:
    """The seat's shape and name; a choice about something else gets its own words."""
    seat = choice.about[0] if len(choice.about) == 1 else None
    if isinstance(seat, int):
        return seat_button(look, box, Chosen(choice), seat, player(evening, seat))
    return button(look, box, Face(Chosen(choice), choice_words(look.language, choice, evening)))
