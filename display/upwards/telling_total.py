"""A player has counted alone: the total is typed, digit by digit, so that there can be a winner."""

from __future__ import annotations

from dataclasses import replace

from display.building.layout import Face, button, header, words
from display.building.more_page import bound, more_face
from display.building.parts import Label, Panel, Part, Scene, Weight
from display.building.table_frame import choice_face
from display.style.boxes import Box
from display.style.look import Look
from display.style.theme import CONTROL_MM, LARGE_HEAD_MM, TITLE, Ink
from games.events import Chosen
from games.upwards import Upwards
from games.upwards.decisions import Erase, Number, SheetDone, SkipScoring
from games.upwards.state import Counting, EnteredSheet, Phase
from session.evening import Evening, choices
from words.phrases import phrase

_HEAD_MM = 11
"""One line, so that three rows of keys below it are tall enough for a finger."""
_LARGE_FOOT_MM = 18
"""Two lines of large text; only an upright panel has the height."""
_FOOT_SHARES = (4, 2, 3)
"""Who counts alone is a whole sentence."""
_KEYS = (1, 2, 3, 4, 5, 6, 7, 8, 9, 0)


def fits(evening: Evening) -> bool:
    """While the total of a paper sheet is typed and nothing else is asked."""
    state = evening.table.state if evening.table else None
    return isinstance(state, Upwards) and state.phase is Phase.SCORING and _entered(state) is not None


def _entered(game: Upwards) -> EnteredSheet | None:
    entered = game.entered[game.entering] if game.entering is not None else None
    return entered if entered and entered.counting is Counting.TELLING else None


def build(evening: Evening, look: Look) -> Scene:
    """The number so far, the digits, and what to do with it."""
    assert evening.table  # noqa: S101 - fits() saw it
    entered = _entered(evening.table.state)
    assert entered  # noqa: S101 - fits() saw it
    large_foot, large_head = (_LARGE_FOOT_MM, LARGE_HEAD_MM) if look.is_portrait else (CONTROL_MM, _HEAD_MM)
    foot, rest = look.area.from_bottom(look.grown(CONTROL_MM, large_foot), look.gap)
    head, body = rest.from_top(look.grown(_HEAD_MM, large_head), look.gap)
    shown, keys = (body.rows((1, 3), look.gap)) if look.is_portrait else body.columns((1, 2), look.gap)
    name = evening.table.players[entered.seat]
    title = phrase(look.language, "upwards.total.title", name=name)
    text = "" if entered.total is None else str(entered.total)
    number = Label(shown, words(look, shown, text, 2 * TITLE, bold=True), Ink.TEXT, Ink.CARD, True)
    parts = (
        header(look, head, title),
        Panel(shown),
        number,
        *_keys(evening, look, keys, entered),
        *_feet(evening, look, foot, entered),
    )
    return replace(bound(evening, look, "total", (parts,), staying=0), now=text)


def _keys(evening: Evening, look: Look, box: Box, entered: EnteredSheet) -> tuple[Part, ...]:
    offered = choices(evening)
    cells = box.grid(4, 3, look.gap)
    digits = ((digit, Number(entered.seat, digit).choice) for digit in _KEYS)
    parts = [
        part
        for cell, (digit, choice) in zip(cells, digits, strict=False)
        if choice in offered
        for part in button(look, cell, Face(Chosen(choice), str(digit), size=TITLE))
    ]
    erase = Erase(entered.seat).choice
    return (*parts, *(button(look, cells[-1], choice_face(look, evening, erase)) if erase in offered else ()))


def _feet(evening: Evening, look: Look, box: Box, entered: EnteredSheet) -> tuple[Part, ...]:
    """Each button keeps its place, also before there is a number to be done with."""
    alone, more, on = box.columns(_FOOT_SHARES, look.gap)
    done = SheetDone(entered.seat).choice
    main = choice_face(look, evening, done, Weight.MAIN) if done in choices(evening) else None
    return (
        *button(look, alone, choice_face(look, evening, SkipScoring(entered.seat).choice)),
        *button(look, more, more_face(look, 1)),
        *(button(look, on, main) if main else ()),
    )
