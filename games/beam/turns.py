"""Whose turn it is: head start, passing on, leaving the table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from games.beam.boards import BOTTOM
from games.beam.combinations import COLUMNS
from games.beam.cues import HeadStartTaken, SeatLeft, TooFewLeft, TurnPassed
from games.beam.state import FEWEST, Beam
from games.cues import Step


def then(step: Step[Beam], go_on: Callable[[Beam], Step[Beam]]) -> Step[Beam]:
    """Go on from where a step led, and tell both."""
    after = go_on(step.state)
    return Step(after.state, (*step.cues, *after.cues))


def columns_to_lift(state: Beam) -> tuple[int, ...]:
    """Where the seat on turn may still take its head start."""
    taken = lifted_columns(state, state.turn)
    if state.setup.separate_head_start:
        taken = taken.union(*(lifted_columns(state, seat) for seat in state.present))
    return tuple(column for column in COLUMNS if column not in taken)


def lifted_columns(state: Beam, seat: int) -> frozenset[int]:
    """The columns in which a seat's counter has left the bottom."""
    counters = state.counters[seat]
    return frozenset(column for column in COLUMNS if counters.row(column) > BOTTOM)


def lift(state: Beam, column: int) -> Step[Beam]:
    """One square up before the first turn: seat 1 lifts one counter, seat 2 two, seat 3 three."""
    seat = state.turn
    lifted = state.with_counters(seat, state.counters[seat].moved(column, 1))
    step = Step(lifted, (HeadStartTaken(seat, column),))
    return then(step, pass_turn) if len(lifted_columns(lifted, seat)) == seat else step


def pass_turn(state: Beam) -> Step[Beam]:
    """The next present seat clockwise; after the last head start the first turn begins."""
    following = [seat for seat in state.present if seat > state.turn]
    seat = (following or state.present)[0]
    head_start = state.head_start and bool(following)
    after = replace(state, turn=seat, head_start=head_start, throws=0, kept=(), move=None)
    return Step(after, (TurnPassed(seat),))


def leave(state: Beam, seat: int) -> Step[Beam]:
    """A player goes: the others play on without the seat, unless only one is left."""
    without = replace(_with_earlier_left(state, seat), gone=tuple(sorted((*state.gone, seat))))
    step = Step(without, (SeatLeft(seat),))
    if len(without.present) < FEWEST:
        return Step(without, (*step.cues, TooFewLeft()))
    return then(step, pass_turn) if seat == state.turn else step


def _with_earlier_left(state: Beam, seat: int) -> Beam:
    """A throw corrected later must not bring the seat back; the leaver's own throw goes too."""
    if state.earlier is None:
        return state
    if state.earlier.turn == seat:
        return replace(state, earlier=None, faces=(), throws=0, kept=())
    return replace(state, earlier=leave(state.earlier, seat).state)
