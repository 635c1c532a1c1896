"""Something is shown to the camera: told once for each rest, and neither while it creeps nor in the dark."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from vision.frames import Frame, Picture
from vision.watching.stillness import SHOWN, Rest, rested

FELT = np.random.default_rng(3).integers(70, 110, (720, 1280, 3)).astype(np.uint8)
PIXEL = 8
"""What one pixel of the small picture is made of: a die that creeps so far a frame seems to lie still."""


def die_at(step: int) -> Picture:
    picture = FELT.copy()
    picture[304:368, 304 + PIXEL * step : 368 + PIXEL * step] = 220
    return picture


def tells(pictures: Iterable[Picture]) -> list[int]:
    """At which frames it was told that things lie still."""
    state, told = Rest(), []
    for number, picture in enumerate(pictures):
        state, is_still = rested(state, Frame(picture, number, number / 30))
        if is_still:
            told.append(number)
    return told


def test_what_lies_still_is_told_once_and_after_a_movement_once_more() -> None:
    lying, elsewhere = [die_at(0)] * 25, [die_at(20)] * 25
    assert tells([*lying, *elsewhere]) == [SHOWN, 25 + SHOWN]


def test_a_pause_that_is_too_short_is_not_told() -> None:
    assert tells([*[die_at(0)] * SHOWN, *[die_at(20)] * SHOWN]) == []


def test_a_die_that_creeps_is_not_told_before_it_has_arrived() -> None:
    creeping = [die_at(step) for step in range(30)]
    assert tells(creeping) == []
    arrived = tells([*creeping, *[die_at(29)] * 20])
    assert len(arrived) == 1
    assert arrived[0] > len(creeping)


def test_what_creeps_after_it_was_told_is_no_new_rest() -> None:
    creeping = [die_at(step) for step in range(20)]
    assert tells([*[die_at(0)] * (SHOWN + 2), *creeping]) == [SHOWN]


def test_a_covered_lens_shows_nothing_however_still_it_is() -> None:
    dark = [np.zeros_like(FELT)] * 30
    assert tells([*dark, *[die_at(0)] * 15]) == [len(dark) + SHOWN]
