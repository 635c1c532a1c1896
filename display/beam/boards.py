"""All boards of Beam me up side by side: how everybody stands, during the game and at its end."""

from __future__ import annotations

from display.beam.board_area import small_board
from display.beam.turn import BeamTurn
from display.building.layout import Face, button, header, optional, title, words
from display.building.parts import Label, Panel, Part, SeatShape, Sign
from display.building.view_intents import PageTurned
from display.style.boxes import Box
from display.style.look import Look
from display.style.theme import CONTROL_MM, LARGE_HEAD_MM, SMALL, Ink
from games.beam.state import Beam
from games.table import Table
from words.phrases import phrase

_HEAD_MM = 11
_NAME_MM = 9


def boards_page(turn: BeamTurn, look: Look) -> tuple[Part, ...]:
    """A look at all boards, and the way back to the turn."""
    foot, rest = look.area.from_bottom(look.mm(CONTROL_MM), look.gap)
    head, body = rest.from_top(look.grown(_HEAD_MM, LARGE_HEAD_MM), look.mm(1))
    return (
        header(look, head, phrase(look.language, "beam-me-up.boards.all")),
        *all_boards(look, body, turn.table),
        *button(look, foot, Face(PageTurned(0), phrase(look.language, "page.back"), "back")),
    )


def all_boards(look: Look, box: Box, table: Table) -> tuple[Part, ...]:
    """Everybody's board with the name and the number in space, the winner's first."""
    game: Beam = table.state
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
    if game.setup.is_real(seat):
        return (Panel(cell), sign, _named(look, name, table.players[seat]))
    in_space = game.counters[seat].in_space(game.setup.board(seat))
    text = phrase(look.language, "beam-me-up.over.points", points=in_space)
    return (
        Panel(cell),
        sign,
        _named(look, name, table.players[seat]),
        small_board(board, game.setup, game.counters, seat),
        _counted(look, counted, text, in_space),
    )


def _named(look: Look, box: Box, name: str) -> Label:
    whole = title(look, box, name, Ink.CARD)
    return whole if optional(look, whole) else title(look, box, name[0], Ink.CARD)


def _counted(look: Look, box: Box, text: str, in_space: int) -> Label:
    """How many are in space; only the number where the words would have to be small."""
    whole = Label(box, words(look, box, text, SMALL), Ink.TEXT, Ink.CARD, True)
    number = words(look, box, str(in_space), SMALL)
    return whole if optional(look, whole) else Label(box, number, Ink.TEXT, Ink.CARD, True)


def _shape(box: Box, seat: int) -> SeatShape:
    square = box.square()
    return SeatShape(square.inset(square.height // 6), seat)
