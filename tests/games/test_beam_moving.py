"""Moves with the dice: what must be moved, what may be, tops, rockets and blue stars."""

from __future__ import annotations

from games.beam import Phase, Refusal
from games.beam.boards import Square
from games.beam.combinations import STRAIGHT
from games.beam.cues import (
    BlueStarReached,
    CounterRose,
    PartWaived,
    PinkStarReached,
    RocketReached,
    RocketWaived,
    SquaresForfeited,
    TurnPassed,
)
from games.cues import Refused
from tests.games.beam_game import chosen, counters, game, offered, told, used

FRESH = game({}, {})
BLUE_AT_5 = {(5, 1): Square.BLUE}
FULL_HOUSE = (2, 2, 2, 4, 4)


def test_a_single_part_that_leaves_no_choice_moves_by_itself() -> None:
    step = used(FRESH, 2, 2, 2, 4, 6)
    assert (step.state.counters[0], step.state.turn) == (counters({2: 2}), 1)


def test_one_of_two_pairs_must_be_moved_and_the_other_may_be_waived() -> None:
    moving = used(FRESH, 2, 2, 4, 4, 6).state
    assert offered(moving) == [("move", 2, 1, 2), ("move", 4, 1, 4)]
    assert chosen(moving, "pass").cues == (Refused(Refusal.MUST_MOVE),)
    half = chosen(moving, "move", 4, 1, 4).state
    assert offered(half) == [("move", 2, 1, 2), ("pass",)]
    assert chosen(half, "pass").cues == (PartWaived(0, 2, 1), TurnPassed(1))


def test_the_three_of_a_full_house_must_be_moved_even_after_the_pair() -> None:
    pair_first = chosen(used(FRESH, *FULL_HOUSE).state, "move", 4, 1, 4)
    assert pair_first.state.counters[0] == counters({4: 1, 2: 2})
    assert told(pair_first, CounterRose) == [CounterRose(0, 4, 1), CounterRose(0, 2, 2)]


def test_the_pair_of_a_full_house_may_be_waived() -> None:
    half = chosen(used(FRESH, *FULL_HOUSE).state, "move", 2, 2, 2).state
    assert offered(half) == [("move", 4, 1, 4), ("pass",)]


def test_of_a_small_straight_and_a_pair_either_may_be_used_alone() -> None:
    moving = used(FRESH, 1, 2, 3, 4, 4).state
    pair = chosen(moving, "move", 4, 1, 4).state
    assert chosen(pair, "pass").state.counters[0] == counters({4: 1})
    straight = chosen(moving, "move", STRAIGHT, 2, STRAIGHT).state
    assert chosen(straight, "pass").state.counters[0] == counters({STRAIGHT: 2})


def test_the_die_in_both_straight_and_pair_counts_twice() -> None:
    straight = chosen(used(FRESH, 1, 2, 3, 4, 4).state, "move", STRAIGHT, 2, STRAIGHT).state
    assert chosen(straight, "move", 4, 1, 4).state.counters[0] == counters({STRAIGHT: 2, 4: 1})


def test_by_house_rule_nobody_has_to_move() -> None:
    free = game({}, {}, free_to_waive=True)
    moving = used(free, 2, 2, 2, 4, 6).state
    assert offered(moving) == [("move", 2, 2, 2), ("pass",)]
    assert chosen(moving, "pass").cues == (PartWaived(0, 2, 2), TurnPassed(1))


def test_a_better_throw_is_not_used_as_a_lesser_one() -> None:
    moving = used(FRESH, *FULL_HOUSE).state
    assert chosen(moving, "move", 2, 1, 2).cues == (Refused(Refusal.NO_DOWNGRADE),)


def test_by_house_rule_groups_and_the_big_straight_may_be_used_as_lesser_ones() -> None:
    mild = game({}, {}, downgrade=True)
    assert offered(used(mild, 2, 2, 2, 2, 6).state) == [("move", 2, squares, 2) for squares in (3, 2, 1)]
    big = used(mild, 1, 2, 3, 4, 5).state
    assert offered(big) == [("move", STRAIGHT, squares, STRAIGHT) for squares in (3, 2)]
    assert used(mild, 1, 2, 3, 4, 6).state.counters[0] == counters({STRAIGHT: 2})


def test_squares_beyond_the_top_are_forfeited() -> None:
    step = used(game({2: 6}, {}), 2, 2, 2, 2, 6)
    assert step.cues == (CounterRose(0, 2, 1), SquaresForfeited(0, 2, 2), TurnPassed(1))


def test_a_part_for_a_counter_at_the_top_is_lost() -> None:
    assert used(game({2: 7}, {}), 2, 2, 2, 4, 6).cues == (SquaresForfeited(0, 2, 2), TurnPassed(1))


def test_when_one_part_is_lost_the_other_must_be_moved() -> None:
    step = used(game({2: 7}, {}), *FULL_HOUSE)
    assert step.cues == (CounterRose(0, 4, 1), SquaresForfeited(0, 2, 2), TurnPassed(1))


def test_a_counter_that_lands_on_a_rocket_lifts_any_counter_one_more() -> None:
    state = game({}, {}, specials={(2, 2): Square.ROCKET})
    step = used(state, 2, 2, 2, 4, 6)
    assert step.state.phase is Phase.ROCKET
    assert told(step, RocketReached) == [RocketReached(0, 2)]
    boosted = chosen(step.state, "boost", 2)
    assert boosted.cues == (CounterRose(0, 2, 1, rocket=True), TurnPassed(1))
    assert boosted.state.counters[0] == counters({2: 3})


