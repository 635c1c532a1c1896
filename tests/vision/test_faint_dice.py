from __future__ import annotations

import numpy as np
import pytest

from vision.reading.faint_dice import hidden_one, likely
from vision.reading.judging import NOTHING, Judged
from vision.reading.network import Place

SIZE = (400, 400)


def seen(
    x: float,
    *,
    clear: float = 0.7,
    face: int = 3,
    certain: float = 1.0,
    normal: tuple[float, float] = (0, 0),
    edge: float = 40,
) -> Judged:
    kinds = np.full(8, (1 - certain) / 7, np.float32)
    kinds[face - 1] = certain
    return Judged(Place(x, 200, edge, clear), kinds, 0.9, normal)


STITCHES = seen(240, clear=0.3, normal=(0.4, 0.3))
SIDE = seen(195, clear=0.3, normal=(0.4, 0.3))
FAR_DIE = seen(240, clear=0.3)
BLURRED_DIE = seen(240, clear=0.3, certain=0.6)
BUTTON = seen(240, clear=0.6, face=NOTHING + 1, certain=0.2)
SHADOW = seen(240, clear=0.6, face=NOTHING + 1)


def test_a_fainter_die_counts_where_it_looks_the_same_way_as_the_others() -> None:
    dice = [seen(100), seen(160)]
    assert likely([*dice, FAR_DIE], SIZE) == [*dice, FAR_DIE]
    for thing in (STITCHES, BLURRED_DIE):
        assert likely([*dice, thing], SIZE) == dice


@pytest.mark.parametrize(
    ("faint", "doubted"),
    [
        pytest.param(BLURRED_DIE, True, id="may be a die"),
        pytest.param(SIDE, False, id="the side of a die that is told"),
        pytest.param(STITCHES, True, id="the side of a die that is not"),
        pytest.param(SHADOW, False, id="surely no die"),
    ],
)
def test_what_was_not_told_leaves_a_doubt_where_it_may_be_a_die(faint: Judged, doubted: bool) -> None:
    assert hidden_one([], [faint], [seen(100), seen(160)], SIZE) is (faint if doubted else None)


def test_a_picture_without_a_die_is_doubted_where_something_looked_like_one() -> None:
    assert hidden_one([BUTTON], [], [], SIZE) is BUTTON
    assert hidden_one([FAR_DIE], [], [], SIZE) is None


@pytest.mark.parametrize(
    ("thing", "doubted"),
    [
        pytest.param(BUTTON, True, id="as clear and as large as the dice"),
        pytest.param(SHADOW, False, id="both voices see nothing of a face there"),
        pytest.param(seen(240, clear=0.3, face=NOTHING + 1), False, id="far less clear"),
        pytest.param(seen(170, clear=0.6, face=NOTHING + 1), False, id="a part of a die"),
        pytest.param(seen(240, clear=0.6, face=NOTHING + 1, edge=90), False, id="far larger, and no die"),
        pytest.param(seen(240, clear=0.6, edge=90), False, id="far larger, though it can be read"),
    ],
)
def test_a_place_that_no_voice_could_read_leaves_a_doubt_where_it_looks_like_the_dice(
    thing: Judged, doubted: bool
) -> None:
    dice = [seen(100), seen(160)]
    assert hidden_one([*dice, thing], [], dice, SIZE) is (thing if doubted else None)


def test_more_dice_of_another_size_than_those_that_count_leave_a_doubt() -> None:
    bowl, dice = seen(200, edge=300), [seen(90), seen(130), seen(280, edge=35)]
    assert hidden_one([bowl, *dice[:1]], [], [bowl], SIZE) is None
    assert hidden_one([bowl, *dice], [], [bowl], SIZE) in dice
