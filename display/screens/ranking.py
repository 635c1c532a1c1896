"""This evening's ranking, from the start page."""

from __future__ import annotations

from display.building.layout import button, header
from display.building.medal_table import medal_table
from display.building.parts import Scene
from display.building.table_frame import choice_face
from display.style.look import Look
from display.style.theme import CONTROL_MM
from games.choices import BACK, Choice
from session.evening import Evening
from session.lobby import Page
from words.phrases import phrase


def fits(evening: Evening) -> bool:
    """While somebody looks who is ahead."""
    return evening.table is None and evening.lobby.page is Page.RANKING


def build(evening: Evening, look: Look) -> Scene:
    """The medals, and the way back."""
    foot, rest = look.area.from_bottom(look.mm(CONTROL_MM), look.gap)
    head, body = rest.from_top(look.head, look.gap)
    parts = (
        header(look, head, phrase(look.language, "ranking.title")),
        *medal_table(evening, look, body),
        *button(look, foot, choice_face(look, evening, Choice(BACK))),
    )
    return Scene("ranking", parts)
