"""Its own screen: the die, what is in the hand, and every piggy bank on the way to the goal."""

from __future__ import annotations

from display.building.dice_area import dice
from display.building.head import table_head
from display.building.layout import Face, sentence, words
from display.building.more_page import bound, more_face
from display.building.parts import Label, Panel, Part, Scene, SeatShape
from display.building.table_buttons import key_face, toss_faces
from display.building.table_frame import Row, areas, choice_face, side_buttons, side_rows
from display.screens.round_table import waiting
from display.style.boxes import Box
from display.style.look import Look
from display.style.theme import CONTROL_MM, TITLE, Ink
from games import choices as verbs
from games.choices import Choice
from games.events import Key
from games.table import Table, throw
from piggy_bank.state import Phase, Piggy
from session.evening import Evening, choices
from words.phrases import phrase

_MORE = 1
"""The page after the game: everything else that can be done."""


def fits(evening: Evening) -> bool:
    """While it is played and nothing else is asked."""
    state = evening.table.state if evening.table else None
    return isinstance(state, Piggy) and state.phase is not Phase.OVER


def build(evening: Evening, look: Look) -> Scene:
    """The game, then what else can be done."""
    assert evening.table  # noqa: S101 - fits() saw it
    return bound(evening, look, "piggy-bank", (_page(evening, evening.table, look),))


def _page(evening: Evening, table: Table, look: Look) -> tuple[Part, ...]:
    rows = side_rows(look, _rows(evening, table, look))
    place = areas(look, len(rows))
    banks, body = place.body.from_bottom(look.mm(CONTROL_MM), look.gap)
    return (
        *table_head(look, place.head, table),
        *_body(evening, table, look, body),
        *_banks(look, banks, table.state),
        *side_buttons(look, place.side, rows),
    )


def _rows(evening: Evening, table: Table, look: Look) -> tuple[Row, ...]:
    """Throw, save, back and forward, pause and more; each keeps its place while it cannot be done."""
    offered = choices(evening)
    back = tuple(_offered(evening, look, offered, verb) for verb in (verbs.UNDO, verbs.REDO))
    pause = _offered(evening, look, offered, verbs.PAUSE)
    save = key_face(evening, look, Key.PASS) if Choice(verbs.PASS) in offered else None
    return (toss_faces(table, look), (save,), back, (pause, more_face(look, _MORE)))


def _offered(evening: Evening, look: Look, offered: tuple[Choice, ...], verb: str) -> Face | None:
    return choice_face(look, evening, Choice(verb)) if Choice(verb) in offered else None


def _body(evening: Evening, table: Table, look: Look, box: Box) -> tuple[Part, ...]:
    """The die with the hand below it, or the tray while nothing lies there."""
    lying = throw(table)
    if lying is None:
        return waiting(look, box, table)
    text_box, rest = box.from_bottom(look.head, look.gap)
    correctable = tuple(choice for choice in choices(evening) if choice.verb == verbs.CORRECT)
    state: Piggy = table.state
    text = phrase(look.language, "piggy-bank.hand", pips=state.hand)
    return (*dice(look, rest, lying, correctable), sentence(look, text_box, text, centred=True))


def _banks(look: Look, box: Box, state: Piggy) -> tuple[Part, ...]:
    cells = box.columns(len(state.saved), look.mm(1))
    return tuple(part for seat, cell in enumerate(cells) for part in _bank(look, cell, seat, state))


def _bank(look: Look, box: Box, seat: int, state: Piggy) -> tuple[Part, ...]:
    """The seat's shape and how much is saved."""
    inside = box.inset(look.mm(1))
    shape, rest = inside.from_left(min(inside.height, inside.width // 3), look.mm(1))
    number = words(look, rest, str(state.saved[seat]), TITLE, bold=True)
    return (Panel(box), SeatShape(shape.square(), seat), Label(rest, number, Ink.TEXT, Ink.CARD, True))
