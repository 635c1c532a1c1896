"""What this game's throws leave of a sheet that was read: what can have been written in each box."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TypeAlias

from games.dice import Throw
from games.upwards.balance import with_values
from games.upwards.histories import Boxes, Found, Histories
from games.upwards.setup import SheetFacts
from games.upwards.sheet import Cell
from games.upwards.state import EMPTY, Draft

Possible: TypeAlias = Mapping[Cell, tuple[int, ...]]
"""What each box of the grid can hold, likeliest first."""
ENOUGH, LEAST = 300, 150
"""A value counts as long as some way to it is no more than 20 times less likely than the likeliest one, or
4.5 times where more ways are too many, from where on a box is believed by itself, too. On 600 games by the
writers that choose limits (seeds from 20000 on) 150 instead of 300 settled 5 % more of the doubts, 450 12 %
fewer."""
FURTHER, FURTHEST = 300, 900
"""Where no way leads to what a sheet looks like, something was misread, and less likely ways are followed."""
MOST_ENTRIES = 60_000
"""As many as a slow Raspberry Pi follows in about half a second; four of five such games need fewer. With
100,000 three in a thousand more of their sheets were read without a touch, with 200,000 eight."""


def possible(boxes: Boxes, thrown: Sequence[Throw], facts: SheetFacts) -> Possible:
    """Empty where nothing led to such a sheet, or too many ways do."""
    limit, left, known = LEAST, MOST_ENTRIES, dict[Cell, tuple[int, ...]]()
    while limit <= FURTHEST:
        histories = Histories(boxes, limit)
        if not histories.follow(thrown, facts, left):
            break
        left -= histories.entries
        prices = histories.prices()
        best = min((min(each.values()) for each in prices.values()), default=limit)
        if limit - best >= LEAST:
            known = _likeliest(prices, min(limit, best + ENOUGH))
        if limit - best >= ENOUGH:
            break
        limit = best + ENOUGH if prices else limit + FURTHER
    return known


def _likeliest(prices: Found, most: int) -> dict[Cell, tuple[int, ...]]:
    return {
        cell: tuple(value for value in sorted(values, key=values.__getitem__) if values[value] <= most)
        for cell, values in prices.items()
    }


def followed(draft: Draft, left: Possible) -> Draft:
    """A doubtful box with one value left holds it; one that cannot hold what was read is asked about, too."""
    likeliest = {cell: values[0] for cell, values in left.items()}
    other = (cell for cell, value in likeliest.items() if value != _at(draft, cell))
    wrong = (cell for cell in other if cell not in draft.doubtful)
    settled = tuple(cell for cell in draft.doubtful if len(left.get(cell, ())) == 1)
    asked = (*(cell for cell in draft.doubtful if cell not in settled), *wrong)
    return replace(
        with_values(draft, likeliest), doubtful=asked, at=asked[0] if asked else None, settled=settled
    )


def _at(draft: Draft, cell: Cell) -> int:
    row, column = cell
    value = draft.columns[column][row]
    return EMPTY if value is None else value
