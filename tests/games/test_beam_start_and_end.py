"""Head start, turn order, victory, and players who leave in the middle."""

from __future__ import annotations

from dataclasses import replace

import pytest

from games.beam import RULES, Phase, Refusal, Setup, start
from games.beam.boards import Square
from games.beam.cues import CounterRose, HeadStartTaken, SeatLeft, TooFewLeft, TurnPassed, Won
from games.cues import Refused
from games.dice import Throw
from games.events import ThrowCorrected
from games.rules import Outcome
from tests.games.beam_game import NAMES, board, chosen, counters, game, offered, thrown, told, used

READY_FOR_FOUR = {1: 5, 2: 5, 3: 5, 4: 4, 5: 1, 6: 1, 7: 1}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_seat_lifts_one_counter_more_than_the_seat_before(players: int) -> None:
    state = start(Setup(NAMES[:players]))
    for seat in range(1, players):
        assert (state.turn, state.phase) == (seat, Phase.HEAD_START)
        for column in range(1, seat + 1):
            state = chosen(state, "lift", column).state
    assert [sum(seat.rows) for seat in state.counters] == list(range(players))
    assert (state.turn, state.phase) == (0, Phase.THROWING)


def test_the_head_start_is_told_and_then_the_youngest_begins() -> None:
    assert chosen(start(Setup(NAMES[:2])), "lift", 3).cues == (HeadStartTaken(1, 3), TurnPassed(0))


def test_nobody_throws_before_the_head_start_is_over() -> None:
    state = start(Setup(NAMES[:2]))
    assert RULES.expected(state) is None
    assert thrown(state, 1, 2, 3, 4, 5).cues == (Refused(Refusal.HEAD_START_FIRST),)


def test_a_head_start_is_taken_in_different_columns() -> None:
    second = chosen(chosen(start(Setup(NAMES[:3])), "lift", 3).state, "lift", 3)
    assert second.state.counters[1:] == (counters({3: 1}), counters({3: 1}))
    assert chosen(second.state, "lift", 3).cues == (Refused(Refusal.COLUMN_LIFTED),)


def test_by_house_rule_no_two_players_take_the_same_column() -> None:
    state = chosen(start(Setup(NAMES[:3], separate_head_start=True)), "lift", 3).state
    assert chosen(state, "lift", 3).cues == (Refused(Refusal.COLUMN_TAKEN),)
    assert offered(state) == [("lift", column) for column in (1, 2, 4, 5, 6, 7)]


def test_a_rocket_reached_in_the_head_start_has_no_effect() -> None:
    boards = (board({(3, 1): Square.ROCKET}),)
    step = chosen(start(Setup(NAMES[:2], boards=boards)), "lift", 3)
    assert (step.state.phase, step.cues) == (Phase.THROWING, (HeadStartTaken(1, 3), TurnPassed(0)))


def test_play_goes_round_clockwise() -> None:
    state = game({}, {}, {})
    seats = []
    for _ in range(4):
        seats.append(state.turn)
        state = used(state, 1, 2, 3, 5, 6).state
    assert seats == [0, 1, 2, 0]


def test_four_in_space_and_none_at_the_bottom_win_at_once() -> None:
    step = used(game(READY_FOR_FOUR, {2: 3, 4: 3}, {}), 4, 4, 4, 2, 2)
    won = chosen(step.state, "move", 4, 2, 4)
    assert won.cues == (CounterRose(0, 4, 2), Won(0, 4))
    assert RULES.outcome(won.state) == Outcome((4, 0, 0), (0,))
    assert offered(won.state) == []
    assert RULES.choices(won.state) == ()
    assert thrown(won.state, 1, 2, 3, 4, 5).cues == (Refused(Refusal.GAME_OVER),)
    assert chosen(won.state, "announce").cues == (Refused(Refusal.GAME_OVER),)


def test_a_rocket_step_can_win() -> None:
    rows = READY_FOR_FOUR | {1: 4, 6: 0}
    state = game(rows | {4: 5}, {}, {}, specials={(6, 1): Square.ROCKET})
    rocket = used(state, 6, 6, 1, 2, 4).state
    assert told(chosen(rocket, "boost", 1), Won) == [Won(0, 4)]


