"""The end of Beam me up: who won and why, and how all boards stood."""

from __future__ import annotations

from display.beam.board_area import small_board
from display.beam.lead import move_by_move
from display.boxes import Box
from display.chrome import Row, areas, choice_face, side_buttons, side_rows
from display.cue_words import winner_words
from display.layout import header, sentence, title, words
from display.look import Look
from display.parts import Label, Panel, Part, Scene, SeatShape, Sign, Weight
from display.phrases import phrase
from display.theme import SMALL, Ink
from games import choices as verbs
from games.beam.state import Beam
from games.choices import Choice
from games.evening import Evening, choices
from games.table import Table

_WHY_MM = 12
_NAME_MM = 9


def fits(evening: Evening) -> bool:
    """When Beam me up has ended and nothing else is asked."""
    state = evening.table.state if evening.table else None
    return isinstance(state, Beam) and state.is_over


def build(evening: Evening, look: Look) -> Scene:
    """The reason above, the boards below, the winner's first."""
    assert evening.table  # noqa: S101 - fits() saw it
    rows = side_rows(look, _rows(evening, look))
    place = areas(look, len(rows))
    why, boards = place.body.from_top(look.mm(_WHY_MM), look.mm(1))
    game: Beam = evening.table.state
    winners = () if game.winner is None else (evening.table.players[game.winner],)
    return Scene(
        "over",
        (
            header(look, place.head, winner_words(look.language, winners)),
            sentence(look, why, _why(look, game)),
            *_boards(look, boards, evening.table, game),
            *side_buttons(look, place.side, rows),
        ),
        lead=move_by_move(evening.table, look),
    )


def _rows(evening: Evening, look: Look) -> list[Row]:
    offered = choices(evening)
    return [
        (choice_face(look, evening, Choice(verb), Weight.MAIN if verb == verbs.LEAVE else Weight.PLAIN),)
        for verb in (verbs.LEAVE, verbs.UNDO, verbs.REDO)
        if Choice(verb) in offered
    ]


def _why(look: Look, game: Beam) -> str:
    if game.winner is None:
        return phrase(look.language, "beam-me-up.cue.TooFewLeft")
    in_space = game.counters[game.winner].in_space(game.setup.board(game.winner))
    return phrase(look.language, "beam-me-up.over.why", in_space=in_space)


def _boards(look: Look, box: Box, table: Table, game: Beam) -> tuple[Part, ...]:
    seats = sorted(range(len(game.counters)), key=lambda seat: seat != game.winner)
    columns = 2 if look.is_portrait or len(seats) == 2 else len(seats)
    cells = box.grid(columns, -(-len(seats) // columns), look.mm(2))
    return tuple(
        part
        for cell, seat in zip(cells, seats, strict=False)
        for part in _board(look, cell, table, game, seat)
    )


def _board(look: Look, cell: Box, table: Table, game: Beam, seat: int) -> tuple[Part, ...]:
    """A player's name above the board, the number in space below it."""
    inside = cell.inset(look.mm(1))
    named, rest = inside.from_top(look.mm(_NAME_MM), look.mm(1))
    counted, board = rest.from_bottom(look.mm(_NAME_MM), look.mm(1))
    shape, name = named.from_left(min(named.height, named.width // 3), look.mm(1))
    sign: Part = Sign(shape.square(), "crown", Ink.TEXT) if seat == game.winner else _shape(shape, seat)
    in_space = game.counters[seat].in_space(game.setup.board(seat))
    text = phrase(look.language, "beam-me-up.over.points", points=in_space)
    return (
        Panel(cell),
        sign,
        title(look, name, table.players[seat], Ink.CARD),
        small_board(board, game.setup, game.counters, seat),
        Label(counted, words(look, counted, text, SMALL), Ink.TEXT, Ink.CARD, True),
    )


def _shape(box: Box, seat: int) -> SeatShape:
    square = box.square()
    return SeatShape(square.inset(square.height // 6), seat)
