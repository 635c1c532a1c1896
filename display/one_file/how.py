"""Pictures for how a game from a file goes: those that its author names, or dice that its plan speaks of."""

from __future__ import annotations

from itertools import cycle, islice

from display.building.how_pictures import Picture, below, dice, sign
from games.one_file.chances import throws
from games.one_file.helping import pages
from games.one_file.patterns import Faces, score, ways
from games.one_file.plan import Line, Plan, What
from games.one_file.scoring import loss
from games.one_file.state import OneFileSetup

_IN_A_ROW = 5
"""More dice than this lie in two rows."""
_MOST_SEARCHED = 6
"""Of more dice than this not every throw is looked at."""


def pictures(plan: Plan) -> dict[str, Picture]:
    """By page: the author's, where there is one for it; else what the plan tells."""
    named = pages(OneFileSetup(plan=plan))
    return {page: _picture(plan, page, number, len(named)) for number, page in enumerate(named)}


def _picture(plan: Plan, page: str, number: int, count: int) -> Picture:
    own = plan.pictures[number] if number < len(plan.pictures) else ()
    if own:
        return _dice(own)
    if page == "end" or number == count - 1:
        return sign("crown")
    if not plan.dice:
        return sign("keys")
    return _dice(_told(plan, page, number))


def _told(plan: Plan, page: str, number: int) -> Faces:
    """Dice that lose on the page about losing, else dice that score."""
    if page == "lost":
        return next((faces for faces in _throws(plan) if loss(plan, faces)), _any(plan))
    lines = plan.rows or plan.lines
    return _fitting(plan, lines[number % len(lines)]) if page != "throws" and lines else _any(plan)


def _any(plan: Plan) -> Faces:
    """Just dice, as many as are thrown."""
    return tuple(islice(cycle((5, 3, 6, 2, 4, 1)), plan.dice))


def _throws(plan: Plan) -> tuple[Faces, ...]:
    return throws(min(plan.dice, _MOST_SEARCHED))


def _fitting(plan: Plan, line: Line) -> Faces:
    """The dice that make this line, of its most valuable throw."""
    if line.what in {What.SUM, What.DIFFERENT, What.EVEN, What.ODD, What.TOTAL}:
        return max(_throws(plan), key=lambda faces: score(line, faces) or -1)
    fitting = [faces for faces in _throws(plan) if ways(line, faces)]
    best = max(fitting, key=lambda faces: score(line, faces) or 0, default=_any(plan))
    return next(iter(ways(line, best)), best)


def _dice(faces: Faces) -> Picture:
    if len(faces) <= _IN_A_ROW:
        return dice(*faces)
    half = -(-len(faces) // 2)
    return below(dice(*faces[:half]), dice(*faces[half:]))
