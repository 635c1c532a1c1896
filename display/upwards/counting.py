"""A paper sheet is counted: touch a column, then its numbers from the bottom up; then see its points."""

from __future__ import annotations

from dataclasses import replace

from display.building.layout import Face, button, least, optional, sentence, title
from display.building.parts import Button, EventSign, Part, Scene, SeatShape, Weight
from display.building.table_frame import choice_face, choice_faces, choice_list
from display.building.view_intents import PageTurned
from display.style.boxes import Box
from display.style.look import Look
from display.style.theme import CONTROL_MM, LARGE_HEAD_MM, SPACE_MM, TITLE
from display.upwards.blocks import blocks_page
from display.upwards.parts import SheetMarks
from display.upwards.points import Counted, total_words
from display.upwards.points_page import page_count, points_page
from display.upwards.sheet_area import circles, sheet_parts, sheet_plan, touch_parts
from games.choices import Choice
from games.events import Chosen
from games.upwards import Option, Upwards, verbs
from games.upwards.decisions import DECISIONS, Column, MarkRow, Number
from games.upwards.ending import score_of
from games.upwards.sheet import METEORITE
from games.upwards.state import EnteredSheet, Phase
from session.evening import Evening, choices
from words.phrases import phrase

_ON_SHEET = (verbs.COLUMN, verbs.MARK_ROW)
_KEYS = (verbs.NUMBER, verbs.REPEAT, verbs.ERASE, verbs.SHEET_DONE)
_ELSEWHERE = (*_ON_SHEET, *_KEYS, verbs.CELL, verbs.CLAIM, verbs.OUTLINE, verbs.SHOW_SHEET)
_KEY_ROWS = 3
_NARROW_MM, _ARROWS_MM = 6, CONTROL_MM
_SHEET_SHARE = 0.5


def fits(evening: Evening) -> bool:
    """While a paper sheet of Upwards! is entered and nothing else is asked."""
    state = evening.table.state if evening.table else None
    return isinstance(state, Upwards) and state.phase is Phase.SCORING and state.entering is not None


def build(evening: Evening, look: Look) -> Scene:
    """The keys; what else can be done; the blocks; and the points as they stand."""
    assert evening.table  # noqa: S101 - fits() saw it
    game: Upwards = evening.table.state
    entered = next(entered for entered in game.entered if entered and entered.seat == game.entering)
    counted = _counted(evening, game, entered)
    more = _more(evening, look)
    blocks = more.pages if game.setup.option is Option.BLOCKS else None
    first = more.pages + (blocks is not None)
    pages = first + page_count(counted)
    if 0 < look.page < more.pages:
        return replace(more, pages=pages)
    if look.page == blocks:
        back = Face(PageTurned(0), phrase(look.language, "page.back"), "back")
        parts = blocks_page(evening, look, entered.seat, entered.sheet, entered.cells, back)
        return Scene("blocks", parts, pages, stays=True)
    if look.page >= first:
        return Scene("points", points_page(look, counted, first, _leave(evening, look, entered)), pages)
    return Scene("counting", _entry(evening, look, entered, counted, blocks, first), pages, stays=True)


def _counted(evening: Evening, game: Upwards, entered: EnteredSheet) -> Counted:
    score = score_of(game, entered.seat)
    assert score and evening.table  # noqa: S101, PT018 - an open sheet always has a score
    return Counted(entered.seat, evening.table.players[entered.seat], game.setup, entered.sheet, score)


def _leave(evening: Evening, look: Look, entered: EnteredSheet) -> tuple[Face, ...]:
    """Back to the keys, or content with it."""
    return (
        Face(PageTurned(0), phrase(look.language, "page.back"), "back"),
        choice_face(look, evening, Choice(verbs.SHEET_DONE, (entered.seat,)), Weight.MAIN),
    )


def _more(evening: Evening, look: Look) -> Scene:
    """Other sheets, who counts alone, and the table's own choices."""
    rest = [choice for choice in choices(evening) if choice.verb not in _ELSEWHERE]
    back = Face(PageTurned(0), phrase(look.language, "page.back"), "back")
    faces = choice_faces(look, evening, rest)
    return choice_list(look, "more", phrase(look.language, "page.title"), faces, back)


def _entry(
    evening: Evening, look: Look, entered: EnteredSheet, counted: Counted, blocks: int | None, first: int
) -> tuple[Part, ...]:
    strip, left, keys = _places(look)
    margin = look.mm(_ARROWS_MM if entered.event_die else _NARROW_MM)
    plan = sheet_plan(look, left, entered.sheet, margin)
    marks = SheetMarks(
        column=entered.column, rows=entered.event_die, circles=circles(counted.setup, entered.sheet)
    )
    on_sheet = [each for each in DECISIONS.among(choices(evening)) if isinstance(each, Column | MarkRow)]
    return (
        *_strip(evening, look, strip, counted),
        sheet_parts(plan, entered.sheet, marks),
        *touch_parts(evening, look, plan, on_sheet),
        *_keyboard(evening, look, keys, entered, blocks, first),
    )


