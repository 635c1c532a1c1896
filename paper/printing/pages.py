"""Sheets on pages: how many, which way round, and where to cut."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from games.paper import PALE, Ink, Kind, Line, PaperBox, Plan
from paper.frame import Form
from paper.sheets import ACROSS, PAPERS, Sheet

PER_PAGE = {1: Form.FULL, 2: Form.HALF, 4: Form.QUARTER}
MARGIN = 12.0
"""No printer needs more white around the edge."""


@dataclass(frozen=True, slots=True)
class Placed:
    """A sheet, and where on its page its first marker's corner is."""

    sheet: Sheet
    x: float
    y: float


@dataclass(frozen=True, slots=True)
class PrintedPage:
    """One page: its size, what is printed, the markers with their places, and the sheets on it."""

    width: float
    height: float
    plan: Plan
    markers: tuple[tuple[int, PaperBox], ...] = ()
    sheets: tuple[Placed, ...] = ()


def sheet_pages(sheets: Sequence[Sheet], paper: str) -> tuple[PrintedPage, ...]:
    """All sheets, which are of one form, on as many pages as they need."""
    form = sheets[0].form
    return tuple(_page(some, form, paper) for some in _in_groups(sheets, ACROSS[form][0] * ACROSS[form][1]))


def _in_groups(sheets: Sequence[Sheet], size: int) -> Iterable[Sequence[Sheet]]:
    return (sheets[first : first + size] for first in range(0, len(sheets), size))


def _page(sheets: Sequence[Sheet], form: Form, paper: str) -> PrintedPage:
    across, down = ACROSS[form]
    # Two upright sheets lie side by side on a page that lies on its side.
    width, height = PAPERS[paper] if across == down else PAPERS[paper][::-1]
    room = width / across, height / down
    placed = [
        Placed(sheet, *_corner(sheet, n % across * room[0], n // across * room[1], room))
        for n, sheet in enumerate(sheets)
    ]
    plans = [each.sheet.plan.moved(each.x, each.y) for each in placed]
    ink = [ink for plan in plans for ink in plan.ink]
    markers = [
        (marker, box.moved(each.x, each.y))
        for each in placed
        for marker, box in zip(each.sheet.ids, each.sheet.markers, strict=True)
    ]
    whole = Plan((*_cuts(width, height, across, down), *ink))
    return PrintedPage(width, height, whole, tuple(markers), tuple(placed))


def _corner(sheet: Sheet, x: float, y: float, room: tuple[float, float]) -> tuple[float, float]:
    return x + (room[0] - sheet.size[0]) / 2, y + (room[1] - sheet.size[1]) / 2


def _cuts(width: float, height: float, across: int, down: int) -> tuple[Ink, ...]:
    upright = (
        Line((n * width / across, 0), (n * width / across, height), 0.2, PALE) for n in range(1, across)
    )
    level = (Line((0, n * height / down), (width, n * height / down), 0.2, PALE) for n in range(1, down))
    return (*upright, *level)


def plain_pages(plans: Iterable[Plan], paper: str) -> tuple[PrintedPage, ...]:
    """Plans without markers, one a page, inside the margin."""
    return tuple(PrintedPage(*PAPERS[paper], plan.moved(MARGIN, MARGIN)) for plan in plans)


def geometry(pages: Sequence[PrintedPage]) -> dict[str, Any]:
    """Where everything is, in millimetres from each page's top left corner."""
    return {
        "page": [pages[0].width, pages[0].height],
        "sheets": [
            {"page": number, **_sheet_row(placed)}
            for number, page in enumerate(pages, 1)
            for placed in page.sheets
        ],
    }


def _sheet_row(placed: Placed) -> dict[str, Any]:
    plan = placed.sheet.plan.moved(placed.x, placed.y)
    by_kind = {kind: [each for each in plan.fields if each.kind is kind] for kind in Kind}
    markers = (box.moved(placed.x, placed.y) for box in placed.sheet.markers)
    return {
        "markers": [_rounded(box.x, box.y, box.width) for box in markers],
        "cells": [
            {"row": each.row, "column": each.column, "box": _row(each.box)} for each in by_kind[Kind.NUMBER]
        ],
        "reserve": [{"box": _row(each.box), "extra": each.extra} for each in by_kind[Kind.SAVED]],
        "arrows": [{"row": each.row, "box": _row(each.box)} for each in by_kind[Kind.ARROW]],
    }


def _row(box: PaperBox) -> list[float]:
    return _rounded(box.x, box.y, box.width, box.height)


def _rounded(*lengths: float) -> list[float]:
    return [round(length, 3) for length in lengths]
