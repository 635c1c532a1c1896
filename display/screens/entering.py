"""Dice typed in by touch, one after the other; what was typed so far stands above."""

from __future__ import annotations

from display.building.layout import button, header
from display.building.parts import DieFace, EventSign, Part, Scene
from display.building.table_frame import choice_face
from display.screens.correcting import face_buttons, faces_to_say
from display.style.boxes import Box
from display.style.look import Look
from display.style.theme import CONTROL_MM
from games.table import expected
from games.table.decisions import Back, Enter
from session.evening import Evening
from words.phrases import phrase


def fits(evening: Evening) -> bool:
    """While dice are being typed in."""
    table = evening.table
    return table is not None and isinstance(table.asking, Enter)


def build(evening: Evening, look: Look) -> Scene:
    """All faces the next die could show."""
    assert evening.table and isinstance(evening.table.asking, Enter)  # noqa: S101, PT018 - fits() saw them
    foot, rest = look.area.from_bottom(look.mm(CONTROL_MM), look.gap)
    head, body = rest.from_top(look.head, look.gap)
    typed = evening.table.asking.faces
    wanted = expected(evening.table)
    count = wanted.pip_dice + wanted.taught_dice if wanted else 0
    text = phrase(look.language, "enter.title", number=len(typed) + 1, count=count)
    back, shown = foot.columns((1, 2), look.gap)
    return Scene(
        "enter",
        (
            header(look, head, text),
            *face_buttons(look, body, faces_to_say(evening)),
            *button(look, back, choice_face(look, evening, Back().choice)),
            *_typed(shown, typed, max(1, count)),
        ),
    )


def _typed(box: Box, typed: tuple[int | str, ...], count: int) -> tuple[Part, ...]:
    cells = box.columns(count, 0)
    return tuple(_small(cell.square(), face) for cell, face in zip(cells, typed, strict=False))


def _small(box: Box, face: int | str) -> Part:
    return DieFace(box, face) if isinstance(face, int) else EventSign(box, face)
