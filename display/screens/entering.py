"""Dice typed in by touch, one after the other; what was typed so far stands above."""

from __future__ import annotations

from display.building.layout import button, header
from display.building.parts import DieFace, EventSign, Part, Scene
from display.building.table_frame import choice_face
from display.screens.correcting import face_buttons
from display.style.boxes import Box
from display.style.look import Look
from display.style.theme import CONTROL_MM
from games import choices as verbs
from games.choices import BACK, Choice
from games.table import expected
from session.evening import Evening, choices
from words.phrases import phrase


def fits(evening: Evening) -> bool:
    """While dice are being typed in."""
    table = evening.table
    return table is not None and table.asking is not None and table.asking.verb == verbs.ENTER


def build(evening: Evening, look: Look) -> Scene:
    """All faces the next die could show."""
    assert evening.table and evening.table.asking  # noqa: S101, PT018 - fits() saw them
    foot, rest = look.area.from_bottom(look.mm(CONTROL_MM), look.gap)
    head, body = rest.from_top(look.head, look.gap)
    typed = evening.table.asking.about
    wanted = expected(evening.table)
    count = wanted.pip_dice + wanted.taught_dice if wanted else 0
    text = phrase(look.language, "enter.title", number=len(typed) + 1, count=count)
    faces = [choice for choice in choices(evening) if choice.verb != BACK]
    back, shown = foot.columns((1, 2), look.gap)
    return Scene(
        "enter",
        (
            header(look, head, text),
            *face_buttons(look, body, faces),
            *button(look, back, choice_face(look, evening, Choice(BACK))),
            *_typed(shown, typed, max(1, count)),
        ),
    )


def _typed(box: Box, typed: tuple[int | str, ...], count: int) -> tuple[Part, ...]:
    cells = box.columns(count, 0)
    return tuple(_small(cell.square(), face) for cell, face in zip(cells, typed, strict=False))


def _small(box: Box, face: int | str) -> Part:
    return DieFace(box, face) if isinstance(face, int) else EventSign(box, face)
