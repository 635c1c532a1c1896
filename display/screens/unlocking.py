"""For grown-ups: three numbers written as words, and the digits to touch in their order."""

from __future__ import annotations

from display.building.layout import Face, button, header, sentence
from display.building.parts import Part, Scene, Weight
from display.building.table_frame import choice_face
from display.style.boxes import Box
from display.style.look import Look
from display.style.theme import CONTROL_MM, TITLE
from games.choices import BACK, Choice
from games.events import Chosen
from session.evening import Evening
from session.lock import DIGITS, NUMBER, Gate
from words.phrases import listed, phrase


def fits(evening: Evening) -> bool:
    """While somebody wants to open the lock."""
    return evening.gate is not None


def build(evening: Evening, look: Look) -> Scene:
    """What to do on one side, the digits on the other; those touched already look chosen."""
    gate = evening.gate or Gate(())
    head, body = look.area.from_top(look.head, look.gap)
    side, keys = body.rows((2, 3), look.gap) if look.is_portrait else body.columns(2, look.gap)
    back, text = side.from_bottom(look.mm(CONTROL_MM), look.gap)
    numbers = tuple(phrase(look.language, f"number.{number}") for number in gate.wanted)
    asked = phrase(look.language, "lock.ask", numbers=listed(look.language, numbers))
    parts = (
        header(look, head, phrase(look.language, "lock.title")),
        sentence(look, text, asked),
        *button(look, back, choice_face(look, evening, Choice(BACK))),
        *_keys(look, keys, gate),
    )
    return Scene("unlocking", parts)


def _keys(look: Look, box: Box, gate: Gate) -> tuple[Part, ...]:
    parts: list[Part] = []
    for cell, digit in zip(box.grid(3, 3, look.gap), DIGITS, strict=True):
        weight = Weight.CHOSEN if digit in gate.given else Weight.PLAIN
        face = Face(Chosen(Choice(NUMBER, (digit,))), str(digit), weight=weight, size=TITLE)
        parts.extend(button(look, cell, face))
    return tuple(parts)
