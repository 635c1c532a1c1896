"""Small pieces that all screens are built from: words that fit, buttons with sign and word, a header."""

from __future__ import annotations

from dataclasses import dataclass

from display.boxes import Box
from display.lettering import Lettering, fitted, size_for_capitals
from display.look import Look
from display.notices import Notice, Tone
from display.parts import Banner, Button, Does, Label, Part, Sign, Weight
from display.theme import BODY, CONTROL_MM, SMALLEST, TITLE, Ink

INKS = {
    Weight.MAIN: (Ink.MAIN_TEXT, Ink.MAIN),
    Weight.PLAIN: (Ink.BUTTON_TEXT, Ink.BUTTON),
    Weight.CHOSEN: (Ink.CHOSEN_TEXT, Ink.CHOSEN),
    Weight.BARE: (Ink.TEXT, Ink.CARD),
}
_BANNER_SIGNS = {Tone.PLAIN: "info", Tone.GOOD: "check", Tone.ALERT: "alert"}


def words(look: Look, box: Box, text: str, size: float = BODY, bold: bool = False) -> Lettering:
    """The text as large as wished and possible in this box."""
    largest = size_for_capitals(size * look.px * look.text_scale)
    smallest = size_for_capitals(min(size, SMALLEST) * look.px)
    return fitted(text, box, largest, smallest, bold)


def title(look: Look, box: Box, text: str, on: Ink = Ink.GROUND) -> Label:
    """The headline of a screen or a card."""
    return Label(box, words(look, box, text, TITLE, bold=True), Ink.TEXT, on)


def sentence(look: Look, box: Box, text: str, on: Ink = Ink.GROUND, centred: bool = False) -> Label:
    """Something to read."""
    return Label(box, words(look, box, text), Ink.TEXT, on, centred)


def header(look: Look, box: Box, text: str) -> Part:
    """The headline, or for a moment the notice in its place: nothing else moves for it."""
    return banner(look, box, look.notice) if look.notice else title(look, box, text)


def banner(look: Look, box: Box, notice: Notice) -> Banner:
    """A notice with the sign of its tone."""
    sign, room = _beside(look, box, min(box.height, look.mm(CONTROL_MM)))
    return Banner(
        box, sign, room, words(look, room, notice.text), _BANNER_SIGNS[notice.tone], notice.tone is Tone.ALERT
    )


@dataclass(frozen=True, slots=True)
class Face:
    """What a button means and shows: a word, a sign, or both."""

    does: Does
    text: str = ""
    sign: str | None = None
    weight: Weight = Weight.PLAIN


def button(look: Look, box: Box, face: Face) -> tuple[Part, ...]:
    """A button and what is on it: the sign above its word where the box is tall, else before it."""
    frame = Button(box, face.does, face.weight, face.text)
    inside = box.inset(look.mm(1))
    if face.sign is None:
        return (frame, _on_button(look, inside, face))
    if not face.text:
        return (frame, Sign(inside.middle(*_sign_size(inside)).square(), face.sign, INKS[face.weight][0]))
    if box.width > 2.2 * box.height:
        sign, room = _beside(look, inside, inside.height)
    else:
        sign, room = inside.from_top(round(inside.height * 0.5), look.mm(0.5))
        sign = sign.inset(look.mm(0.5))
    mark = Sign(sign.square(), face.sign, INKS[face.weight][0])
    return (frame, mark, _on_button(look, room, face))


def _sign_size(box: Box) -> tuple[int, int]:
    side = round(min(box.width, box.height) * 0.75)
    return side, side


def _beside(look: Look, box: Box, side: int) -> tuple[Box, Box]:
    sign, room = box.from_left(side, look.mm(1))
    return sign.square().inset(round(side * 0.14)), room


def _on_button(look: Look, room: Box, face: Face) -> Label:
    ink, on = INKS[face.weight]
    return Label(room, words(look, room, face.text, bold=face.weight is not Weight.PLAIN), ink, on, True)


def button_row(look: Look, box: Box, faces: tuple[Face, ...]) -> tuple[Part, ...]:
    """Buttons side by side."""
    cells = box.columns(len(faces), look.gap)
    return tuple(part for cell, face in zip(cells, faces, strict=True) for part in button(look, cell, face))
