"""What a throw scores by a plan: one line, all lines, or lines side by side that use each die once."""

from __future__ import annotations

from functools import cache
from itertools import combinations

from games.one_file.patterns import Faces, score, ways, without, worth
from games.one_file.plan import Counting, Line, Loss, Plan, What


def throw_points(plan: Plan, faces: Faces) -> int:
    """The points of these dice for a running total."""
    return _points(plan.lines, plan.counting, faces)


@cache
def _points(lines: tuple[Line, ...], counting: Counting, faces: Faces) -> int:
    if counting is Counting.ONCE:
        return _side_by_side(lines, faces)
    found = [points for line in lines if (points := score(line, faces)) is not None]
    return (sum(found) if counting is Counting.ALL else max(found)) if found else 0


@cache
def _side_by_side(lines: tuple[Line, ...], faces: Faces) -> int:
    """The best way to split the dice among the lines; dice may be left over."""
    best = 0
    for line in lines:
        for used in ways(line, faces):
            best = max(best, worth(line, faces, used) + _side_by_side(lines, without(faces, used)))
    return best


@cache
def all_used(lines: tuple[Line, ...], faces: Faces) -> int | None:
    """The points of these dice when every one of them must score; None where one does not."""
    if not faces:
        return 0
    found = [
        worth(line, faces, used) + rest
        for line in lines
        for used in ways(line, faces)
        if (rest := all_used(lines, without(faces, used))) is not None
    ]
    return max(found, default=None)


@cache
def set_aside(lines: tuple[Line, ...], faces: Faces) -> tuple[Faces, ...]:
    """Every set of dice among these that may be set aside, because all of them score."""
    some = {used for count in range(1, len(faces) + 1) for used in combinations(faces, count)}
    return tuple(sorted(used for used in some if all_used(lines, used) is not None))


def scores_nothing(plan: Plan, faces: Faces) -> bool:
    """Does no line fit?"""
    return all(not ways(line, faces) for line in plan.lines)


def loss(plan: Plan, faces: Faces) -> Loss | None:
    """What this throw loses; all points come before those of the turn."""
    losses = sorted(plan.losses, key=lambda each: not each.all_points)
    return next((each for each in losses if _is_lost(plan, each.when, faces)), None)


def _is_lost(plan: Plan, when: Line, faces: Faces) -> bool:
    return scores_nothing(plan, faces) if when.what is What.NOTHING else bool(ways(when, faces))
