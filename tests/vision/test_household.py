"""What taught dice settle: what is like one of them is a die. A place that was not read stays asked about."""

from __future__ import annotations

from dataclasses import replace

import pytest

from vision.reading.household import settled_by
from vision.reading.readings import Advice, Doubt, PictureBox, Reading
from vision.reading.scholar import sees_no_face
from vision.simulated.pictures import still
from vision.taught import OwnDice, read, shown_throw, with_throw

FACES = (2, 3, 5, 6)
PICTURE = still(207, FACES, edge=18.0, size=(640, 360))[0]
READ = read(PICTURE)
BARE = PictureBox(10, 10, 40, 40)


def lesson() -> OwnDice:
    """One throw of these dice, shown as what it is."""
    shown = shown_throw(PICTURE, len(FACES))
    own = with_throw(None, shown, shown.faces)
    assert own is not None
    return own


OWN = lesson()


def doubted(reading: Reading, place: PictureBox | None) -> Reading:
    return replace(reading, advice=Advice(Doubt.UNCLEAR, place=place))


def test_a_place_beside_the_dice_is_asked_about_though_it_is_like_none_of_theirs() -> None:
    assert not settled_by(OWN, PICTURE, doubted(READ, BARE)).sure


def test_what_was_taught_is_a_die_however_little_it_looks_like_one() -> None:
    assert settled_by(OWN, PICTURE, doubted(READ, None)).sure


def test_what_was_never_taught_may_still_be_none() -> None:
    strangers = still(12, (1, 4, 6), style="ruby", size=(640, 360))[0]
    assert not settled_by(OWN, strangers, doubted(read(strangers), None)).sure


@pytest.mark.parametrize("doubt", [Doubt.LEANING, Doubt.CUT_OFF])
def test_a_die_that_leans_or_is_cut_off_does_so_whoever_owns_it(doubt: Doubt) -> None:
    leaning = replace(READ, advice=Advice(doubt, 0))
    assert settled_by(OWN, PICTURE, leaning) == leaning


def test_the_third_voice_tells_bare_ground_from_a_die() -> None:
    edge = READ.dice[0].box.width / 1.1
    assert sees_no_face(PICTURE, BARE, edge)
    assert not any(sees_no_face(PICTURE, die.box, edge) for die in READ.dice)
