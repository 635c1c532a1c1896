from __future__ import annotations

import numpy as np
import pytest

from vision.judging import NOTHING, Judged
from vision.missed import is_as_clear, may_be_dominoes, may_hide_one
from vision.network import Place

BLACK = np.zeros((400, 400, 3), np.uint8)


def seen(x: float, y: float = 200, *, clear: float = 0.7, face: int = 3, edge: float = 40) -> Judged:
    return Judged(Place(x, y, edge, clear), np.eye(8, dtype=np.float32)[face - 1], 0.9, (0.0, 0.0))


def test_something_much_fainter_than_the_dice_is_a_thing_beside_them() -> None:
    dice = [seen(50), seen(150, clear=0.3)]
    assert [is_as_clear(each, dice) for each in dice] == [True, False]


@pytest.mark.parametrize(
    ("faint", "doubted"),
    [
        pytest.param(seen(150, clear=0.6), True, id="as clear as a die"),
        pytest.param(seen(150, clear=0.6, face=NOTHING + 1), False, id="surely no die"),
        pytest.param(seen(150, clear=0.2), False, id="faint and without pips"),
    ],
)
def test_what_was_not_told_leaves_a_doubt_where_it_may_be_a_die(faint: Judged, doubted: bool) -> None:
    assert may_hide_one(BLACK, [], [faint], [seen(50)]) == doubted


def test_a_picture_without_a_die_is_doubted_where_something_looked_like_one() -> None:
    assert may_hide_one(BLACK, [Place(9, 9, 20, 0.6)], [], [])
    assert not may_hide_one(BLACK, [Place(9, 9, 20, 0.2)], [], [])


def test_pairs_that_lie_flush_may_be_dominoes_but_not_dice_beside_other_dice() -> None:
    pair = [seen(100), seen(144)]
    assert may_be_dominoes(pair)
    assert not may_be_dominoes([*pair, seen(300)])
    assert not may_be_dominoes([*pair, seen(188)])
    assert not may_be_dominoes([])
