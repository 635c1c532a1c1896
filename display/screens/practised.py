"""Everything was done once: on to the game, or once more."""

from __future__ import annotations

from display.building.layout import button, header, sentence
from display.building.parts import Scene, Weight
from display.building.table_frame import choice_face
from display.style.look import Look
from display.style.theme import MAIN_CONTROL_MM
from session.evening import Evening
from session.practising import EndPractice, PractiseAgain
from words.phrases import phrase


def fits(evening: Evening) -> bool:
    """Behind the last task of a round of practice."""
    return evening.has_practised


def build(evening: Evening, look: Look) -> Scene:
    """Praise, and two ways on."""
    head, body = look.area.from_top(look.head, look.gap)
    foot, text_box = body.from_bottom(look.mm(2 * MAIN_CONTROL_MM), look.gap)
    again, on = foot.columns((2, 3), look.gap)
    return Scene(
        "practised",
        (
            header(look, head, phrase(look.language, "practice.done.title")),
            sentence(look, text_box, phrase(look.language, "cue.PracticeDone")),
            *button(look, again, choice_face(look, evening, PractiseAgain().choice)),
            *button(look, on, choice_face(look, evening, EndPractice().choice, Weight.MAIN)),
        ),
    )
