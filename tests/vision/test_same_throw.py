from __future__ import annotations

from vision.reading.readings import Advice, Doubt, PictureBox, Reading, SeenDie
from vision.watching.same_throw import is_same_throw, lies_alike


def die(x: int, face: int, y: int = 100) -> SeenDie:
    return SeenDie(PictureBox(x, y, 50, 50), 0.99, face)


THROW = Reading((die(100, 3), die(300, 5), die(500, 6)))


def test_nudged_dice_are_the_same_throw() -> None:
    assert is_same_throw(THROW, Reading((die(112, 3), die(300, 5), die(500, 6, y=120))))


def test_dice_that_are_left_when_others_were_taken_are_the_same_throw() -> None:
    assert is_same_throw(THROW, Reading((die(300, 5),)))


def test_another_face_is_another_throw() -> None:
    assert not is_same_throw(THROW, Reading((die(100, 3), die(300, 2), die(500, 6))))


def test_the_same_faces_elsewhere_are_another_throw() -> None:
    assert not is_same_throw(THROW, Reading((die(100, 6), die(300, 3), die(500, 5))))


def test_one_die_more_is_another_throw() -> None:
    assert not is_same_throw(THROW, Reading((*THROW.dice, die(700, 1))))


def test_a_doubt_that_is_gone_is_news() -> None:
    doubted = Reading(THROW.dice, Advice(Doubt.LEANING, 1))
    assert not is_same_throw(doubted, THROW)
    assert is_same_throw(doubted, doubted)


def test_a_shaking_camera_moves_all_dice_alike() -> None:
    assert lies_alike(THROW, Reading((die(109, 3, 93), die(309, 5, 93), die(509, 6, 93))))


def test_a_die_that_still_rolls_moves_alone() -> None:
    assert not lies_alike(THROW, Reading((die(100, 3), die(300, 5), die(540, 6))))


def test_an_empty_tray_is_like_an_empty_tray_only() -> None:
    assert lies_alike(Reading(()), Reading(()))
    assert not lies_alike(Reading(()), THROW)
