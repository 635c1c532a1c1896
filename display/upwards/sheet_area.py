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
from games.events import Chosen
from games.upwards.decisions import Column, DropMeteorite, MarkRow, TapCell, UpwardsDecision, Write
from games.upwards.scoring import points, score
from games.upwards.setup import Setup
from games.upwards.sheet import METEORITE, Sheet, drop
from session.evening import Evening

_FOOT_MM = 9


def sheet_plan(look: Look, box: Box, sheet: Sheet, margin: int, foot: bool = True) -> SheetPlan:
    """The grid as large as the box allows."""
    columns, rows = max(1, len(sheet.columns)), max(1, sheet.rows)
    return SheetPlan(box, columns, rows, margin, look.mm(_FOOT_MM) if foot else 0)


def sheet_parts(plan: SheetPlan, sheet: Sheet, marks: SheetMarks) -> SheetGrid:
    """The picture of a sheet."""
    return SheetGrid(plan.box, plan, sheet, marks)


def touch_parts(
    evening: Evening,
    look: Look,
    plan: SheetPlan,
    decisions: Iterable[UpwardsDecision],
    whole_rows: bool = False,
) -> tuple[Part, ...]:
    """Columns, rows and boxes that mean something when they are touched."""
    places = ((decision.choice, _place(plan, decision, whole_rows)) for decision in decisions)
    return tuple(
        Button(box, Chosen(choice), Weight.BARE, choice_words(look.language, choice, evening))
        for choice, box in places
        if box
    )


def _place(plan: SheetPlan, decision: UpwardsDecision, whole_rows: bool) -> Box | None:
    match decision:
        case Write(_, column) | DropMeteorite(_, column) | Column(_, column):
            return plan.column(column)
        case MarkRow(_, row):
            return plan.row(row) if whole_rows else plan.arrow(row)
        case TapCell(_, row, column):
            return plan.cell(row, column)
        case _:
            return None


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
