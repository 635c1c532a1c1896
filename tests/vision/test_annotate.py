from __future__ import annotations

import numpy as np

from vision.reading.annotation import AMBER, GREEN, annotate
from vision.reading.readings import Advice, Doubt, PictureBox, Reading, SeenDie

PICTURE = np.full((240, 320, 3), 128, np.uint8)
DICE = (
    SeenDie(PictureBox(40, 60, 60, 60), 0.99, 5, pips=((60.0, 80.0),)),
    SeenDie(PictureBox(200, 60, 60, 60), 0.6, sign="minus"),
)


def has_colour(picture: np.ndarray, box: PictureBox, colour: tuple[int, int, int]) -> bool:
    edge = picture[box.y, box.x : box.x + box.width]
    return bool((edge == colour).all(axis=1).any())


def test_a_sure_die_is_green_and_the_one_in_doubt_is_amber() -> None:
    drawn = annotate(PICTURE, Reading(DICE, Advice(Doubt.GLARE, 1)))
    assert has_colour(drawn, DICE[0].box, GREEN)
    assert has_colour(drawn, DICE[1].box, AMBER)


def test_the_picture_itself_stays_as_it_was() -> None:
    before = PICTURE.copy()
    annotate(PICTURE, Reading(DICE))
    assert np.array_equal(PICTURE, before)


def test_a_die_half_outside_the_picture_can_be_drawn() -> None:
    edge = SeenDie(PictureBox(-20, -20, 60, 60), 0.4, 1)
    assert annotate(PICTURE, Reading((edge,), Advice(Doubt.CUT_OFF, 0))).shape == PICTURE.shape


def test_the_sum_stands_below_several_dice_and_not_below_one() -> None:
    two = (DICE[0], SeenDie(PictureBox(200, 60, 60, 60), 0.9, 4))
    below = slice(200, 240)
    assert (annotate(PICTURE, Reading(two))[below] == GREEN).all(axis=2).any()
    assert np.array_equal(annotate(PICTURE, Reading(two[:1]))[below], PICTURE[below])


def test_each_die_wears_its_face_on_a_badge() -> None:
    one, two = (
        annotate(PICTURE, Reading((SeenDie(PictureBox(40, 60, 60, 60), 0.9, face),))) for face in (1, 2)
    )
    badge = (slice(30, 90), slice(70, 130))
    assert not np.array_equal(one[badge], two[badge])
    assert np.array_equal(one[100:], two[100:])
