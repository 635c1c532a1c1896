"""Every way to use a throw, against a brute force that splits the numbers (rules 1 to 5, 22 to 25)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.upwards import Effect
from games.upwards.groupings import Grouping, fewest_writes, groupings, results

Numbers = tuple[int, ...]
FACES = st.integers(1, 6)
EFFECTS = st.sampled_from([None, *Effect])


def splits(numbers: Numbers) -> Iterator[list[Numbers]]:
    """All ways to split numbers, each told apart from the others, into groups."""
    if not numbers:
        yield []
        return
    for rest in splits(numbers[1:]):
        yield [(numbers[0],), *rest]
        for place, group in enumerate(rest):
            yield [*rest[:place], (numbers[0], *group), *rest[place + 1 :]]


def made(group: Numbers, effect: Effect | None) -> set[int]:
    """Results by the letter of the rules."""
    if effect is Effect.PLUS_MINUS:
        signs = product((1, -1), repeat=len(group))
        every = {sum(sign * number for sign, number in zip(each, group, strict=True)) for each in signs}
    elif effect is Effect.MINUS:
        every = {first - sum(group[:at] + group[at + 1 :]) for at, first in enumerate(group)}
    else:
        every = {sum(group)}
    return {result for result in every if 1 <= result <= 6}


def brute(dice: Numbers, reserve: Numbers, effect: Effect | None) -> set[Grouping]:
    used = {tuple(sorted(each)) for n in range(len(reserve) + 1) for each in combinations(reserve, n)}
    return {
        Grouping(tuple(sorted(write)), taken)
        for taken in used
        for split in splits(dice + taken)
        for write in product(*(made(group, effect) for group in split))
    }


def test_the_four_groupings_of_one_one_two() -> None:
    assert [grouping.write for grouping in groupings((1, 1, 2))] == [(1, 1, 2), (1, 3), (2, 2), (4,)]


def test_three_dice_above_six_cannot_be_merged() -> None:
    assert (3,) not in {grouping.write for grouping in groupings((4, 5, 6))}
    assert groupings((4, 5, 6)) == (Grouping((4, 5, 6), ()),)


def test_each_reserve_number_is_left_or_added_or_written_alone() -> None:
    every = set(groupings((6, 6, 6), (2, 1)))
    assert every == {
        Grouping((6, 6, 6), ()),
        Grouping((1, 6, 6, 6), (1,)),
        Grouping((2, 6, 6, 6), (2,)),
        Grouping((1, 2, 6, 6, 6), (1, 2)),
        Grouping((3, 6, 6, 6), (1, 2)),
    }


def test_plus_and_minus_may_be_mixed_and_pass_six_on_the_way() -> None:
    assert results((5, 4, 3), Effect.PLUS_MINUS) == (2, 4, 6)


def test_only_minus_has_no_brackets() -> None:
    assert results((6, 2, 1), Effect.MINUS) == (3,)


@pytest.mark.parametrize("effect", [Effect.PLUS_MINUS, Effect.MINUS])
def test_zero_and_below_are_never_written(effect: Effect) -> None:
    assert 0 not in results((3, 3), effect)


@pytest.mark.parametrize(
    "effect", [Effect.METEORITE, Effect.EXTRA_RESERVE, Effect.BONUS_ROW, Effect.NO_EFFECT]
)
def test_other_effects_change_no_sums(effect: Effect) -> None:
    assert groupings((1, 2, 3), (1,), effect) == groupings((1, 2, 3), (1,))


@settings(max_examples=60)
@given(st.tuples(FACES, FACES, FACES), st.lists(FACES, max_size=3).map(tuple), EFFECTS)
def test_groupings_are_what_brute_force_finds(dice: Numbers, reserve: Numbers, effect: Effect | None) -> None:
    found = groupings(dice, reserve, effect)
    assert len(found) == len(set(found))
    assert set(found) == brute(dice, reserve, effect)


@settings(max_examples=60)
@given(st.tuples(FACES, FACES, FACES), st.lists(FACES, max_size=3).map(tuple), EFFECTS)
def test_the_fewest_writes_are_those_of_the_shortest_grouping(
    dice: Numbers, reserve: Numbers, effect: Effect | None
) -> None:
    shortest = min(len(grouping.write) for grouping in brute(dice, reserve, effect))
    assert fewest_writes(dice, reserve, effect) == shortest
