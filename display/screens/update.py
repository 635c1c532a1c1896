"""A newer version: what looking for it means, or how far it is."""

from __future__ import annotations

from display.building.layout import Face, button_row, header, sentence
from display.building.parts import Scene, Weight
from display.building.table_frame import choice_face
from display.style.look import Look
from display.style.theme import CONTROL_MM
from games.choices import BACK, Choice
from session import lobby as lobbies
from session.evening import Evening, choices
from session.lobby import Page
from words.phrases import phrase


def fits(evening: Evening) -> bool:
    """On the page about newer versions."""
    return evening.table is None and evening.lobby.page is Page.UPDATE


def build(evening: Evening, look: Look) -> Scene:
    """A few sentences, the way back, and the button where one may be looked for."""
    foot, rest = look.area.from_bottom(look.mm(CONTROL_MM), look.gap)
    head, body = rest.from_top(look.head, look.gap)
    title = header(look, head, phrase(look.language, "update.title"))
    about = _about(evening, look)
    parts = (title, sentence(look, body, about), *button_row(look, foot, _below(evening, look)))
    return Scene("update", parts, now=about)


def _about(evening: Evening, look: Look) -> str:
    updates = evening.lobby.updates
    return updates.doing or phrase(look.language, f"update.about.{next(iter(updates.places), 'none')}")


def _below(evening: Evening, look: Look) -> tuple[Face, ...]:
    looking = Choice(lobbies.LOOK_FOR_UPDATE)
    back = choice_face(look, evening, Choice(BACK))
    if looking not in choices(evening):
        return (back,)
    return (back, choice_face(look, evening, looking, Weight.MAIN))
