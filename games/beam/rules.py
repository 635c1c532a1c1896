"""Beam me up, bound into the row that the table knows: choices, advance, outcome."""

from __future__ import annotations

from collections.abc import Callable
from typing import assert_never

from games.beam import real_boards
from games.beam.boards import TOP
from games.beam.combinations import COLUMNS, DICE
from games.beam.decisions import (
    DECISIONS,
    BeamDecision,
    Boost,
    Keep,
    LeaveSeat,
    Lift,
    Moved,
    OnOwnBoard,
    OnRealBoard,
    UseDice,
    UsePart,
    Waive,
)
from games.beam.moves import boost_choice, columns_with_room, has_wild_card, move_choice
from games.beam.moving import boost, may_waive, move_part, side_on_turn, waive, ways
from games.beam.questions import questions
from games.beam.refusals import Refusal
from games.beam.state import Beam, Phase
from games.beam.throwing import correct, sort, take, toggle_keep, use
from games.beam.turns import columns_to_lift, leave, lift, lifted_columns
from games.choices import Choice
from games.cues import Refused, Step
from games.dice import Throw
from games.rules import Expected, Outcome, Rules


def choices(state: Beam) -> tuple[Choice, ...]:
    """Every decision that is legal now."""
    if state.is_over:
        return ()
    return (*turn_choices(state), *(LeaveSeat(seat).choice for seat in state.present))


def turn_choices(state: Beam) -> tuple[Choice, ...]:
    """What the seat on turn may decide."""
    return _OFFERED[state.phase](state)


def outcome(state: Beam) -> Outcome | None:
    """Counters in space by seat; nobody wins a game that too few are left to finish."""
    if not state.is_over:
        return None
    points = tuple(_in_space(state, seat) for seat in range(len(state.counters)))
    return Outcome(points, () if state.winner is None else (state.winner,))


def _in_space(state: Beam, seat: int) -> int | None:
    """Nobody tells how a real board stands."""
    in_space = state.counters[seat].in_space(state.setup.board(seat))
    return None if state.setup.is_real(seat) else in_space


def expected(state: Beam) -> Expected | None:
    """Always all five dice: the kept ones stay in the tray and are read again."""
    if state.phase is not Phase.THROWING:
        return None
    return Expected(DICE, sorting=state.throws > 0, kept=state.kept_faces)


def throw(state: Beam) -> Throw | None:
    """The throw that lies there; the last seat's throw can be put right until the next one."""
    return Throw(state.faces) if state.earlier else None


def timed(state: Beam) -> int | None:
    """A turn; the head start has all the time in the world."""
    return None if state.is_over or state.head_start else state.turn


def mine(state: Beam, seat: int) -> Choice | None:
    """Whoever is on turn says with the own button what the two common ones would."""
    own = (UseDice().choice, Waive().choice, Moved().choice) if seat == state.turn else ()
    return next((choice for choice in turn_choices(state) if choice in own), None)


def _real_choices(state: Beam) -> tuple[Choice, ...]:
    return tuple(decision.choice for decision in real_boards.offered(state))


def _head_start_choices(state: Beam) -> tuple[Choice, ...]:
    if state.is_real_turn:
        return _real_choices(state)
    return tuple(Lift(column).choice for column in columns_to_lift(state))


def _throwing_choices(state: Beam) -> tuple[Choice, ...]:
    reports = _real_choices(state) if state.setup.real_boards else ()
    if not state.throws:
        return reports
    return (*(Keep(die).choice for die in range(DICE)), UseDice().choice, *reports)


def _moving_choices(state: Beam) -> tuple[Choice, ...]:
    moves = tuple(move_choice(way) for way in ways(state))
    return (*moves, Waive().choice) if may_waive(state) else moves


def _rocket_choices(state: Beam) -> tuple[Choice, ...]:
    room = columns_with_room(state.counters[state.turn])
    return (*(boost_choice(column) for column in room), Waive().choice)


_OFFERED: dict[Phase, Callable[[Beam], tuple[Choice, ...]]] = {
    Phase.HEAD_START: _head_start_choices,
    Phase.THROWING: _throwing_choices,
    Phase.TELLING: _real_choices,
    Phase.MOVING: _moving_choices,
    Phase.ROCKET: _rocket_choices,
    Phase.OVER: lambda _: (),
}


def choose(state: Beam, choice: Choice) -> Step[Beam]:
    """Do what was decided, or say why it cannot be done."""
    decision = DECISIONS.read(choice)
    if decision is None or choice not in choices(state):
        return Step(state, (Refused(_why_not(state, decision)),))
    if isinstance(decision, OnRealBoard):
        return real_boards.decide(state, decision)
    return _done(state, decision)


def _done(state: Beam, decision: OnOwnBoard) -> Step[Beam]:
    match decision:
        case UseDice():
            return use(state)
        case Waive():
            return waive(state)
        case Boost(column):
            return boost(state, column)
        case Keep(die):
            return toggle_keep(state, die)
        case LeaveSeat(seat):
            return leave(state, seat)
        case Lift(column):
            return lift(state, column)
        case UsePart():
            return move_part(state, next(way for way in ways(state) if move_choice(way) == decision.choice))
        case _:
            assert_never(decision)


def _why_not(state: Beam, decision: BeamDecision | None) -> Refusal:
    match state.phase, decision:
        case Phase.OVER, _:
            return Refusal.GAME_OVER
        case Phase.HEAD_START, Lift(column) if column in COLUMNS:
            own = column in lifted_columns(state, state.turn)
            return Refusal.COLUMN_LIFTED if own else Refusal.COLUMN_TAKEN
        case Phase.THROWING, Keep() | UseDice() if not state.throws:
            return Refusal.THROW_FIRST
        case Phase.ROCKET, Boost(column) if column in COLUMNS:
            return Refusal.COUNTER_AT_TOP
        case Phase.MOVING, UsePart(dice, _, column) if column in COLUMNS:
            return _why_not_move(state, dice, column)
        case Phase.MOVING, Waive():
            return Refusal.MUST_MOVE
        case _:
            return Refusal.NOT_NOW


def _why_not_move(state: Beam, dice: int, column: int) -> Refusal:
    side = side_on_turn(state)
    if dice not in {part.column for part in side.move.parts}:
        return Refusal.NOT_NOW
    if side.counters.row(column) == TOP:
        return Refusal.COUNTER_AT_TOP
    return Refusal.NO_DOWNGRADE if dice == column or has_wild_card(side) else Refusal.NO_BLUE_STAR


RULES: Rules[Beam] = Rules(
    name="beam-me-up",
    choices=choices,
    choose=choose,
    take=take,
    correct=correct,
    sort=sort,
    outcome=outcome,
    expected=expected,
    throw=throw,
    timed=timed,
    mine=mine,
    questions=questions,
)
