"""Chances, counted exactly and compared with counting every throw by hand."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.beam.chances import EVERY_THROW, best_keep, chances, keeps, outlook
from games.beam.combinations import Combination, Faces, combination

SOME_FACES = st.lists(st.integers(1, 6), min_size=0, max_size=5).map(lambda faces: tuple(sorted(faces)))


@given(SOME_FACES)
def test_with_one_throw_left_the_chances_are_those_of_counting_every_throw(kept: Faces) -> None:
    throws = list(product(range(1, 7), repeat=5 - len(kept)))
    counted = Counter(combination(tuple(sorted((*kept, *thrown)))) for thrown in throws)
    assert chances(kept, 1) == {kind: Fraction(counted[kind], len(throws)) for kind in Combination}


def test_chances_known_from_counting_on_paper() -> None:
    assert chances((), 1)[Combination.FIVE] == Fraction(6, 7776)
    assert chances((2, 2, 2, 2), 1)[Combination.FIVE] == Fraction(1, 6)
    assert chances((2, 2, 2, 2), 2)[Combination.FIVE] == Fraction(11, 36)
    assert chances((2, 3, 4, 5), 2)[Combination.BIG_STRAIGHT] == 1 - Fraction(4, 6) ** 2


def test_with_no_throw_left_the_dice_are_what_they_are() -> None:
    assert chances((2, 2, 3, 3, 3), 0) == {
        kind: Fraction(kind is Combination.FULL_HOUSE) for kind in Combination
    }


@given(SOME_FACES, st.sampled_from(Combination))
def test_another_throw_never_makes_a_combination_less_likely(kept: Faces, kind: Combination) -> None:
    assert chances(kept, 2)[kind] >= chances(kept, 1)[kind]


def test_five_alike_in_three_throws_have_the_chance_known_from_other_dice_games() -> None:
    assert float(chances((), 3)[Combination.FIVE]) == pytest.approx(0.046029, abs=1e-6)


def test_every_way_to_keep_dice_is_named_once() -> None:
    ways = keeps((2, 2, 2, 2, 5))
    assert sorted(ways) == sorted((2,) * twos + (5,) * fives for twos in range(5) for fives in range(2))


def test_the_best_keep_follows_what_throws_are_worth() -> None:
    sixes = {faces: float(faces.count(6)) for faces in EVERY_THROW}
    assert best_keep((1, 3, 6, 6, 6), outlook(sixes, 1)) == (6, 6, 6)
    nothing_better = dict.fromkeys(EVERY_THROW, 1.0)
    assert best_keep((1, 3, 6, 6, 6), outlook(nothing_better, 2)) == (1, 3, 6, 6, 6)
