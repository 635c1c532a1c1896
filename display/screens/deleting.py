"""Delete everything for good? Asked once, with what would be gone."""

from __future__ import annotations

from display.building.layout import button, header, sentence
from display.building.parts import Scene, Weight
from display.building.table_frame import choice_face
from display.style.look import Look
from games.choices import Choice
from session.evening import Evening
from session.lobby import DELETE_HISTORY, KEEP_HISTORY, Page
from words.phrases import phrase


def fits(evening: Evening) -> bool:
    """After somebody wanted to delete the history."""
    return evening.table is None and evening.lobby.page is Page.DELETING


def build(evening: Evening, look: Look) -> Scene:
    """What would be gone, and two large buttons; keeping it is the one that stands out."""
    head, rest = look.area.from_top(look.head, look.gap)
    text_box, places = rest.rows((2, 1), look.gap)
    keep, delete = places.columns(2, look.gap)
    count = len(evening.lobby.history.games)
    text = phrase(look.language, "deleting.all", count=count)
    return Scene(
        "deleting",
        (
            header(look, head, phrase(look.language, "deleting.title")),
            sentence(look, text_box, text),
            *button(look, keep, choice_face(look, evening, Choice(KEEP_HISTORY), Weight.MAIN)),
            *button(look, delete, choice_face(look, evening, Choice(DELETE_HISTORY))),
        ),
    )
