"""Just dice: the sum as large as it goes, the dice small, and how many come next."""

from __future__ import annotations

from display.building.dice_area import DIGIT_WIDTH, small_dice
from display.building.head import table_head
from display.building.layout import Face, button, optional, sentence
from display.building.more_page import bound, more_face
from display.building.parts import Figure, Part, Scene, Weight
from display.building.table_buttons import key_face, toss_faces
from display.building.table_frame import areas, choice_face, side_buttons, side_rows
from display.building.view_intents import PageTurned
from display.just_dice.history import history_page
from display.screens.round_table import waiting
from display.style.boxes import Box
from display.style.look import Look
from display.style.theme import CONTROL_MM, LARGE_HEAD_MM, RESULT_DIGIT_MM
from display.wording.cue_words import sentence as cue_sentence
from games import choices as verbs
from games.choices import Choice
from games.dice import Throw
from games.events import Chosen, Key
from games.just_dice.state import JustDice
from games.just_dice.throwing import compared
from games.just_dice.verbs import FEWER_DICE, MORE_DICE
from games.table import Table, throw
from session.evening import Evening, choices
from words.phrases import phrase

_HISTORY, _MORE = 1, 2
"""The pages after the throw."""
_MOST_ROWS, _MOST_COLUMNS = 4, 5
"""So many dice lie below each other, or side by side on an upright panel."""
_COLUMN_MM = (20, 15)
"""One column of dice, and each of several."""
_TEXT_MM = 8


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
    steps, rest = _steps_place(look, place.body)
    shown = _thrown(evening, table, look, place.body) if throw(table) else waiting(look, rest, table)
    return (
        *table_head(look, place.head, table),
        *shown,
        *_steps(evening, table, look, steps),
        *side_buttons(look, place.side, rows),
    )


def _steps_place(look: Look, box: Box) -> tuple[Box, Box]:
    """Where the number of dice is changed, whatever lies there and however many, and the rest above it."""
    band, rest = box.from_bottom(look.mm(CONTROL_MM), look.gap)
    width = min(look.mm(3 * CONTROL_MM + 6), band.width)
    return (band.middle(width, band.height) if look.is_portrait else band.from_right(width)[0]), rest


def _thrown(evening: Evening, table: Table, look: Look, box: Box) -> tuple[Part, ...]:
    """The sum as large as it reads across the table, the dice small beside it, and how it compares."""
    lying = throw(table) or Throw(())
    correctable = tuple(one for one in choices(evening) if one.verb == verbs.CORRECT)
    count = len(lying.faces)
    if look.is_portrait:
        columns = min(_MOST_COLUMNS, count)
        high = look.mm(CONTROL_MM + 1) * -(-count // columns)
        places, rest = _steps_place(look, box)[1].from_bottom(high, look.gap)
    else:
        columns = -(-count // _MOST_ROWS)
        places, rest = box.from_left(look.mm(_COLUMN_MM[columns > 1]) * columns, look.gap)
        rest = rest.from_bottom(look.mm(CONTROL_MM), look.mm(1))[1]
    text_box, figure = rest.from_bottom(look.grown(_TEXT_MM, LARGE_HEAD_MM), look.mm(1))
    text = cue_sentence(look.language, compared(table.state), table) or ""
    return (
        *small_dice(look, places, columns, lying, correctable),
        _sum(look, figure, lying.total),
        *optional(look, sentence(look, text_box, text, centred=True)),
    )


def _sum(look: Look, box: Box, total: int) -> Figure:
    """35 mm where there is room for it."""
    widest = int(box.width / len(str(total)) / DIGIT_WIDTH)
    high = min(round(RESULT_DIGIT_MM * look.real_px), box.height, widest)
    return Figure(box.middle(box.width, high), total)


def _rows(evening: Evening, table: Table, look: Look) -> tuple[tuple[Face | None, ...], ...]:
    """Throw, the two push buttons, back and history, pause and more."""
    offered = choices(evening)
    history = Face(PageTurned(_HISTORY), phrase(look.language, "just-dice.history.button"), "chances")
    keys = tuple(Key) if len(table.players) > 1 else (Key.ANNOUNCE,)
    undo, pause = Choice(verbs.UNDO), Choice(verbs.PAUSE)
    return (
        toss_faces(table, look),
        tuple(key_face(evening, look, key) if Choice(key.value) in offered else None for key in keys),
        (choice_face(look, evening, undo) if undo in offered else None, history),
        (choice_face(look, evening, pause), more_face(look, _MORE)),
    )


def _steps(evening: Evening, table: Table, look: Look, box: Box) -> tuple[Part, ...]:
    """The number of dice with a step down and up."""
    less, count, more = box.columns(3, look.gap)
    state: JustDice = table.state
    text_of_dice = phrase(look.language, "just-dice.dice", number=state.dice)
    named = optional(look, sentence(look, count, text_of_dice, centred=True))
    return (
        *_step(evening, look, less, FEWER_DICE, "minus"),
        *(named or (sentence(look, count, str(state.dice), centred=True),)),
        *_step(evening, look, more, MORE_DICE, "plus"),
    )


def _step(evening: Evening, look: Look, box: Box, verb: str, sign: str) -> tuple[Part, ...]:
    if Choice(verb) not in choices(evening):
        return ()
    return button(look, box, Face(Chosen(Choice(verb)), sign=sign, weight=Weight.PLAIN))
