"""The end: who won, with how many points."""

from __future__ import annotations

from display.building.layout import header, sentence, title
from display.building.parts import Panel, Part, Scene, SeatShape, Sign, Weight
from display.building.table_frame import Row, areas, choice_face, side_buttons, side_rows
from display.style.boxes import Box
from display.style.look import Look
from display.style.theme import MAIN_CONTROL_MM, Ink
from display.wording.cue_words import winner_words
from games import choices as verbs
from games.choices import Choice
from games.registry import name_of
from games.rules import Outcome
from games.table import Table, outcome
from session.evening import Evening, choices
from words.phrases import has_phrase, phrase

_LARGE_SHAPE_MM = 9
"""Beside large letters shapes are smaller."""


def fits(evening: Evening) -> bool:
    """When the game has ended and nothing else is asked."""
    return evening.table is not None and outcome(evening.table) is not None


def build(evening: Evening, look: Look) -> Scene:
    """The winners above, everybody's points below, the best first."""
    assert evening.table  # noqa: S101 - fits() saw it
    ended = outcome(evening.table) or Outcome((), ())
    offered = choices(evening)
    weights = {verbs.LEAVE: Weight.MAIN}
    rows: list[Row] = [
        (choice_face(look, evening, Choice(verb), weights.get(verb, Weight.PLAIN)),)
        for verb in (verbs.LEAVE, verbs.UNDO, verbs.REDO)
        if Choice(verb) in offered
    ]
    placed = side_rows(look, rows)
    place = areas(look, len(placed))
    winners = tuple(evening.table.players[seat] for seat in ended.winners)
    return Scene(
        "over",
        (
            header(look, place.head, winner_words(look.language, winners, name_of(evening.table.setup))),
            *_ranking(look, place.body, evening.table, ended),
            *side_buttons(look, place.side, placed),
        ),
    )


def _ranking(look: Look, box: Box, table: Table, ended: Outcome) -> tuple[Part, ...]:
    seats = sorted(range(len(ended.points)), key=lambda seat: -(ended.points[seat] or 0))
    tall = min(box.height // max(1, len(seats)), look.mm(MAIN_CONTROL_MM))
    strips = box.from_top(tall * len(seats))[0].rows(len(seats), look.mm(1.5))
    return tuple(
        part
        for strip, seat in zip(strips, seats, strict=False)
        for part in _rank(look, strip, seat, table, ended)
    )


def _rank(look: Look, box: Box, seat: int, table: Table, ended: Outcome) -> tuple[Part, ...]:
    inside = box.inset(look.mm(1))
    side = inside.height if look.text_scale == 1 else min(inside.height, look.mm(_LARGE_SHAPE_MM))
    shape, rest = inside.from_left(side, look.mm(1))
    crown, rest = rest.from_right(side, look.mm(1))
    named, counted = rest.columns((3, 2), look.mm(1))
    points = ended.points[seat]
    text = "?" if points is None else _counted(look, name_of(table.setup), points)
    parts: tuple[Part, ...] = (
        Panel(box),
        SeatShape(shape.square().inset(side // 8), seat),
        title(look, named, table.players[seat], Ink.CARD),
        sentence(look, counted, text, Ink.CARD),
    )
    return (*parts, Sign(crown.square(), "crown", Ink.TEXT)) if seat in ended.winners else parts


def _counted(look: Look, game: str, points: int) -> str:
    """Points, or whatever the game calls them."""
    own = f"{game}.over.points"
    return phrase(look.language, own if has_phrase(own) else "over.points", points=points)
