from __future__ import annotations

import cv2
import numpy as np
import pytest

from vision.frames import Picture
from vision.reading.dominoes import is_half
from vision.reading.network import Place
from vision.reading.reader import read
from vision.simulated.pictures import still

FELT, BONE, INK = (70, 110, 40), (225, 235, 240), (20, 20, 20)
MIDDLE = Place(200, 200, 60, 0.7)


def slab(wide: int) -> Picture:
    """A slab of bone on felt, so many pixels wide and 66 high, with five pips at its left end."""
    picture = np.full((400, 500, 3), FELT, np.uint8)
    cv2.rectangle(picture, (167, 167), (167 + wide, 233), BONE, cv2.FILLED)
    for x, y in ((180, 180), (220, 180), (200, 200), (180, 220), (220, 220)):
        cv2.circle(picture, (x, y), 6, INK, cv2.FILLED, cv2.LINE_AA)
    return picture


@pytest.mark.parametrize("line", [True, False])
def test_a_body_twice_as_long_as_a_die_is_a_domino_with_or_without_its_line(line: bool) -> None:
    picture = slab(132)
    if line:
        cv2.line(picture, (233, 172), (233, 228), INK, 2)
    assert is_half(picture, MIDDLE)


@pytest.mark.parametrize("wide", [66, 300])
def test_a_die_is_no_half_domino_and_neither_is_part_of_a_long_board(wide: int) -> None:
    assert not is_half(slab(wide), MIDDLE)


@pytest.mark.parametrize("seed", range(240, 270))
def test_noise_in_which_hardly_a_pixel_has_the_colour_of_another_is_no_domino(seed: int) -> None:
    noise = np.random.default_rng(seed).integers(0, 256, (200, 200, 3), np.uint8)
    assert not is_half(noise, Place(100, 100, 4, 0.7))


def test_a_die_on_a_ground_of_its_own_colour_is_no_half_domino() -> None:
    assert not is_half(np.full((400, 500, 3), BONE, np.uint8), MIDDLE)


@pytest.mark.parametrize("seed", range(4))
def test_dice_of_one_set_that_touch_are_no_dominoes(seed: int) -> None:
    picture, _ = still(
        seed, (2, 3, 4, 6), style="white", surface="green felt", light="daylight", tilt=4, touching=1.0
    )
    seen = read(picture).dice
    assert len(seen) >= 3
    assert not any(is_half(picture, Place(*die.box.middle, die.box.width / 1.1, 1.0)) for die in seen)


def test_a_domino_nearly_as_dark_as_the_table_is_one_all_the_same() -> None:
    picture = slab(132)
    picture[(picture == FELT).all(axis=2)] = (38, 44, 40)
    picture[(picture == BONE).all(axis=2)] = (52, 58, 56)
    assert is_half(picture, MIDDLE)


def test_two_dice_that_touch_among_others_are_no_domino() -> None:
    picture, _ = still(21, (2, 3, 4, 5, 6), touching=1.0, style="white", tilt=0)
    told = read(picture)
    assert any(is_half(picture, Place(*die.box.middle, die.box.width / 1.1, 1.0)) for die in told.dice)
    assert told.sure


def test_a_domino_by_itself_is_asked_about() -> None:
    picture = slab(132)
    for x, y in ((245, 180), (285, 220), (265, 200)):
        cv2.circle(picture, (x, y), 6, INK, cv2.FILLED, cv2.LINE_AA)
    assert not read(picture).sure
