"""A game from a file while it is played: its dice, its sheet or everybody's points, and what can be done."""

from __future__ import annotations

from display.building.head import table_head
from display.building.layout import Face, optional, sentence
from display.building.more_page import bound, more_face
from display.building.parts import Button, Part, Scene, TrayPicture, Weight
from display.building.seat_numbers import seat_numbers
from display.building.table_buttons import toss_faces
from display.building.table_frame import Areas, Row, areas, choice_face, side_buttons, side_rows
from display.building.view_intents import PageTurned, TossWanted
from display.one_file.dice_row import dice_of, row_count
from display.one_file.pad_area import pad_parts
from display.one_file.rows_area import row_cells, row_grid, rows_parts
from display.one_file.scores import scores_pages
from display.one_file.wording import AREA
from display.screens.round_table import waiting
from display.style.boxes import Box
from display.style.look import Look
from display.style.theme import CONTROL_MM, LINE_MM
from display.wording.facts import phase_words
from games import choices as verbs
from games.choices import Choice
from games.one_file.plan import Keep, Kind, Plan
from games.one_file.rules import banked_points
from games.one_file.state import Match, Phase
from games.one_file.throwing import wants_dice
from games.one_file.verbs import DIGIT, ERASE, FINISH, KEEP, MINUS, ROW
from games.table import Table
from session.evening import Evening, choices
from words.phrases import phrase

_STATUS_MM = 6
_TOTALS_MM = 11
_TOLD_MM = 13
"""Two lines, so that what is to be done reads across the table."""
_PLACED = {verbs.ANNOUNCE, verbs.PASS, verbs.UNDO, verbs.PAUSE, FINISH, DIGIT, MINUS, ERASE, KEEP, ROW}
"""What has a place of its own on the first pages."""


def fits(evening: Evening) -> bool:
    """While such a game is played and nothing else is asked."""
    state = evening.table.state if evening.table else None
    return isinstance(state, Match) and not state.is_over


def build(evening: Evening, look: Look) -> Scene:
    """The turn on as many pages as its rows need, everybody's points, then what else can be done."""
    assert evening.table  # noqa: S101 - fits() saw it
    table: Table[Match] = evening.table
    turns = _turn_pages(evening, look)
    scores = scores_pages(table, look, turns)
    pages = [_page(evening, table, look, page, turns, turns + len(scores)) for page in range(turns)]
    return bound(evening, look, AREA, [*pages, *scores], staying=turns)


def _turn_pages(evening: Evening, look: Look) -> int:
    assert evening.table  # noqa: S101 - fits() saw it
    state: Match = evening.table.state
    if state.plan.kind is not Kind.SHEET:
        return 1
    place = _areas(evening, evening.table, look, 1, 2)[0]
    box = _sheet_places(look, place.body, state)[2]
    return len(row_grid(look, box, row_cells(state, choices(evening))).pages)


def _areas(
    evening: Evening, table: Table[Match], look: Look, scores: int, more: int
) -> tuple[Areas, list[Row]]:
    rows = side_rows(look, _rows(evening, table, look, scores, more))
    return areas(look, len(rows), is_narrow=table.state.plan.kind is Kind.PAD), rows


def _page(
    evening: Evening, table: Table[Match], look: Look, page: int, scores: int, more: int
) -> tuple[Part, ...]:
    place, rows = _areas(evening, table, look, scores, more)
    body = {Kind.SHEET: _sheet, Kind.TOTAL: _total, Kind.PAD: _pad}[table.state.plan.kind]
    return (
        *table_head(look, place.head, table),
        *body(evening, table, look, place.body, page),
        *side_buttons(look, place.side, rows),
    )


