"""What five dice are worth: all 7,776 throws, and the examples of the rules."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from games.beam.combinations import STRAIGHT, Combination, Faces, Part, combination, parts


def test_all_throws_are_counted_once() -> None:
    counts = Counter(combination(tuple(sorted(faces))) for faces in product(range(1, 7), repeat=5))
    assert counts == {
        Combination.PAIR: 2880,
        Combination.TWO_PAIRS: 1800,
        Combination.THREE: 1200,
        Combination.SMALL_STRAIGHT_AND_PAIR: 720,
        Combination.FULL_HOUSE: 300,
        Combination.SMALL_STRAIGHT: 240,
        Combination.BIG_STRAIGHT: 240,
        Combination.FOUR: 150,
        Combination.FIVE: 6,
        Combination.NOTHING: 240,
    }


def test_only_two_throws_without_equal_dice_make_nothing() -> None:
    throws = {tuple(sorted(faces)) for faces in product(range(1, 7), repeat=5)}
    nothing = {faces for faces in throws if combination(faces) is Combination.NOTHING}
    assert nothing == {(1, 2, 3, 5, 6), (1, 2, 4, 5, 6)}


@pytest.mark.parametrize(
    ("faces", "kind", "moves"),
    [
        ((2, 2, 2, 4, 6), Combination.THREE, {2: 2}),
        ((2, 2, 4, 4, 6), Combination.TWO_PAIRS, {2: 1, 4: 1}),
        ((2, 2, 2, 4, 4), Combination.FULL_HOUSE, {2: 2, 4: 1}),
        ((1, 2, 3, 4, 4), Combination.SMALL_STRAIGHT_AND_PAIR, {STRAIGHT: 2, 4: 1}),
        ((2, 2, 3, 3, 3), Combination.FULL_HOUSE, {3: 2, 2: 1}),
        ((1, 3, 4, 5, 6), Combination.SMALL_STRAIGHT, {STRAIGHT: 2}),
        ((2, 3, 4, 5, 6), Combination.BIG_STRAIGHT, {STRAIGHT: 3}),
        ((1, 2, 2, 4, 6), Combination.PAIR, {2: 1}),
        ((1, 6, 6, 6, 6), Combination.FOUR, {6: 3}),
        ((5, 5, 5, 5, 5), Combination.FIVE, {5: 4}),
        ((1, 2, 3, 5, 6), Combination.NOTHING, {}),
    ],
)
def test_a_throw_moves_these_columns_the_most_squares_first(
    faces: Faces, kind: Combination, moves: dict[int, int]
) -> None:
    assert combination(faces) is kind
    assert [(part.column, part.squares) for part in parts(faces)] == list(moves.items())


def test_four_alike_are_not_two_pairs_and_five_alike_no_full_house() -> None:
    assert parts((3, 3, 3, 3, 6)) == (Part(3, 3),)
    assert parts((3, 3, 3, 3, 3)) == (Part(3, 4),)


def test_no_throw_has_two_parts_that_cool_down() -> None:
    throws = {tuple(sorted(faces)) for faces in product(range(1, 7), repeat=5)}
    assert max(sum(part.squares >= 2 for part in parts(faces)) for faces in throws) == 1