def test_two_players_need_five_in_space() -> None:
    four = used(game(READY_FOR_FOUR, {}), 4, 4, 1, 2, 6).state
    assert RULES.outcome(four) is None
    five = used(game(READY_FOR_FOUR | {5: 5}, {}), 4, 4, 1, 2, 6)
    assert told(five, Won) == [Won(0, 5)]


def test_with_a_counter_at_the_bottom_the_game_goes_on() -> None:
    step = used(game(READY_FOR_FOUR | {7: 0}, {}, {}), 4, 4, 1, 2, 6)
    assert (told(step, Won), step.state.turn) == ([], 1)


def test_leaving_the_bottom_with_the_last_counter_wins() -> None:
    step = used(game(READY_FOR_FOUR | {4: 5, 6: 0}, {}, {}), 6, 6, 1, 2, 4)
    assert told(step, Won) == [Won(0, 4)]


def test_a_square_on_the_white_line_side_below_is_not_space_yet() -> None:
    assert used(game(READY_FOR_FOUR | {4: 3}, {}, {}), 4, 4, 1, 2, 6).state.winner is None


def test_a_misread_winning_throw_can_be_put_right() -> None:
    won = used(game(READY_FOR_FOUR, {}, {}), 4, 4, 1, 2, 6).state
    right = RULES.advance(won, ThrowCorrected(Throw((3, 3, 1, 2, 6)))).state
    assert (right.winner, right.phase) == (None, Phase.THROWING)


def test_when_a_player_leaves_the_others_go_on_without_the_seat() -> None:
    state = game({}, {2: 3}, {2: 3})
    step = chosen(state, "leave-seat", 1)
    assert step.cues == (SeatLeft(1),)
    moved = used(step.state, 2, 2, 2, 4, 6)
    assert (moved.state.counters[1], moved.state.counters[2]) == (counters({2: 3}), counters({2: 2}))
    assert moved.cues[-1] == TurnPassed(2)


def test_a_player_who_leaves_on_turn_passes_it_on_and_takes_the_throw_along() -> None:
    step = chosen(thrown(game({}, {}, {}), 2, 2, 3, 4, 6).state, "leave-seat", 0)
    assert step.cues == (SeatLeft(0), TurnPassed(1))
    assert (RULES.throw(step.state), step.state.faces) == (None, ())


def test_a_throw_put_right_does_not_bring_a_player_back() -> None:
    left = chosen(thrown(game({}, {}, {}), 2, 2, 3, 4, 6).state, "leave-seat", 2).state
    right = RULES.advance(left, ThrowCorrected(Throw((2, 2, 2, 4, 6)))).state
    assert (right.gone, right.faces) == ((2,), (2, 2, 2, 4, 6))


def test_who_leaves_in_the_head_start_is_passed_over() -> None:
    step = chosen(start(Setup(NAMES[:3])), "leave-seat", 1)
    assert (step.state.turn, step.state.phase) == (2, Phase.HEAD_START)


def test_with_one_player_left_the_game_ends_without_a_winner() -> None:
    step = chosen(game({1: 5}, {}), "leave-seat", 1)
    assert step.cues == (SeatLeft(1), TooFewLeft())
    assert RULES.outcome(step.state) == Outcome((1, 0), ())
    assert step.state.phase is Phase.OVER


def test_four_in_space_still_win_when_two_of_three_are_left() -> None:
    left = chosen(game(READY_FOR_FOUR, {}, {}), "leave-seat", 2).state
    assert told(used(left, 4, 4, 1, 2, 6), Won) == [Won(0, 4)]


def test_the_timer_measures_turns_but_not_the_head_start() -> None:
    assert RULES.timed(start(Setup(NAMES[:2]))) is None
    state = game({}, {})
    assert (RULES.timed(state), RULES.timed(used(state, 1, 2, 3, 5, 6).state)) == (0, 1)


@pytest.mark.parametrize("players", [(), ("Ada",), ("A", "B", "C", "D", "E")])
def test_too_few_or_too_many_players_are_refused_in_a_sentence(players: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="2 to 4 can play"):
        start(Setup(players))


def test_a_game_without_boards_is_refused_in_a_sentence() -> None:
    with pytest.raises(ValueError, match="at least one"):
        start(replace(Setup(NAMES[:2]), boards=()))
