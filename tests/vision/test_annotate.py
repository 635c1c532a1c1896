from __future__ import annotations

import numpy as np

from vision.reading.annotation import AMBER, GREEN, annotate
from vision.reading.readings import Advice, Box, Doubt, Reading, SeenDie

PICTURE = np.full((240, 320, 3), 128, np.uint8)
DICE = (
    SeenDie(Box(40, 60, 60, 60), 0.99, 5, pips=((60.0, 80.0),)),
    SeenDie(Box(200, 60, 60, 60), 0.6, sign="minus"),
)


def has_colour(picture: np.ndarray, box: Box, colour: tuple[int, int, int]) -> bool:
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
    edge = SeenDie(Box(-20, -20, 60, 60), 0.4, 1)
    assert annotate(PICTURE, Reading((edge,), Advice(Doubt.CUT_OFF, 0))).shape == PICTURE.shape
