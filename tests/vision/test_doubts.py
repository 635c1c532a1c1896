"""What is wrong with one die among others: on top of another, or cut by the picture's edge."""

from __future__ import annotations

import numpy as np
import pytest

from vision.reading.doubts import cuts_edge, is_stacked
from vision.reading.judging import Judged
from vision.reading.network import Place


def die_at(x: float, y: float, edge: float = 50) -> Judged:
    return Judged(Place(x, y, edge, 0.9), np.eye(8, dtype=np.float32)[2], 0.9, (0.0, 0.0))


@pytest.mark.parametrize(
    ("other", "is_on_it"),
    [
        (die_at(310, 205), True),
        (die_at(285, 190), True),
        (die_at(352, 200), False),
        (die_at(300, 150), False),
        (die_at(340, 200, edge=80), True),
    ],
)
def test_a_die_on_another_is_told_from_one_beside_it(other: Judged, is_on_it: bool) -> None:
    die = die_at(300, 200)
    assert is_stacked(die, [die, other]) == is_on_it
    assert is_stacked(other, [die, other]) == is_on_it


@pytest.mark.parametrize(
    ("x", "y", "is_cut"),
    [(300, 200, False), (10, 200, True), (630, 200, True), (300, 5, True), (300, 355, True), (25, 25, False)],
)
def test_a_die_that_the_edge_cuts_is_noticed_on_every_side(x: float, y: float, is_cut: bool) -> None:
    assert cuts_edge(die_at(x, y), np.zeros((360, 640, 3), np.uint8)) == is_cut
