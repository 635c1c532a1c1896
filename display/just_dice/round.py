"""Just dice: the throw as large as it goes, its sum beside the one before, and how many dice come next."""

from __future__ import annotations

from display.building.dice_area import dice
from display.building.head import table_head
from display.building.layout import Face, button, optional, sentence
from display.building.more_page import bound, more_face
from display.building.parts import Part, Scene, Weight
from display.building.table_buttons import key_face, toss_faces
from display.building.table_frame import areas, choice_face, side_buttons, side_rows
from display.building.view_intents import PageTurned
from display.just_dice.history import history_page
from display.screens.round_table import waiting
from display.style.boxes import Box
from display.style.look import Look
from display.style.theme import CONTROL_MM, LARGE_HEAD_MM
from display.wording.cue_words import sentence as cue_sentence
from games import choices as verbs
from games.choices import Choice
from games.events import Chosen, Key
from games.just_dice.state import JustDice
from games.just_dice.throwing import compared
from games.just_dice.verbs import FEWER_DICE, MORE_DICE
from games.table import Table, throw
from session.evening import Evening, choices
from words.phrases import phrase

_HISTORY, _MORE = 1, 2
"""The pages after the throw."""


def fits(evening: Evening) -> bool:
    """While dice are just thrown and nothing else is asked."""
    state = evening.table.state if evening.table else None
    return isinstance(state, JustDice) and not state.is_over


def build(evening: Evening, look: Look) -> Scene:
    """The throw, the last throws, then what else can be done."""
    assert evening.table  # noqa: S101 - fits() saw it
    pages = (_page(evening, evening.table, look), history_page(evening.table, look))
    return bound(evening, look, "just-dice", pages, staying=_HISTORY)


def _page(evening: Evening, table: Table, look: Look) -> tuple[Part, ...]:
    rows = side_rows(look, _rows(evening, table, look))
    place = areas(look, len(rows))
    band, body = place.body.from_bottom(look.grown(CONTROL_MM, LARGE_HEAD_MM), look.gap)
    return (
        *table_head(look, place.head, table),
        *_body(evening, table, look, body),
        *_band(evening, table, look, band),
        *side_buttons(look, place.side, rows),
    )


def _rows(evening: Evening, table: Table, look: Look) -> tuple[tuple[Face | None, ...], ...]:
    """Throw, the two push buttons, back and history, pause and more."""
    offered = choices(evening)
    history = Face(PageTurned(_HISTORY), phrase(look.language, "just-dice.history.button"), "chances")
    undo, pause = Choice(verbs.UNDO), Choice(verbs.PAUSE)
    return (
        toss_faces(table, look),
        tuple(key_face(evening, look, key) for key in Key if Choice(key.value) in offered),
        (choice_face(look, evening, undo) if undo in offered else None, history),
        (choice_face(look, evening, pause), more_face(look, _MORE)),
    )


def _body(evening: Evening, table: Table, look: Look, box: Box) -> tuple[Part, ...]:
    lying = throw(table)
    if lying is None:
        return waiting(look, box, table)
    return dice(look, box, lying, tuple(one for one in choices(evening) if one.verb == verbs.CORRECT))


def _band(evening: Evening, table: Table, look: Look, box: Box) -> tuple[Part, ...]:
    """The sum and how it compares; at the right the number of dice with a step down and up."""
    steps, told = box.from_right(min(look.mm(3 * CONTROL_MM + 6), box.width * 3 // 5), look.gap)
    less, count, more = steps.columns(3, look.gap)
    state: JustDice = table.state
    text = cue_sentence(look.language, compared(state), table) if state.last else ""
    text_of_dice = phrase(look.language, "just-dice.dice", number=state.dice)
    named = optional(look, sentence(look, count, text_of_dice, centred=True))
    return (
        sentence(look, told, text or "", centred=True),
        *_step(evening, look, less, FEWER_DICE, "minus"),
        *(named or (sentence(look, count, str(state.dice), centred=True),)),
        *_step(evening, look, more, MORE_DICE, "plus"),
    )


def _step(evening: Evening, look: Look, box: Box, verb: str, sign: str) -> tuple[Part, ...]:
    if Choice(verb) not in choices(evening):
        return ()
    return button(look, box, Face(Chosen(Choice(verb)), sign=sign, weight=Weight.PLAIN))
