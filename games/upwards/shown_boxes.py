"""What could stand in each box of a sheet that was shown, and what each value costs."""

from __future__ import annotations

from collections.abc import Mapping
from math import log

from games.events import SheetShown
from games.paper import Field, Kind, Space
from games.upwards.histories import Boxes
from games.upwards.paper import PAPER, setup_behind
from games.upwards.setup import Setup
from games.upwards.sheet import METEORITE, Saved
from games.upwards.state import EMPTY

RUNNER_UP = 200
"""In a doubtful box what it looks like next costs no more: one of both voices may have named it. Without this
one doubt in 600 games by the writers that choose limits was settled wrongly, with it none."""
HARD, MISREAD = 50, 600
"""In the reserve, which nobody is asked about: the other way of being struck out or not, where that is hard
to tell, and whatever was not read there. A field that was read surely is wrong in one of a hundred."""
DIGITS = range(1, 7)


def fields_of(seen: SheetShown) -> tuple[Field, ...]:
    """The fields of the sheet that was shown, in their order."""
    return PAPER.plan(setup_behind(seen.settings), Space(100, 100)).fields


def numbers_of(setup: Setup) -> tuple[int, ...]:
    """What stands for something in the grid."""
    return (*DIGITS, METEORITE) if setup.event_die else (*DIGITS,)


def boxes(setup: Setup, seen: SheetShown) -> Boxes:
    """The grid and the reserve with all that they could hold."""
    fields, shares = fields_of(seen), _shares(seen)
    known = {EMPTY, *numbers_of(setup)}
    columns: list[list[dict[int, int]]] = [[] for _ in range(setup.facts.columns)]
    reserve = []
    for place, field in sorted(enumerate(fields), key=lambda each: each[1].row):
        if field.kind is Kind.NUMBER:
            prices = _prices({value: share for value, share in shares[place].items() if value in known})
            columns[field.column - 1].append(_doubted(prices) if place in seen.doubtful else prices)
    for place, field in enumerate(fields):
        if field.kind is Kind.SAVED:
            other = HARD if any(each[0] == place for each in seen.perhaps) else MISREAD
            reserve.append(_saved(_prices(shares[place]), is_struck=place in seen.struck, other=other))
    filled = 0 if setup.full_grid_ends else setup.facts.reserve
    return Boxes(tuple(map(tuple, columns)), tuple(reserve), filled)


def _shares(seen: SheetShown) -> dict[int, dict[int, int]]:
    """How likely each value is in each place, as far as that was told; what was not read can be anything."""
    shares = {place: {value: 1} for place, value in enumerate(seen.values)}
    shares |= {place: dict.fromkeys(values, 1) for place, *values in seen.perhaps}
    told: dict[int, dict[int, int]] = {}
    for place, value, share in seen.shares:
        told.setdefault(place, {})[value] = share
    return shares | told


def _prices(shares: Mapping[int, int]) -> dict[int, int]:
    most = max(shares.values(), default=1)
    return {value: round(100 * log(most / share)) for value, share in shares.items()} or {EMPTY: 0}


def _doubted(prices: dict[int, int]) -> dict[int, int]:
    next_likely = sorted(prices, key=prices.__getitem__)[1:2]
    return {**prices, **{value: min(prices[value], RUNNER_UP) for value in next_likely}}


def _saved(prices: Mapping[int, int], *, is_struck: bool, other: int) -> dict[Saved | None, int]:
    held: dict[Saved | None, int] = {None: min(prices.get(EMPTY, MISREAD), MISREAD)}
    for number in DIGITS:
        price = min(prices.get(number, MISREAD), MISREAD)
        held |= {Saved(number, struck=way): price + other * (way != is_struck) for way in (False, True)}
    return held
