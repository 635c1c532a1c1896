"""A lesson learns each face from a few looks, and notices equal faces and foreign ones."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest

from games.rules import Expected
from vision.frames import Picture
from vision.reading.reader import read
from vision.simulated.cards import card_photos
from vision.simulated.pictures import sign_picture, still
from vision.simulated.scenery import scenery
from vision.taught.faces import compare
from vision.taught.lesson import Lesson, ShownFace, Unclear, face_in

ROOM = scenery(103)


@cache
def picture(sign: str, turn: int) -> Picture:
    return sign_picture(sign, turn, ROOM, seed=turn, size=(640, 360))[0]


def face(sign: str, turn: int) -> Picture:
    shown = face_in(picture(sign, turn), are_cards=False)
    assert isinstance(shown, ShownFace)
    return shown.face


def lesson(*signs: str) -> Lesson:
    learned = Lesson()
    for sign in signs:
        for turn in (0, 50, 130):
            learned = learned.shown(sign, face(sign, turn))
    return learned


def test_what_was_shown_is_read_at_another_turn() -> None:
    learned = lesson("meteorite", "minus")
    assert learned.taught is not None
    reading = read(picture("minus", 222), Expected(0, 1), learned.taught)
    assert (reading.signs, reading.sure) == (("minus",), True)


def test_views_are_counted_and_can_be_taken_back() -> None:
    learned = lesson("meteorite", "minus")
    again = learned.without("minus")
    assert [learned.views(sign) for sign in ("meteorite", "minus", "bonus-row")] == [3, 3, 0]
    assert [again.views(sign) for sign in ("meteorite", "minus")] == [3, 0]
    assert again.without("meteorite").taught is None


def test_an_equal_face_with_another_meaning_is_noticed() -> None:
    learned = lesson("meteorite", "minus")
    assert learned.twin("bonus-row", face("minus", 200)) == "minus"
    assert learned.twin("minus", face("minus", 200)) is None
    assert learned.twin("bonus-row", face("bonus-row", 200)) is None


def test_a_second_view_of_another_face_is_noticed() -> None:
    learned = lesson("plus-minus")
    assert learned.is_other("plus-minus", face("minus", 20))
    assert not learned.is_other("plus-minus", face("plus-minus", 280))
    assert not learned.is_other("minus", face("minus", 20))


def test_an_empty_or_crowded_tray_shows_no_face() -> None:
    crowd, _ = still(9, (1, 2, 3), style="white", surface="green felt", light="daylight")
    assert face_in(np.full((360, 640, 3), 90, np.uint8), are_cards=False) is Unclear.NOTHING
    assert face_in(np.full((360, 640, 3), 90, np.uint8), are_cards=True) is Unclear.NOTHING
    assert face_in(crowd, are_cards=False) is Unclear.SEVERAL


@pytest.mark.parametrize("card", ["floor-6", "balloon-even"])
def test_a_card_is_learned_by_the_same_lesson(card: str) -> None:
    learned = Lesson(are_cards=True)
    faces = []
    for _, photo in card_photos((card,), ROOM, 3):
        shown = face_in(photo, are_cards=True)
        assert isinstance(shown, ShownFace)
        faces.append(shown.face)
    learned = learned.shown(card, faces[0]).shown(card, faces[1])
    likeness = learned.like(faces[2])
    assert likeness is not None
    assert (likeness.sign, likeness.likeness > 0.75) == (card, True)
    assert learned.taught is not None
    assert learned.taught.are_cards
    assert compare(learned.taught, faces[0]).sign == card