def test_a_rocket_passed_by_does_nothing() -> None:
    step = used(game({}, {}, specials={(2, 1): Square.ROCKET}), 2, 2, 2, 4, 6)
    assert (step.state.counters[0], step.state.turn) == (counters({2: 2}), 1)


def test_a_rocket_may_be_left_unused() -> None:
    step = used(game({}, {}, specials={(2, 1): Square.ROCKET}), 2, 2, 3, 4, 6)
    assert chosen(step.state, "pass").cues == (RocketWaived(0), TurnPassed(1))


def test_a_rocket_does_not_lift_a_counter_from_the_top() -> None:
    state = used(game({5: 7}, {}, specials={(2, 1): Square.ROCKET}), 2, 2, 3, 4, 6).state
    assert ("boost", 5) not in offered(state)
    assert chosen(state, "boost", 5).cues == (Refused(Refusal.COUNTER_AT_TOP),)


def test_rockets_chain_and_may_lift_the_same_counter_again() -> None:
    state = game({}, {}, specials={(2, 1): Square.ROCKET, (2, 2): Square.ROCKET})
    first = chosen(used(state, 2, 2, 3, 4, 6).state, "boost", 2)
    assert first.state.phase is Phase.ROCKET
    assert chosen(first.state, "boost", 2).state.counters[0] == counters({2: 3})


def test_a_rocket_comes_before_the_second_part() -> None:
    state = game({}, {}, specials={(2, 2): Square.ROCKET})
    rocket = chosen(used(state, *FULL_HOUSE).state, "move", 2, 2, 2).state
    assert chosen(rocket, "move", 4, 1, 4).cues == (Refused(Refusal.NOT_NOW),)
    assert offered(chosen(rocket, "boost", 1).state) == [("move", 4, 1, 4), ("pass",)]


def test_a_blue_star_frees_every_part_for_any_column() -> None:
    state = used(game({5: 1, 2: 7, 3: 7}, {}, specials=BLUE_AT_5), 2, 2, 3, 3, 3).state
    first = chosen(state, "move", 2, 1, 4).state
    assert chosen(first, "move", 3, 2, 1).state.counters[0] == counters({5: 1, 2: 7, 3: 7, 4: 1, 1: 2})


def test_the_wild_card_is_not_spent_by_using_it() -> None:
    once = used(game({5: 1}, {}, specials=BLUE_AT_5), 2, 2, 3, 4, 6).state
    moved = chosen(once, "move", 2, 1, 1).state
    bens = used(moved, 1, 1, 3, 4, 6).state
    again = used(bens, 2, 2, 3, 4, 6).state
    assert (again.turn, again.counters[0]) == (0, counters({5: 1, 1: 1}))
    assert ("move", 2, 1, 7) in offered(again)


def test_without_a_blue_star_dice_and_column_must_match() -> None:
    state = used(FRESH, 2, 2, 4, 4, 6).state
    assert chosen(state, "move", 2, 1, 3).cues == (Refused(Refusal.NO_BLUE_STAR),)


def test_the_wild_card_does_not_reach_over_the_top() -> None:
    state = used(game({5: 1, 3: 7}, {}, specials=BLUE_AT_5), 2, 2, 4, 4, 6).state
    assert chosen(state, "move", 2, 1, 3).cues == (Refused(Refusal.COUNTER_AT_TOP),)


def test_moving_the_blue_counter_away_ends_the_freedom() -> None:
    state = used(game({5: 1}, {}, specials=BLUE_AT_5), 2, 2, 4, 4, 6).state
    away = chosen(state, "move", 2, 1, 5).state
    assert offered(away) == [("move", 4, 1, 4), ("pass",)]


def test_landing_on_a_blue_star_first_starts_the_freedom() -> None:
    state = used(game({2: 7}, {}, specials={(4, 1): Square.BLUE}), *FULL_HOUSE)
    assert BlueStarReached(0, 4) in state.cues
    assert ("move", 2, 2, 6) in offered(state.state)


def test_the_wild_card_works_for_straights_and_into_the_straight_column() -> None:
    wild = game({5: 1}, {}, specials=BLUE_AT_5)
    assert chosen(used(wild, 1, 2, 3, 4, 5).state, "move", STRAIGHT, 3, 1).state.counters[0] == counters(
        {5: 1, 1: 3}
    )
    assert chosen(used(wild, 3, 3, 3, 1, 6).state, "move", 3, 2, STRAIGHT).state.counters[0] == counters(
        {5: 1, STRAIGHT: 2}
    )


def test_the_wild_card_does_not_make_another_combination() -> None:
    state = used(game({5: 1}, {}, specials=BLUE_AT_5), 2, 2, 4, 4, 6).state
    assert {about[2] for about in offered(state)} == {1}


def test_landing_on_a_pink_star_is_told() -> None:
    step = used(game({}, {}, specials={(2, 1): Square.PINK}), 2, 2, 3, 4, 6)
    assert step.cues == (CounterRose(0, 2, 1), PinkStarReached(0, 2), TurnPassed(1))
