"""The last throws, the newest first: who threw, the dice small, and the sum."""

from __future__ import annotations

from display.building.layout import Face, button, header, sentence, words
from display.building.parts import DieFace, Label, Panel, Part, SeatShape
from display.building.view_intents import PageTurned
from display.style.boxes import Box
from display.style.look import Look
from display.style.theme import CONTROL_MM, TITLE, Ink
from games.just_dice.state import JustDice, Thrown
from games.table import Table
from words.phrases import phrase

_FEWEST_ROWS = 3
"""A few throws are not blown up to fill the screen."""


def history_page(table: Table, look: Look) -> tuple[Part, ...]:
    """A card for each throw that is remembered."""
    foot, rest = look.area.from_bottom(look.mm(CONTROL_MM), look.gap)
    head, body = rest.from_top(look.head, look.gap)
    state: JustDice = table.state
    columns = 2 if look.is_portrait else 3
    rows = max(_FEWEST_ROWS, -(-len(state.throws) // columns))
    cells = body.grid(columns, rows, look.mm(1.5))
    cards = zip(cells, reversed(state.throws), strict=False)
    none = () if state.throws else (sentence(look, body, phrase(look.language, "just-dice.history.none")),)
    return (
        header(look, head, phrase(look.language, "just-dice.history.title")),
        *none,
        *(part for cell, thrown in cards for part in _card(look, cell, thrown)),
        *button(look, foot, Face(PageTurned(0), phrase(look.language, "page.back"), "back")),
    )


def _card(look: Look, box: Box, thrown: Thrown) -> tuple[Part, ...]:
    inside = box.inset(look.mm(1 if look.text_scale == 1 else 0.5))
    shape, rest = inside.from_left(min(inside.height, look.mm(6)), look.mm(1))
    total, lying = rest.from_right(look.mm(9), look.mm(1))
    return (
        Panel(box),
        SeatShape(shape.square(), thrown.seat),
        *_dice(look, lying, thrown.faces),
        Label(total, words(look, total, str(thrown.total), TITLE, bold=True), Ink.TEXT, Ink.CARD, True),
    )


def _dice(look: Look, box: Box, faces: tuple[int, ...]) -> tuple[Part, ...]:
    """In one row, or in two where there are many."""
    columns = len(faces) if len(faces) <= 4 else -(-len(faces) // 2)
    cells = box.grid(columns, -(-len(faces) // columns), look.mm(0.5))
    return tuple(DieFace(cell.square().inset(1), face) for cell, face in zip(cells, faces, strict=False))
