"""Moves on the table: a counter rises, the others cool down, rockets fire, somebody wins."""

from __future__ import annotations

from dataclasses import dataclass, replace

from games.beam.boards import BOTTOM, STARS, Square
from games.beam.combinations import parts
from games.beam.cues import (
    BlueStarReached,
    CooledDown,
    CounterHidden,
    CounterRose,
    CounterSank,
    NothingThrown,
    PartWaived,
    PinkStarReached,
    RocketReached,
    RocketWaived,
    SquaresForfeited,
    Won,
)
from games.beam.moves import (
    PartMove,
    Side,
    cooled_column,
    fire_rocket,
    may_end,
    part_moves,
    use_part,
)
from games.beam.state import Beam, Move, Phase
from games.beam.turns import pass_turn, then
from games.cues import Cue, Step


def side_on_turn(state: Beam) -> Side:
    """The half of the game that the seat on turn may change, with the dice as they lie."""
    move = state.move or Move(parts(state.faces) if state.throws else ())
    return Side(state.setup.board(state.turn), state.counters[state.turn], move)


def ways(state: Beam) -> tuple[PartMove, ...]:
    """Every way to use one of the parts now, under the house rules."""
    return part_moves(side_on_turn(state), downgrade=state.setup.downgrade)


def may_waive(state: Beam) -> bool:
    """May the rest of the dice, or the rocket, stay unused?"""
    return state.phase is Phase.ROCKET or state.setup.free_to_waive or may_end(side_on_turn(state))


def use_dice(state: Beam) -> Step[Beam]:
    """No more throws in this turn: the dice count as they lie."""
    moving = replace(state, move=Move(parts(state.faces)), kept=())
    nothing = () if parts(state.faces) else (NothingThrown(state.turn),)
    return then(Step(moving, nothing), _go_on)


def move_part(state: Beam, way: PartMove) -> Step[Beam]:
    """Use one part of the dice, with all that follows from it."""
    before = side_on_turn(state)
    after = use_part(before, way)
    risen = after.counters.row(way.column) - before.counters.row(way.column)
    lost = way.squares - risen
    cues: tuple[Cue, ...] = (CounterRose(state.turn, way.column, risen),)
    forfeited = (SquaresForfeited(state.turn, way.column, lost),) if lost else ()
    return then(_risen(state, after, way.column, (*cues, *forfeited)), _go_on)


def boost(state: Beam, column: int) -> Step[Beam]:
    """Use the rocket for this counter."""
    after = fire_rocket(side_on_turn(state), column)
    return then(_risen(state, after, column, (CounterRose(state.turn, column, 1, rocket=True),)), _go_on)


def waive(state: Beam) -> Step[Beam]:
    """Leave the rocket, or the rest of the dice, unused."""
    move = side_on_turn(state).move
    if move.rocket:
        unused = replace(state, move=replace(move, rocket=False))
        return then(Step(unused, (RocketWaived(state.turn),)), _go_on)
    waived = tuple(PartWaived(state.turn, part.column, part.squares) for part in move.parts)
    return then(Step(state, waived), pass_turn)


def _risen(state: Beam, after: Side, column: int, cues: tuple[Cue, ...]) -> Step[Beam]:
    """What follows from a rise: victory at once, or the square it ended on and perhaps a cool down."""
    risen = replace(state.with_counters(state.turn, after.counters), move=after.move)
    if after.counters.has_won(after.board, state.setup.wanted_in_space):
        won = Won(state.turn, after.counters.in_space(after.board))
        return Step(replace(risen, winner=state.turn, move=None), (*cues, won))
    step = Step(risen, (*cues, *_landed(state.turn, after, column)))
    cooled = cooled_column(side_on_turn(state), after)
    return step if cooled is None else then(step, lambda game: cool_down(game, cooled))


def _landed(seat: int, side: Side, column: int) -> tuple[Cue, ...]:
    match side.counters.square(side.board, column):
        case Square.ROCKET:
            return (RocketReached(seat, column),)
        case Square.PINK:
            return (PinkStarReached(seat, column),)
        case Square.BLUE:
            return (BlueStarReached(seat, column),)
        case _:
            return ()


@dataclass(frozen=True, slots=True)
class Cooling:
    """What a cool down does in one column: the seats it sends down, and those hidden by a star."""

    hit: tuple[int, ...] = ()
    hidden: tuple[int, ...] = ()


def cooling(state: Beam, column: int) -> Cooling:
    """Whom the seat on turn would cool down in this column; at the bottom nothing happens."""
    others = [seat for seat in state.present if seat != state.turn]
    above = [seat for seat in others if state.counters[seat].row(column) > BOTTOM]
    hidden = [seat for seat in above if _square(state, seat, column) in STARS]
    return Cooling(tuple(seat for seat in above if seat not in hidden), tuple(hidden))


def _square(state: Beam, seat: int, column: int) -> Square:
    return state.counters[seat].square(state.setup.board(seat), column)


def cool_down(state: Beam, column: int) -> Step[Beam]:
    """All others one square down in this column, as far as their boards are known here."""
    cooled = cooling(state, column)
    after = state
    for seat in cooled.hit:
        after = after.with_counters(seat, after.counters[seat].moved(column, -1))
    sank = tuple(CounterSank(seat, column) for seat in cooled.hit)
    hidden = tuple(CounterHidden(seat, column) for seat in cooled.hidden)
    return Step(after, (CooledDown(state.turn, column), *sank, *hidden))


def _go_on(state: Beam) -> Step[Beam]:
    """Do what leaves no choice, until somebody must decide or the turn is over."""
    if state.phase is not Phase.MOVING:
        return Step(state)
    open_ways = ways(state)
    if not open_ways:
        return then(Step(state, _lost_parts(state)), pass_turn)
    if len(open_ways) == 1 and not may_waive(state):
        return move_part(state, open_ways[0])
    return Step(state)


def _lost_parts(state: Beam) -> tuple[Cue, ...]:
    move = side_on_turn(state).move
    return tuple(SquaresForfeited(state.turn, part.column, part.squares) for part in move.parts)
