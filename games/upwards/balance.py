"""What the throws of a game say about a sheet: every die is on it, in a sum or difference, or forgone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import product
from math import prod

from games.dice import Throw
from games.game import Jotted
from games.upwards.setup import Effect, Setup
from games.upwards.sheet import METEORITE, Cell, Saved
from games.upwards.state import ARROW, EMPTY, Draft

SUBTRACTING = (Effect.MINUS, Effect.PLUS_MINUS)
FORGOING = 2
"""Only in this many last rounds are dice forgone: the one in which somebody announces, and the last."""
MOST_RESERVES = 50
MOST_TRIED = 500
"""Where doubts could be answered in more ways than this, the throws decide nothing anyway."""
MOST_BLAMED = 3
"""So many boxes are asked about on a sheet that cannot be; then people compare it themselves."""


@dataclass(frozen=True, slots=True)
class Impossible:
    """Something that this game's throws cannot have led to: its sentence, what was found, and the most."""

    what: str
    found: int
    most: int


def impossible(draft: Draft, thrown: Sequence[Throw]) -> Impossible | None:
    """What the throws of this very game cannot have led to, whatever hardly legible reserve fields hold."""
    if not thrown:
        return None
    if draft.reserves is None:
        return _misfit(draft, thrown, knows_reserve=False)
    as_read = _misfit(draft, thrown)
    if as_read is None or any(_misfit(replace(draft, reserve=way), thrown) is None for way in draft.reserves):
        return None
    return as_read


def _misfit(draft: Draft, thrown: Sequence[Throw], *, knows_reserve: bool = True) -> Impossible | None:
    cells = [value for stack in draft.columns for value in stack]
    numbers = [value for value in cells if value] + [each.number for each in draft.reserve if not each.struck]
    effects = [sign for throw in thrown for sign in throw.signs]
    dice = [face for throw in thrown for face in throw.faces]
    meteorites, fallen = cells.count(METEORITE), effects.count(Effect.METEORITE)
    arrows, given = len(draft.arrows), min(effects.count(Effect.BONUS_ROW), len(draft.columns[0]))
    is_full = None not in cells
    forgoes = is_full and len(draft.reserve) >= draft.fields
    sums = _sums(tuple(thrown), forgoes=forgoes) if knows_reserve else {0, sum(numbers)}
    checks = (
        ("numbers", len(numbers), len(dice), len(numbers) <= len(dice)),
        ("meteorites", meteorites, fallen, meteorites <= fallen),
        ("few-meteorites", meteorites, fallen, is_full or meteorites == fallen),
        ("arrows", arrows, given, arrows <= given),
        ("few-arrows", arrows, given, arrows == given),
        ("sum", sum(numbers), sum(dice), min(sums) <= sum(numbers) <= sum(dice)),
        ("odd-sum", sum(numbers), sum(dice), sum(numbers) in sums),
    )
    return next((Impossible(what, found, most) for what, found, most, fits in checks if not fits), None)


@lru_cache(maxsize=8)
def _sums(thrown: tuple[Throw, ...], *, forgoes: bool) -> set[int]:
    """What all numbers of a sheet can come to. Nothing is forgone while there is room, and a number that is
    subtracted instead of added makes twice itself less: odd stays odd."""
    forgone = {0}
    for face in (face for throw in thrown[-FORGOING:] for face in throw.faces if forgoes):
        forgone |= {lost + face for lost in forgone}
    whole = sum(face for throw in thrown for face in throw.faces)
    subtracts = any(sign in SUBTRACTING for throw in thrown for sign in throw.signs)
    fewest = whole % 2 if subtracts else whole
    return {most - lost for most in range(whole, fewest - 1, -2) for lost in forgone if most >= lost}


def settled(draft: Draft, perhaps: Mapping[Cell, tuple[int, ...]], thrown: Sequence[Throw]) -> Draft:
    """The draft with every doubtful box that can hold only one of its likely values, as the throws are."""
    if not thrown or not perhaps or prod(map(len, perhaps.values())) > MOST_TRIED:
        return draft
    ways = (dict(zip(perhaps, way, strict=True)) for way in product(*perhaps.values()))
    fitting = [way for way in ways if impossible(with_values(draft, way), thrown) is None]
    left = {cell: {way[cell] for way in fitting} for cell in perhaps}
    known = {cell: values.pop() for cell, values in left.items() if len(values) == 1}
    doubtful = tuple(cell for cell in draft.doubtful if cell not in known)
    at = doubtful[0] if doubtful else None
    return replace(with_values(draft, known), doubtful=doubtful, at=at, settled=(*draft.settled, *known))


def jotted(thrown: Sequence[Throw], setup: Setup) -> Jotted:
    """Every die as it fell, each meteorite, and an arrow for each bonus row."""
    effects = [sign for throw in thrown for sign in throw.signs]
    numbers = (
        number
        for throw in thrown
        for number in (*(METEORITE for sign in throw.signs if sign == Effect.METEORITE), *throw.faces)
    )
    return Jotted(tuple(numbers), min(effects.count(Effect.BONUS_ROW), setup.facts.rows))


def doubted(draft: Draft, thrown: Sequence[Throw]) -> Draft:
    """A sheet that cannot be is doubted where it may be wrong: once, and when nothing else is left to ask."""
    fits = impossible(draft, thrown) is None
    if fits and draft.blamed:
        left = tuple(cell for cell in draft.doubtful if cell not in draft.blamed)
        return replace(draft, doubtful=left, at=None if draft.at in draft.doubtful else draft.at)
    if fits or draft.blamed or draft.doubtful:
        return draft
    cells = _suspects(draft, thrown)
    return replace(draft, doubtful=cells, blamed=cells, at=cells[0] if cells else draft.at)


def _suspects(draft: Draft, thrown: Sequence[Throw]) -> tuple[Cell, ...]:
    """Boxes that would make it possible if they held what they look like next; else the least sure ones."""
    fitting = [
        cell
        for cell, value in draft.next_likely
        if impossible(with_values(draft, {cell: value}), thrown) is None
    ]
    return tuple(fitting or (cell for cell, _ in draft.next_likely))[:MOST_BLAMED]


def with_values(draft: Draft, values: Mapping[Cell, int]) -> Draft:
    """The same draft with these values in these boxes."""
    arrows = {row for row in draft.arrows if (row, ARROW) not in values}
    arrows |= {row for (row, column), value in values.items() if column == ARROW and value != EMPTY}
    columns = tuple(
        tuple(_written(values, (row, column), value) for row, value in enumerate(stack))
        for column, stack in enumerate(draft.columns)
    )
    return replace(draft, columns=columns, arrows=tuple(sorted(arrows)))


def _written(values: Mapping[Cell, int], cell: Cell, before: int | None) -> int | None:
    value = values.get(cell, before)
    return None if value == EMPTY else value


def reserves(options: Sequence[tuple[Saved | None, ...]]) -> tuple[tuple[Saved, ...], ...] | None:
    """All that the reserve could hold, given what each of its fields could; None where that is too much."""
    if prod(map(len, options)) > MOST_RESERVES:
        return None
    return tuple(tuple(each for each in way if each) for way in product(*options))
