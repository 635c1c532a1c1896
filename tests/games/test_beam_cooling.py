"""Cool down: who triggers it, whom it hits, and what stars and the bottom row do."""

from __future__ import annotations

from dataclasses import replace

from games.beam import Beam
from games.beam.boards import Square
from games.beam.combinations import STRAIGHT
from games.beam.cues import CooledDown, CounterHidden, CounterRose, CounterSank, TurnPassed
from tests.games.beam_game import board, chosen, counters, game, told, used

WILD = {(5, 1): Square.BLUE}


def with_their_square(state: Beam, column: int, row: int, square: Square) -> Beam:
    """The same game with one special square on seat 1's board."""
    boards = (state.setup.boards[0], board({(column, row): square}), *state.setup.boards[2:])
    return replace(state, setup=replace(state.setup, boards=boards))


def test_two_squares_by_dice_send_all_others_down_one_in_that_column() -> None:
    step = used(game({}, {2: 3, 4: 2}, {2: 1}), 2, 2, 2, 4, 6)
    assert step.cues == (
        CounterRose(0, 2, 2),
        CooledDown(0, 2),
        CounterSank(1, 2),
        CounterSank(2, 2),
        TurnPassed(1),
    )
    assert step.state.counters == (counters({2: 2}), counters({2: 2, 4: 2}), counters({}))


def test_a_pair_cools_nobody() -> None:
    assert not told(used(game({}, {2: 3}), 2, 2, 3, 4, 6), CooledDown)


def test_two_pairs_in_two_columns_cool_nobody() -> None:
    first = chosen(used(game({}, {2: 3, 4: 3}), 2, 2, 4, 4, 6).state, "move", 2, 1, 2)
    second = chosen(first.state, "move", 4, 1, 4)
    assert second.state.counters[1] == counters({2: 3, 4: 3})


def test_a_full_house_cools_only_the_column_of_the_three() -> None:
    first = chosen(used(game({}, {2: 3, 4: 3}), 2, 2, 2, 4, 4).state, "move", 2, 2, 2)
    second = chosen(first.state, "move", 4, 1, 4)
    assert second.state.counters[1] == counters({2: 2, 4: 3})


def test_a_straight_cools_the_straight_column() -> None:
    step = chosen(used(game({}, {STRAIGHT: 3, 4: 1}), 1, 2, 3, 4, 4).state, "move", STRAIGHT, 2, STRAIGHT)
    assert step.state.counters[1] == counters({STRAIGHT: 2, 4: 1})


def test_one_square_by_dice_and_one_by_rocket_cool_nobody() -> None:
    state = used(game({}, {2: 3}, specials={(2, 1): Square.ROCKET}), 2, 2, 3, 4, 6).state
    assert not told(chosen(state, "boost", 2), CooledDown)


def test_three_of_a_kind_with_one_square_of_room_cool_nobody() -> None:
    assert not told(used(game({2: 6}, {2: 3}), 2, 2, 2, 4, 6), CooledDown)


def test_counters_in_space_and_at_the_top_are_hit_too() -> None:
    step = used(game({}, {2: 5}, {2: 7}), 2, 2, 2, 4, 6)
    assert step.state.counters[1:] == (counters({2: 4}), counters({2: 6}))


def test_at_the_bottom_nothing_happens() -> None:
    assert used(game({}, {}), 2, 2, 2, 4, 6).cues == (CounterRose(0, 2, 2), CooledDown(0, 2), TurnPassed(1))


def test_pink_and_blue_stars_hide_a_counter() -> None:
    for star in (Square.PINK, Square.BLUE):
        step = used(with_their_square(game({}, {2: 3}), 2, 3, star), 2, 2, 2, 4, 6)
        assert step.cues[1:] == (CooledDown(0, 2), CounterHidden(1, 2), TurnPassed(1))
        assert step.state.counters[1] == counters({2: 3})


def test_a_star_counts_on_the_own_board_only() -> None:
    step = used(game({}, {2: 3}, specials={(2, 3): Square.PINK}), 2, 2, 2, 4, 6)
    assert step.state.counters[1] == counters({2: 2})


def test_a_counter_cooled_onto_a_rocket_gets_nothing_from_it() -> None:
    step = used(with_their_square(game({}, {2: 3}), 2, 2, Square.ROCKET), 2, 2, 2, 4, 6)
    assert (step.state.counters[1], step.state.turn, step.state.move) == (counters({2: 2}), 1, None)


def test_a_counter_cooled_onto_a_blue_star_may_use_it_in_its_next_turn() -> None:
    cooled = used(with_their_square(game({}, {2: 3}), 2, 2, Square.BLUE), 2, 2, 2, 4, 6).state
    wild = chosen(used(cooled, 1, 1, 3, 4, 6).state, "move", 1, 1, 6)
    assert wild.state.counters[1] == counters({2: 2, 6: 1})


def test_with_the_wild_card_the_column_moved_in_is_cooled() -> None:
    state = used(game({5: 1, 2: 7, 3: 7}, {1: 4, 3: 4}, specials=WILD), 2, 2, 3, 3, 3).state
    first = chosen(state, "move", 2, 1, 4)
    second = chosen(first.state, "move", 3, 2, 1)
    assert told(first, CooledDown) == []
    assert told(second, CooledDown) == [CooledDown(0, 1)]
    assert second.state.counters[1] == counters({1: 3, 3: 4})


def test_both_parts_on_one_counter_add_up_and_cool_once() -> None:
    two_pairs = used(game({5: 1}, {1: 4}, specials=WILD), 2, 2, 4, 4, 6).state
    first = chosen(two_pairs, "move", 2, 1, 1)
    second = chosen(first.state, "move", 4, 1, 1)
    assert (told(first, CooledDown), told(second, CooledDown)) == ([], [CooledDown(0, 1)])

    full_house = used(game({5: 1}, {1: 4}, specials=WILD), 2, 2, 2, 4, 4).state
    three = chosen(full_house, "move", 2, 2, 1)
    pair = chosen(three.state, "move", 4, 1, 1)
    assert (told(three, CooledDown), told(pair, CooledDown)) == ([CooledDown(0, 1)], [])
    assert pair.state.counters == (counters({5: 1, 1: 3}), counters({1: 3}))
