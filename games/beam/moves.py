"""What one player may do with the dice on the own board; people and simulated players alike."""

from __future__ import annotations

from dataclasses import dataclass, replace

from games.beam.boards import TOP, Board, Square
from games.beam.combinations import COLUMNS, STRAIGHT, Part
from games.beam.decisions import Boost, UsePart
from games.beam.state import Counters, Move
from games.choices import Choice

COOLING_SQUARES = 2


@dataclass(frozen=True, slots=True)
class Side:
    """The half of the game that a move changes: a board, its counters, and what the dice still allow."""

    board: Board
    counters: Counters
    move: Move


@dataclass(frozen=True, slots=True)
class PartMove:
    """One way to use one part: the counter that rises, and by how many squares if it has room."""

    part: Part
    column: int
    squares: int


def has_wild_card(side: Side) -> bool:
    """A counter on a blue star lets the dice move any counter, as long as it stands there."""
    return Square.BLUE in side.counters.squares(side.board)


def columns_with_room(counters: Counters) -> tuple[int, ...]:
    """The columns whose counter is not at the top yet."""
    return tuple(column for column in COLUMNS if counters.row(column) < TOP)


def part_moves(side: Side, *, downgrade: bool = False) -> tuple[PartMove, ...]:
    """Every way to use one of the parts now; a counter at the top cannot use any."""
    room, wild = columns_with_room(side.counters), has_wild_card(side)
    return tuple(
        PartMove(part, column, squares)
        for part in side.move.parts
        for column in room
        if wild or column == part.column
        for squares in _squares(part, downgrade)
    )


def _squares(part: Part, downgrade: bool) -> tuple[int, ...]:
    """A group can be used as any smaller group; below the small straight there is no straight."""
    fewest = COOLING_SQUARES if part.column == STRAIGHT else 1
    return tuple(range(part.squares, fewest - 1, -1)) if downgrade else (part.squares,)


def may_end(side: Side) -> bool:
    """Something was moved, and what is left is optional or cannot be moved."""
    return side.move.used and all(way.part.optional for way in part_moves(side))


def move_choice(way: PartMove) -> Choice:
    """The decision to use one part in this way."""
    return UsePart(way.part.column, way.squares, way.column).choice


def boost_choice(column: int) -> Choice:
    """The decision to use a rocket for this column's counter."""
    return Boost(column).choice


def use_part(side: Side, way: PartMove) -> Side:
    """The counter rises as far as there is room; what it cannot rise is lost."""
    counters = side.counters.moved(way.column, way.squares)
    risen = counters.row(way.column) - side.counters.row(way.column)
    move = Move(
        parts=tuple(part for part in side.move.parts if part != way.part),
        climbed=_added(side.move.climbed, way.column, risen),
        rocket=_on_rocket(side.board, counters, way.column),
        used=True,
    )
    return Side(side.board, counters, move)


def fire_rocket(side: Side, column: int) -> Side:
    """Any counter rises one square, perhaps onto the next rocket."""
    counters = side.counters.moved(column, 1)
    move = replace(side.move, rocket=_on_rocket(side.board, counters, column))
    return Side(side.board, counters, move)


def cooled_column(before: Side, after: Side) -> int | None:
    """The column in which this step made it two squares by dice; a throw has at most one."""
    for column in COLUMNS:
        if before.move.climbed[column - 1] < COOLING_SQUARES <= after.move.climbed[column - 1]:
            return column
    return None


def _on_rocket(board: Board, counters: Counters, column: int) -> bool:
    """Only where a rise ends matters: rockets passed by do nothing."""
    return counters.square(board, column) == Square.ROCKET


def _added(climbed: tuple[int, ...], column: int, squares: int) -> tuple[int, ...]:
    return (*climbed[: column - 1], climbed[column - 1] + squares, *climbed[column:])
