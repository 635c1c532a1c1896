"""Looks at a tray at rest: how many there were, whether they agree, and what is said where they do not."""

from __future__ import annotations

from dataclasses import replace

import pytest

from vision.reading.readings import Advice, Doubt, PictureBox, Reading, SeenDie
from vision.watching.looking import (
    AGREEING,
    LOOKS,
    PACE,
    UNHURRIED,
    Looking,
    agreed_on,
    disturbed,
    is_due,
    is_open,
    judged,
    looked,
)
from vision.watching.movement import REST, SHAKY, Movement
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


def test_a_tray_is_looked_at_once_it_rests_and_not_again_after_it_was_judged() -> None:
    quiet = [is_due(Looking(), Movement(quiet=frames)) for frames in range(REST + 2)]
    assert quiet == [False] * REST + [True, True]
    assert not is_due(judged(looked(Looking(), ONE)), Movement(quiet=REST))


def test_nobody_looks_where_nothing_can_be_seen() -> None:
    assert not is_due(Looking(), Movement(quiet=REST, blind=1))


def test_after_looks_in_vain_a_resting_tray_is_looked_at_only_now_and_then() -> None:
    in_vain = Looking(ONE, LOOKS, 1)
    due = [frames for frames in range(REST, 3 * UNHURRIED) if is_due(in_vain, Movement(quiet=frames))]
    assert due == [UNHURRIED, 2 * UNHURRIED]


def test_a_picture_that_never_rests_is_looked_at_at_its_own_pace_however_often_in_vain() -> None:
    in_vain = Looking(ONE, LOOKS, 1)
    due = [frames for frames in range(SHAKY, SHAKY + 4) if is_due(in_vain, Movement(stirred=frames))]
    assert due == [frames for frames in range(SHAKY, SHAKY + 4) if frames % PACE == 0]


def test_a_movement_makes_the_next_rest_a_new_one_but_shaking_forgets_nothing() -> None:
    twice = judged(looked(looked(Looking(), ONE), ONE))
    assert disturbed(twice, is_shaky=False) == Looking()
    assert disturbed(twice, is_shaky=True) == Looking(ONE, looks=0, agreed=2)


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


def doubted(doubt: Doubt, confidence: float) -> Reading:
    """What ONE shows, one die of it in doubt."""
    return Reading((SeenDie(PictureBox(100, 100, 50, 50), confidence, 3), die(300, 5)), Advice(doubt, 0))


def told_of(*looks: Reading) -> Reading:
    looking = Looking()
    for look in looks:
        looking = looked(looking, look)
    return agreed_on(looking, looks[-1], is_shaky=False)


def test_a_look_that_just_misses_being_sure_is_outweighed_by_clear_ones_of_the_same() -> None:
    assert told_of(ONE, ONE, doubted(Doubt.UNCLEAR, 0.6)) == ONE
    assert told_of(ONE, replace(OTHER, advice=Advice(Doubt.UNCLEAR, 1)), ONE) == ONE


def test_a_sure_look_that_saw_something_else_is_not_outvoted() -> None:
    assert not told_of(ONE, OTHER, ONE).sure


def test_what_most_looks_can_hardly_read_stays_in_doubt() -> None:
    assert not told_of(ONE, doubted(Doubt.UNCLEAR, 0.3), doubted(Doubt.UNCLEAR, 0.3)).sure


def test_a_die_that_leans_is_not_outvoted() -> None:
    assert not told_of(ONE, doubted(Doubt.LEANING, 0.99), doubted(Doubt.LEANING, 0.99)).sure
    assert not told_of(ONE, OTHER, doubted(Doubt.LEANING, 0.99)).sure
