"""A sheet of Upwards! on the device: pick dice and reserve numbers, see what they make, touch a column."""

from __future__ import annotations

from dataclasses import dataclass, replace

from display.building.head import timer_parts
from display.building.hint_button import hint_button, hint_place
from display.building.layout import Face, banner, button, button_row, optional, sentence, title, words
from display.building.parts import Button, DieFace, EventSign, Label, Part, SeatShape, Weight
from display.building.table_frame import choice_face
from display.building.view_intents import PageTurned
from display.style.boxes import Box
from display.style.look import Look
from display.style.theme import BODY, CONTROL_MM, SPACE_MM, TITLE
from display.upwards.parts import ReserveField, SheetMarks
from display.upwards.sheet_area import circles, ghosts, sheet_parts, sheet_plan, touch_parts
from display.wording.cue_words import sentence as cue_sentence
from display.wording.notices import Notice, Tone
from games.events import Chosen
from games.table import Table
from games.upwards import verbs
from games.upwards.cues import ForfeitWarned
from games.upwards.decisions import (
    Announce,
    Claim,
    Confirm,
    DropMeteorite,
    OfSeat,
    Pass,
    Pick,
    Result,
    RoundDone,
    Save,
    TakeBack,
    TapCell,
    Write,
    of_seat,
)
from games.upwards.entries import possible_results
from games.upwards.setup import Effect
from games.upwards.sheet import METEORITE, free_fields
from games.upwards.state import NOTHING_PICKED, Desk
from session.evening import Evening, choices
from words.phrases import phrase

_MARGIN_MM = 7
_SHEET_SHARE = 0.455
_FIELDS_IN_A_ROW = 5
_MOST_TABS = 2


@dataclass(frozen=True, slots=True)
class Turns:
    """Where the pages around a sheet are; `home` is the table, or what else can be done."""

    sheets: dict[int, int]
    blocks: dict[int, int]
    home: Face
    writing: tuple[int, ...]
    """The seats that still have to write, the next one first."""


@dataclass(frozen=True, slots=True)
class Places:
    """Where things go: who writes, the sheet, the numbers to take, and the buttons."""

    strip: Box
    sheet: Box
    tokens: Box
    buttons: Box


def sheet_page(evening: Evening, look: Look, desk: Desk, turns: Turns) -> tuple[Part, ...]:
    """One player's sheet with everything that can be done on it."""
    assert evening.table  # noqa: S101 - only shown at a table
    offered = of_seat(desk.seat, choices(evening))
    place = _places(look, desk)
    return (
        *_strip(evening, evening.table, look, place.strip, desk, turns),
        *_sheet(evening, look, place.sheet, desk, offered),
        *_tokens(look, place.tokens, desk, offered),
        *_buttons(evening, look, place.buttons, desk, turns, offered),
    )


def _places(look: Look, desk: Desk) -> Places:
    """The sheet at the left in full height, or between strip and numbers on a portrait screen."""
    if look.is_portrait:
        strip, rest = look.area.from_top(look.mm(CONTROL_MM), look.gap)
        buttons, rest = rest.from_bottom(look.mm(CONTROL_MM), look.gap)
        tokens, sheet = rest.from_bottom(look.mm(CONTROL_MM * (1 + _field_rows(desk)) + 1), look.gap)
        return Places(strip, sheet, tokens, buttons)
    sheet, side = look.area.from_left(round(look.area.width * _SHEET_SHARE), look.gap)
    strip, rest = side.from_top(look.mm(CONTROL_MM), look.gap)
    buttons, tokens = rest.from_bottom(look.mm(CONTROL_MM), look.gap)
    return Places(strip, sheet, tokens, buttons)


def _field_rows(desk: Desk) -> int:
    return 1 if desk.sheet.fields <= _FIELDS_IN_A_ROW else 2


def _strip(
    evening: Evening, table: Table, look: Look, box: Box, desk: Desk, turns: Turns
) -> tuple[Part, ...]:
    """Which of several results is meant comes first; then a warning; else who writes."""
    results = possible_results(desk)
    hint, box = hint_place(evening, look, box)
    parts: list[Part] = [*hint_button(evening, look, hint, desk.seat)]
    if len(results) > 1 and not desk.now.due:
        return (*button_row(look, box, tuple(_result(desk, number) for number in results)), *parts)
    if desk.warned:
        said = cue_sentence(look.language, ForfeitWarned(desk.seat, desk.now.dice), table) or ""
        return (banner(look, box, Notice(said, Tone.ALERT)), *parts)
    if table.timer.running:
        ring, box = box.from_right(box.height, look.gap)
        parts.extend(timer_parts(look, ring, table))
    for seat in _other_tabs(desk.seat, turns):
        tab, box = box.from_right(look.mm(CONTROL_MM), look.gap)
        parts.extend(_tab(tab, seat, table.players[seat], turns))
    return (*_writer(look, box, desk.seat, table.players[desk.seat]), *parts)


