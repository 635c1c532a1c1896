"""Pause: everything stands still."""

from __future__ import annotations

from display.building.layout import button, header, sentence
from display.building.parts import Scene, Weight
from display.building.table_frame import choice_face
from display.style.look import Look
from games import choices as verbs
from games.choices import Choice
from session.evening import Evening, choices
from words.phrases import phrase


def fits(evening: Evening) -> bool:
    """While the game is paused."""
    return evening.table is not None and evening.table.paused


def build(evening: Evening, look: Look) -> Scene:
    """Go on, or leave and play on another day; for children without leave, through the lock."""
    head, body = look.area.from_top(look.head, look.gap)
    text_box, places = body.rows((2, 3), look.gap)
    on, others = places.columns((3, 2), look.gap)
    ways = [choice for choice in choices(evening) if choice != Choice(verbs.RESUME)]
    cells = others.rows(len(ways), look.gap)
    return Scene(
        "pause",
        (
            header(look, head, phrase(look.language, "pause.title")),
            sentence(look, text_box, phrase(look.language, "pause.hint")),
            *button(look, on, choice_face(look, evening, Choice(verbs.RESUME), Weight.MAIN)),
            *(
                part
                for cell, choice in zip(cells, ways, strict=True)
                for part in button(look, cell, choice_face(look, evening, choice))
            ),
        ),
    )
