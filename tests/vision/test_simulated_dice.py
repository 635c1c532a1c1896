"""The simulated die is a real die: its faces, its shape, how it lies, and what the camera sees of it."""

from __future__ import annotations

import cv2
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from vision.frames import Picture
from vision.simulated.dice import NORMALS, PIP_FACES, Die, Pose, corners, lying, tilt_of, upward
from vision.simulated.painting import PaintedDie, Painter
from vision.simulated.scenery import Scenery
from vision.simulated.shape import trace
from vision.simulated.signs import SIGNS, sign_mask
from vision.simulated.styles import SIGN_STYLES, STYLES, Style

SHARP = Die(STYLES["sharp"], 16.0)
ROOM = Scenery(style=STYLES["sharp"], tilt=10.0)


def normal_of(pips: int) -> np.ndarray:
    return np.asarray(NORMALS[PIP_FACES.index(pips)])


@pytest.mark.parametrize("pips", [1, 2, 3])
def test_opposite_faces_sum_to_seven(pips: int) -> None:
    assert (normal_of(pips) == -normal_of(7 - pips)).all()


def test_one_two_three_turn_to_the_left_as_on_western_dice() -> None:
    assert (np.cross(normal_of(1), normal_of(2)) == normal_of(3)).all()


@given(st.integers(0, 5), st.floats(0, 6.28), st.floats(-100, 100), st.floats(-60, 60))
def test_a_lying_die_shows_its_face_and_stands_on_four_corners(
    face: int, yaw: float, x: float, y: float
) -> None:
    pose = lying(SHARP, face, x, y, yaw)
    heights = np.sort(corners(SHARP, pose)[:, 2])
    assert upward(SHARP, pose) == PIP_FACES[face]
    assert np.allclose(heights, [0] * 4 + [16] * 4, atol=1e-4)
    assert np.linalg.det(pose.turn) == pytest.approx(1, abs=1e-5)
    assert tilt_of(pose) < 0.1


@pytest.mark.parametrize("style", STYLES.values(), ids=STYLES)
def test_rays_meet_the_die_on_its_surface_and_never_beyond_the_cube(style: Style) -> None:
    die = Die(style, 16.0)
    pose = lying(die, 2, 20.0, 10.0, 0.3)
    view = ROOM.viewpoint((640, 360))
    box = view.edition_of(corners(die, pose), 2)
    hits = trace(view.rays(box), view.position, die, pose, 0.5)
    solid = hits.points[:, hits.cover == 1]
    assert np.abs(solid).max() <= 1.001
    assert np.allclose((hits.normals**2).sum(0), 1, atol=1e-3)
    assert (np.abs(solid).max(0) > 0.7).all()


def top_view(die: Die, pose: Pose, side: int = 96) -> Picture:
    """The upper face as the camera sees it, straightened by its four upper corners."""
    painter = Painter(ROOM, (1280, 720))
    picture = painter.clean([PaintedDie(die, pose)])
    upper = corners(die, pose)
    upper = upper[upper[:, 2] > die.edge / 2]
    middle = upper[:, :2].mean(0)
    around = upper[np.argsort(np.arctan2(*(upper[:, :2] - middle).T[::-1]))]
    square = np.array([(0, side), (side, side), (side, 0), (0, 0)], np.float32)
    matrix = cv2.getPerspectiveTransform(painter.view.project(around).astype(np.float32), square)
    return np.asarray(cv2.warpPerspective(picture, matrix, (side, side)), np.uint8)


@pytest.mark.parametrize("face", range(6))
def test_the_camera_sees_as_many_pips_as_the_upward_face_has(face: int) -> None:
    pose = lying(SHARP, face, 35.0, -20.0, 0.5 + face)
    grey = cv2.cvtColor(top_view(SHARP, pose), cv2.COLOR_BGR2GRAY)
    dark = (grey[4:-4, 4:-4] < 90).astype(np.uint8)
    spots = cv2.connectedComponentsWithStats(dark)[2][1:, cv2.CC_STAT_AREA]
    assert (spots > 60).sum() == PIP_FACES[face]


def likeness(one: np.ndarray, other: np.ndarray) -> float:
    """The best correlation of two square masks over all turns."""
    side = one.shape[0]
    turns = [cv2.getRotationMatrix2D((side / 2 - 0.5,) * 2, angle, 1) for angle in range(0, 360, 6)]
    turned = [cv2.warpAffine(other, turn, (side, side)) for turn in turns]
    return max(float(np.corrcoef(one.ravel(), each.ravel())[0, 1]) for each in turned)


@pytest.mark.parametrize("sign", SIGNS)
def test_no_sign_looks_like_another_one_turned(sign: str) -> None:
    others = [other for other in SIGNS if other != sign]
    assert max(likeness(sign_mask(sign, 48), sign_mask(other, 48)) for other in others) < 0.75


@pytest.mark.parametrize("sign", SIGNS)
def test_the_camera_sees_the_sign_that_is_up(sign: str) -> None:
    die = Die(SIGN_STYLES["cream event"], 18.0, SIGNS)
    seen = top_view(die, lying(die, SIGNS.index(sign), 10.0, 15.0, 1.0), 64)
    ink = 1 - cv2.cvtColor(seen, cv2.COLOR_BGR2GRAY)[8:-8, 8:-8].astype(np.float32) / 255
    assert max(SIGNS, key=lambda other: likeness(ink, sign_mask(other, 48))) == sign
