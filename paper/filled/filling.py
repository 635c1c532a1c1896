"""Fills a printed sheet at random, as a game would leave it, and remembers what was written."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from games.drawn_lines import Line, line_at
from games.paper import Field, Kind, Value
from paper.filled.hand import (
    Hand,
    Paper,
    smudge,
    write_arrow,
    write_circle,
    write_digit,
    write_other,
    write_strike,
)
from paper.filled.outlining import any_blocks, draw_around, lines_around
from paper.filled.strokes import Chance
from paper.sheets import Sheet


@dataclass(frozen=True, slots=True)
class Written:
    """What truly stands in a field; `other`: something that is none of our signs."""

    field: Field
    value: Value
    struck: bool = False
    other: bool = False
    outlined: tuple[bool, ...] = (False,) * 4
    """Is there a line drawn by hand above, right, below, left of it?"""


def any_game(sheet: Sheet, chance: Chance) -> tuple[Written, ...]:
    """Columns filled from below, some arrows, some reserve numbers, most of them struck out."""
    has_event = any(field.kind is Kind.ARROW for field in sheet.plan.fields)
    rows = max(field.row for field in sheet.plan.fields if field.kind is Kind.NUMBER)
    columns = max(field.column for field in sheet.plan.fields)
    fullness = chance.uniform(0.5, 1.0)
    heights = [min(rows, round(rows * fullness + chance.normal(0, 0.12 * rows))) for _ in range(columns)]
    written: list[Written] = []
    for field in sheet.plan.fields:
        written.append(_written(field, heights, has_event, chance))
    return tuple(written)


def _written(field: Field, heights: list[int], has_event: bool, chance: Chance) -> Written:
    match field.kind:
        case Kind.NUMBER:
            if field.row > heights[field.column - 1]:
                return Written(field, None)
            meteorite = has_event and chance.random() < 0.07
            return Written(field, 0 if meteorite else int(chance.integers(1, 7)))
        case Kind.ARROW:
            return Written(field, 0 if chance.random() < 0.2 else None)
        case Kind.SAVED:
            if chance.random() < (0.7 if field.extra else 0.35):
                return Written(field, None)
            return Written(field, int(chance.integers(1, 7)), struck=chance.random() < 0.6)


def dense(sheet: Sheet, chance: Chance) -> tuple[Written, ...]:
    """Every field full of something, also of what no game leaves: to learn from."""

    def one(field: Field) -> Written:
        kind = chance.random()
        if kind < 0.1:
            return Written(field, None)
        if kind < 0.18:
            return Written(field, None, other=True)
        if field.kind is Kind.ARROW:
            return Written(field, 0)
        if field.kind is Kind.SAVED:
            return Written(field, int(chance.integers(1, 7)), struck=chance.random() < 0.6)
        return Written(field, 0 if chance.random() < 0.12 else int(chance.integers(1, 7)))

    return tuple(one(field) for field in sheet.plan.fields)


def write(paper: Paper, written: tuple[Written, ...], hand: Hand, chance: Chance) -> None:
    """The hand writes it all down."""
    for each in written:
        _write(paper, each, hand, chance)


def with_blocks(
    paper: Paper, written: tuple[Written, ...], hand: Hand, chance: Chance, most: int
) -> tuple[Written, ...]:
    """The hand outlines some blocks, too; told as every field has them beside it."""
    cells = {(each.field.row, each.field.column): each for each in written if each.field.kind is Kind.NUMBER}
    filled = [place for place, each in cells.items() if each.value is not None]
    boxes = {place: each.field.box for place, each in cells.items()}
    lines: set[Line] = set()
    for block in any_blocks(filled, chance, most):
        draw_around(paper, boxes, block, hand, chance)
        lines |= lines_around(block)
    told = {
        place: replace(each, outlined=tuple(line_at(place, side) in lines for side in range(4)))
        for place, each in cells.items()
    }
    return tuple(told.get((each.field.row, each.field.column), each) for each in written)


def _write(paper: Paper, each: Written, hand: Hand, chance: Chance) -> None:
    box = each.field.box
    if each.other:
        write_other(paper, box, hand, chance)
    elif each.value is None:
        if chance.random() < hand.smudges:
            smudge(paper, box, hand, chance)
    elif each.value == 0:
        signs: dict[Kind, Callable[..., None]] = {Kind.ARROW: write_arrow}
        signs.get(each.field.kind, write_circle)(paper, box, hand, chance)
    else:
        write_digit(paper, box, each.value, hand, chance)
        if each.struck:
            write_strike(paper, box, hand, chance)
