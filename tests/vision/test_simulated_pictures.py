"""Single simulated pictures with the truth beside them."""

from __future__ import annotations

import numpy as np
import pytest

from vision.simulated.light import LIGHTS
from vision.simulated.pictures import sign_picture, still
from vision.simulated.scenery import scenery
from vision.simulated.signs import SIGNS
from vision.simulated.styles import STYLES
from vision.simulated.surfaces import SURFACES


def test_a_picture_comes_with_every_die_in_the_order_asked_for() -> None:
    picture, dice = still(1, (6, 1, 3), ("minus",))
    assert picture.shape == (720, 1280, 3)
    assert [(die.face, die.sign) for die in dice] == [(6, None), (1, None), (3, None), (None, "minus")]


def test_boxes_lie_in_the_picture_and_are_as_large_as_dice() -> None:
    for seed in range(8):
        _, dice = still(seed, (1, 2, 3, 4, 5), edge=16.0, size=(640, 360))
        for die in dice:
            assert die.box.x >= 0
            assert die.box.y >= 0
            assert die.box.x + die.box.width <= 640
            assert die.box.y + die.box.height <= 360
            assert 25 < die.box.width < 80
            assert 25 < die.box.height < 80


def test_the_same_seed_gives_the_same_picture() -> None:
    one, other, different = (still(seed, (2, 4), size=(320, 180))[0] for seed in (5, 5, 6))
    assert np.array_equal(one, other)
    assert not np.array_equal(one, different)


def test_where_a_die_lies_the_picture_differs_from_the_empty_tray() -> None:
    empty, _ = still(9, (), style="white", surface="dark felt", light="daylight")
    picture, (die,) = still(9, (4,), style="white", surface="dark felt", light="daylight")
    box = die.box
    inside = np.s_[box.y : box.y + box.height, box.x : box.x + box.width]
    change = np.abs(picture.astype(int) - empty.astype(int))
    assert change[inside].mean() > 60
    assert change.mean() < 10


@pytest.mark.parametrize("light", LIGHTS)
def test_no_light_drowns_or_burns_the_picture(light: str) -> None:
    picture, _ = still(3, (1, 2, 3), light=light, surface="green felt", size=(640, 360))
    assert 15 < picture.mean() < 170
    assert (picture == 255).mean() < 0.1


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("surface", ["green felt", "cloth"])
def test_every_style_stands_out_somewhere(style: str, surface: str) -> None:
    picture, (die,) = still(3, (6,), style=style, surface=surface, light="daylight", size=(640, 360))
    box = die.box
    crop = picture[box.y : box.y + box.height, box.x : box.x + box.width]
    assert crop.std() > 10


def test_ten_large_dice_find_room() -> None:
    _, dice = still(2, (1, 2, 3, 4, 5, 6, 1, 2, 3, 4), edge=25.0, size=(320, 180))
    assert len(dice) == 10


def test_too_many_dice_are_refused_with_a_clear_sentence() -> None:
    with pytest.raises(ValueError, match="No room left in the tray for a die of 25 mm"):
        still(2, (1,) * 80, edge=25.0, size=(320, 180))


def test_a_sign_can_be_shown_in_any_turn_for_teaching() -> None:
    room = scenery(4)
    upright, die = sign_picture(SIGNS[0], 0.0, room, size=(640, 360))
    turned, _ = sign_picture(SIGNS[0], 90.0, room, size=(640, 360))
    box = die.box
    inside = np.s_[box.y : box.y + box.height, box.x : box.x + box.width]
    assert die.sign == "meteorite"
    assert np.abs(upright[inside].astype(int) - turned[inside].astype(int)).mean() > 5


def test_rooms_differ_by_seed() -> None:
    rooms = [scenery(seed) for seed in range(60)]
    assert {room.style.name for room in rooms} == set(STYLES)
    assert {room.surface.name for room in rooms} == set(SURFACES)
    assert {room.light.name for room in rooms} == set(LIGHTS)
