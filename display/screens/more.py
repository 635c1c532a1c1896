"""Everything that is no game: a large button for each page behind this one."""

from __future__ import annotations

from math import ceil

from display.building.layout import button, header
from display.building.parts import Scene
from display.building.table_frame import choice_face
from display.style.look import Look
from display.style.theme import CONTROL_MM
from games.choices import BACK, Choice
from session.evening import Evening, choices
from session.lobby import Page
from words.phrases import phrase


def fits(evening: Evening) -> bool:
    """On the page between the games and everything else."""
    return evening.table is None and evening.lobby.page is Page.MORE


def build(evening: Evening, look: Look) -> Scene:
    """Nothing but ways in, and the way back."""
    foot, rest = look.area.from_bottom(look.mm(CONTROL_MM), look.gap)
    head, body = rest.from_top(look.head, look.gap)
    ways = [choice for choice in choices(evening) if choice != Choice(BACK)]
    columns = 1 if look.is_portrait else 2 if len(ways) <= 4 else 3
    cells = body.grid(columns, max(2, ceil(len(ways) / columns)), look.gap)
    parts = (
        part
        for cell, choice in zip(cells, ways, strict=False)
        for part in button(look, cell, choice_face(look, evening, choice))
    )
    back = button(look, foot, choice_face(look, evening, Choice(BACK)))
    return Scene("rooms", (header(look, head, phrase(look.language, "more.title")), *parts, *back))
