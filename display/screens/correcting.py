"""A die was misread: touch what it really shows. What it was read as stands beside."""

from __future__ import annotations

from display.building.dice_area import DIGIT_WIDTH
from display.building.layout import button, header, optional, words
from display.building.parts import Button, DieFace, EventSign, Label, Part, Scene, Weight
from display.building.table_frame import choice_face
from display.style.boxes import Box
from display.style.look import Look
from display.style.theme import MAIN_CONTROL_MM, Ink
from display.wording.cue_words import sign_words
from games.events import Chosen
from games.table.decisions import DECISIONS, Back, Correct, Enter
from session.evening import Evening, choices
from words.phrases import phrase


def fits(evening: Evening) -> bool:
    """While a die waits for its right face."""
    table = evening.table
    return table is not None and isinstance(table.asking, Correct)


def build(evening: Evening, look: Look) -> Scene:
    """All faces it could show."""
    foot, rest = look.area.from_bottom(look.mm(MAIN_CONTROL_MM), look.gap)
    head, body = rest.from_top(look.head, look.gap)
    title = header(look, head, phrase(look.language, "correct.title"))
    back = button(look, foot, choice_face(look, evening, Back().choice))
    return Scene("correct", (title, *face_buttons(look, body, faces_to_say(evening)), *back))


Said = tuple[Correct | Enter, int | str]
"""A decision that says what a die shows, and what that is."""


def faces_to_say(evening: Evening) -> list[Said]:
    """Every face that the die can be said to show."""
    said: list[Said] = []
    for decision in DECISIONS.among(choices(evening)):
        match decision:
            case Correct(face=int() | str() as face) | Enter((*_, face)):
                said.append((decision, face))
    return said


def face_buttons(look: Look, box: Box, faces: list[Said]) -> tuple[Part, ...]:
    """A die to touch for each face, with its digit or its word."""
    columns = 2 if look.is_portrait else 3
    cells = box.grid(columns, -(-len(faces) // columns), look.gap)
    pairs = zip(cells, faces, strict=False)
    return tuple(
        part for cell, (decision, face) in pairs for part in _face(look, cell, Chosen(decision.choice), face)
    )


def _face(look: Look, box: Box, does: Chosen, face: int | str) -> tuple[Part, ...]:
    inside = box.inset(look.mm(2))
    called = str(face) if isinstance(face, int) else sign_words(look.language, face)
    frame = Button(box, does, Weight.PLAIN, called)
    if isinstance(face, int):
        die, digit = inside.columns((3, 2), look.mm(2))
        tall = min(round(digit.width / DIGIT_WIDTH), digit.height)
        return (frame, DieFace(die.square(), face, digit.middle(digit.width, tall)))
    if look.is_portrait:
        sign, text = inside.rows((3, 2), look.mm(1))
    else:
        sign, text = inside.from_left(min(inside.height, inside.width // 3), look.mm(2))
    named = words(look, text, called)
    label = optional(look, Label(text, named, Ink.BUTTON_TEXT, Ink.BUTTON, True))
    return (frame, EventSign((sign if label else inside).square(), face), *label)
