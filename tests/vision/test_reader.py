from __future__ import annotations

import json
from pathlib import Path

import cv2
import numpy as np
import pytest

from games.rules import Expected
from vision.reading.reader import read
from vision.reading.readings import Advice, Doubt
from vision.simulated.pictures import sign_picture, still
from vision.simulated.scenery import Scenery
from vision.simulated.signs import SIGNS
from vision.taught.faces import teach

TRAINED_ON = ("nell-byler", "matteop65", "Epanemu", "skovy", "N3VERS4YDIE")
PHOTOS = Path(__file__).parents[3] / "shared" / "dice-photos"


@pytest.mark.parametrize("style", ["white", "ivory", "black", "red", "blue", "yellow", "lucky", "sharp"])
def test_dice_of_many_makes_are_read(style: str) -> None:
    picture, _ = still(
        11, (1, 3, 5, 6), style=style, surface="green felt", light="daylight", edge=18, touching=0
    )
    reading = read(picture)
    assert (reading.faces, reading.sure) == ((1, 3, 5, 6), True)


@pytest.mark.parametrize("seed", range(12))
def test_a_sure_reading_of_the_expected_dice_is_never_wrong(seed: int) -> None:
    faces = tuple(sorted(int(face) for face in np.random.default_rng(seed).integers(1, 7, 3)))
    picture, _ = still(seed + 300, faces)
    reading = read(picture, Expected(3))
    assert not reading.sure or reading.faces == faces


def test_dice_are_told_from_left_to_right_with_their_boxes() -> None:
    picture, placed = still(5, (2, 4, 6), style="white", surface="green felt", light="daylight", touching=0)
    seen = read(picture).dice
    assert [die.face for die in seen] == [die.face for die in sorted(placed, key=lambda die: die.box.x)]


def test_too_few_and_too_many_dice_are_doubted() -> None:
    picture, _ = still(
        11, (2, 4, 6), style="white", surface="green felt", light="daylight", edge=18, touching=0
    )
    assert read(picture, Expected(4)).advice == Advice(Doubt.TOO_FEW)
    assert read(picture, Expected(2)).advice == Advice(Doubt.TOO_MANY)


def test_an_empty_tray_holds_no_dice() -> None:
    picture, _ = still(3, ())
    assert read(picture).dice == ()


def test_dice_that_are_small_on_a_large_photograph_are_read() -> None:
    picture, _ = still(
        11, (1, 3, 5, 6), style="white", surface="green felt", light="daylight", edge=18, touching=0
    )
    high, wide = picture.shape[:2]
    whole = np.full((3 * high, 3 * wide, 3), picture[high // 2, wide // 2], np.uint8)
    whole[high : 2 * high, wide : 2 * wide] = picture
    assert read(whole).faces == (1, 3, 5, 6)


@pytest.mark.parametrize("expected", [None, Expected(1)])
def test_a_die_as_large_as_a_quarter_of_the_picture_is_read(expected: Expected | None) -> None:
    picture, (die,) = still(7, (5,), style="red", surface="green felt", light="daylight", edge=25)
    x, y = (round(each) for each in die.box.middle)
    reach = 2 * die.box.width
    close = picture[max(0, y - reach) : y + reach, max(0, x - reach) : x + reach]
    assert read(np.asarray(cv2.resize(close, None, fx=3, fy=3), np.uint8), expected).faces == (5,)


@pytest.mark.parametrize("seed", range(6))
def test_the_far_six_that_shimmers_through_a_clear_die_leaves_no_doubt_about_its_one(seed: int) -> None:
    picture, _ = still(
        seed, (1, 1), style="smoke", surface="green felt", light="daylight", tilt=3, touching=0
    )
    reading = read(picture, Expected(2))
    assert (reading.faces, reading.sure) == ((1, 1), True)


def test_a_taught_sign_is_read_beside_the_pip_dice() -> None:
    room = Scenery()
    taught = teach(
        (sign, sign_picture(sign, turn, room, seed=1)[0]) for sign in SIGNS for turn in (0.0, 50.0)
    )
    for seed, sign in enumerate(SIGNS):
        picture, _ = sign_picture(sign, 137.0 + 31 * seed, room, seed=seed + 7)
        reading = read(picture, Expected(0, 1), taught)
        assert (reading.signs, reading.sure) == ((sign,), True)


@pytest.mark.parametrize("shape", [(1, 1), (10, 20_000), (3, 500), (720, 1280)])
def test_pictures_of_any_shape_are_answered(shape: tuple[int, int]) -> None:
    assert read(np.full((*shape, 3), 90, np.uint8)).dice == ()


@pytest.mark.slow
@pytest.mark.skipif(not PHOTOS.exists(), reason="the photographs are not part of the project")
def test_photographs_of_tables_never_trained_on_are_read_and_seldom_told_wrongly() -> None:
    rows = json.loads((PHOTOS / "labels.json").read_text())
    unseen = [row for row in rows if not row["source"].startswith(TRAINED_ON) and row["view"] == "topdown"]
    readings = [read(np.asarray(cv2.imread(str(PHOTOS / row["image"])), np.uint8)) for row in unseen]
    right = [list(reading.faces) == row["values"] for reading, row in zip(readings, unseen, strict=True)]
    sure = [reading.sure for reading in readings]
    wrong = sum(told and not is_right for told, is_right in zip(sure, right, strict=True))
    assert wrong <= 0.01 * len(unseen)
    assert sum(right) > 0.9 * len(unseen)
    assert sum(sure) > 0.8 * len(unseen)
