from __future__ import annotations

import numpy as np

from vision.reading.bowls import without_bowls
from vision.reading.finder import View
from vision.reading.judging import Judged
from vision.reading.network import Place


def seen(x: float, y: float, edge: float, face: int) -> Judged:
    return Judged(Place(x, y, edge, 0.7), np.eye(8, dtype=np.float32)[face - 1], 0.9, (0.0, 0.0))


def view(*solid: Judged) -> View:
    """A picture of 400 pixels in which only these are bodies."""
    bodies = np.zeros((100, 100), np.float32)
    for each in solid:
        x, y, half = round(each.place.x / 4), round(each.place.y / 4), round(each.place.edge / 8)
        bodies[y - half : y + half + 1, x - half : x + half + 1] = 1
    return View([], bodies, 4.0)


def test_a_round_tray_is_no_large_die_though_dice_lie_in_it_like_pips() -> None:
    tray = seen(200, 200, 300, 4)
    dice = [seen(100, 100, 40, 3), seen(300, 300, 40, 5)]
    assert without_bowls([tray, *dice], view(*dice)) == dice


def test_a_large_die_stays_though_its_pips_look_like_small_dice_that_show_one() -> None:
    large = seen(200, 200, 300, 2)
    pips = [seen(100, 100, 60, 1), seen(300, 300, 60, 1)]
    assert without_bowls([large, *pips], view(*pips)) == [large, *pips]


def test_what_is_no_body_makes_no_tray_of_a_die() -> None:
    large = seen(200, 200, 300, 2)
    glints = [seen(100, 100, 40, 3), seen(300, 300, 40, 5)]
    assert without_bowls([large, *glints], view()) == [large, *glints]


def test_one_die_on_a_large_one_makes_no_tray_of_it() -> None:
    large, small = seen(200, 200, 300, 2), seen(150, 200, 40, 3)
    assert without_bowls([large, small], view(small)) == [large, small]
