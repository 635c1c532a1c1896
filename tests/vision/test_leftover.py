from __future__ import annotations

import cv2
import numpy as np
import pytest

from vision.frames import Picture, shrink
from vision.reading.network import Place
from vision.reading.reader import read
from vision.reading.readings import PictureBox
from vision.simulated.pictures import still
from vision.tray.calibration import Calibration

ROOM = {"style": "white", "surface": "green felt", "light": "daylight"}


def tray_with(*faces: int) -> tuple[Picture, list[Place], Calibration]:
    empty, _ = still(11, (), edge=18, touching=0, **ROOM)  # type: ignore[arg-type]
    picture, placed = still(11, faces, edge=18, touching=0, **ROOM)  # type: ignore[arg-type]
    known = Calibration("", (picture.shape[1], picture.shape[0]), empty=shrink(empty))
    dice = [Place(*die.box.middle, die.box.width / 1.15, 1.0) for die in placed]
    return picture, dice, known


def test_nothing_is_left_over_where_every_die_was_read() -> None:
    picture, dice, known = tray_with(1, 3, 5, 6)
    assert known.leftover(picture, dice) is None


@pytest.mark.parametrize("missed", range(4))
def test_a_missed_die_is_pointed_at(missed: int) -> None:
    picture, dice, known = tray_with(1, 3, 5, 6)
    die = dice.pop(missed)
    box = known.leftover(picture, dice)
    assert box is not None
    assert np.hypot(box.middle[0] - die.x, box.middle[1] - die.y) < die.edge


def test_without_the_empty_tray_nothing_can_be_left_over() -> None:
    picture, _, known = tray_with(2)
    assert Calibration("", known.size).leftover(picture, []) is None


def test_a_thing_that_cannot_be_read_leaves_a_doubt_about_its_place() -> None:
    picture, dice, known = tray_with(2, 4)
    x, y = _free(picture, dice)
    cv2.rectangle(picture, (x - 30, y - 30), (x + 30, y + 30), (235, 235, 235), cv2.FILLED)
    assert read(picture).sure
    advice = read(picture, calibration=known).advice
    assert advice is not None
    assert advice.place is not None
    assert abs(advice.place.middle[0] - x) < 20


def _free(picture: Picture, dice: list[Place]) -> tuple[int, int]:
    """The place in the middle of the tray that is furthest from every die."""
    high, wide = picture.shape[:2]
    spots = [(x, y) for x in range(wide // 3, 2 * wide // 3, 20) for y in range(high // 3, 2 * high // 3, 20)]
    return max(spots, key=lambda spot: min(np.hypot(spot[0] - d.x, spot[1] - d.y) for d in dice))


@pytest.mark.parametrize("washed_out", [0, 1])
def test_a_die_beside_others_whose_pips_can_hardly_be_seen_is_asked_about(washed_out: int) -> None:
    picture, placed = still(
        5, (2, 3, 4, 5), style="white", surface="green felt", light="daylight", tilt=0, touching=0.0
    )
    box = placed[washed_out].box
    told = read(faded(picture, box))
    assert len(told.dice) == 3
    assert told.advice is not None
    assert told.advice.place is not None
    x, y = told.advice.place.middle
    assert abs(x - box.middle[0]) + abs(y - box.middle[1]) < box.width / 2


def faded(picture: Picture, box: PictureBox) -> Picture:
    """The same with hardly any contrast left on that die's face."""
    faded, (x, y), reach = picture.copy(), map(round, box.middle), round(box.width * 0.46)
    part = faded[y - reach : y + reach, x - reach : x + reach].astype(np.float32)
    disc = np.hypot(*np.mgrid[-reach:reach, -reach:reach]) < 0.95 * reach
    body = np.median(part[disc], axis=0)
    part[disc] = body + 0.03 * (part[disc] - body)
    faded[y - reach : y + reach, x - reach : x + reach] = part.astype(np.uint8)
    return faded
