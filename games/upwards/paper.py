"""The sheet on paper: the settings in its markers, what the rules say about it, the file for its points."""

from __future__ import annotations

from dataclasses import replace
from itertools import groupby
from math import exp, log
from typing import Any

from games.drawn_lines import lines_in
from games.paper import Kind, PaperSheet, Read, Reads, SheetFlaw
from games.upwards.outlines import outlined
from games.upwards.paper_plan import boxed_plan, plan
from games.upwards.setup import LARGEST, Option, Setup, SheetFacts
from games.upwards.sheet import METEORITE, Cell, Outlined

OPTIONS = tuple(Option)
SIZES = (LARGEST, LARGEST, LARGEST + 1, LARGEST + 1, len(OPTIONS), 2)
IMPOSSIBLE = 1e-6
"""So likely is, for the sake of the logarithm, what was not seen at all."""
SIGNS: dict[int | None, str] = {None: ".", METEORITE: "*", **{number: str(number) for number in range(1, 7)}}


def numbers(setup: Setup) -> tuple[int, ...]:
    """What decides where everything is, and how points are made."""
    facts = setup.facts
    sizes = (facts.columns - 1, facts.rows - 1, facts.reserve, facts.extra_reserve)
    return (*sizes, OPTIONS.index(setup.option), int(setup.event_die))


def setup_behind(numbers: tuple[int, ...]) -> Setup:
    """The setup of a printed sheet, as far as its markers tell it."""
    columns, rows, reserve, extra, option, event_die = numbers
    facts = SheetFacts(columns + 1, rows + 1, reserve, extra)
    return Setup(option=OPTIONS[option], event_die=bool(event_die), facts=facts)


def helped(setup: Setup, reads: Reads) -> Reads:
    """Nothing floats: each column has its likeliest height; without an event die there is no meteorite."""
    allowed = reads if setup.event_die else tuple(map(_without_meteorite, reads))
    cells = [read for read in allowed if read.field.kind is Kind.NUMBER]
    cells.sort(key=lambda read: (read.field.column, read.field.row))
    settled = {
        read.field: read
        for _, column in groupby(cells, key=lambda read: read.field.column)
        for read in _settled(list(column))
    }
    return tuple(settled.get(read.field, read) for read in allowed)


def _without_meteorite(read: Read) -> Read:
    if read.field.kind is not Kind.NUMBER:
        return read
    return _as(read, tuple(each for each in read.likely if each[0] != METEORITE))


def _as(read: Read, likely: tuple[tuple[int | None, float], ...], certain: float = 1.0) -> Read:
    """Only this is left, as certain as the column is; a value that the rules had to choose is no sure one."""
    whole = sum(share for _, share in likely) or 1.0
    shares = tuple((value, certain * share / whole) for value, share in likely)
    return replace(read, likely=shares, sure=read.sure and shares[0][0] == read.value)


def _settled(column: list[Read]) -> list[Read]:
    """The column filled from the bottom up to its likeliest height; a clear neighbour settles a doubt."""
    heights = _heights([dict(read.likely).get(None, 0.0) for read in column])
    height = heights.index(max(heights))
    return [
        _as(
            read,
            tuple(each for each in read.likely if (each[0] is None) != (place < height)),
            sum(heights[place + 1 :]) if place < height else sum(heights[: place + 1]),
        )
        for place, read in enumerate(column)
    ]


def _heights(empty: list[float]) -> list[float]:
    """How likely each height of a column is, by how likely each of its boxes is empty."""
    worth = [
        sum(log(max(1 - none, IMPOSSIBLE)) for none in empty[:height])
        + sum(log(max(none, IMPOSSIBLE)) for none in empty[height:])
        for height in range(len(empty) + 1)
    ]
    shares = [exp(each - max(worth)) for each in worth]
    return [share / sum(shares) for share in shares]


def misfits(setup: Setup, reads: Reads) -> tuple[SheetFlaw, ...]:
    """A number that was struck nowhere and more arrows than rows cannot be; a blank sheet is none yet."""
    del setup
    written = [read for read in reads if read.value is not None]
    return () if written else (SheetFlaw("paper.blank"),)


def grid(reads: Reads) -> str:
    """The grid as `score` reads it: the top row first."""
    cells = {(read.field.row, read.field.column): read for read in reads if read.field.kind is Kind.NUMBER}
    rows, columns = (max(place[n] for place in cells) for n in (0, 1))
    lines = (
        " ".join(SIGNS[cells[row, column].value] for column in range(1, columns + 1))
        for row in range(rows, 0, -1)
    )
    return "\n".join(lines)


def bonus_rows(reads: Reads) -> list[int]:
    """The rows with an arrow, from the lowest."""
    arrows = (read for read in reads if read.field.kind is Kind.ARROW and read.value is not None)
    return sorted(read.field.row for read in arrows)


def row(setup: Setup, reads: Reads) -> dict[str, Any]:
    """What programs are told of this sheet."""
    saved = [read for read in reads if read.field.kind is Kind.SAVED and read.value is not None]
    blocks = outlined(setup, written_cells(reads), lines_in(reads))
    told = {"blocks": [_block_row(block) for block in blocks]} if setup.option is Option.BLOCKS else {}
    return {
        "grid": grid(reads),
        "bonus_rows": bonus_rows(reads),
        "reserve": [{"value": read.value, "struck": read.struck} for read in saved],
        "option": setup.option.value,
        "event_die": setup.event_die,
        **told,
    }


def written_cells(reads: Reads) -> dict[Cell, int]:
    """What stands in the boxes that are not empty, counted from 0."""
    cells = (read for read in reads if read.field.kind is Kind.NUMBER)
    return {
        (read.field.row - 1, read.field.column - 1): read.value for read in cells if read.value is not None
    }


def _block_row(block: Outlined) -> dict[str, Any]:
    return {"name": block.name, "cells": [[row + 1, column + 1] for row, column in block.cells]}


def file(setup: Setup, reads: Reads) -> str:
    """The sheet as `score` reads it."""
    return (
        f'option = "{setup.option}"\n'
        f"event_die = {str(setup.event_die).lower()}\n"
        f"bonus_rows = {bonus_rows(reads)}\n"
        f'grid = """\n{grid(reads)}\n"""\n'
    )


PAPER: PaperSheet[Setup] = PaperSheet(
    0, SIZES, numbers, setup_behind, plan, helped, misfits, row, file, boxed_plan
)
