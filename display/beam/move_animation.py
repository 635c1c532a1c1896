"""The last move of Beam me up square by square, on the board of whoever moved."""

from __future__ import annotations

from display.beam.board_area import large_board, small_board
from display.beam.dice import moving_parts
from display.beam.parts import BoardMarks
from display.beam.places import places
from display.beam.story import LastMove, last_move, moves_one_by_one, story
from display.building.film import Slides
from display.building.layout import title
from display.building.parts import Part, SeatShape
from display.style.boxes import Box
from display.style.look import Look
from games.beam.state import Beam, Counters, Setup
from games.table import Table


def move_by_move(table: Table, look: Look) -> Slides | None:
    """Every step of the move, unless it was just taken back."""
    move = last_move(table)
    if move is None or table.future or table.state.setup.is_real(move.seat):
        return None
    pictures = tuple(_step(table, look, move, counters) for counters in moves_one_by_one(move))
    return Slides(pictures) if pictures else None


def _step(table: Table, look: Look, move: LastMove, counters: tuple[Counters, ...]) -> tuple[Part, ...]:
    game: Beam = table.state
    place, so_far = places(look), LastMove(move.seat, move.before, counters)
    others = tuple(seat for seat in game.present if seat != move.seat and not game.setup.is_real(seat))
    small, box = small_boards(look, place.strip, game.setup, others, so_far)
    marks = BoardMarks(moved=so_far.moved(move.seat))
    return (
        *player(look, box, move.seat, table),
        *small,
        large_board(look, place.board, game.setup, counters, move.seat, marks),
        *moving_parts(look, place.turn, game.faces, story(look.language, table)),
    )


def small_boards(
    look: Look, box: Box, setup: Setup, seats: tuple[int, ...], move: LastMove
) -> tuple[tuple[Part, ...], Box]:
    """The others' boards with their last ways, each below its seat's shape, and the room that is left."""
    parts: list[Part] = []
    width = box.height if len(seats) == 1 else box.height * 4 // 5
    for seat in reversed(seats):
        place, box = box.from_right(width, look.mm(1))
        shape, below = place.from_top(look.mm(3.5), look.mm(0.5))
        parts.append(SeatShape(shape.square(), seat))
        parts.append(small_board(below, setup, move.after, seat, BoardMarks(moved=move.moved(seat))))
    return tuple(parts), box


def player(look: Look, box: Box, seat: int, table: Table) -> tuple[Part, ...]:
    """A seat's shape and its player's name."""
    side = min(round(box.height * 0.55), box.width // 3)
    shape, room = box.from_left(side, look.mm(2))
    return (SeatShape(shape.middle(side, side), seat), title(look, room, table.players[seat]))
