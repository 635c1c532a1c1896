"""What a seat of the device does with dice that may be kept: looks ahead, and weighs its rows."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from games.one_file.chances import expectations, looked_ahead, parts, throws
from games.one_file.patterns import Faces, score
from games.one_file.plan import Kind, Plan
from games.one_file.rules import open_rows
from games.one_file.scoring import loss, throw_points
from games.one_file.state import Match, Plays

FAR = 6
"""With more dice than these, only the next throw is looked at: a Pi would think too long."""
PAR = 0.65
"""What a row is held to be worth later, as a share of what it brings whoever aims at nothing else."""


def row_worth(plan: Plan, row: int, faces: Faces) -> float:
    """The points of a row, with its share of the bonuses that it leads to."""
    points = score(plan.rows[row], faces) or 0
    shares = (bonus.points / bonus.least for bonus in plan.bonuses if row in bonus.rows)
    return points * (1 + sum(shares))


@lru_cache(maxsize=64)
def _pars(plan: Plan) -> tuple[float, ...]:
    """What each row brings on average to somebody who aims at it alone."""
    depth = plan.throws if plan.dice <= FAR else 1
    values = (
        {faces: row_worth(plan, row, faces) for faces in throws(plan.dice)} for row in range(len(plan.rows))
    )
    return tuple(looked_ahead(plan.dice, value, depth)[()] for value in values)


def best_row(state: Match, plays: Plays) -> int:
    """The row for the dice that lie there."""
    rows = open_rows(state)
    if plays is Plays.STRONG:
        return max(rows, key=lambda row: _row_value(state.plan, row, state.faces, True))
    return max(rows, key=lambda row: score(state.plan.rows[row], state.faces) or 0)


def _row_value(plan: Plan, row: int, faces: Faces, is_far: bool) -> float:
    return row_worth(plan, row, faces) - (PAR * _pars(plan)[row] if is_far else 0)


@lru_cache(maxsize=512)
def _sheet_values(plan: Plan, rows: tuple[int, ...], is_far: bool) -> dict[Faces, float]:
    """What each throw is worth at the end of a turn, with these rows open."""
    return {faces: max(_row_value(plan, row, faces, is_far) for row in rows) for faces in throws(plan.dice)}


@lru_cache(maxsize=64)
def _total_values(plan: Plan) -> dict[Faces, float]:
    """The same for a running total."""
    return {
        faces: -1.0 if loss(plan, faces) else float(throw_points(plan, faces)) for faces in throws(plan.dice)
    }


def best_keep(state: Match, plays: Plays) -> Faces:
    """The dice to keep; all of them where no throw could be expected to help."""
    if plays is Plays.EASY:
        return _most_common(state.faces)
    expected = _expected(state, plays)
    return max(parts(state.faces), key=lambda kept: (round(expected[kept], 6), len(kept), kept))


def _expected(state: Match, plays: Plays) -> dict[Faces, float]:
    plan, is_strong = state.plan, plays is Plays.STRONG
    depth = (state.throws_left or 1) if is_strong and plan.dice <= FAR else 1
    rows = open_rows(state) if plan.kind is Kind.SHEET else ()
    return _looked_ahead(plan, rows, is_strong, depth)


@lru_cache(maxsize=256)
def _looked_ahead(plan: Plan, rows: tuple[int, ...], is_far: bool, depth: int) -> dict[Faces, float]:
    values = _sheet_values(plan, rows, is_far) if rows else _total_values(plan)
    return looked_ahead(plan.dice, values, depth) if depth > 1 else expectations(plan.dice, values)


def _most_common(faces: Faces) -> Faces:
    """As a beginner does: collect what there is most of."""
    count = Counter(faces)
    face = max(count, key=lambda each: (count[each], each))
    return (face,) * count[face]
