"""Every possible use of the dice as they lie, with what each would do, for people to choose from."""

from __future__ import annotations

from dataclasses import dataclass

from games.beam.boards import Square
from games.beam.combinations import Part
from games.beam.moves import (
    PartMove,
    Side,
    boost_choice,
    columns_with_room,
    cooled_column,
    fire_rocket,
    move_choice,
    use_part,
)
from games.beam.moving import Cooling, cooling, side_on_turn, ways
from games.beam.state import Beam, Phase
from games.choices import Choice


@dataclass(frozen=True, slots=True)
class Use:
    """One use of the dice, or of a rocket when there is no part, and what it would do."""

    choice: Choice
    part: Part | None
    column: int
    squares: int
    """How far the counter really rises."""
    forfeited: int
    lands: Square
    cools: Cooling | None
    """None: nobody is cooled down."""
    wins: bool


def uses(state: Beam) -> tuple[Use, ...]:
    """What could be done now: with the dice as they lie, even before they are final, or with the rocket."""
    match state.phase:
        case Phase.MOVING:
            return tuple(_part_use(state, way) for way in ways(state))
        case Phase.THROWING if state.throws:
            return tuple(_part_use(state, way) for way in ways(state))
        case Phase.ROCKET:
            return tuple(
                _rocket_use(state, column) for column in columns_with_room(side_on_turn(state).counters)
            )
        case _:
            return ()


def _part_use(state: Beam, way: PartMove) -> Use:
    after = use_part(side_on_turn(state), way)
    return _use(state, move_choice(way), after, way.column, way.squares, way.part)


def _rocket_use(state: Beam, column: int) -> Use:
    after = fire_rocket(side_on_turn(state), column)
    return _use(state, boost_choice(column), after, column, squares=1)


def _use(
    state: Beam, choice: Choice, after: Side, column: int, squares: int, part: Part | None = None
) -> Use:
    before = side_on_turn(state)
    risen = after.counters.row(column) - before.counters.row(column)
    wins = after.counters.has_won(after.board, state.setup.wanted_in_space)
    cooled = cooled_column(before, after)
    return Use(
        choice=choice,
        part=part,
        column=column,
        squares=risen,
        forfeited=squares - risen,
        lands=after.counters.square(after.board, column),
        cools=None if wins or cooled is None else cooling(state, cooled),
        wins=wins,
    )
