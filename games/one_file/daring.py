"""What a seat of the device dares: throw again and risk the points in its hand, or be content."""

from __future__ import annotations

from functools import lru_cache

from games.one_file.chances import average
from games.one_file.patterns import Faces, without
from games.one_file.plan import Line, Plan
from games.one_file.rules import banked_points, why_not_bank
from games.one_file.scoring import all_used, loss, set_aside, throw_points
from games.one_file.state import Match, Plays
from games.one_file.turns import needed, new_aside

CAREFUL = 0.5
"""A middling player stops at half of what a strong one dares."""


@lru_cache(maxsize=64)
def _risk(plan: Plan) -> tuple[float, float, float]:
    """Of one throw of all dice: what it brings on average, and how often it loses the turn, or everything."""
    gain = average(plan.dice, lambda faces: 0 if loss(plan, faces) else throw_points(plan, faces))
    turn = average(plan.dice, lambda faces: bool(loss(plan, faces)))
    everything = average(
        plan.dice, lambda faces: (found := loss(plan, faces)) is not None and found.all_points
    )
    return gain, turn, everything


def expected_gain(plan: Plan) -> int:
    """What one throw more brings on average, in whole points."""
    return round(_risk(plan)[0])


def dares(state: Match, plays: Plays) -> bool:
    """Does the seat on turn throw once more, with so many points in its hand?"""
    if why_not_bank(state) is not None:
        return True
    if _reaches_goal(state, state.hand):
        return _is_behind(state, state.hand)
    gain, turn, everything = _risk(state.plan)
    risked = turn * state.hand + everything * state.total_of(state.turn)
    if plays is Plays.EASY:
        return False
    return risked < gain * (CAREFUL if plays is Plays.MIDDLE else 1)


def _reaches_goal(state: Match, points: int) -> bool:
    goal = state.setup.goal
    return bool(goal) and state.total_of(state.turn) + points >= goal


def _is_behind(state: Match, points: int) -> bool:
    """In the last round, somebody with more must be passed."""
    others = (total for seat, total in enumerate(state.totals) if seat != state.turn)
    return max(others, default=0) >= max(state.setup.goal, state.total_of(state.turn) + points)


@lru_cache(maxsize=64)
def _next_throw(lines: tuple[Line, ...], dice: int) -> tuple[float, float]:
    """Of one throw of so many dice beside those set aside: how often it scores, and what it then brings."""
    scores = average(dice, lambda faces: bool(set_aside(lines, faces)))
    brings = average(
        dice, lambda faces: max((all_used(lines, some) or 0 for some in set_aside(lines, faces)), default=0)
    )
    return scores, brings


def aside_to_choose(state: Match, plays: Plays) -> tuple[Faces, bool]:
    """The dice to set aside of this throw, and whether to throw the others."""
    lines = state.plan.lines
    new = without(state.faces, state.counted)
    options = set_aside(lines, new)
    if plays is not Plays.STRONG:
        options = (max(options, key=lambda some: (all_used(lines, some) or 0, len(some))),)
    weighed = {some: _weighed(state, some, len(new) - len(some), plays) for some in options}
    best = max(weighed, key=lambda some: (weighed[some][0], some))
    return best, weighed[best][1]


def _weighed(state: Match, some: Faces, left: int, plays: Plays) -> tuple[float, bool]:
    """What this way is worth, and whether it means to throw again."""
    hand = state.hand + (all_used(state.plan.lines, some) or 0)
    scores, brings = _next_throw(state.plan.lines, left or state.plan.dice)
    on = scores * hand + brings
    must = hand < needed(state) or (state.setup.go_on and not left)
    if state.throws_left == 0:
        return hand, False
    if must or _is_last_chance(state, hand):
        return on, True
    if _reaches_goal(state, hand) or plays is Plays.EASY:
        return hand, False
    bold = on if plays is Plays.STRONG else on * CAREFUL + hand * scores * (1 - CAREFUL)
    return max(hand, on), bold > hand


def _is_last_chance(state: Match, hand: int) -> bool:
    return (
        _reaches_goal(state, 0) is False
        and max(state.totals) >= (state.setup.goal or 1)
        and _is_behind(state, hand)
    )


def is_set_aside(state: Match, wanted: Faces) -> bool:
    """Do just these dice of the throw lie aside, ready to be counted?"""
    return new_aside(state) == wanted and banked_points(state) is not None
