"""A household's own dice: learned from throws with known values, never at the cost of other dice."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from games.rules import Expected
from vision.reading.judging import NOTHING, Judged
from vision.reading.network import Place
from vision.simulated.pictures import still
from vision.taught import OwnDice, by_face, matched, read, shown_throw, with_throw
from vision.taught.own_dice import FEATURES, Floats, unit

FACES = (2, 3, 5, 6)
SIZE = (640, 360)


def features(seed: int) -> Floats:
    return unit(np.abs(np.random.default_rng(seed).normal(size=FEATURES)).astype(np.float32))


def kinds(**likely: float) -> Floats:
    told = np.full(8, 0.02, np.float32)
    for face, share in likely.items():
        told[NOTHING if face == "nothing" else int(face[1]) - 1] = share
    return np.asarray(told / told.sum(), np.float32)


def die(told: Floats, felt: Floats) -> Judged:
    voices = (int(told[:6].argmax()), int(told[:6].argsort()[-2]))
    return Judged(Place(50, 50, 30, 0.1), told, 0.4, (0.0, 0.0), voices, features=felt)


OWN = OwnDice((4, 6), np.stack([features(1), features(2)]), 2, 2, 0.05, (200, 200, 200))


def test_a_face_that_was_taught_settles_what_the_voices_dispute() -> None:
    told = OWN.adjusted(die(kinds(f6=0.5, f4=0.4), features(1)))
    assert told.kind + 1 == 4
    assert told.voices.count(3) > told.voices.count(5)


def test_what_is_like_a_taught_die_is_a_die_however_faintly_it_shows() -> None:
    before = die(kinds(nothing=0.6, f6=0.3), features(2))
    told = OWN.adjusted(before)
    assert told.kind + 1 == 6
    assert told.belief > before.belief


def test_what_is_like_a_taught_one_may_be_a_screw_and_is_no_more_a_die_than_before() -> None:
    taught = OwnDice((1, 6), OWN.rows, 2, 2, 0.05, (200, 200, 200))
    before = die(kinds(nothing=0.6, f1=0.3), features(1))
    assert taught.adjusted(before).belief <= before.belief * 1.01


def test_a_die_that_is_like_none_of_them_is_judged_as_before() -> None:
    stranger = die(kinds(f6=0.5, f4=0.4), unit(np.eye(1, FEATURES, dtype=np.float32)[0]))
    assert OWN.adjusted(stranger) is stranger


def test_a_face_that_was_never_shown_is_not_talked_away() -> None:
    told = OWN.adjusted(die(kinds(f5=0.9), features(1)))
    assert told.kind + 1 == 5


def test_numbers_that_are_no_dice_are_refused() -> None:
    arrays = OWN.to_arrays()
    assert OwnDice.from_arrays(arrays).faces == OWN.faces
    for bad in ({"faces": np.array([4, 7])}, {"rows": OWN.rows * 3}, {"common": np.full(6, np.nan)}):
        with pytest.raises(ValueError, match=r"no|fit"):
            OwnDice.from_arrays({**arrays, **bad})


def test_a_throw_with_its_values_teaches_and_is_read_for_sure_afterwards() -> None:
    picture = still(207, FACES, edge=18.0, size=SIZE)[0]
    shown = shown_throw(picture, len(FACES))
    faces = matched(shown, FACES)
    assert faces is not None
    assert sorted(faces) == sorted(FACES)
    own = with_throw(None, shown, faces)
    assert own is not None
    assert (own.throws, own.count, set(own.faces)) == (1, len(FACES), set(FACES))
    assert read(picture, Expected(len(FACES)), own=own).faces == FACES


def test_the_values_say_what_a_die_shows_even_where_it_was_read_otherwise() -> None:
    shown = shown_throw(still(207, FACES, edge=18.0, size=SIZE)[0], len(FACES))
    told = matched(shown, (2, 3, 5, 5))
    assert told is not None
    assert sorted(told) == [2, 3, 5, 5]
    assert matched(shown, (2, 3)) is None
    assert matched(replace(shown, dice=shown.dice[:2]), (2, 3)) is not None


def test_of_many_misread_dice_nobody_can_say_which_is_which_so_they_teach_nothing() -> None:
    shown = shown_throw(still(207, FACES, edge=18.0, size=SIZE)[0], len(FACES))
    right = shown.faces
    assert by_face(shown, (1, 1, *right[2:]))[1] == (1, 1, *right[2:])
    kept, faces = by_face(shown, (1, 1, 1, right[3]))
    assert (faces, len(kept.dice), len(kept.rows)) == ((right[3],), 1, 1)
