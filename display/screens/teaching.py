"""What can be taught: one large button a set, what is known already, and the way to forget it."""

from __future__ import annotations

from display.building.layout import button, header, optional, sentence
from display.building.parts import Scene
from display.building.table_frame import choice_face, choice_faces, choice_grid
from display.style.look import Look
from display.style.theme import CONTROL_MM
from games.choices import BACK, Choice
from session.evening import Evening, choices
from session.lobby import Page
from words.phrases import phrase


def fits(evening: Evening) -> bool:
    """While somebody chooses what to teach."""
    return evening.table is None and evening.lobby.page is Page.TEACH


def build(evening: Evening, look: Look) -> Scene:
    """Nothing but ways in, and what becomes of the pictures."""
    foot, rest = look.area.from_bottom(look.mm(CONTROL_MM), look.gap)
    head, rest = rest.from_top(look.head, look.gap)
    text_box, body = rest.from_bottom(look.mm(CONTROL_MM), look.mm(1))
    ways = [choice for choice in choices(evening) if choice != Choice(BACK)]
    grid = choice_grid(look, body, choice_faces(look, evening, ways))
    parts = (
        header(look, head, phrase(look.language, "teach.title")),
        *grid.parts,
        *optional(look, sentence(look, text_box, phrase(look.language, "teach.about"))),
        *button(look, foot, choice_face(look, evening, Choice(BACK))),
    )
    return Scene("teach", parts, grid.pages)
