"""The round: the dice large, what the event does, the time, the players; and what can be done."""

from __future__ import annotations

from display.building.character import beside
from display.building.dice_area import dice, signs
from display.building.head import table_head, time_frame
from display.building.layout import Face, button, sentence, title
from display.building.more_page import less_face
from display.building.parts import Button, Mood, Part, Scene, TrayPicture, Weight
from display.building.table_buttons import Side, table_side
from display.building.table_frame import (
    areas,
    choice_faces,
    choice_grid,
    choice_list,
    side_buttons,
    side_rows,
)
from display.building.view_intents import TossWanted
from display.style.boxes import Box
from display.style.look import Look
from display.style.theme import CONTROL_MM
from display.wording.cue_words import effect_words
from display.wording.facts import facts, phase_words
from display.wording.labels import choice_sign
from games import choices as verbs
from games.choices import Choice
from games.dice import Throw
from games.events import Chosen
from games.table import Table, expected, throw
from games.table import choices as table_choices
from session.evening import Evening, choices
from words.phrases import phrase


def fits(evening: Evening) -> bool:
    """Whenever a game is on the table and nothing else is asked."""
    return evening.table is not None


def build(evening: Evening, look: Look) -> Scene:
    """The table itself, or a page of what else can be done."""
    assert evening.table  # noqa: S101 - fits() saw it
    table = evening.table
    correctable = frozenset(choice for choice in choices(evening) if choice.verb == verbs.CORRECT)
    side = table_side(evening, table, look, shown=correctable)
    if throw(table) is None and expected(table) is None:
        return _deciding(evening, table, look, side)
    more = _more(evening, look, side.rest)
    if look.page and side.rest:
        return more
    return Scene("round", table_parts(evening, look, side), more.pages if side.rest else 1)


def table_parts(evening: Evening, look: Look, side: Side, *, awaits_throw: bool = False) -> tuple[Part, ...]:
    """The table with these buttons beside it, and the dice, or the tray where they are about to fall."""
    assert evening.table  # noqa: S101 - a side is made for a table
    rows = side_rows(look, side.rows)
    place = areas(look, len(rows))
    correctable = tuple(choice for choice in choices(evening) if choice.verb == verbs.CORRECT)
    lying = None if awaits_throw else throw(evening.table)
    return (
        *table_head(look, place.head, evening.table),
        *_body(look, place.body, evening.table, lying, correctable),
        *side_buttons(look, place.side, rows),
    )


def _body(
    look: Look, box: Box, table: Table, lying: Throw | None, correctable: tuple[Choice, ...]
) -> tuple[Part, ...]:
    """The dice with what they mean below them, or what to wait for."""
    if lying is None:
        return waiting(look, box, table)
    band, rest = box.from_bottom(look.mm(CONTROL_MM), look.mm(1 if look.is_portrait else 2))
    parts: tuple[Part, ...] = (*time_frame(look, rest, table), *dice(look, rest, lying, correctable))
    if not look.is_portrait:
        picture, band = band.from_right(band.height * 16 // 9, look.gap)
        lost = table.camera_lost is not None
        parts = (*parts, *(_typing(look, picture, table) if lost else (TrayPicture(picture),)))
    return (*parts, *_meaning(look, band, table, lying, correctable))


def _meaning(
    look: Look, box: Box, table: Table, lying: Throw, correctable: tuple[Choice, ...]
) -> tuple[Part, ...]:
    """The event's sign and effect; else the sum, or what the player on turn does next."""
    if lying.signs:
        sign, text = box.from_left(box.height * len(lying.signs), look.gap)
        return (
            *signs(sign, lying, correctable),
            sentence(look, text, effect_words(look.language, lying.signs[0])),
        )
    if facts(table).on_turn is not None:
        return (sentence(look, box, phase_words(look.language, table), centred=True),)
    return (sentence(look, box, phrase(look.language, "table.total", total=lying.total), centred=True),)


def waiting(look: Look, box: Box, table: Table) -> tuple[Part, ...]:
    """A throw is wanted: the tray as the camera sees it, or what to do while it sees nothing."""
    wanted = expected(table)
    count = wanted.pip_dice + wanted.taught_dice if wanted else 0
    strip, rest = box.from_top(look.mm(CONTROL_MM), look.gap)
    if table.camera_lost is not None:
        lost = phrase(look.language, "camera.title")
        text_box, typed = rest.rows((3, 2), look.gap)
        why = sentence(look, text_box, phrase(look.language, "camera.hint"))
        return (title(look, strip, lost), why, *_typing(look, typed, table))
    hint = phrase(look.language, "table.throw-number", number=count)
    if facts(table).on_turn is not None:
        hint = phase_words(look.language, table) or hint
    watching, strip = beside(look, strip, Mood.WATCHING)
    return (title(look, strip, hint), *watching, *_tray(look, _wide(rest), table))


def _typing(look: Look, box: Box, table: Table) -> tuple[Part, ...]:
    """Dice that nobody sees are typed in, where their picture was: nothing gives way to it."""
    enter = Choice(verbs.ENTER)
    if enter not in table_choices(table):
        return ()
    face = Face(Chosen(enter), phrase(look.language, "choice.enter"), choice_sign(enter), Weight.MAIN)
    return button(look, box, face)


def _tray(look: Look, box: Box, table: Table) -> tuple[Part, ...]:
    """The tray as the camera sees it; a simulated one throws when it is touched."""
    wanted = expected(table)
    if look.can_toss and wanted and wanted.pip_dice:
        return (Button(box, TossWanted(), Weight.BARE), TrayPicture(box))
    return (TrayPicture(box),)


def _wide(box: Box) -> Box:
    """The largest place for a picture 16 wide and 9 tall."""
    width = min(box.width, box.height * 16 // 9)
    return box.middle(width, width * 9 // 16)


def _more(evening: Evening, look: Look, rest: tuple[Choice, ...]) -> Scene:
    title = phrase(look.language, "page.title")
    return choice_list(look, "more", title, choice_faces(look, evening, rest), less_face(look))


def _deciding(evening: Evening, table: Table, look: Look, side: Side) -> Scene:
    """No dice matter now: everything that can be decided fills the body."""
    *above, (last, _) = side.rows
    rows = side_rows(look, (*above, (last,)))
    place = areas(look, len(rows))
    text_box, body = place.body.from_top(look.head, look.gap)
    grid = choice_grid(look, body, choice_faces(look, evening, side.rest))
    parts = (
        *table_head(look, place.head, table),
        sentence(look, text_box, phase_words(look.language, table)),
        *grid.parts,
        *side_buttons(look, place.side, rows),
    )
    return Scene("deciding", parts, grid.pages)
