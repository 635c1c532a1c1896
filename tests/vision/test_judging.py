from __future__ import annotations

from dataclasses import replace

import cv2
import numpy as np

from vision.reading.judging import (
    NOTHING,
    SIGN,
    Judged,
    again,
    distinct,
    is_settled,
    judge_all,
    of_one_size,
    without_sign,
)
from vision.reading.network import Place
from vision.simulated.pictures import PlacedDie, still


def judged(x: float, edge: float, kind: int, clear: float = 0.8) -> Judged:
    kinds = np.full(8, 0.01, np.float32)
    kinds[kind] = 0.93
    return Judged(Place(x, 100, edge, clear), kinds, 0.9, (0.0, 0.0))


def test_two_places_on_the_same_die_are_one_die() -> None:
    clearer, other = judged(100, 60, 4, 0.9), judged(108, 55, 4, 0.5)
    assert distinct([other, clearer]) == [clearer]


def test_touching_dice_stay_two_dice() -> None:
    left, right = judged(100, 60, 4), judged(160, 60, 2)
    assert len(distinct([left, right])) == 2


def test_a_pip_of_a_large_die_is_no_die_showing_one() -> None:
    die, pip = judged(100, 150, 4), judged(150, 40, 0, 0.95)
    assert distinct([die, pip]) == [die]


def test_a_die_showing_one_is_not_swallowed_by_something_large_that_may_be_anything() -> None:
    cloth = Judged(Place(100, 100, 300, 0.3), np.full(8, 0.125, np.float32), 0.1, (0.0, 0.0))
    die = judged(180, 60, 0)
    assert die in distinct([cloth, die])


def test_a_die_showing_one_is_not_swallowed_by_something_large_and_unreadable() -> None:
    cloth, die = judged(100, 300, NOTHING, 0.3), judged(180, 60, 0)
    assert die in distinct([cloth, die])


def test_a_rubber_foot_three_times_as_large_as_the_die_is_no_die() -> None:
    die, foot = judged(100, 40, 2), judged(400, 120, 0, 0.6)
    assert of_one_size([foot, die]) == [die]


def test_dice_of_two_common_sizes_lie_side_by_side() -> None:
    assert len(of_one_size([judged(100, 40, 2), judged(200, 75, 5)])) == 2


def spoken(*kinds: int) -> Judged:
    """A die of which each voice names one kind, quite certain of it."""
    heard = tuple(
        np.full(8, 0.02, np.float32) + np.float32(0.84) * np.eye(8, dtype=np.float32)[kind] for kind in kinds
    )
    told = np.mean(heard, axis=0)
    return Judged(Place(100, 100, 30, 0.8), told, 0.9, (0.0, 0.0), kinds, heard)


def test_where_no_sign_was_taught_a_voice_that_sees_one_leaves_it_to_the_other() -> None:
    told = without_sign(spoken(SIGN, 4))
    assert told.voices == (4,)
    assert told.kinds[4] > 0.7


def test_what_looks_like_a_sign_to_both_voices_is_no_die_where_none_was_taught() -> None:
    assert without_sign(spoken(SIGN, SIGN)).kind == NOTHING


def place_of(die: PlacedDie) -> Place:
    box = die.box
    return Place(box.x + box.width / 2, box.y + box.height / 2, box.width / 1.3, 0.9)


def test_a_third_voice_is_asked_where_two_leave_a_doubt_and_only_there() -> None:
    picture, placed = still(31, (2, 3, 5), edge=16.0, size=(1280, 720))
    clear = [place_of(each) for each in placed]
    assert {len(each.heard) for each in judge_all(picture, clear)} == {2}
    blurred = np.asarray(cv2.GaussianBlur(picture, (0, 0), 0.14 * clear[0].edge), np.uint8)
    assert any(len(each.heard) == 3 for each in judge_all(blurred, clear))


def settled(x: float, edge: float) -> Judged:
    """A flat die about which both voices agree."""
    return replace(judged(x, edge, 4), lowest=0.95, voices=(4, 4))


def test_a_die_that_is_settled_need_not_be_judged_again_where_another_finder_sees_it() -> None:
    told = again(Place(104, 100, 62, 0.6), [settled(300, 60), settled(100, 60)])
    assert told is not None
    assert (told.place, told.kind) == (Place(100, 100, 60, 0.6), 4)


def test_a_neighbour_or_something_larger_is_judged_for_itself() -> None:
    assert again(Place(130, 100, 60, 0.6), [settled(100, 60)]) is None
    assert again(Place(100, 100, 90, 0.6), [settled(100, 60)]) is None


def test_a_die_is_open_while_looks_or_voices_differ_or_its_side_may_be_seen() -> None:
    assert is_settled(settled(100, 60))
    assert not is_settled(replace(settled(100, 60), lowest=0.6))
    assert not is_settled(replace(settled(100, 60), voices=(4, 3)))
    assert not is_settled(replace(settled(100, 60), normal=(0.0, -0.6)))
