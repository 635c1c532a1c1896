"""Counting together: the dice one by one, each pip lit as it is counted, then the sum in groups."""

from __future__ import annotations

from display.building.layout import Face, button, header, words
from display.building.parts import DieFace, Label, Panel, Part, Scene, Weight
from display.style.boxes import Box
from display.style.look import Look
from display.style.theme import MAIN_CONTROL_MM, RESULT_DIGIT_MM, TITLE, Ink, Size
from display.wording.cue_words import counting_words
from games.choices import COUNT, Choice
from games.events import Chosen
from session.pip_counting import CountingStep
from words.phrases import phrase


def build(look: Look, step: CountingStep) -> Scene:
    """The dice at the left (or above), the number reached at the right, and a way to stop."""
    foot, rest = look.area.from_bottom(look.mm(MAIN_CONTROL_MM), look.gap)
    head, body = rest.from_top(look.head, look.gap)
    dice, number = body.rows((5, 3), look.gap) if look.is_portrait else body.columns((5, 3), look.gap)
    enough = phrase(look.language, "counting.enough")
    return Scene(
        "counting",
        (
            header(look, head, phrase(look.language, "counting.title")),
            *_dice(look, dice, step),
            *_number(look, number, step),
            *button(look, foot, Face(Chosen(Choice(COUNT)), enough, "check", Weight.MAIN)),
        ),
    )


def _dice(look: Look, box: Box, step: CountingStep) -> tuple[Part, ...]:
    """Each die has its place from the start, so that none moves when the next one comes."""
    count = len(step.faces)
    columns = max(range(1, count + 1), key=lambda n: min(box.width // n, box.height // -(-count // n)))
    cells = box.grid(columns, -(-count // columns), look.gap)
    shown = zip(cells, step.faces, step.lit, strict=False)
    return tuple(DieFace(cell.square(), face, lit=lit) for cell, face, lit in shown)


def _number(look: Look, box: Box, step: CountingStep) -> tuple[Part, ...]:
    """How far we are; at the end the sum in words, too."""
    inside = box.inset(look.mm(2))
    largest = Size(RESULT_DIGIT_MM)
    if not step.groups:
        text = str(step.pips) if step.pips else ""
        return (Panel(box), _centred(inside, look, text, largest))
    above, below = inside.rows((3, 2), look.mm(1))
    text = counting_words(look.language, step) or ""
    return (Panel(box), _centred(above, look, str(step.total), largest), _centred(below, look, text, TITLE))


def _centred(box: Box, look: Look, text: str, size: Size) -> Label:
    return Label(box, words(look, box, text, size, bold=True), Ink.TEXT, Ink.CARD, True)
