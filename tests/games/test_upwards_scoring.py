"""Points: sequences, the three options, bonus rows (rules 19, 21 and 26 to 34)."""

from __future__ import annotations

import pytest

from games.upwards import Option
from games.upwards.scoring import Award, Score, Why, points, score
from games.upwards.setup import BLOCKS
from games.upwards.sheet import Outlined, Sheet
from tests.games.upwards_game import drawn


def scored(sheet: Sheet, option: Option = Option.SAME, *, event_die: bool = False) -> Score:
    return score(sheet, option, event_die, BLOCKS)


@pytest.mark.parametrize(
    ("column", "steps"),
    [
        ("3\n2\n1", 2),
        ("1\n6\n5", 2),
        ("1\n1\n1", 0),
        ("1\n2\n3", 0),
        ("4\n2\n1", 1),
        ("3\n*\n2", 0),
        (".\n2\n1", 1),
        (".\n.\n.", 0),
        ("1\n6\n5\n3\n2\n2", 3),
    ],
)
def test_each_step_up_gives_a_point_and_after_six_comes_one(column: str, steps: int) -> None:
    assert points(scored(drawn(column)).columns[0]) == steps


def test_a_step_shows_its_two_boxes_and_says_its_numbers() -> None:
    assert scored(drawn("1 .\n6 2")).columns == ((Award(Why.STEP, 1, ((0, 0), (1, 0)), (6, 1)),), ())


def test_magnus_has_two_rows_of_equal_numbers() -> None:
    assert points(scored(drawn("3 3 3 3\n1 2 3 4\n1 1 1 1")).option) == 10


def test_a_row_with_an_empty_box_gives_nothing() -> None:
    assert scored(drawn("3 3 3 .\n1 1 1 2")).option == ()


@pytest.mark.parametrize(
    ("row", "worth"), [("2 2 * 2", 5), ("2 * * *", 5), ("* * * *", 0), ("2 3 * 2", 0), ("2 2 * .", 0)]
)
def test_meteorites_are_neutral_in_a_row_but_no_number(row: str, worth: int) -> None:
    assert points(scored(drawn(row)).option) == worth


def test_a_row_shows_its_boxes_and_says_its_number() -> None:
    expected = Award(Why.ROW, 5, ((1, 0), (1, 1)), (2, 4))
    assert scored(drawn("4 4\n1 2")).option == (expected,)


JONA = """
5 5 . .
1 5 5 3
5 2 3 1
2 5 3 3
"""


def test_jona_scores_only_the_longer_of_two_snakes() -> None:
    (award,) = scored(drawn(JONA), Option.SNAKE).option
    assert (award.why, award.points, award.about) == (Why.SNAKE, 18, (5, 6))


def test_a_snake_does_not_branch() -> None:
    star = "1 2 1\n3 1 4\n1 5 1"
    (award,) = scored(drawn(star), Option.SNAKE).option
    assert award.points == 9


def test_a_lone_box_is_no_snake_and_meteorites_never_are() -> None:
    assert scored(drawn("* *\n1 2"), Option.SNAKE).option == ()


NINA = """
2 2 . .
2 2 3 .
1 3 3 4
4 3 5 6
"""


def test_nina_gets_ten_points_for_a_square_and_a_z() -> None:
    option = scored(drawn(NINA), Option.BLOCKS).option
    assert points(option) == 10
    assert {award.about[0] for award in option} == {"square", "Z"}


def test_each_shape_counts_once() -> None:
    two_squares = "2 2 . .\n2 2 4 4\n1 3 4 4"
    assert points(scored(drawn(two_squares), Option.BLOCKS).option) == 5 + 4


def test_a_meteorite_is_no_joker_in_a_block() -> None:
    assert scored(drawn("2 *\n2 3"), Option.BLOCKS).option == ()


def test_cells_of_an_outlined_block_are_spent() -> None:
    three = Outlined("three in a row", ((0, 0), (0, 1), (0, 2)))
    sheet = drawn("2 2 1 .\n2 2 2 3")
    taken = Sheet(sheet.columns, sheet.rows, sheet.fields, blocks=(three,))
    assert points(score(taken, Option.BLOCKS, event_die=False, blocks=BLOCKS).option) == 4
    assert points(scored(sheet, Option.BLOCKS).option) == 5


def test_on_the_device_only_outlined_blocks_count() -> None:
    assert (
        score(drawn("2 2\n2 2"), Option.BLOCKS, event_die=False, blocks=BLOCKS, outlined_only=True).option
        == ()
    )


def test_sebastian_gets_three_points_for_a_bonus_row_with_a_meteorite() -> None:
    assert points(scored(drawn("1 * 4 6", bonus_rows=(0,)), event_die=True).bonus) == 3


@pytest.mark.parametrize(("row", "worth"), [("1 2 3 4", 4), ("1 1 1 1", 1), (". . . .", 0), ("1 . * 1", 1)])
def test_a_bonus_row_counts_different_numbers(row: str, worth: int) -> None:
    assert points(scored(drawn(row, bonus_rows=(0,)), event_die=True).bonus) == worth


def test_without_the_event_die_there_is_no_bonus() -> None:
    assert scored(drawn("1 2 3 4", bonus_rows=(0,))).bonus == ()


def test_the_total_is_columns_and_one_option_and_bonus_and_nothing_for_the_reserve() -> None:
    sheet = drawn("2 2\n1 1", 5, 5, bonus_rows=(0,))
    assert scored(sheet, Option.SAME, event_die=True).total == 2 + 10 + 1
    assert scored(sheet, Option.SNAKE, event_die=True).total == 2 + 6 + 1
    assert scored(sheet, Option.SNAKE).total == 2 + 6