def _other_tabs(seat: int, turns: Turns) -> tuple[int, ...]:
    """The next seats in turn, those that still write first."""
    others = [other for other in turns.sheets if other != seat]
    after = sorted(others, key=lambda other: (other not in turns.writing, other < seat, other))
    return tuple(reversed(after[:_MOST_TABS]))


def _tab(box: Box, seat: int, name: str, turns: Turns) -> tuple[Part, ...]:
    side = round(min(box.width, box.height) * 0.6)
    return (
        Button(box, PageTurned(turns.sheets[seat]), Weight.PLAIN, name),
        SeatShape(box.middle(side, side), seat),
    )


def _writer(look: Look, box: Box, seat: int, name: str) -> tuple[Part, ...]:
    side = min(round(box.height * 0.6), box.width // 3)
    shape, room = box.from_left(side, look.mm(2))
    return (SeatShape(shape.middle(side, side), seat), title(look, room, name))


def _result(desk: Desk, number: int) -> Face:
    chosen = Weight.CHOSEN if desk.picked.result == number else Weight.PLAIN
    return Face(Chosen(Result(desk.seat, number).choice), f"= {number}", None, chosen, TITLE)


def _sheet(
    evening: Evening, look: Look, box: Box, desk: Desk, offered: tuple[OfSeat, ...]
) -> tuple[Part, ...]:
    assert evening.table  # noqa: S101 - only shown at a table
    setup = evening.table.state.setup
    plan = sheet_plan(look, box, desk.sheet, look.mm(_MARGIN_MM))
    falling = METEORITE if desk.now.due is Effect.METEORITE else desk.picked.result
    landing = [each.column for each in offered if isinstance(each, Write | DropMeteorite)]
    marks = SheetMarks(
        ghosts=ghosts(setup, desk.sheet, falling, landing) if falling is not None else (),
        rows=desk.now.due is Effect.BONUS_ROW,
        circles=circles(setup, desk.sheet),
    )
    on_sheet = [each for each in offered if not isinstance(each, TapCell)]
    touched = touch_parts(evening, look, plan, on_sheet, whole_rows=True)
    return (sheet_parts(plan, desk.sheet, marks), *touched)


def _tokens(look: Look, box: Box, desk: Desk, offered: tuple[OfSeat, ...]) -> tuple[Part, ...]:
    if desk.now.due:
        return _effect(look, box, desk.now.due)
    dice, *fields = box.rows(1 + _field_rows(desk), 0)
    return (*_dice(look, dice, desk, offered), *_reserve(look, fields, desk, offered))


def _effect(look: Look, box: Box, due: Effect) -> tuple[Part, ...]:
    """What fell, what it means, and where to touch."""
    sign, text = box.from_left(min(box.height, box.width // (4 if look.text_scale == 1 else 7)), look.gap)
    text_box, asked = text.rows((3, 2), look.mm(1))
    explained = optional(
        look, sentence(look, text_box, phrase(look.language, f"upwards.effect.{due}.explain"))
    )
    asked = asked if explained else text
    wanted = words(look, asked, phrase(look.language, f"upwards.due.{due}"), BODY, bold=True)
    return (EventSign(sign.square(), due), *explained, Label(asked, wanted))


def _dice(look: Look, box: Box, desk: Desk, offered: tuple[OfSeat, ...]) -> tuple[Part, ...]:
    """The dice still in hand, and what the picked ones make."""
    *cells, made = box.columns((1, 1, 1, 1.5), 0)
    parts: list[Part] = []
    for place, (cell, face) in enumerate(zip(cells, desk.now.dice, strict=False)):
        parts.extend(
            _token(cell, place, Pick(desk.seat, verbs.DIE, place), offered, place in desk.picked.dice)
        )
        parts.append(DieFace(_inner(look, cell).square(), face))
    return (*parts, *_made(look, made, desk))


def _made(look: Look, box: Box, desk: Desk) -> tuple[Part, ...]:
    if desk.picked.result is not None:
        return (Label(box, words(look, box, f"= {desk.picked.result}", 2 * TITLE, bold=True), centred=True),)
    hint = phrase(look.language, f"upwards.hint.{_hint(desk)}")
    return optional(look, sentence(look, box, hint, centred=True))


def _hint(desk: Desk) -> str:
    if desk.picked != NOTHING_PICKED:
        return "which" if possible_results(desk) else "no-number"
    if desk.now.dice:
        return "take"
    return "done" if desk.done else "all-written"


def _reserve(look: Look, rows: list[Box], desk: Desk, offered: tuple[OfSeat, ...]) -> tuple[Part, ...]:
    """The reserve fields; the next free one is where a number is saved."""
    in_a_row = max(_FIELDS_IN_A_ROW, -(-desk.sheet.fields // 2))
    cells = [cell for row in rows for cell in row.columns(in_a_row, 0)][: desk.sheet.fields]
    save = Save(desk.seat)
    parts: list[Part] = []
    for place, cell in enumerate(cells):
        inside = _inner(look, cell)
        if place < len(desk.sheet.reserve):
            saved = desk.sheet.reserve[place]
            pick = Pick(desk.seat, verbs.RESERVE, place)
            parts.extend(_token(cell, place, pick, offered, place in desk.picked.reserve))
            parts.append(ReserveField(inside, saved.number, saved.struck))
        elif place == len(desk.sheet.reserve) and save in offered and free_fields(desk.sheet):
            parts.extend(_token(cell, place, save, offered, False))
            parts.append(ReserveField(inside, desk.picked.result, ghost=True))
        else:
            parts.append(ReserveField(inside))
    return tuple(parts)


def _inner(look: Look, cell: Box) -> Box:
    side = round(min(cell.width, cell.height) - look.mm(SPACE_MM))
    return cell.middle(side, side)


def _token(
    cell: Box, place: int, decision: Pick | Save, offered: tuple[OfSeat, ...], picked: bool
) -> tuple[Part, ...]:
    """What can be touched is larger than what is seen; what is picked lies on a coloured ground."""
    if decision not in offered:
        return ()
    weight = Weight.CHOSEN if picked else Weight.BARE
    return (Button(cell, Chosen(decision.choice), weight, str(place)),)


def _buttons(
    evening: Evening, look: Look, box: Box, desk: Desk, turns: Turns, offered: tuple[OfSeat, ...]
) -> tuple[Part, ...]:
    """Back one entry, blocks where there are some, on, and away; each always in its place."""
    back = TakeBack(desk.seat)
    faces = [choice_face(look, evening, back.choice) if back in offered else None]
    onward = _onwards(evening, look, desk, turns, offered)
    if desk.seat in turns.blocks:
        text = phrase(look.language, "upwards.option.blocks")
        can_claim = any(isinstance(each, Claim) for each in offered)
        if can_claim and onward:
            onward = replace(onward, weight=Weight.PLAIN)
        weight = Weight.MAIN if can_claim else Weight.PLAIN
        short = phrase(look.language, "upwards.option.blocks.short")
        faces.append(Face(PageTurned(turns.blocks[desk.seat]), text, "block", weight, short=short))
    faces.extend((onward, turns.home))
    cells = _button_places(look, box, len(faces))
    return tuple(
        part for cell, face in zip(cells, faces, strict=True) if face for part in button(look, cell, face)
    )


def _button_places(look: Look, box: Box, count: int) -> tuple[Box, ...]:
    """Where text is large, the first and the last do with their signs, so that the others have words."""
    if look.text_scale == 1:
        return box.columns([1, *(1.3 for _ in range(count - 3)), 1.4, 1], look.gap)
    first, rest = box.from_left(look.mm(CONTROL_MM), look.gap)
    last, rest = rest.from_right(look.mm(CONTROL_MM), look.gap)
    return first, *rest.columns([*(1.1 for _ in range(count - 3)), 1], look.gap), last


def _onwards(
    evening: Evening, look: Look, desk: Desk, turns: Turns, offered: tuple[OfSeat, ...]
) -> Face | None:
    """The one thing to go on with."""
    for decision in (Confirm(desk.seat), Announce(desk.seat), Pass(desk.seat)):
        if decision in offered:
            return choice_face(look, evening, decision.choice, Weight.MAIN)
    if desk.done and turns.writing and evening.table:
        name = evening.table.players[turns.writing[0]]
        return Face(PageTurned(turns.sheets[turns.writing[0]]), name, "next", Weight.MAIN)
    done = RoundDone().choice
    return choice_face(look, evening, done, Weight.MAIN) if done in choices(evening) else None
