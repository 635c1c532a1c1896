"""Photographs of filled sheets for the tests: painted digits, from seeds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from games.paper import Field, Kind
from games.upwards import GAME, Option, Setup
from paper.filled.camera import Picture, Shot, photograph
from paper.filled.filling import Written, write
from paper.filled.hand import Hand, fresh_paper
from paper.filled.pens import Pen
from paper.frame import Form
from paper.sheets import Sheet, sheet_for

GRID = """\
. . . .
. . . .
. . . .
. . . .
. 6 . .
2 5 . 1
3 4 * 2
1 2 3 6"""
MARGIN, CELL_PX = 8.0, 64
SETUP = Setup(option=Option.SNAKE, event_die=True)
HAND = Hand(Pen(0.6, 0.9, 0.05, 0.1), 0.62, 0.03, dict.fromkeys(range(1, 7), (0,)), None, 1.0, corrects=0.0)
STRAIGHT = Shot(fills=0.95, shadow=0, noise=2, blur=0.4)


def written(sheet: Sheet, grid: str = GRID, arrows: Sequence[int] = (1, 3)) -> tuple[Written, ...]:
    """The grid as `score` has it, arrows, and a struck 4 and a 2 in the reserve."""
    lines = [line.split() for line in grid.splitlines()][::-1]
    saved = [field for field in sheet.plan.fields if field.kind is Kind.SAVED]

    def one(field: Field) -> Written:
        if field.kind is Kind.ARROW:
            return Written(field, 0 if field.row in arrows else None)
        if field.kind is Kind.SAVED:
            return {0: Written(field, 4, struck=True), 1: Written(field, 2)}.get(
                saved.index(field), Written(field, None)
            )
        sign = lines[field.row - 1][field.column - 1]
        return Written(field, {".": None, "*": 0}.get(sign, int(sign) if sign.isdigit() else None))

    return tuple(one(field) for field in sheet.plan.fields)


def filled(
    seed: int = 1, form: Form = Form.HALF, grid: str = GRID, other: tuple[int, int] | None = None
) -> tuple[Sheet, Picture]:
    """A sheet as a printer and a hand leave it; in the box `other` stands something strange."""
    chance = np.random.default_rng(seed)
    sheet = sheet_for(GAME, SETUP, form)
    paper = fresh_paper(sheet, CELL_PX, MARGIN)
    marks = written(sheet, grid)
    if other:
        marks = tuple(
            replace(each, value=None, other=True) if (each.field.row, each.field.column) == other else each
            for each in marks
        )
    write(paper, marks, HAND, chance)
    return sheet, paper.picture


def photo(picture: Picture, seed: int = 1, shot: Shot = STRAIGHT) -> Picture:
    """The same under a camera."""
    return photograph(picture, shot, np.random.default_rng(seed))
