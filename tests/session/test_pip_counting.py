"""Counting a throw together, step by step, as plain values."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from session.pip_counting import FASTEST_SECONDS, CountingStep, seconds, steps

THROWS = st.lists(st.integers(1, 6), min_size=1, max_size=10).map(tuple)


def test_each_die_appears_then_its_pips_then_the_sum_as_groups() -> None:
    assert steps((2, 1)) == (
        CountingStep((2, 1), dice=1, pips=0),
        CountingStep((2, 1), dice=1, pips=1),
        CountingStep((2, 1), dice=1, pips=2),
        CountingStep((2, 1), dice=2, pips=2),
        CountingStep((2, 1), dice=2, pips=3),
        CountingStep((2, 1), dice=2, pips=3, groups=2),
    )


def test_a_single_die_is_its_own_sum() -> None:
    assert steps((1,))[-1] == CountingStep((1,), dice=1, pips=1, groups=1)


@pytest.mark.parametrize(
    ("step", "lit", "total"),
    [
        (CountingStep((5, 3), dice=1, pips=4), (4,), 0),
        (CountingStep((5, 3), dice=2, pips=5), (5, 0), 0),
        (CountingStep((5, 3), dice=2, pips=7), (5, 2), 0),
        (CountingStep((5, 3, 6), dice=3, pips=8, groups=2), (5, 3, 0), 8),
    ],
)
def test_pips_light_up_die_by_die(step: CountingStep, lit: tuple[int, ...], total: int) -> None:
    assert (step.lit, step.total) == (lit, total)


@given(THROWS)
def test_every_pip_is_counted_once_and_the_last_sum_is_the_throw(faces: tuple[int, ...]) -> None:
    told = steps(faces)
    counted = [step.pips for step in told if not step.groups and step.lit[-1]]
    assert counted == list(range(1, sum(faces) + 1))
    assert told[-1].total == sum(faces)


@given(THROWS, st.floats(0, 5))
def test_nothing_changes_more_than_three_times_a_second(faces: tuple[int, ...], pace: float) -> None:
    assert all(seconds(step, pace) >= FASTEST_SECONDS > 1 / 3 for step in steps(faces))
