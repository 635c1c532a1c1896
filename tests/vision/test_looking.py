"""Looks at a tray at rest: how many there were, whether they agree, and what is said where they do not."""

from __future__ import annotations

import pytest

from vision.reading.readings import Doubt, PictureBox, Reading, SeenDie
from vision.watching.looking import AGREEING, LOOKS, Looking, agreed_on, is_open, judged, looked
from vision.watching.same_throw import are_among


def die(x: int, face: int) -> SeenDie:
    return SeenDie(PictureBox(x, 100, 50, 50), 0.99, face)


ONE, OTHER = Reading((die(100, 3), die(300, 5))), Reading((die(100, 3), die(300, 6)))


def test_looks_are_counted_and_so_are_those_that_agree_in_a_row() -> None:
    first = looked(Looking(), ONE)
    again = looked(first, ONE)
    changed = looked(again, OTHER)
    assert [(each.looks, each.agreed) for each in (first, again, changed)] == [(1, 1), (2, 2), (3, 1)]


def test_after_judging_the_count_begins_anew() -> None:
    assert judged(looked(Looking(), ONE)) == Looking(ONE, looks=0, agreed=1, is_judged=True)


def test_another_look_helps_until_two_agree_or_three_were_in_vain() -> None:
    once = looked(Looking(), ONE)
    assert is_open(once, is_shaky=False, is_plain=True)
    assert not is_open(Looking(ONE, 2, AGREEING), is_shaky=False, is_plain=True)
    assert is_open(Looking(ONE, 2, AGREEING), is_shaky=False, is_plain=False)
    assert not is_open(Looking(ONE, LOOKS, 1), is_shaky=False, is_plain=True)


@pytest.mark.parametrize(("is_shaky", "why"), [(True, Doubt.BLURRED), (False, Doubt.UNCLEAR)])
def test_where_each_look_saw_something_else_the_doubt_says_whether_the_picture_shook(
    is_shaky: bool, why: Doubt
) -> None:
    advice = agreed_on(looked(Looking(), ONE), ONE, is_shaky=is_shaky).advice
    assert advice
    assert advice.doubt is why


def test_dice_are_among_those_that_lay_there_only_if_each_of_them_is() -> None:
    assert are_among(ONE.dice, (die(105, 1),))
    assert not are_among(ONE.dice, (die(105, 1), die(700, 1)))
    assert not are_among((), (die(105, 1),))
    assert not are_among((), ())
