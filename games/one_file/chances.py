"""How likely every throw of so many dice is, and what can be expected of dice that are thrown again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from functools import cache
from itertools import combinations, combinations_with_replacement
from math import factorial, prod

from games.one_file.patterns import SIDES, Faces


@cache
def throws(dice: int) -> tuple[Faces, ...]:
    """Every throw of so many dice, whatever their order."""
    return tuple(combinations_with_replacement(SIDES, dice))


@cache
def likelihoods(dice: int) -> Mapping[Faces, float]:
    """Every throw of so many dice, with its chance."""
    ways = {faces: factorial(dice) / prod(map(factorial, Counter(faces).values())) for faces in throws(dice)}
    return {faces: count / 6**dice for faces, count in ways.items()}


@cache
def parts(faces: Faces) -> tuple[Faces, ...]:
    """Every set of these dice, from none to all."""
    return tuple({some for count in range(len(faces) + 1) for some in combinations(faces, count)})


def expectations(dice: int, values: Mapping[Faces, float]) -> dict[Faces, float]:
    """What can be expected if these dice are kept and the others thrown, by what is kept."""
    expected = dict(values)
    for count in range(dice - 1, -1, -1):
        for kept in throws(count):
            expected[kept] = sum(expected[tuple(sorted((*kept, face)))] for face in SIDES) / 6
    return expected


def looked_ahead(dice: int, values: Mapping[Faces, float], throws_left: int) -> dict[Faces, float]:
    """The same when so many throws are left, and each of them is used as well as can be."""
    expected = expectations(dice, values)
    for _ in range(throws_left - 1):
        better = {faces: max(expected[kept] for kept in parts(faces)) for faces in throws(dice)}
        expected = expectations(dice, better)
    return expected


def average(dice: int, value: Callable[[Faces], float]) -> float:
    """What one throw of so many dice brings on average."""
    return sum(chance * value(faces) for faces, chance in likelihoods(dice).items())
