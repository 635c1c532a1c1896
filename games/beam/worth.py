"""What a position is worth to the seat on turn, and the best that can be made of some dice."""

from __future__ import annotations

from dataclasses import dataclass, replace

from games.beam.boards import BOTTOM, STARS, Board, Square
from games.beam.chances import EVERY_THROW
from games.beam.combinations import COLUMNS, Faces, parts
from games.beam.decisions import Waive
from games.beam.moves import (
    COOLING_SQUARES,
    Side,
    boost_choice,
    columns_with_room,
    fire_rocket,
    may_end,
    move_choice,
    part_moves,
    use_part,
)
from games.beam.moving import cooling, side_on_turn
from games.beam.state import Beam, Counters, Move
from games.choices import Choice

# All in squares still to climb: rough weights, they only have to rank the positions of one turn.
WIN = 100.0
SPARE_SQUARE = 0.1
"""A square that is not needed now still helps: it can replace another, or be lost without harm."""
HIDDEN = 0.3
"""A counter on a star cannot be cooled down."""
WILD_CARD = 0.6
"""At least one counter on a blue star frees the next throw."""
SENT_DOWN = 0.5
"""A square that another seat must climb again."""

Known = dict[tuple[Counters, Move], float]
"""Positions already judged in this turn: many throws lead to the same ones."""

_WAIVE = Waive().choice


@dataclass(frozen=True, slots=True)
class Judge:
    """Values positions of one seat in one turn; what a cool down is worth by column is known beforehand."""

    wanted: int
    downgrade: bool
    free_to_waive: bool
    cools: tuple[float, ...]


def judge_for(state: Beam) -> Judge:
    """The judge for the seat on turn."""
    setup = state.setup
    cools = tuple(_cool_worth(state, column) for column in COLUMNS)
    return Judge(setup.wanted_in_space, setup.downgrade, setup.free_to_waive, cools)


def squares_to_climb(counters: Counters, board: Board, wanted: int) -> int:
    """The fewest squares that are still missing to win."""
    to_space = [max(0, board.first_space_row - row) - (row == BOTTOM) for row in counters.rows]
    return sum(sorted(to_space)[:wanted]) + counters.rows.count(BOTTOM)


def position_worth(counters: Counters, board: Board, wanted: int) -> float:
    """The missing squares, and what makes the next ones easier."""
    squares = counters.squares(board)
    return (
        -squares_to_climb(counters, board, wanted)
        + SPARE_SQUARE * sum(counters.rows)
        + HIDDEN * sum(square in STARS for square in squares)
        + WILD_CARD * (Square.BLUE in squares)
    )


def throws_worth(state: Beam) -> dict[Faces, float]:
    """What each of all possible throws would be worth if it were the last of this turn."""
    judge, side = judge_for(state), side_on_turn(state)
    known: Known = {}
    moves = {faces: replace(side, move=Move(parts(faces))) for faces in EVERY_THROW}
    return {faces: best_worth(move, judge, known) for faces, move in moves.items()}


def best_worth(side: Side, judge: Judge, known: Known) -> float:
    """The best position that can be reached from here with what the dice still allow."""
    position = (side.counters, side.move)
    if position not in known:
        known[position] = _searched(side, judge, known)
    return known[position]


def _searched(side: Side, judge: Judge, known: Known) -> float:
    if side.counters.has_won(side.board, judge.wanted):
        return WIN
    ahead = following(side, judge)
    return max(best_worth(after, judge, known) for _, after in ahead) if ahead else _end_worth(side, judge)


def following(side: Side, judge: Judge) -> tuple[tuple[Choice, Side], ...]:
    """Every decision that can come next, with what it leads to; none at the end of the move."""
    if side.move.rocket:
        unused = replace(side, move=replace(side.move, rocket=False))
        room = columns_with_room(side.counters)
        return (
            *((boost_choice(column), fire_rocket(side, column)) for column in room),
            (_WAIVE, unused),
        )
    ways = part_moves(side, downgrade=judge.downgrade)
    moves = tuple((move_choice(way), use_part(side, way)) for way in ways)
    ended = Side(side.board, side.counters, replace(side.move, parts=()))
    may_stop = ways and (judge.free_to_waive or may_end(side))
    return (*moves, (_WAIVE, ended)) if may_stop else moves


def _end_worth(side: Side, judge: Judge) -> float:
    cooled = sum(
        worth
        for worth, climbed in zip(judge.cools, side.move.climbed, strict=True)
        if climbed >= COOLING_SQUARES
    )
    return position_worth(side.counters, side.board, judge.wanted) + cooled


def _cool_worth(state: Beam, column: int) -> float:
    return SENT_DOWN * sum(_loss(state, seat, column) for seat in cooling(state, column).hit)


def _loss(state: Beam, seat: int, column: int) -> float:
    board, wanted, counters = state.setup.board(seat), state.setup.wanted_in_space, state.counters[seat]
    after = counters.moved(column, -1)
    return position_worth(counters, board, wanted) - position_worth(after, board, wanted)
