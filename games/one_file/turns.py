"""How a turn ends: its points are safe, lost or too few, they stand in a row, and the next seat throws."""

from __future__ import annotations

from dataclasses import replace

from games.cues import Cue, Step
from games.one_file.cues import (
    Banked,
    BonusEarned,
    LastRound,
    Lost,
    NotIn,
    PointsWritten,
    RowWritten,
    TooMuch,
)
from games.one_file.patterns import Faces, holds, score, without
from games.one_file.plan import Loss
from games.one_file.scoring import all_used, set_aside
from games.one_file.state import Match


def new_aside(state: Match) -> Faces:
    """The dice that are set aside of this throw, without those that counted before."""
    return without(state.kept_faces, state.counted)


def chosen_aside(state: Match) -> Faces | None:
    """What is meant to be set aside: what lies there, all that scores, or the least that it is a part of.

    None where a die among them does not score. Whoever has chosen nothing means everything.
    """
    options, some = set_aside(state.plan.lines, without(state.faces, state.counted)), new_aside(state)
    if some in options:
        return some
    if not some:
        return all_scoring(state)
    return min((each for each in options if holds(each, some)), key=len, default=None)


def all_scoring(state: Match) -> Faces:
    """The most dice of this throw that may be set aside together, and of these the most valuable."""
    lines, new = state.plan.lines, without(state.faces, state.counted)
    return max(set_aside(lines, new), key=lambda used: (len(used), all_used(lines, used) or 0), default=())


def is_all_aside(state: Match) -> bool:
    """Does every die of the game count, so that all may be thrown again?"""
    return len(state.counted) + len(chosen_aside(state) or ()) == state.plan.dice


def aside_points(state: Match) -> int | None:
    """What they are worth; None where they cannot be set aside."""
    chosen = chosen_aside(state)
    return all_used(state.plan.lines, chosen) if chosen else None


def needed(state: Match) -> int:
    """So many points a turn must bring to count; the first ones may need more."""
    first = state.setup.enter_with if not state.total_of(state.turn) else 0
    return max(state.setup.bank_from, first)


def bank(state: Match, points: int) -> Step[Match]:
    """The turn is over with so many points, if they are enough and not too many."""
    seat, total = state.turn, state.total_of(state.turn)
    if points < needed(state):
        return _ended(state, 0, NotIn(seat, points, needed(state)))
    if state.setup.exact and state.setup.goal < total + points:
        return _ended(state, 0, TooMuch(seat, points, state.setup.goal))
    return _ended(state, points, Banked(seat, points, total + points))


def lose(state: Match, lost: Loss | None) -> Step[Match]:
    """The turn is over without points; the worst throws take everything."""
    everything = lost is not None and lost.all_points
    before = state.total_of(state.turn) if everything else 0
    points = state.hand + before
    cue = Lost(state.turn, points, everything and points > 0, points == 0)
    return _ended(state, -before, cue)


def _ended(state: Match, points: int, cue: Cue) -> Step[Match]:
    mine = (*state.turns[state.turn], points)
    turns = (*state.turns[: state.turn], mine, *state.turns[state.turn + 1 :])
    return Step(*_handed_on(state, replace(state, turns=turns), (cue,)))


def write_row(state: Match, row: int) -> Step[Match]:
    """The throw stands in this row; what does not fit is struck out with a zero."""
    seat, points = state.turn, score(state.plan.rows[row], state.faces)
    sheet = (*state.sheets[seat][:row], points or 0, *state.sheets[seat][row + 1 :])
    after = replace(state, sheets=(*state.sheets[:seat], sheet, *state.sheets[seat + 1 :]))
    cue = RowWritten(seat, row, points or 0, after.total_of(seat), points is None)
    both = zip(state.bonuses_of(seat), after.bonuses_of(seat), strict=True)
    earned = (BonusEarned(seat, n, now) for n, (before, now) in enumerate(both) if now != before)
    return Step(*_handed_on(state, cleared(after), (cue, *earned)))


def cleared(state: Match) -> Match:
    """Nobody needs the dice that lie there any more."""
    return replace(state, faces=(), earlier=None)


def _handed_on(before: Match, after: Match, cues: tuple[Cue, ...]) -> tuple[Match, tuple[Cue, ...]]:
    """The next seat is on turn; whoever reaches the goal first brings the last round about."""
    following = (before.turn + 1) % before.seats
    passed = replace(after, turn=following, throws=0, hand=0, kept=(), counted=(), typed="")
    if passed.is_at_end:
        return replace(passed, is_over=True), cues
    goal = before.setup.goal
    is_last = goal and max(before.totals) < goal <= max(passed.totals)
    return passed, (*cues, LastRound(before.turn)) if is_last else cues


def write_points(state: Match, points: int) -> Step[Match]:
    """Points that somebody has typed."""
    cue = PointsWritten(state.turn, abs(points), state.total_of(state.turn) + points, points < 0)
    return _ended(state, points, cue)
