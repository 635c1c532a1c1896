"""A page full of boxes of every kind to learn from: no game has it, but its boxes look like a game's."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from games.paper import GREY, PALE, Field, Ink, Kind, Line, Outline, PaperBox, Plan
from paper.filled.strokes import Chance
from paper.frame import Form
from paper.sheets import Sheet

STEP = 1.08
"""Fields of a reserve stand a little apart."""


def practice_page(like: Sheet, chance: Chance) -> Sheet:
    """The sheet's paper and markers with boxes as large as its own, from edge to edge."""
    cell = like.plan.fields[0].box.width
    width, height = like.size
    across, down = int(width / (STEP * cell)), int((height - 2 * like.markers[0].height - 2) / (STEP * cell))
    line = 0.9 if like.form is Form.LARGE else 0.55
    ink: list[Ink] = []
    fields: list[Field] = []
    left, top = 0.0, like.markers[0].height + 1
    while across > 0:
        kind = (Kind.NUMBER, Kind.SAVED, Kind.ARROW)[int(chance.choice(3, p=(0.6, 0.2, 0.2)))]
        columns = min(across, int(chance.integers(2, 6)) if kind is Kind.NUMBER else 1)
        some, drawn = _strip(kind, PaperBox(left, top, cell, cell), columns, down, line)
        # Columns count on from strip to strip, with a gap: neighbours share an edge only within one.
        first = 2 + max((field.column for field in fields), default=0)
        fields += [replace(field, column=field.column + first) for field in some]
        ink += drawn
        left, across = left + columns * STEP * cell, across - columns
    return replace(like, plan=Plan(tuple(ink), tuple(fields)))


def _strip(
    kind: Kind, first: PaperBox, columns: int, rows: int, line: float
) -> tuple[list[Field], list[Ink]]:
    cell = first.width
    step = cell if kind is Kind.NUMBER else STEP * cell
    fields = [
        Field(kind, first.moved(column * step, (rows - row) * step), row, column)
        for row in range(1, rows + 1)
        for column in range(columns)
    ]
    if kind is Kind.ARROW:
        return fields, [Outline(field.box.grown(-0.06 * cell), 0.25, PALE) for field in fields]
    if kind is Kind.SAVED:
        dashed = bool(round(first.x) % 2)
        return fields, [
            Outline(each.box, 0.3 if dashed else line, dashed=dashed, corner=1) for each in fields
        ]
    outer = PaperBox(first.x, first.y, columns * cell, rows * cell)
    return fields, [*_inner(outer, cell), Outline(outer, line)]


def _inner(outer: PaperBox, cell: float) -> list[Ink]:
    right, low = outer.x + outer.width, outer.y + outer.height
    down = [Line((x, outer.y), (x, low), shade=GREY) for x in np.arange(outer.x + cell, right - 1, cell)]
    level = [Line((outer.x, y), (right, y), shade=GREY) for y in np.arange(outer.y + cell, low - 1, cell)]
    return [*down, *level]
