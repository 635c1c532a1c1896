"""Thrown dice fly into the tray, bounce, and come to rest flat, inside the walls and apart."""

from __future__ import annotations

from collections import Counter
from functools import cache

import numpy as np
import pytest

from vision.simulated.dice import Die, Pose, corners, lying, tilt_of, upward
from vision.simulated.layout import Lying, fits, inside, overlap
from vision.simulated.mishaps import leaning, touching
from vision.simulated.motion import flight
from vision.simulated.stories import diverted
from vision.simulated.styles import STYLES

INNER = (134.0, 74.0)
DICE = [Die(STYLES["white"], 16.0, grain=float(number)) for number in range(4)]
SEEDS = range(100)


@cache
def thrown(seed: int) -> list[list[Pose]]:
    return flight(DICE, [], INNER, 30.0, np.random.default_rng(seed))


def ended(seed: int) -> list[Lying]:
    return list(zip(DICE, thrown(seed)[-1], strict=True))


def test_over_a_hundred_throws_dice_end_flat_in_the_tray_and_apart() -> None:
    for seed in SEEDS:
        dice = ended(seed)
        assert [seed for row, each in enumerate(dice) if not fits(each, dice[:row], INNER)] == []
        assert max(tilt_of(pose) for _, pose in dice) < 0.1
        assert [pose.middle[2] for _, pose in dice] == [8.0] * 4


def test_a_throw_takes_about_a_second() -> None:
    frames = [len(thrown(seed)) for seed in SEEDS]
    assert min(frames) > 15
    assert max(frames) < 70
    assert 25 < np.mean(frames) < 50


def test_no_die_ever_sinks_into_the_floor() -> None:
    lowest = [
        corners(die, pose)[:, 2].min() for frame in thrown(1) for die, pose in zip(DICE, frame, strict=True)
    ]
    assert min(lowest) > -1e-3


def test_dice_really_fly_and_turn() -> None:
    first, last = thrown(2)[0], thrown(2)[-1]
    assert not inside((DICE[0], first[0]), INNER)
    assert max(corners(DICE[0], frame[0])[:, 2].min() for frame in thrown(2)) > 16
    assert len({upward(DICE[0], frame[0]) for frame in thrown(2)}) > 1
    assert inside((DICE[0], last[0]), INNER)


def test_all_faces_come_up_about_equally_often() -> None:
    counts = Counter(upward(*each) for seed in SEEDS for each in ended(seed))
    assert sorted(counts) == [1, 2, 3, 4, 5, 6]
    # 400 dice, so 66.7 of each with a deviation of 7.5: four of those either way.
    assert min(counts.values()) > 37
    assert max(counts.values()) < 97


def test_a_kept_die_stays_and_the_others_end_beside_it() -> None:
    kept = [(DICE[0], lying(DICE[0], 3, 0.0, 0.0, 0.2))]
    for seed in range(10):
        frames = flight(DICE[1:], kept, INNER, 30.0, np.random.default_rng(seed))
        dice = list(zip(DICE[1:], frames[-1], strict=True))
        assert not any(overlap(kept[0], each) for each in dice)


def lowest_and_others(change: tuple[int, Pose], dice: list[Lying]) -> tuple[float, list[Lying]]:
    row, pose = change
    others = [each for at, each in enumerate(dice) if at != row]
    return float(corners(dice[row][0], pose)[:, 2].min()), others


@pytest.mark.parametrize("seed", range(12))
def test_a_leaning_die_stands_on_an_edge_and_touches_but_enters_nothing(seed: int) -> None:
    change = leaning(ended(seed), 0, INNER, np.random.default_rng(seed))
    assert change is not None
    lowest, others = lowest_and_others(change, ended(seed))
    die, pose = DICE[change[0]], change[1]
    nearly = 0.2
    wall = (INNER - np.abs(corners(die, pose)[:, :2])).min() < nearly
    assert 15 <= tilt_of(pose) <= 40
    assert lowest == pytest.approx(0, abs=1e-3)
    assert fits((die, pose), others, INNER)
    assert wall or any(overlap((die, pose), other, nearly) for other in others)


@pytest.mark.parametrize("seed", range(12))
def test_touching_dice_lie_flat_face_to_face(seed: int) -> None:
    change = touching(ended(seed), 0, INNER, np.random.default_rng(seed))
    assert change is not None
    _, others = lowest_and_others(change, ended(seed))
    mover = (DICE[change[0]], change[1])
    assert tilt_of(change[1]) < 0.1
    assert upward(*mover) == upward(*ended(seed)[change[0]])
    assert fits(mover, others, INNER)
    assert any(overlap(mover, other, 0.2) for other in others)


def test_a_diverted_flight_begins_as_before_and_ends_where_it_should() -> None:
    frames = [list(poses) for poses in thrown(3)]
    end = lying(DICE[1], 0, 50.0, 20.0, 0.7)
    diverted(frames, 1, end)
    assert np.allclose(frames[0][1].middle, thrown(3)[0][1].middle, atol=0.5)
    assert np.allclose(frames[-1][1].middle, end.middle, atol=1e-3)
    assert np.allclose(frames[-1][1].turn, end.turn, atol=1e-3)
    assert frames[-1][0] is thrown(3)[-1][0]
