"""The markers' numbers: any four of six tell everything, strange ones tell nothing."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as some

from paper.code import CAPACITY, marker_ids, number_in, packed, place_of, unpacked

WHOLE = some.integers(0, CAPACITY - 1)


@given(WHOLE)
def test_any_four_markers_tell_what_all_six_do(whole: int) -> None:
    markers = {place_of(marker): marker for marker in marker_ids(whole, 6)}
    assert sorted(markers) == [0, 1, 2, 3, 4, 5]
    assert all(
        number_in({place: markers[place] for place in four}) == whole for four in combinations(range(6), 4)
    )
    assert max(markers.values()) < 1000


@given(WHOLE, some.integers(0, 5), some.integers(1, 162))
def test_a_marker_of_another_sheet_among_five_is_noticed(whole: int, place: int, off: int) -> None:
    markers = {place_of(marker): marker for marker in marker_ids(whole, 6)}
    markers[place] = place * 163 + (markers[place] + off - place * 163) % 163
    assert number_in(markers) is None
    assert number_in({key: value for key, value in markers.items() if key != (place + 1) % 6}) is None


def test_three_markers_are_too_few() -> None:
    markers = {place_of(marker): marker for marker in marker_ids(4711, 6)}
    assert number_in({place: markers[place] for place in (0, 1, 5)}) is None


def test_settings_go_into_one_number_and_come_out_again() -> None:
    assert unpacked(packed((1, 0, 11), (4, 8, 12)), (4, 8, 12)) == (1, 0, 11)
    with pytest.raises(ValueError, match="12"):
        packed((1, 0, 12), (4, 8, 12))
    with pytest.raises(ValueError, match="no such"):
        unpacked(4 * 8 * 12, (4, 8, 12))
