"""The simulated tray as its callers know it: throws, keeps, nudges, clears, and the truth about them."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import numpy as np
import pytest

from config.corners import CORNERS
from games.dice import Throw
from vision.frames import Picture
from vision.simulated.dice import tilt_of
from vision.simulated.layout import fits
from vision.simulated.scenery import Scenery
from vision.simulated.signs import SIGNS
from vision.simulated.surfaces import SURFACES
from vision.simulated.tray import SimulatedTray

SMALL = (320, 180)


def tray(
    seed: int = 1, pip_dice: int = 3, sign_faces: tuple[str, ...] = (), trouble: float = 0.0
) -> SimulatedTray:
    return SimulatedTray(seed, pip_dice, sign_faces, size=SMALL, trouble=trouble)


def play(source: SimulatedTray) -> list[Picture]:
    """All pictures until nothing moves any more."""
    pictures = []
    while not source.at_rest:
        pictures.append(source.read().picture)
    return pictures


def difference(one: Picture, other: Picture) -> float:
    return float(np.abs(one.astype(int) - other.astype(int)).mean())


def test_it_gives_frames_by_a_clock_of_its_own() -> None:
    source = SimulatedTray(1)
    frames = [source.read() for _ in range(3)]
    assert [(frame.number, round(frame.seconds, 4)) for frame in frames] == [
        (0, 0.0),
        (1, 0.0333),
        (2, 0.0667),
    ]
    assert {(frame.picture.shape, frame.picture.dtype.name) for frame in frames} == {
        ((720, 1280, 3), "uint8")
    }
    source.close()
    source.close()


def test_the_same_seed_gives_the_same_pictures_and_another_seed_others() -> None:
    seen, truths = [], []
    for seed in (4, 4, 5):
        source = tray(seed, 2, SIGNS)
        source.throw()
        seen.append([*play(source)])
        truths.append(source.truth)
    assert all(np.array_equal(one, other) for one, other in zip(seen[0], seen[1], strict=True))
    assert truths[0] == truths[1]
    assert not np.array_equal(seen[0][0], seen[2][0])


def test_an_empty_tray_rests_and_has_no_truth() -> None:
    source = tray()
    assert source.at_rest
    assert source.truth is None


def test_the_truth_is_told_only_when_all_lie() -> None:
    source = tray(2, 3, SIGNS)
    source.throw()
    while not source.at_rest:
        assert source.truth is None
        source.read()
    truth = source.truth
    assert truth is not None
    assert len(truth.faces) == 3
    assert truth.faces == tuple(sorted(truth.faces))
    assert len(truth.signs) == 1
    assert set(truth.signs) <= set(SIGNS)


def test_at_rest_only_the_noise_changes() -> None:
    source = tray()
    source.throw()
    play(source)
    one, other = source.read().picture, source.read().picture
    assert not np.array_equal(one, other)
    assert difference(one, other) < 8


def test_coming_to_rest_changes_nothing_in_the_picture() -> None:
    source = tray(4, 5, SIGNS)
    source.throw()
    play(source)
    last = source._picture.copy()
    source.read()
    assert np.array_equal(last, source._picture)


@pytest.mark.parametrize("size", [(640, 480), (641, 363), (1920, 1080)])
def test_any_size_of_picture_will_do(size: tuple[int, int]) -> None:
    source = SimulatedTray(1, 2, size=size)
    source.throw()
    pictures = [source.read().picture for _ in range(6)]
    assert {picture.shape for picture in pictures} == {(size[1], size[0], 3)}


def test_while_dice_fly_the_picture_changes() -> None:
    source = tray()
    source.throw()
    pictures = play(source)
    still = difference(pictures[-1], source.read().picture)
    assert max(difference(one, other) for one, other in pairwise(pictures)) > 1.2 * still


def test_clearing_leaves_the_tray_as_it_was_before_the_throw() -> None:
    source = tray(7, 5)
    empty = source.read().picture
    source.throw()
    play(source)
    lying = source.read().picture
    source.clear()
    hands = play(source)
    after = source.read().picture
    assert max(difference(empty, picture) for picture in hands) > 2 * difference(empty, lying)
    assert difference(empty, after) < difference(empty, lying)
    assert source.truth is None


def test_a_second_throw_first_takes_the_dice_away() -> None:
    source = tray(3)
    source.throw()
    first = len(play(source))
    source.throw()
    assert len(play(source)) > first
    assert source.truth is not None


def test_kept_dice_stay_where_they_are() -> None:
    source = tray(6, 5)
    source.throw()
    play(source)
    before = source.truth
    places = {pose.middle.tobytes() for _, pose in source._lying}
    assert before is not None
    source.throw(keep=(before.faces[1], before.faces[4]))
    play(source)
    after = source.truth
    assert after is not None
    assert len(after.faces) == 5
    assert len(places & {pose.middle.tobytes() for _, pose in source._lying}) == 2
    for face in (before.faces[1], before.faces[4]):
        assert face in after.faces


def test_keeping_all_dice_throws_only_the_event_die() -> None:
    source = tray(8, 2, SIGNS)
    source.throw()
    play(source)
    before = source.truth
    assert before is not None
    source.throw(keep=before.faces)
    play(source)
    assert source.truth == Throw(before.faces, source.truth.signs if source.truth else ())


def test_other_dice_count_from_the_next_throw_on() -> None:
    source = tray(9, 3)
    source.throw()
    play(source)
    source.set_dice(5, SIGNS)
    lying = source.truth
    source.throw()
    play(source)
    assert lying is not None
    assert len(lying.faces) == 3
    assert source.truth is not None
    assert (len(source.truth.faces), len(source.truth.signs)) == (5, 1)


def test_a_tray_without_dice_may_be_thrown_into() -> None:
    source = tray(1, 0)
    source.throw()
    play(source)
    assert source.truth is None


def test_ten_large_dice_lie_apart_after_every_throw() -> None:
    source = SimulatedTray(1, 10, size=SMALL, trouble=0.0, scenery=Scenery(edge=25.0))
    for _ in range(3):
        source.throw()
        play_without_painting(source)
        lying = source._lying
        assert len(lying) == 10
        assert all(fits(each, lying[:row], Scenery().inner) for row, each in enumerate(lying))


@pytest.mark.parametrize("faces", [("meteorite",), ("meteor",) * 6, ("minus",) * 7])
def test_an_event_die_needs_six_known_signs(faces: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="An event die has six faces out of meteorite, extra-reserve"):
        tray(1, 3, faces)


def awkward(leans: bool) -> SimulatedTray:
    """A tray in which trouble has come true."""
    for seed in range(20):
        source = tray(seed, 3, trouble=0.5)
        source.throw()
        play_without_painting(source)
        if leans == (source.truth is None) and source._troubled() is not None:
            return source
    raise AssertionError("no trouble in twenty throws")


def test_a_leaning_die_hides_the_truth_until_it_is_nudged() -> None:
    source = awkward(leans=True)
    assert source.truth is None
    tops = source.tops
    source.nudge()
    play(source)
    assert source.truth is not None
    assert source.truth == tops
    assert max(tilt_of(pose) for _, pose in source._lying) < 0.1


def test_nudging_touching_dice_parts_them_and_changes_no_face() -> None:
    source = awkward(leans=False)
    before = source.truth
    source.nudge()
    play(source)
    assert source.truth == before
    assert source._troubled() is None


def test_nudging_an_empty_tray_does_nothing() -> None:
    source = tray()
    source.nudge()
    assert source.at_rest


def test_without_trouble_nothing_leans_or_touches() -> None:
    source = tray(10, 5)
    for _ in range(5):
        source.throw()
        play_without_painting(source)
        assert source._troubled() is None


def play_without_painting(source: SimulatedTray) -> None:
    source._story.clear()


def test_a_room_can_be_chosen() -> None:
    dark, bright = (
        SimulatedTray(1, size=SMALL, scenery=Scenery(surface=surface)).read().picture.mean()
        for surface in (SURFACES["dark felt"], SURFACES["cloth"])
    )
    assert dark < bright


def test_dice_can_be_put_there_without_a_throw() -> None:
    source = tray(11, 5)
    source.put((1, 3, 3, 5, 6))
    assert (source.at_rest, source.truth) == (True, Throw((1, 3, 3, 5, 6)))


def test_the_die_that_was_asked_for_is_nudged() -> None:
    source = tray(12, 3, SIGNS)
    source.throw()
    play(source)
    before, order = list(source._lying), source._in_order()
    source.nudge(2)
    play(source)
    moved = [row for row, each in enumerate(source._lying) if each is not before[row]]
    assert moved == [order[2]]


@pytest.mark.parametrize("name", CORNERS)
def test_the_hand_lays_kept_dice_into_the_corner_before_it_throws_the_others(name: str) -> None:
    room = replace(Scenery(), corner=CORNERS[name])
    source = SimulatedTray(13, 5, size=SMALL, trouble=0.0, scenery=room)
    source.put((2, 2, 3, 5, 6))
    source.throw(keep=(2, 2, 6), aside=True)
    play(source)
    assert source.truth is not None
    assert source.truth.aside == (2, 2, 6)
    assert source._keep is not None
    assert all(source._keep.holds(each) for each in source._kept)


def test_the_keep_corner_is_marked_on_the_floor() -> None:
    plain, marked = (
        SimulatedTray(1, size=SMALL, scenery=replace(Scenery(), corner=corner)).read().picture
        for corner in (None, CORNERS["top-right"])
    )
    seen = np.argwhere(np.abs(plain.astype(int) - marked).max(-1) > 25)
    assert len(seen) > 60
    assert (seen.min(0) >= (0, 0.65 * SMALL[0])).all()
    assert (seen.max(0) <= (0.5 * SMALL[1], SMALL[0])).all()
