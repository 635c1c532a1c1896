"""Entering a paper sheet for scoring, faster than a pencil: numbers fall into the chosen column."""

from __future__ import annotations

from dataclasses import replace

from games.choices import Choice
from games.cues import Refused, Step
from games.upwards.cues import Refusal
from games.upwards.decisions import Column, Erase, MarkRow, Number, Repeat
from games.upwards.sheet import METEORITE, Sheet, drop, has_room, lift, mark, open_columns
from games.upwards.state import EnteredSheet

LARGEST_TOTAL = 999


def tell(entered: EnteredSheet, digit: int) -> Step[EnteredSheet]:
    """One more digit of the total that a player has counted alone."""
    total = 10 * (entered.total or 0) + digit
    if digit not in range(10) or total > LARGEST_TOTAL:
        return _no(entered, Refusal.TOTAL_TOO_LARGE, LARGEST_TOTAL)
    return Step(replace(entered, total=total))


def untell(entered: EnteredSheet) -> Step[EnteredSheet]:
    """The last digit was a slip."""
    if entered.total is None:
        return _no(entered, Refusal.NOT_NOW)
    return Step(replace(entered, total=entered.total // 10 if entered.total > 9 else None))


def telling_choices(entered: EnteredSheet) -> tuple[Choice, ...]:
    """The digits, and what takes the last one back."""
    room = 10 * (entered.total or 0) <= LARGEST_TOTAL - 9
    digits = (Number(entered.seat, digit).choice for digit in range(10) if room)
    return (*digits, *(() if entered.total is None else (Erase(entered.seat).choice,)))


def choose_column(entered: EnteredSheet, column: int) -> Step[EnteredSheet]:
    """The next numbers fall here."""
    if not 0 <= column < len(entered.sheet.columns):
        return _no(entered, Refusal.NOT_NOW)
    return Step(replace(entered, column=column))


def put(entered: EnteredSheet, number: int) -> Step[EnteredSheet]:
    """A number, or with the event die a meteorite, falls into the chosen column."""
    if number not in _numbers(entered):
        return _no(entered, Refusal.NOT_NOW)
    if not has_room(entered.sheet, entered.column):
        return _no(entered, Refusal.COLUMN_FULL, entered.column + 1)
    sheet = drop(entered.sheet, entered.column, number)
    return Step(replace(entered, sheet=sheet, column=_next_column(sheet, entered.column), last=number))


def repeat(entered: EnteredSheet) -> Step[EnteredSheet]:
    """The last number once more."""
    return _no(entered, Refusal.NOT_NOW) if entered.last is None else put(entered, entered.last)


def erase(entered: EnteredSheet) -> Step[EnteredSheet]:
    """Rub out the top of the chosen column, and any block drawn around it."""
    stack = entered.sheet.columns[entered.column]
    if not stack:
        return _no(entered, Refusal.GRID_EMPTY_THERE, entered.column + 1)
    gone = (len(stack) - 1, entered.column)
    kept = tuple(outlined for outlined in entered.sheet.blocks if gone not in outlined.cells)
    return Step(replace(entered, sheet=replace(lift(entered.sheet, entered.column), blocks=kept), cells=()))


def mark_row(entered: EnteredSheet, row: int) -> Step[EnteredSheet]:
    """Draw or rub out the arrow beside a bonus row."""
    if not entered.event_die or not 0 <= row < entered.sheet.rows:
        return _no(entered, Refusal.NOT_NOW)
    return Step(replace(entered, sheet=mark(entered.sheet, row)))


def entered_choices(entered: EnteredSheet) -> tuple[Choice, ...]:
    """Everything that can be tapped while this sheet is entered."""
    columns = (Column(entered.seat, column).choice for column in range(len(entered.sheet.columns)))
    room = has_room(entered.sheet, entered.column)
    numbers = (Number(entered.seat, number).choice for number in _numbers(entered) if room)
    again = (Repeat(entered.seat).choice,) if room and entered.last is not None else ()
    rub = (Erase(entered.seat).choice,) if entered.sheet.columns[entered.column] else ()
    rows = (MarkRow(entered.seat, row).choice for row in range(entered.sheet.rows) if entered.event_die)
    return (*columns, *numbers, *again, *rub, *rows)


def _numbers(entered: EnteredSheet) -> tuple[int, ...]:
    return (1, 2, 3, 4, 5, 6, METEORITE) if entered.event_die else (1, 2, 3, 4, 5, 6)


def _next_column(sheet: Sheet, column: int) -> int:
    """A full column hands over to the next one with room."""
    if has_room(sheet, column):
        return column
    return next((later for later in open_columns(sheet) if later > column), column)


def _no(entered: EnteredSheet, why: Refusal, *about: int | str) -> Step[EnteredSheet]:
    return Step(entered, (Refused(why, about),))
