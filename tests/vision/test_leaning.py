from __future__ import annotations

import numpy as np

from vision.reading.judging import Judged
from vision.reading.leaning import leaning, tops_instead
from vision.reading.limits import LIMITS
from vision.reading.network import Place

SIZE = (1280, 720)


def seen(x: float, y: float, normal: tuple[float, float]) -> Judged:
    return Judged(Place(x, y, 60, 0.9), np.eye(8, dtype=np.float32)[2], 0.9, normal)


def flat(x: float, y: float) -> Judged:
    """A flat die under a camera that looks straight down: its face turns away towards the picture's edge."""
    sight = np.array([x - 640, y - 360, 1280.0])
    across, down = -sight[:2] / np.linalg.norm(sight)
    return seen(x, y, (float(-across), float(-down)))


def test_flat_dice_all_over_the_tray_do_not_lean() -> None:
    dice = [flat(200, 150), flat(1000, 200), flat(640, 360), flat(300, 600)]
    assert leaning(dice, SIZE) == [False] * 4


def test_flat_dice_under_a_tilted_camera_do_not_lean() -> None:
    dice = [seen(600, 340, (0.0, -0.4)), seen(680, 380, (0.02, -0.42)), seen(640, 300, (-0.01, -0.38))]
    assert leaning(dice, SIZE) == [False] * 3


def test_the_one_die_that_looks_elsewhere_leans() -> None:
    dice = [flat(200, 150), flat(1000, 200), seen(640, 360, (0.45, 0.1)), flat(300, 600)]
    assert leaning(dice, SIZE) == [False, False, True, False]


def test_a_slope_as_small_as_the_error_of_the_eye_is_none() -> None:
    dice = [flat(200, 150), flat(1000, 200), seen(640, 360, (0.15, 0.0)), flat(300, 600)]
    assert leaning(dice, SIZE) == [False] * 4


def test_on_a_photograph_only_a_die_that_clearly_leans_is_doubted() -> None:
    dice = [flat(200, 150), flat(1000, 200), seen(640, 360, (0.265, 0.0)), flat(300, 600)]
    assert leaning(dice, SIZE) == [False, False, True, False]
    assert leaning(dice, SIZE, LIMITS.leans_on_photo) == [False] * 4
    dice[2] = seen(640, 360, (0.45, 0.1))
    assert leaning(dice, SIZE, LIMITS.leans_on_photo) == [False, False, True, False]


def test_a_die_alone_leans_only_when_it_stands_nearly_on_its_edge() -> None:
    assert leaning([seen(640, 360, (0.5, 0.0))], SIZE) == [False]
    assert leaning([seen(640, 360, (0.8, 0.0))], SIZE) == [True]


def test_no_dice_do_not_lean() -> None:
    assert leaning([], SIZE) == []


def test_where_two_dice_disagree_the_one_that_looks_up_in_the_picture_lies_flat() -> None:
    """A low camera saw the top of one and the side of the other."""
    top, side = seen(500, 360, (0.0, -0.6)), seen(780, 360, (0.0, 0.6))
    assert leaning([top, side], SIZE) == [False, True]
    assert leaning([side, top], SIZE) == [True, False]


def test_the_top_of_a_die_is_looked_for_above_the_side_that_was_read() -> None:
    tops = [seen(x, 360, (0.0, -0.6)) for x in (500, 640, 700)]
    side = seen(600, 400, (0.0, 0.75))
    (place,) = tops_instead([*tops, side], SIZE, LIMITS.leans_in_game).values()
    assert place.y < 400 - 0.5 * side.place.edge
    assert abs(place.x - 600) < 0.1 * side.place.edge
    assert not tops_instead(tops, SIZE, LIMITS.leans_in_game)


def test_of_a_lone_die_whose_read_face_looks_down_the_top_is_looked_for_above_it() -> None:
    side = seen(640, 400, (0.0, 0.75))
    assert leaning([side], SIZE) == [True]
    top = tops_instead([side], SIZE, LIMITS.leans_on_photo)[0]
    assert top.x == side.place.x
    assert side.place.y - side.place.edge < top.y < side.place.y - 0.5 * side.place.edge


def test_sides_do_not_outvote_the_one_top_that_was_read() -> None:
    dice = [seen(500, 360, (0.0, 0.6)), seen(640, 360, (0.0, -0.75)), seen(800, 360, (0.0, 0.6))]
    assert leaning(dice, SIZE, LIMITS.leans_on_photo)[0::2] == [True, True]
