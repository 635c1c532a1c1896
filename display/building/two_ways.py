"""A question with two answers on a screen of its own."""

from __future__ import annotations

from display.building.layout import Face, button, header, sentence
from display.building.parts import Scene
from display.style.look import Look


def two_ways(look: Look, name: str, title: str, text: str, faces: tuple[Face, Face]) -> Scene:
    """The question, what it means, and two large buttons; the harmless one comes first."""
    head, rest = look.area.from_top(look.head, look.gap)
    text_box, places = rest.rows((2, 1), look.gap)
    answers = zip(places.columns(2, look.gap), faces, strict=True)
    buttons = (part for place, face in answers for part in button(look, place, face))
    return Scene(name, (header(look, head, title), sentence(look, text_box, text), *buttons))
