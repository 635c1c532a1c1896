"""Entering a paper sheet for scoring, faster than a pencil: numbers fall into the chosen column."""

from __future__ import annotations

from dataclasses import replace

from games.choices import Choice
from games.cues import Refused, Step
from games.upwards.cues import Refusal
from games.upwards.decisions import Column, Erase, MarkRow, Number, Repeat
from games.upwards.sheet import METEORITE, Sheet, drop, has_room, lift, mark, open_columns
from games.upwards.state import Page

LARGEST_TOTAL = 999


def tell(page: Page, digit: int) -> Step[Page]:
    """One more digit of the total that a player has counted alone."""
    total = 10 * (page.total or 0) + digit
    if digit not in range(10) or total > LARGEST_TOTAL:
        return _no(page, Refusal.TOTAL_TOO_LARGE, LARGEST_TOTAL)
    return Step(replace(page, total=total))


def untell(page: Page) -> Step[Page]:
    """The last digit was a slip."""
    if page.total is None:
        return _no(page, Refusal.NOT_NOW)
    return Step(replace(page, total=page.total // 10 if page.total > 9 else None))


def telling_choices(page: Page) -> tuple[Choice, ...]:
    """The digits, and what takes the last one back."""
    room = 10 * (page.total or 0) <= LARGEST_TOTAL - 9
    digits = (Number(page.seat, digit).choice for digit in range(10) if room)
    return (*digits, *(() if page.total is None else (Erase(page.seat).choice,)))


def choose_column(page: Page, column: int) -> Step[Page]:
    """The next numbers fall here."""
    if not 0 <= column < len(page.sheet.columns):
        return _no(page, Refusal.NOT_NOW)
    return Step(replace(page, column=column))


def put(page: Page, number: int) -> Step[Page]:
    """A number, or with the event die a meteorite, falls into the chosen column."""
    if number not in _numbers(page):
        return _no(page, Refusal.NOT_NOW)
    if not has_room(page.sheet, page.column):
        return _no(page, Refusal.COLUMN_FULL, page.column + 1)
    sheet = drop(page.sheet, page.column, number)
    return Step(replace(page, sheet=sheet, column=_next_column(sheet, page.column), last=number))


def repeat(page: Page) -> Step[Page]:
    """The last number once more."""
    return _no(page, Refusal.NOT_NOW) if page.last is None else put(page, page.last)


def erase(page: Page) -> Step[Page]:
    """Rub out the top of the chosen column, and any block drawn around it."""
    stack = page.sheet.columns[page.column]
    if not stack:
        return _no(page, Refusal.GRID_EMPTY_THERE, page.column + 1)
    gone = (len(stack) - 1, page.column)
    kept = tuple(outlined for outlined in page.sheet.blocks if gone not in outlined.cells)
    return Step(replace(page, sheet=replace(lift(page.sheet, page.column), blocks=kept), cells=()))


def mark_row(page: Page, row: int) -> Step[Page]:
    """Draw or rub out the arrow beside a bonus row."""
    if not page.event_die or not 0 <= row < page.sheet.rows:
        return _no(page, Refusal.NOT_NOW)
    return Step(replace(page, sheet=mark(page.sheet, row)))


def page_choices(page: Page) -> tuple[Choice, ...]:
    """Everything that can be tapped while this sheet is entered."""
    columns = (Column(page.seat, column).choice for column in range(len(page.sheet.columns)))
    room = has_room(page.sheet, page.column)
    numbers = (Number(page.seat, number).choice for number in _numbers(page) if room)
    again = (Repeat(page.seat).choice,) if room and page.last is not None else ()
    rub = (Erase(page.seat).choice,) if page.sheet.columns[page.column] else ()
    rows = (MarkRow(page.seat, row).choice for row in range(page.sheet.rows) if page.event_die)
    return (*columns, *numbers, *again, *rub, *rows)


def _numbers(page: Page) -> tuple[int, ...]:
    return (1, 2, 3, 4, 5, 6, METEORITE) if page.event_die else (1, 2, 3, 4, 5, 6)


def _next_column(sheet: Sheet, column: int) -> int:
    """A full column hands over to the next one with room."""
    if has_room(sheet, column):
        return column
    return next((later for later in open_columns(sheet) if later > column), column)


def _no(page: Page, why: Refusal, *about: int | str) -> Step[Page]:
    return Step(page, (Refused(why, about),))