def _places(look: Look) -> tuple[Box, Box, Box]:
    """Strip, sheet and keys."""
    keys_mm = _KEY_ROWS * CONTROL_MM + (_KEY_ROWS - 1) * SPACE_MM
    if look.is_portrait:
        strip, rest = look.area.from_top(look.grown(CONTROL_MM, LARGE_HEAD_MM), look.gap)
        keys, sheet = rest.from_bottom(look.mm(keys_mm), look.gap)
        return strip, sheet, keys
    sheet, side = look.area.from_left(round(look.area.width * _SHEET_SHARE), look.gap)
    strip, keys = side.from_top(max(look.mm(CONTROL_MM), side.height // 4), look.gap)
    return strip, sheet, keys


def _strip(evening: Evening, look: Look, box: Box, counted: Counted) -> tuple[Part, ...]:
    """Whose sheet it is, what to do, what it is worth so far, and the short way: to show it."""
    show, box = box.from_right(box.width * 2 // 5, look.gap)
    shown = button(look, show, choice_face(look, evening, Choice(verbs.SHOW_SHEET, (counted.seat,))))
    side = min(look.mm(9), box.height // 2)
    named, hinted = box.rows(2, look.mm(1))
    text = total_words(look.language, counted)
    beside = title(look, named.from_left(side, look.mm(2))[1], text)
    is_read = look.text_scale == 1 or beside.words.size >= least(look)
    helped = sentence(look, hinted, phrase(look.language, "upwards.counting.hint"))
    hint = optional(look, helped) if is_read else ()
    shape, room = (named if hint else box).from_left(side, look.mm(2))
    return (SeatShape(shape.middle(side, side), counted.seat), title(look, room, text), *hint, *shown)


def _keyboard(
    evening: Evening, look: Look, box: Box, entered: EnteredSheet, blocks: int | None, first: int
) -> tuple[Part, ...]:
    """Four keys in a row, each always in its place."""
    offered = choices(evening)
    cells = box.grid(4, _KEY_ROWS, look.gap)
    parts: list[Part] = []
    for place, number in zip((0, 1, 2, 4, 5, 6), (1, 2, 3, 4, 5, 6), strict=True):
        choice = Number(entered.seat, number).choice
        if choice in offered:
            parts.extend(button(look, cells[place], Face(Chosen(choice), str(number), size=TITLE)))
    for place, verb in ((3, verbs.REPEAT), (7, verbs.ERASE)):
        if Choice(verb, (entered.seat,)) in offered:
            parts.extend(
                button(look, cells[place], choice_face(look, evening, Choice(verb, (entered.seat,))))
            )
    return (*parts, *_last_row(look, box, entered, offered, blocks, first))


def _last_row(
    look: Look, box: Box, entered: EnteredSheet, offered: tuple[Choice, ...], blocks: int | None, first: int
) -> tuple[Part, ...]:
    """The meteorite, what else, the blocks, and the points."""
    row = box.rows(_KEY_ROWS, look.gap)[-1]
    meteorite, more, *others = _last_places(look, row, blocks is not None)
    points = others[-1] if blocks else Box(others[0].x, row.y, row.right - others[0].x, row.height)
    rock = Choice(verbs.NUMBER, (entered.seat, METEORITE))
    parts: list[Part] = []
    if rock in offered:
        name = phrase(look.language, "upwards.effect.meteorite")
        parts.append(Button(meteorite, Chosen(rock), Weight.PLAIN, name))
        parts.append(EventSign(meteorite.square().inset(look.mm(2)), "meteorite"))
    parts.extend(button(look, more, Face(PageTurned(1), phrase(look.language, "page.more"), "more")))
    if blocks:
        text = phrase(look.language, "upwards.option.blocks")
        parts.extend(button(look, others[0], Face(PageTurned(blocks), text, "block")))
    text, short = (phrase(look.language, f"upwards.counting.points{short}") for short in ("", ".short"))
    done = Face(PageTurned(first), text, "check", Weight.MAIN, short=short)
    return (*parts, *button(look, points, done))


def _last_places(look: Look, row: Box, has_blocks: bool) -> tuple[Box, ...]:
    """Where text is large, only the points have a word."""
    if not has_blocks:
        return row.columns(4, look.gap)
    if look.text_scale == 1:
        return row.columns((0.9, 1, 1.3, 1), look.gap)
    points = row.width - 3 * (look.mm(CONTROL_MM) + look.gap)
    last, rest = row.from_right(points, look.gap)
    return (*rest.columns(3, look.gap), last)
