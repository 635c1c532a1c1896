"""Answers about Upwards! that are more than a sentence: pictures, cards and points."""

from __future__ import annotations

from display.building.layout import Face, button_row, header, words
from display.building.parts import EventSign, Label, Panel, Part, Scene, Sign
from display.building.view_intents import PageTurned
from display.screens.questions import places, ways_out
from display.style.boxes import Box
from display.style.look import Look
from display.style.theme import CONTROL_MM, SPACE_MM
from display.upwards.answers import answer_words, counted_for, question_words, seat_of
from display.upwards.parts import ReserveField
from display.upwards.points import Counted
from display.upwards.points_page import page_count, points_page
from games.rules import Question
from games.table import Table
from games.table.decisions import Ask
from games.upwards import Upwards
from games.upwards.groupings import Grouping
from games.upwards.questions import EFFECT, USES, WORTH, uses
from session.evening import Evening
from words.phrases import phrase

_CARD_MM = 62
_REASON = 5.0


def fits(evening: Evening) -> bool:
    """While such an answer is shown."""
    table = evening.table
    return (
        table is not None
        and isinstance(table.state, Upwards)
        and isinstance(table.asking, Ask)
        and table.asking.question[:1] in {(USES,), (WORTH,), (EFFECT,)}
        and not table.paused
    )


def build(evening: Evening, look: Look) -> Scene:
    """One answer."""
    assert evening.table and isinstance(evening.table.asking, Ask)  # noqa: S101, PT018 - fits() saw them
    table, about = evening.table, evening.table.asking.question
    if about[0] == WORTH:
        return _worth(evening, look, counted_for(table, about))
    head, body, foot = places(look)
    title = header(look, head, question_words(look.language, table, about))
    if about[0] == USES:
        return _uses(evening, look, title, body, foot, uses(table.state, seat_of(about)))
    answer = _effect(look, body, table, about)
    return Scene("answer", (title, *answer, *button_row(look, foot, ways_out(evening, look))))


def _worth(evening: Evening, look: Look, counted: Counted) -> Scene:
    parts = points_page(look, counted, 0, ways_out(evening, look))
    return Scene("points", parts, page_count(counted))


def _answer_parts(look: Look, box: Box, table: Table, about: Question) -> tuple[Part, ...]:
    text = answer_words(look.language, table, about)
    return (Label(box, words(look, box, text, _REASON)),)


def _effect(look: Look, box: Box, table: Table, about: Question) -> tuple[Part, ...]:
    """The face, large, beside what it does."""
    if look.is_portrait:
        sign, text = box.from_top(box.height // 3, look.gap)
    else:
        sign, text = box.from_left(box.width // 4, look.gap)
    return (EventSign(sign.square(), str(about[1])), *_answer_parts(look, text, table, about))


def _uses(
    evening: Evening, look: Look, title: Part, body: Box, foot: Box, ways: tuple[Grouping, ...]
) -> Scene:
    """As many ways as fit on a page; the last button turns to the next one."""
    columns = max(1, body.width // look.mm(_CARD_MM))
    rows = max(1, (body.height + look.gap) // look.mm(CONTROL_MM + SPACE_MM))
    room = columns * rows
    pages = max(1, -(-len(ways) // room))
    page = min(look.page, pages - 1)
    shown = ways[page * room : (page + 1) * room]
    cells = body.grid(columns, rows, look.gap)
    cards = [part for cell, way in zip(cells, shown, strict=False) for part in _card(look, cell, way)]
    turn = Face(PageTurned((page + 1) % pages), phrase(look.language, "page.next"), "next")
    faces = (*ways_out(evening, look), *((turn,) if pages > 1 else ()))
    return Scene("uses", (title, *cards, *button_row(look, foot, faces)), pages)


def _card(look: Look, box: Box, way: Grouping) -> tuple[Part, ...]:
    """The numbers to write; behind them, struck out, what leaves the reserve."""
    inside = box.inset(look.mm(1.5))
    count = len(way.write) + len(way.from_reserve) + bool(way.from_reserve)
    side = min(inside.height, inside.width // max(3, count))
    tiles = [Box(inside.x + place * side, inside.y, side, inside.height) for place in range(count)]
    shown: list[Part] = [Panel(box)]
    for tile, number in zip(tiles, way.write, strict=False):
        shown.append(ReserveField(_inner(look, tile), number))
    if way.from_reserve:
        shown.append(Sign(tiles[len(way.write)].square().inset(look.mm(2)), "back"))
    for tile, number in zip(tiles[len(way.write) + 1 :], way.from_reserve, strict=True):
        shown.append(ReserveField(_inner(look, tile), number, struck=True))
    return tuple(shown)


def _inner(look: Look, tile: Box) -> Box:
    return tile.square().inset(look.mm(0.5))
