from __future__ import annotations

import cv2
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from vision.frames import Picture
from vision.taught import NothingToTeach, TaughtFaces, compare, learn, teach

SIGNS = {"cross": "+", "question": "?", "letter": "R", "number": "4"}


def face(text: str, turn: float = 0.0, light: float = 1.0) -> Picture:
    tile = np.full((96, 96, 3), 200, np.uint8)
    (width, height), _ = cv2.getTextSize(text, 0, 1.4, 4)
    cv2.putText(tile, text, ((96 - width) // 2, (96 + height) // 2), 0, 1.4, (40, 30, 20), 4, cv2.LINE_AA)
    spin = cv2.getRotationMatrix2D((47.5, 47.5), turn, 1.0)
    turned = cv2.warpAffine(tile, spin, (96, 96), borderValue=(200, 200, 200))
    return np.clip(turned * light, 0, 255).astype(np.uint8)


TAUGHT = learn((sign, face(text, turn)) for sign, text in SIGNS.items() for turn in (0, 25, 70))


@given(sign=st.sampled_from(sorted(SIGNS)), turn=st.floats(0, 360), light=st.floats(0.5, 1.2))
@settings(max_examples=60, deadline=None)
def test_a_taught_face_is_known_at_any_turn_and_in_other_light(sign: str, turn: float, light: float) -> None:
    likeness = compare(TAUGHT, face(SIGNS[sign], turn, light))
    assert likeness.sign == sign
    assert likeness.likeness > 0.8


def test_a_face_that_was_never_taught_is_like_nothing() -> None:
    assert compare(TAUGHT, face("W")).likeness < 0.8


def test_a_blank_face_is_like_nothing() -> None:
    assert compare(TAUGHT, np.full((96, 96, 3), 130, np.uint8)).likeness < 0.3


def test_taught_faces_survive_being_stored_as_arrays() -> None:
    back = TaughtFaces.from_arrays(TAUGHT.to_arrays())
    assert back.signs == TAUGHT.signs
    assert np.array_equal(back.rows, TAUGHT.rows)


def test_a_picture_without_a_die_cannot_teach() -> None:
    with pytest.raises(NothingToTeach, match="meteorite"):
        teach([("meteorite", np.full((240, 320, 3), 90, np.uint8))])
