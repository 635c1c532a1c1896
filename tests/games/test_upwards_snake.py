"""The longest snake against brute force, its parts against each other, and the worst grids."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.upwards.exact_line import longest_line
from games.upwards.graph import Link, chains, components, neighbours
from games.upwards.line_bound import most_cells
from games.upwards.quick_line import weave
from games.upwards.sheet import Cell
from games.upwards.snake import longest_snake

Columns = tuple[tuple[int, ...], ...]


def brute(columns: Columns) -> int:
    """All lines from all cells."""
    cells = {(row, column): n for column, stack in enumerate(columns) for row, n in enumerate(stack) if n}

    def longest(cell: Cell, seen: frozenset[Cell]) -> int:
        near = [
            other
            for other, number in cells.items()
            if number == cells[cell]
            and other not in seen
            and max(abs(other[0] - cell[0]), abs(other[1] - cell[1])) == 1
        ]
        return 1 + max((longest(other, seen | {other}) for other in near), default=0)

    best = max((longest(cell, frozenset({cell})) for cell in cells), default=0)
    return best if best > 1 else 0


def grids(*sides: tuple[int, int], numbers: tuple[int, ...]) -> st.SearchStrategy[Columns]:
    grid: list[st.SearchStrategy[Columns]] = [
        st.tuples(*[st.lists(st.sampled_from(numbers), max_size=rows).map(tuple)] * width)
        for rows, width in sides
    ]
    return st.one_of(grid)


def is_line(snake: tuple[Cell, ...], columns: Columns) -> bool:
    numbers = {columns[column][row] for row, column in snake}
    apart = {max(abs(a - c), abs(b - d)) for (a, b), (c, d) in pairwise(snake)}
    return len(numbers) <= 1 and apart <= {1} and len(set(snake)) == len(snake)


@settings(max_examples=150)
@given(grids((3, 4), (4, 3), (2, 6), (6, 2), numbers=(0, 1, 1, 2)))
def test_the_longest_snake_is_what_brute_force_finds(columns: Columns) -> None:
    snake = longest_snake(columns)
    assert is_line(snake, columns)
    assert len(snake) == brute(columns)


@settings(max_examples=40)
@given(grids((12, 4), numbers=(0, 1, 1)))
def test_a_snake_is_a_line_and_never_longer_than_its_patch(columns: Columns) -> None:
    snake = longest_snake(columns)
    cells = [(row, column) for column, stack in enumerate(columns) for row, n in enumerate(stack) if n]
    largest = max((len(part) for part in components(neighbours(cells))), default=0)
    assert is_line(snake, columns)
    assert len(snake) <= largest


@settings(max_examples=80)
@given(st.sets(st.tuples(st.integers(0, 4), st.integers(0, 3)), min_size=2, max_size=14))
def test_the_quick_line_and_the_quick_bound_enclose_the_exact_line(cells: set[Cell]) -> None:
    near = components(neighbours(cells))[0]
    for chain in chains(near):
        for link in chain:
            most = most_cells(link, near)
            woven, exact = weave(link, near, most), longest_line(link, near, len(link.cells))
            assert len(woven) <= len(exact or []) <= most


def test_a_line_through_a_link_begins_and_ends_where_it_must() -> None:
    near = neighbours([(0, 0), (0, 1), (1, 0), (1, 1)])
    link = Link(frozenset(near), entry=(0, 0), leave=(0, 1))
    line = longest_line(link, near, 0)
    assert line
    assert (line[0], line[-1], len(line)) == ((0, 0), (0, 1), 4)


def test_without_any_skipping_there_may_be_no_line() -> None:
    star = [(0, 0), (0, 2), (2, 0), (2, 2), (1, 1)]
    near = neighbours(star)
    assert longest_line(Link(frozenset(star), None, None), near, 1) is None
    assert len(longest_line(Link(frozenset(star), None, None), near, 2) or []) == 3


@pytest.mark.parametrize(("rows", "width"), [(8, 4), (12, 4), (12, 12), (1, 12), (12, 1)])
def test_one_number_everywhere_is_one_long_snake(rows: int, width: int) -> None:
    assert len(longest_snake(((5,) * rows,) * width)) == rows * width


def test_a_comb_of_teeth_leaves_all_teeth_but_two() -> None:
    comb = tuple((1, 1) if column % 2 == 0 else (1, 0) for column in range(12))
    teeth_reached = brute(comb[:7])
    assert len(longest_snake(comb[:7])) == teeth_reached
    assert longest_snake(((1,), (0,), (1,))) == ()


HOLES = """
# # # # # . # # # # # #
# # # . . # # # # # # #
. # . # . # . # . . . #
. # # . # . . . # . # #
# . . # # # # # # . # #
# . # # . # # # . # # #
"""


def test_a_wide_grid_with_holes_is_solved_exactly() -> None:
    rows = [line.split() for line in HOLES.strip().splitlines()]
    columns = tuple(tuple(1 if sign == "#" else 0 for sign in column) for column in zip(*rows, strict=True))
    snake = longest_snake(columns)
    mirrored = longest_snake(columns[::-1])
    turned = longest_snake(tuple(zip(*columns, strict=True)))
    assert is_line(snake, columns)
    assert len(snake) == len(mirrored) == len(turned)