def _rows(evening: Evening, table: Table[Match], look: Look, scores: int, more: int) -> tuple[Row, ...]:
    """Throw or the end, the push button, back and everybody's points, pause and more."""
    offered = choices(evening)
    points = Face(PageTurned(scores), phrase(look.language, f"{AREA}.scores"), "chances")
    toss = toss_faces(table, look) if _can_throw(table.state) else ()
    free = (None,) if look.can_toss and table.state.plan.dice else ()
    end = (_offered(evening, look, offered, FINISH),) if table.state.plan.kind is Kind.PAD else free
    weight = Weight.MAIN if table.state.plan.kind is Kind.PAD else Weight.PLAIN
    has_more = any(choice.verb not in _PLACED for choice in offered)
    return (
        toss or end,
        tuple(_offered(evening, look, offered, verb, weight) for verb in _keys(table.state.plan)),
        (_offered(evening, look, offered, verbs.UNDO), points),
        (_offered(evening, look, offered, verbs.PAUSE), more_face(look, more) if has_more else None),
    )


def _keys(plan: Plan) -> tuple[str, ...]:
    """What stands below throwing in such a game, each in its own place even while it is not possible."""
    if plan.kind is Kind.PAD:
        return (verbs.PASS,)
    if plan.kind is Kind.SHEET:
        return ()
    return (verbs.PASS,) if plan.keep is Keep.NONE else (verbs.ANNOUNCE, verbs.PASS)


def _can_throw(state: Match) -> bool:
    """In a simulated tray nothing can be thrown before something is set aside."""
    return state.phase is not Phase.SETTING_ASIDE or banked_points(state) is not None


def _offered(
    evening: Evening, look: Look, offered: tuple[Choice, ...], verb: str, weight: Weight = Weight.PLAIN
) -> Face | None:
    return choice_face(look, evening, Choice(verb), weight) if Choice(verb) in offered else None


def _sheet_places(look: Look, box: Box, state: Match) -> tuple[Box, Box, Box]:
    """The dice, what is to be done, and the rows; the same places before and after a throw."""
    tall = look.mm(CONTROL_MM) * row_count(look, box.width, state.plan.dice)
    strip, rest = box.from_top(tall + look.mm(1), look.mm(1))
    status, rest = rest.from_top(look.grown(_STATUS_MM, LINE_MM), look.mm(1))
    return strip, status, rest


def _sheet(evening: Evening, table: Table[Match], look: Look, box: Box, page: int) -> tuple[Part, ...]:
    state = table.state
    strip, status, rest = _sheet_places(look, box, state)
    offered = choices(evening)
    grid = row_grid(look, rest, row_cells(state, offered))
    text_box = sentence(look, status, phase_words(look.language, table))
    dice = dice_of(look, strip, state, offered) if state.throws else _tray(look, strip, state)
    return (
        *dice,
        *optional(look, text_box),
        *rows_parts(look, state, grid, min(page, len(grid.pages) - 1)),
    )


def _tray(look: Look, box: Box, state: Match) -> tuple[Part, ...]:
    """The tray as the camera sees it; a simulated one throws when it is touched."""
    place = box.middle(box.height * 16 // 9, box.height)
    picture = TrayPicture(place, look.corner)
    return (
        (Button(place, TossWanted(), Weight.BARE), picture)
        if look.can_toss and wants_dice(state)
        else (picture,)
    )


def _total(evening: Evening, table: Table[Match], look: Look, box: Box, _: int) -> tuple[Part, ...]:
    """The dice, what is to be done with them, and everybody's points on their way."""
    state = table.state
    band, body = box.from_bottom(look.mm(_TOTALS_MM), look.gap)
    totals = seat_numbers(look, band, state.totals)
    if not state.faces or not state.earlier:
        return (*waiting(look, body, table), *totals)
    text_box, rest = body.from_bottom(look.grown(_TOLD_MM, 2 * LINE_MM), look.mm(1))
    text = sentence(look, text_box, phase_words(look.language, table), centred=True)
    return (*dice_of(look, rest, state, choices(evening)), text, *totals)


def _pad(evening: Evening, table: Table[Match], look: Look, box: Box, _: int) -> tuple[Part, ...]:
    """The keys, and everybody's points where large letters leave room for them."""
    if look.text_scale > 1 and not look.is_portrait:
        return pad_parts(evening, table, look, box)
    band, body = box.from_bottom(look.mm(_TOTALS_MM), look.gap)
    return (*pad_parts(evening, table, look, body), *seat_numbers(look, band, table.state.totals))
