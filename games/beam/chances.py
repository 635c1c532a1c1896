"""What the next throws may bring, counted exactly: every throw of the dice that are not kept."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from functools import cache
from itertools import combinations, combinations_with_replacement, product
from typing import TypeVar

from games.beam.combinations import DICE, Combination, Faces, combination

FACES = range(1, 7)
ALL_THROWS = len(FACES) ** DICE
"""Weights of throws add up to this however many dice are kept, so whole numbers can be compared."""

EVERY_THROW: tuple[Faces, ...] = tuple(combinations_with_replacement(FACES, DICE))

Worth = TypeVar("Worth", int, float)


def chances(kept: Faces, throws_left: int) -> dict[Combination, Fraction]:
    """How likely each combination is when the other dice are thrown again; with no throw left keep all five.

    With one throw left the chances add up to one. With more, each is the chance of a player who goes for that
    combination and after every throw keeps whatever serves it best.
    """
    everything = Fraction(1, ALL_THROWS**throws_left)
    return {kind: everything * _aimed(kind, throws_left)[tuple(sorted(kept))] for kind in Combination}


@cache
def _aimed(kind: Combination, throws_left: int) -> dict[Faces, int]:
    return outlook({faces: int(combination(faces) is kind) for faces in EVERY_THROW}, throws_left)


def outlook(worth: Mapping[Faces, Worth], throws_left: int) -> dict[Faces, Worth]:
    """What each keep is worth if every later one is the best: times ALL_THROWS for each throw left."""
    if throws_left == 0:
        return dict(worth)
    ahead = outlook(worth, throws_left - 1)
    best = {faces: max(ahead[kept] for kept in keeps(faces) if kept in ahead) for faces in EVERY_THROW}
    return {kept: _weighed(kept, best) for kept in _every_keep()}


def best_keep(faces: Faces, ahead: Mapping[Faces, float]) -> Faces:
    """The faces to keep by this outlook; all five when throwing again promises nothing more."""
    return max(keeps(faces), key=lambda kept: (ahead[kept], len(kept)))


@cache
def keeps(faces: Faces) -> tuple[Faces, ...]:
    """Every different way to keep some of these faces, none and all of them included."""
    return tuple({kept for count in range(DICE + 1) for kept in combinations(faces, count)})


@cache
def _every_keep() -> tuple[Faces, ...]:
    counts = range(DICE + 1)
    return tuple(kept for count in counts for kept in combinations_with_replacement(FACES, count))


def _weighed(kept: Faces, worth: Mapping[Faces, Worth]) -> Worth:
    return sum(weight * worth[faces] for faces, weight in _throws_from(kept))


@cache
def _throws_from(kept: Faces) -> tuple[tuple[Faces, int], ...]:
    """Every throw that can follow from these kept dice, with its weight among ALL_THROWS."""
    thrown = product(FACES, repeat=DICE - len(kept))
    counts = Counter(tuple(sorted((*kept, *faces))) for faces in thrown)
    return tuple((faces, count * len(FACES) ** len(kept)) for faces, count in counts.items())
