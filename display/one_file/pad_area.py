"""A score pad: whose points are asked, the number as it is typed, and ten digits to type it with."""

from __future__ import annotations

from display.building.layout import Face, button, sentence, words
from display.building.parts import Label, Panel, Part, Weight
from display.building.table_frame import choice_face
from display.style.boxes import Box
from display.style.look import Look
from display.style.theme import CONTROL_MM, LARGE_HEAD_MM, TITLE, Ink
from display.wording.facts import phase_words
from games.choices import Choice
from games.events import Chosen
from games.one_file.decisions import DECISIONS, EraseDigit, TypeDigit, TypeMinus
from games.one_file.state import Match
from games.table import Table
from session.evening import Evening, choices

_TYPED_MM = 13
KEYS = (
    *(TypeDigit(digit).choice for digit in (1, 2, 3, 4, 5, 6, 7, 8, 9, 0)),
    TypeMinus().choice,
    EraseDigit().choice,
)


def pad_parts(evening: Evening, table: Table[Match], look: Look, box: Box) -> tuple[Part, ...]:
    """The question and the number above, the keys below, each always in its place."""
    above, below = box.from_top(look.grown(_TYPED_MM, LARGE_HEAD_MM), look.gap)
    asked, typed = above.columns((3, 2), look.gap)
    return (
        sentence(look, asked, phase_words(look.language, table)),
        Panel(typed),
        *_number(look, typed.inset(look.mm(1)), table.state.typed),
        *_keys(evening, look, below),
    )


def _number(look: Look, box: Box, typed: str) -> tuple[Part, ...]:
    """Nothing before something is typed: a dash there would look like a minus."""
    if not typed:
        return ()
    number = typed.replace("-", "−")
    return (Label(box, words(look, box, number, TITLE, bold=True), Ink.TEXT, Ink.CARD, True),)


def _keys(evening: Evening, look: Look, box: Box) -> tuple[Part, ...]:
    offered = choices(evening)
    columns = max(3, min(6, (box.width + look.gap) // (look.mm(CONTROL_MM) - 2 + look.gap)))
    rows = -(-len(KEYS) // columns)
    cells = box.grid(columns, rows, look.gap)
    parts: list[Part] = []
    for cell, key in zip(cells, KEYS, strict=False):
        if key in offered:
            parts.extend(button(look, cell, _face(evening, look, key)))
    return tuple(parts)


def _face(evening: Evening, look: Look, key: Choice) -> Face:
    decision = DECISIONS.read(key)
    if isinstance(decision, TypeDigit):
        return Face(Chosen(key), str(decision.digit), size=TITLE, weight=Weight.PLAIN)
    return choice_face(look, evening, key)
