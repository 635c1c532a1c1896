"""Dividing rectangles: nothing is lost, nothing overlaps."""

from __future__ import annotations

from itertools import combinations, pairwise

from hypothesis import given
from hypothesis import strategies as st

from display.style.boxes import Box

BOXES = st.builds(Box, st.integers(0, 50), st.integers(0, 50), st.integers(60, 900), st.integers(60, 900))


def test_a_box_holds_its_first_pixel_and_not_the_one_beyond_its_last() -> None:
    box = Box(10, 20, 30, 40)
    assert box.holds(10, 20)
    assert box.holds(39, 59)
    assert not box.holds(40, 59)
    assert not box.holds(39, 60)


def test_strips_leave_the_rest() -> None:
    box = Box(0, 0, 100, 50)
    assert box.from_top(10, 5) == (Box(0, 0, 100, 10), Box(0, 15, 100, 35))
    assert box.from_bottom(10, 5) == (Box(0, 40, 100, 10), Box(0, 0, 100, 35))
    assert box.from_left(10, 5) == (Box(0, 0, 10, 50), Box(15, 0, 85, 50))
    assert box.from_right(10, 5) == (Box(90, 0, 10, 50), Box(0, 0, 85, 50))


@given(BOXES, st.integers(1, 6), st.integers(0, 8))
def test_rows_fill_the_box_with_gaps_between_them(box: Box, count: int, gap: int) -> None:
    rows = box.rows(count, gap)
    assert rows[0].y == box.y
    assert rows[-1].bottom == box.bottom
    assert all(below.y - above.bottom == gap for above, below in pairwise(rows))


@given(BOXES, st.integers(1, 5), st.integers(1, 5), st.integers(0, 8))
def test_cells_of_a_grid_lie_apart_and_inside(box: Box, columns: int, rows: int, gap: int) -> None:
    cells = box.grid(columns, rows, gap)
    assert len(cells) == columns * rows
    assert all(box.contains(cell) for cell in cells)
    assert not any(one.meets(other) for one, other in combinations(cells, 2))


@given(BOXES)
def test_the_square_in_the_middle_stays_inside(box: Box) -> None:
    square = box.square()
    assert square.width == square.height == min(box.width, box.height)
    assert box.contains(square)
