"""The best packing of blocks against brute force (rule 33), and the shapes themselves."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.upwards.blocks import matching, orientations, placements
from games.upwards.packing import best_packing
from games.upwards.setup import BLOCKS, Block
from games.upwards.sheet import Outlined, Sheet
from tests.games.upwards_game import drawn

WORTH = {block.name: block.points for block in BLOCKS}


def brute(outlines: tuple[Outlined, ...]) -> int:
    """Take the first place or leave it."""
    if not outlines:
        return 0
    first, others = outlines[0], outlines[1:]
    apart = tuple(
        other for other in others if other.name != first.name and not {*other.cells} & {*first.cells}
    )
    return max(brute(others), WORTH[first.name] + brute(apart))


def worth(packed: tuple[Outlined, ...]) -> int:
    return sum(WORTH[outlined.name] for outlined in packed)


@settings(max_examples=60)
@given(st.tuples(*[st.lists(st.sampled_from((1, 1, 2, 0)), max_size=4).map(tuple)] * 3))
def test_the_best_packing_is_what_brute_force_finds(columns: tuple[tuple[int, ...], ...]) -> None:
    sheet = Sheet(columns, rows=4, fields=5)
    packed = best_packing(sheet, BLOCKS)
    cells = [cell for outlined in packed for cell in outlined.cells]
    assert len(cells) == len(set(cells))
    assert len({outlined.name for outlined in packed}) == len(packed)
    assert {*packed} <= {*placements(sheet, BLOCKS)}
    assert worth(packed) == brute(placements(sheet, BLOCKS))


@pytest.mark.parametrize(("rows", "width", "points"), [(12, 12, 45), (12, 4, 45), (8, 4, 40), (1, 12, 9)])
def test_one_number_everywhere_holds_as_many_blocks_as_its_room(rows: int, width: int, points: int) -> None:
    assert worth(best_packing(Sheet(((3,) * rows,) * width, rows, 5), BLOCKS)) == points


@pytest.mark.parametrize(
    ("name", "ways"),
    [("three in a row", 2), ("small corner", 4), ("square", 1), ("T", 4), ("Z", 4), ("L", 8), ("plus", 1)],
)
def test_shapes_may_be_turned_and_mirrored(name: str, ways: int) -> None:
    shape = next(block.shape for block in BLOCKS if block.name == name)
    assert len(orientations(shape)) == ways


def test_a_block_larger_than_the_sheet_fits_nowhere() -> None:
    assert placements(drawn("1 1\n1 1"), (Block("giant", 9, ("#####",)),)) == ()


def test_of_two_blocks_with_one_shape_the_better_is_matched() -> None:
    twins = (Block("plain", 3, ("##",)), Block("golden", 8, ("#", "#")))
    assert matching(((0, 0), (0, 1)), drawn("1 1"), twins) == twins[1]


def test_the_printed_facts_about_blocks_hold() -> None:
    assert len(BLOCKS) == 9
    assert {block.points for block in BLOCKS} == {4, 5, 6}
    assert WORTH["square"] + WORTH["Z"] == 10
