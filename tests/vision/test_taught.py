from __future__ import annotations

import cv2
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from vision.frames import Picture
from vision.taught.faces import NothingToTeach, TaughtFaces, compare, learn, teach

SIGNS = {"cross": "+", "question": "?", "letter": "R", "number": "4"}


def face(text: str, turn: float = 0.0, light: float = 1.0) -> Picture:
    tile = np.full((96, 96, 3), 200, np.uint8)
    (width, height), _ = cv2.getTextSize(text, 0, 1.4, 4)
    cv2.putText(tile, text, ((96 - width) // 2, (96 + height) // 2), 0, 1.4, (40, 30, 20), 4, cv2.LINE_AA)
    spin = cv2.getRotationMatrix2D((47.5, 47.5), turn, 1.0)
    turned = cv2.warpAffine(tile, spin, (96, 96), borderValue=(200, 200, 200))
    return np.asarray(np.clip(turned * light, 0, 255), np.uint8)


TAUGHT = learn((sign, face(text, turn)) for sign, text in SIGNS.items() for turn in (0, 25, 70))


@given(sign=st.sampled_from(sorted(SIGNS)), turn=st.floats(0, 360), light=st.floats(0.5, 1.2))
@settings(max_examples=60)
def test_a_taught_face_is_known_at_any_turn_and_in_other_light(sign: str, turn: float, light: float) -> None:
    likeness = compare(TAUGHT, face(SIGNS[sign], turn, light))
    assert likeness.sign == sign
    assert likeness.likeness > 0.8


def test_a_face_that_was_never_taught_is_like_nothing() -> None:
    assert compare(TAUGHT, face("W")).likeness < 0.8


def blank(seed: int, slope: float = 0.0) -> Picture:
    """A face without a sign, lit from one side, as a sensor sees it."""
    noise = np.random.default_rng(seed).normal(130, 2, (96, 96, 1)) + slope * np.arange(-48, 48)[:, None]
    return np.asarray(np.clip(np.repeat(noise, 3, axis=2), 0, 255), np.uint8)


def test_a_blank_face_is_like_no_sign() -> None:
    assert compare(TAUGHT, blank(1)).likeness < 0.3
    assert not TAUGHT.knows_blank


def test_a_blank_face_can_be_taught_and_is_known_in_light_from_any_side() -> None:
    with_blank = learn([("cross", face("+")), ("nothing", blank(1))])
    assert with_blank.knows_blank
    for slope in (-0.6, 0.0, 0.6):
        likeness = compare(with_blank, blank(2, slope))
        assert (likeness.sign, likeness.likeness > 0.8, likeness.margin > 0.5) == ("nothing", True, True)
    assert compare(with_blank, face("+", 100)).sign == "cross"


def test_taught_faces_survive_being_stored_as_arrays() -> None:
    back = TaughtFaces.from_arrays(TAUGHT.to_arrays())
    assert back.signs == TAUGHT.signs
    assert np.array_equal(back.rows, TAUGHT.rows)


def test_a_picture_without_a_die_cannot_teach() -> None:
    with pytest.raises(NothingToTeach, match="meteorite"):
        teach([("meteorite", np.full((240, 320, 3), 90, np.uint8))])
