"""The end of Upwards!: the places with ties shared, and behind each card how its points came together."""

from __future__ import annotations

from display.building.layout import Face, header, words
from display.building.parts import Button, Label, Panel, Part, Scene, SeatShape, Sign, Weight
from display.building.table_frame import Row, areas, choice_face, side_buttons, side_rows
from display.building.view_intents import PageTurned
from display.style.boxes import Box
from display.style.look import Look
from display.style.theme import TITLE, Ink
from display.upwards.points import Counted
from display.upwards.points_page import page_count, points_page
from display.wording.cue_words import winner_words
from games import choices as verbs
from games.choices import Choice
from games.rules import Outcome
from games.table import Table, outcome
from games.upwards import Upwards
from games.upwards.ending import score_of, sheet_of
from games.upwards.state import Phase
from session.evening import Evening, choices
from words.phrases import phrase


def fits(evening: Evening) -> bool:
    """When Upwards! has ended and nothing else is asked."""
    state = evening.table.state if evening.table else None
    return isinstance(state, Upwards) and state.phase is Phase.OVER


def build(evening: Evening, look: Look) -> Scene:
    """The podium first; then, sheet by sheet, the pages that explain its points."""
    assert evening.table  # noqa: S101 - fits() saw it
    counted = _counted(evening.table)
    firsts, pages = _first_pages(counted)
    for one in reversed(counted):
        if look.page >= firsts[one.seat]:
            back = Face(PageTurned(0), phrase(look.language, "page.back"), "back", Weight.MAIN)
            return Scene("points", points_page(look, one, firsts[one.seat], (back,)), pages)
    return Scene("over", _podium(evening, evening.table, look, firsts), pages)


def _counted(table: Table) -> tuple[Counted, ...]:
    """The sheets that the device has counted."""
    game: Upwards = table.state
    scores = [(seat, score_of(game, seat)) for seat in game.seats]
    return tuple(
        Counted(seat, table.players[seat], game.setup, sheet_of(game, seat), score)
        for seat, score in scores
        if score
    )


def _first_pages(counted: tuple[Counted, ...]) -> tuple[dict[int, int], int]:
    """By seat the page that shows its points, and how many pages there are."""
    firsts, pages = dict[int, int](), 1
    for one in counted:
        firsts[one.seat] = pages
        pages += page_count(one)
    return firsts, pages


def _podium(evening: Evening, table: Table, look: Look, firsts: dict[int, int]) -> tuple[Part, ...]:
    ended = outcome(table) or Outcome((), ())
    offered = choices(evening)
    wanted = (verbs.LEAVE, verbs.UNDO, verbs.REDO)
    rows: list[Row] = [
        (choice_face(look, evening, Choice(verb), Weight.MAIN if verb == verbs.LEAVE else Weight.PLAIN),)
        for verb in wanted
        if Choice(verb) in offered
    ]
    placed = side_rows(look, rows)
    place = areas(look, len(placed))
    names = tuple(table.players[seat] for seat in ended.winners)
    return (
        header(look, place.head, winner_words(look.language, names)),
        *_cards(look, place.body, table, ended, firsts),
        *side_buttons(look, place.side, placed),
    )


def _cards(look: Look, box: Box, table: Table, ended: Outcome, firsts: dict[int, int]) -> tuple[Part, ...]:
    """A card for each player, the best first; two columns where the screen is wide and many played."""
    seats = sorted(
        range(len(ended.points)), key=lambda seat: (ended.points[seat] is None, -(ended.points[seat] or 0))
    )
    columns = 1 if look.is_portrait or len(seats) <= 3 else 2
    cells = box.grid(columns, max(3, -(-len(seats) // columns)), look.gap)
    return tuple(
        part
        for cell, seat in zip(cells, seats, strict=False)
        for part in _card(look, cell, seat, table.players[seat], ended, firsts)
    )


def _card(
    look: Look, box: Box, seat: int, name: str, ended: Outcome, firsts: dict[int, int]
) -> tuple[Part, ...]:
    """Place, shape, name and points; the winners wear a crown."""
    inside = box.inset(look.mm(1.5))
    side = min(look.mm(9), inside.width // 6)
    place, rest = inside.from_left(side, look.mm(1))
    if look.text_scale == 1:
        shape, rest = rest.from_left(side, look.mm(1.5))
    amount, named = rest.from_right(look.mm(13), look.mm(1))
    on = Ink.BUTTON if seat in firsts else Ink.CARD
    parts: list[Part] = [_ground(box, seat, name, firsts)]
    if seat in ended.winners:
        parts.append(Sign(place.square(), "crown", Ink.TEXT))
    elif look.text_scale > 1:  # no room for both, and the order tells the place
        parts.append(SeatShape(place.square(), seat))
    elif seat in firsts:
        parts.append(_text(look, place, f"{_place(seat, ended)}.", on))
    if look.text_scale == 1:
        parts.append(SeatShape(shape.square(), seat))
    points = ended.points[seat]
    parts.append(_text(look, amount, "?" if points is None else str(points), on))
    return (*parts, _text(look, named, name, on, centred=False))


def _ground(box: Box, seat: int, name: str, firsts: dict[int, int]) -> Part:
    return Button(box, PageTurned(firsts[seat]), Weight.PLAIN, name) if seat in firsts else Panel(box)


def _place(seat: int, ended: Outcome) -> int:
    """Equal points share a place, and the next place is left out."""
    return 1 + sum((points or 0) > (ended.points[seat] or 0) for points in ended.points)


def _text(look: Look, box: Box, text: str, on: Ink, centred: bool = True) -> Label:
    ink = Ink.BUTTON_TEXT if on is Ink.BUTTON else Ink.TEXT
    return Label(box, words(look, box, text, TITLE, bold=True), ink, on, centred)
