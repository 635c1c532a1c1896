"""A sheet of Upwards! on the screen: its grid, what each choice would do there, and what can be touched."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from display.building.grid_plan import SheetPlan
from display.building.parts import Button, Part, Weight
from display.style.boxes import Box
from display.style.look import Look
from display.upwards.parts import Ghost, SheetGrid, SheetMarks
from display.wording.labels import choice_words
from games.choices import Choice
from games.events import Chosen
from games.upwards import verbs
from games.upwards.scoring import points, score
from games.upwards.setup import Setup
from games.upwards.sheet import METEORITE, Sheet, drop
from session.evening import Evening

_FOOT_MM = 9
_ON_COLUMNS = (verbs.WRITE, verbs.DROP_METEORITE, verbs.COLUMN)


def sheet_plan(look: Look, box: Box, sheet: Sheet, margin: int, foot: bool = True) -> SheetPlan:
    """The grid as large as the box allows."""
    columns, rows = max(1, len(sheet.columns)), max(1, sheet.rows)
    return SheetPlan(box, columns, rows, margin, look.mm(_FOOT_MM) if foot else 0)


def sheet_parts(plan: SheetPlan, sheet: Sheet, marks: SheetMarks) -> SheetGrid:
    """The picture of a sheet."""
    return SheetGrid(plan.box, plan, sheet, marks)


def touch_parts(
    evening: Evening, look: Look, plan: SheetPlan, choices: Iterable[Choice], whole_rows: bool = False
) -> tuple[Part, ...]:
    """Columns, rows and boxes that mean something when they are touched."""
    places = ((choice, _place(plan, choice, whole_rows)) for choice in choices)
    return tuple(
        Button(box, Chosen(choice), Weight.BARE, choice_words(look.language, choice, evening))
        for choice, box in places
        if box
    )


def _place(plan: SheetPlan, choice: Choice, whole_rows: bool) -> Box | None:
    where = [int(part) for part in choice.about[1:] if isinstance(part, int)]
    if choice.verb in _ON_COLUMNS:
        return plan.column(where[0])
    if choice.verb == verbs.MARK_ROW:
        return plan.row(where[0]) if whole_rows else plan.arrow(where[0])
    return plan.cell(where[0], where[1]) if choice.verb == verbs.CELL else None


def circles(setup: Setup, sheet: Sheet) -> tuple[int, ...]:
    """The points of each column as the sheet stands."""
    counted = score(replace(sheet, blocks=()), setup.option, False, (), outlined_only=True)
    return tuple(points(column) for column in counted.columns)


def ghosts(setup: Setup, sheet: Sheet, number: int, columns: Iterable[int]) -> tuple[Ghost, ...]:
    """Where the number would fall in each of these columns, and what that would bring."""
    now = _total(setup, sheet)
    return tuple(
        Ghost(
            (len(sheet.columns[column]), column),
            number,
            0 if number == METEORITE else _total(setup, drop(sheet, column, number)) - now,
        )
        for column in columns
    )


def _total(setup: Setup, sheet: Sheet) -> int:
    return score(sheet, setup.option, setup.event_die, setup.facts.blocks, outlined_only=True).total
