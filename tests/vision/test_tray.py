"""The tray is found by itself, the set-up is judged, and a camera that was moved is noticed."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import cv2
import numpy as np
import pytest

from vision.frames import Frame, Picture, shrink
from vision.reading.readings import PictureBox
from vision.simulated.backdrop import outline
from vision.simulated.painting import Painter
from vision.simulated.pictures import still
from vision.simulated.scenery import scenery
from vision.tray.calibration import Calibration, Outline
from vision.tray.camera_moved import has_moved
from vision.tray.conditions import Conditions, Hindrance, examine, flickers, is_small
from vision.tray.finding import find_tray
from vision.watching.trust import Trust

SIZE = (1280, 720)


@cache
def empty(seed: int, tilt: float | None = None) -> Picture:
    room = scenery(seed)
    room = room if tilt is None else replace(room, tilt=tilt)
    painter = Painter(room, SIZE)
    return painter.noisy(painter.clean([]), np.random.default_rng(seed))


def filled(corners: Outline | np.ndarray) -> Picture:
    area = np.zeros(SIZE[::-1], np.uint8)
    cv2.fillPoly(area, [np.array(corners, np.int32)], 1)
    return area


def warped(picture: Picture, right: int, down: int, scale: float = 1.0) -> Picture:
    matrix = cv2.getRotationMatrix2D((640, 360), 0, scale)
    matrix[:, 2] += (right, down)
    return np.asarray(cv2.warpAffine(picture, matrix, SIZE, borderMode=cv2.BORDER_REPLICATE), np.uint8)


@pytest.mark.parametrize("seed", [200, 202, 206, 207, 209, 210, 221, 229])
def test_the_outline_holds_the_floor_and_little_else(seed: int) -> None:
    room = scenery(seed)
    truth = filled(outline(room, room.viewpoint(SIZE), 0, 0))
    found = find_tray(empty(seed))
    assert found is not None
    area = filled(found)
    assert (truth & area).sum() / truth.sum() > 0.93
    assert area.sum() / truth.sum() < 1.45


def test_a_table_without_a_rim_is_no_tray() -> None:
    table = np.random.default_rng(1).normal(120, 6, (360, 640, 3))
    assert find_tray(np.clip(table, 0, 255).astype(np.uint8)) is None
    assert find_tray(np.zeros((1, 1, 3), np.uint8)) is None


def test_a_good_set_up_has_nothing_to_change() -> None:
    assert examine(empty(204)).hindrances == ()


def with_spot(picture: Picture) -> Picture:
    return np.asarray(cv2.circle(picture.copy(), (600, 300), 25, (255, 255, 255), -1), np.uint8)


def shrunk(picture: Picture) -> Picture:
    small = cv2.resize(picture, (560, 315))
    return np.asarray(cv2.copyMakeBorder(small, 203, 202, 360, 360, cv2.BORDER_REPLICATE), np.uint8)


@pytest.mark.parametrize(
    ("picture", "worst"),
    [
        ((empty(204) * 0.15).astype(np.uint8), Hindrance.DARK),
        (np.maximum(empty(204), 252), Hindrance.BRIGHT),
        (cv2.GaussianBlur(empty(204), (0, 0), 5), Hindrance.BLURRED),
        (empty(204)[150:500, 300:900], Hindrance.NO_RIM),
        (shrunk(empty(204)), Hindrance.FAR),
        (with_spot(empty(204)), Hindrance.GLARE),
    ],
    ids=["dark", "bright", "blurred", "only felt", "far", "glare"],
)
def test_the_worst_thing_is_named_first(picture: Picture, worst: Hindrance) -> None:
    assert examine(picture).hindrances[0] is worst


def test_glare_is_shown_where_it_is() -> None:
    assert examine(with_spot(empty(204))).spots == (PictureBox(576, 276, 48, 48),)


def test_a_steep_camera_is_told_to_look_down() -> None:
    level, steep = examine(empty(200, 5.0)), examine(empty(200, 40.0))
    assert level.slant < 1.06
    assert steep.slant > 1.12
    slanted = Conditions((), 90, 200, 0, 0.5, 1.3, 0.7)
    assert slanted.hindrances == (Hindrance.TILTED,)


def test_dice_smaller_than_two_hundredths_of_the_picture_are_too_small() -> None:
    assert [is_small(edge, 1280) for edge in (20, 60)] == [True, False]


def test_wandering_bands_are_flicker_and_a_cloud_is_not() -> None:
    tray = np.full((90, 160), 100, np.uint8)
    bands = (100 + 4 * np.sin(np.arange(90) / 9))[:, None].repeat(160, axis=1).astype(np.uint8)
    assert flickers(tray, bands)
    assert not flickers(tray, tray + 6)


def calibrated(seed: int) -> Calibration:
    return Calibration("pi", SIZE, find_tray(empty(seed)) or (), empty=shrink(empty(seed)))


def test_dice_and_noise_do_not_move_the_camera() -> None:
    setup = calibrated(207)
    thrown, _ = still(207, (1, 2, 3, 4, 5), edge=16.0)
    assert [has_moved(setup, Frame(picture, 0, 0.0)) for picture in (empty(207) // 2 * 2, thrown)] == [
        False,
        False,
    ]


@pytest.mark.parametrize(
    "picture", [warped(empty(207), 90, 40), warped(empty(207), 0, 0, 0.85), warped(empty(207), 500, 200)]
)
def test_another_view_is_noticed(picture: Picture) -> None:
    assert has_moved(calibrated(207), Frame(picture, 0, 0.0))


def test_a_calibration_without_a_picture_cannot_tell() -> None:
    assert not has_moved(Calibration("pi", SIZE), Frame(empty(207), 0, 0.0))


def test_a_calibration_is_trusted_until_the_first_rest_shows_that_the_camera_moved() -> None:
    fresh = Trust(calibrated(207))
    here, away = Frame(empty(207), 0, 0.0), Frame(warped(empty(207), 500, 200), 0, 0.0)
    assert fresh.after(away, quiet=0) is fresh
    same, moved = fresh.after(here, quiet=2), fresh.after(away, quiet=2)
    assert [fresh.is_lost_in(after) for after in (same, moved)] == [False, True]
    assert (same.calibration is not None, moved.calibration) == (True, None)
    assert [each.after(away, quiet=3) is each for each in (same, moved)] == [True, True]
