"""Whole sheets in millimetres, made from a game's setup and, again, from what the markers of a print say."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from games.game import Game
from games.paper import PaperBox, PaperSheet, Plan
from games.registry import games
from games.setup import Setup
from paper.code import marker_ids, packed, unpacked
from paper.frame import MARKERS, SIZES, Form, framed, marker_boxes, space_inside

VERSION = 1
"""Of the layout. A later one is a later plan; the plans of earlier prints stay."""
FORMS = tuple(Form)
HEAD_SIZES = (4, 8, len(FORMS), 2)
"""Version, game's code, form, hand."""
PAPERS = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
"""Width and height of a page, in millimetres."""
ACROSS = {Form.FULL: (1, 1), Form.LARGE: (1, 1), Form.HALF: (2, 1), Form.QUARTER: (2, 2)}
"""How many sheets side by side, and how many below each other."""


@dataclass(frozen=True, slots=True, eq=False)
class Sheet:
    """One sheet: the game, its setup, its markers and everything on it, from the first marker's corner on."""

    game: Game[Any, Any]
    paper: PaperSheet[Any]
    setup: Setup
    form: Form
    left_handed: bool
    plan: Plan
    ids: tuple[int, ...]

    @property
    def markers(self) -> tuple[PaperBox, ...]:
        """Where the markers are, in the order of their numbers."""
        return marker_boxes(self.form)

    @property
    def size(self) -> tuple[float, float]:
        """Width and height."""
        return SIZES[self.form].width, SIZES[self.form].height


def sheet_for(
    game: Game[Any, Any], setup: Setup, form: Form, *, left_handed: bool = False, name: str = ""
) -> Sheet:
    """The sheet of this game; ValueError where it has none."""
    if game.paper is None:
        raise ValueError(f"{game.name} has no sheet")
    inside = game.paper.plan(setup, space_inside(form, left_handed))
    plan = framed(form, inside, f"game.{game.name}", name, VERSION)
    numbers = (VERSION, game.paper.code, FORMS.index(form), int(left_handed), *game.paper.numbers(setup))
    ids = marker_ids(packed(numbers, (*HEAD_SIZES, *game.paper.sizes)), MARKERS)
    return Sheet(game, game.paper, setup, form, left_handed, plan, ids)


def sheet_behind(whole: int) -> Sheet | None:
    """The sheet that a number from the markers stands for; None where we have never printed such a one."""
    return next((sheet for game in games().values() if (sheet := _made(game, whole))), None)


def _made(game: Game[Any, Any], whole: int) -> Sheet | None:
    paper = game.paper
    if paper is None:
        return None
    try:
        version, code, form, left_handed, *numbers = unpacked(whole, (*HEAD_SIZES, *paper.sizes))
    except ValueError:
        return None
    if (version, code) != (VERSION, paper.code):
        return None
    setup = paper.setup(tuple(numbers))
    return sheet_for(game, setup, FORMS[form], left_handed=bool(left_handed)) if setup else None
