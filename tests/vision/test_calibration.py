"""The calibration keeps out what cannot be a die: it lies beside the tray, or no die here is so large."""

from __future__ import annotations

import numpy as np

from vision.frames import Picture
from vision.reading.network import Place
from vision.reading.reader import read
from vision.simulated.pictures import still
from vision.tray.calibration import Calibration

PICTURE: Picture = np.zeros((360, 640, 3), np.uint8)
TRAY = ((200.0, 100.0), (1000.0, 100.0), (1000.0, 600.0), (200.0, 600.0))
SETUP = Calibration("webcam:0", (1280, 720), TRAY, edges=(50.0, 60.0))


def place(x: float, y: float, edge: float = 28.0) -> Place:
    return Place(x, y, edge, 0.9)


def test_places_in_the_tray_stay_also_in_pictures_of_another_size() -> None:
    inside, at_the_rim, beside = place(300, 200), place(95, 200), place(60, 200)
    assert SETUP.possible([inside, at_the_rim, beside], PICTURE) == [inside, at_the_rim]


def test_a_place_of_a_size_that_no_die_has_goes() -> None:
    small, usual, large = place(300, 200, 16), place(300, 200, 27), place(300, 200, 45)
    assert SETUP.possible([small, usual, large], PICTURE) == [usual]


def test_without_an_outline_and_without_dice_shown_everything_is_possible() -> None:
    whole = Calibration("webcam:0", (1280, 720))
    anywhere = [place(0, 0, 3), place(639, 359, 300)]
    assert whole.possible(anywhere, PICTURE) == anywhere


def test_the_reader_leaves_out_a_die_beside_the_tray() -> None:
    picture, dice = still(5, (2, 6), style="white", surface="green felt", light="daylight", touching=0)
    left, right = sorted(dice, key=lambda die: die.box.x)
    middle = (left.box.x + left.box.width + right.box.x) / 2
    half = ((0.0, 0.0), (middle, 0.0), (middle, 720.0), (0.0, 720.0))
    assert read(picture).faces == (2, 6)
    assert read(picture, calibration=Calibration("pi", (1280, 720), half)).faces == (left.face,)
