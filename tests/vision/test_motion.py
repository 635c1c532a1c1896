from __future__ import annotations

import numpy as np

from vision.frames import shrink
from vision.reading.readings import Doubt
from vision.watching.motion import QUIET, blindness, has_hand, stir

FELT = np.random.default_rng(3).integers(70, 110, (720, 1280, 3)).astype(np.uint8)


def with_patch(top: int, left: int, height: int, width: int, grey: int = 220) -> np.ndarray:
    picture = FELT.copy()
    picture[top : top + height, left : left + width] = grey
    return shrink(picture)


def test_sensor_noise_and_a_brighter_lamp_are_rest() -> None:
    noise = np.random.default_rng(4).normal(12, 5, FELT.shape)
    brighter = np.clip(FELT + noise, 0, 255).astype(np.uint8)
    assert stir(shrink(FELT), shrink(brighter)) < QUIET


def test_a_die_that_rolls_by_its_own_length_is_movement() -> None:
    assert stir(with_patch(300, 300, 60, 60), with_patch(300, 360, 60, 60)) >= QUIET


def test_pictures_of_another_size_are_movement() -> None:
    assert stir(shrink(FELT), shrink(FELT[:, :640])) >= QUIET


def test_a_hand_reaches_in_over_the_edge_and_dice_do_not() -> None:
    assert has_hand(shrink(FELT), with_patch(250, 900, 250, 380))
    assert not has_hand(shrink(FELT), with_patch(200, 200, 90, 90))
    assert not has_hand(shrink(FELT), with_patch(250, 500, 250, 380))


def test_darkness_and_a_covered_lens_are_told_apart() -> None:
    assert blindness(shrink(np.zeros_like(FELT))) is Doubt.DARK
    assert blindness(shrink(np.full_like(FELT, 60))) is Doubt.HIDDEN
    assert blindness(with_patch(300, 300, 60, 60)) is None
