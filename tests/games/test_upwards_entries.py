"""Writing on the device: what may go where, and what may not (rules 1 to 14)."""

from __future__ import annotations

import pytest

from games.choices import ANNOUNCE, PASS, Choice
from games.cues import Refused
from games.dice import Throw
from games.events import ThrowCorrected
from games.upwards import Effect, Plays, Setup, start
from games.upwards.cues import Announced, ForfeitWarned, Passed, Refusal, Wrote
from games.upwards.sheet import Saved
from games.upwards.verbs import CONFIRM, RESULT, ROUND_DONE, TAKE_BACK, WRITE
from tests.games.upwards_game import (
    DONE,
    KEEP,
    after,
    columns,
    desk,
    device,
    die,
    drawn,
    offered,
    refusal,
    result,
    saved,
    settled,
    told,
    write,
)

CONFIRMED = Choice(CONFIRM, (0,))
ANNOUNCED = Choice(ANNOUNCE, (0,))
BACK = Choice(TAKE_BACK, (0,))
EMPTY = ". . . .\n. . . .\n. . . ."


def test_every_die_must_be_used_before_the_round_is_done() -> None:
    game = after(device(), settled(4, 3, 1), die(0), write(0))
    assert refusal(game, CONFIRMED) is Refusal.DICE_LEFT
    assert refusal(game, DONE) is Refusal.STILL_WRITING
    assert refusal(game, settled(1, 1, 1)) is Refusal.STILL_WRITING
    game = after(game, die(0), write(0), die(0), write(0), CONFIRMED)
    assert columns(game) == ((1, 3, 4), (), (), ())
    assert offered(game, ROUND_DONE) == [()]


def test_saving_and_combining_count_as_use() -> None:
    game = after(device(), settled(4, 3, 1), die(0), die(1), KEEP, die(0), write(2), CONFIRMED)
    assert columns(game) == ((), (), (4,), ())
    assert desk(game).sheet.reserve == (Saved(4),)


def test_dennis_writes_a_four_and_three_plus_one_beside_it() -> None:
    game = after(device(), settled(4, 3, 1), die(2), write(0), die(0), die(1), write(1), CONFIRMED)
    assert columns(game) == ((4,), (4,), (), ())


def test_eleni_saves_a_sum_and_adds_a_reserve_number_to_a_die() -> None:
    game = device(drawn(EMPTY, 2))
    game = after(game, settled(4, 1, 3), die(0), die(2), KEEP, die(0), saved(0), write(0), CONFIRMED)
    assert columns(game) == ((5,), (), (), ())
    assert desk(game).sheet.reserve == (Saved(2, struck=True), Saved(5))


@pytest.mark.parametrize("second", [die(1), saved(0)])
def test_no_written_number_is_above_six(second: Choice) -> None:
    game = after(device(drawn(EMPTY, 4)), settled(3, 4, 6), die(0))
    assert refusal(game, second) is Refusal.TOO_MUCH
    assert second.about not in offered(game, second.verb)


def test_a_sum_with_a_reserve_number_may_go_into_the_reserve() -> None:
    game = after(device(drawn(EMPTY, 2)), settled(1, 5, 6), die(0), saved(0), KEEP)
    assert desk(game).sheet.reserve == (Saved(2, struck=True), Saved(3))


def test_reserve_numbers_may_be_added_without_a_die() -> None:
    game = after(device(drawn(EMPTY, 2, 3)), settled(1, 5, 6), saved(0), saved(1), write(3))
    assert columns(game) == ((), (), (), (5,))
    assert desk(game).now.dice == (1, 5, 6)


def test_the_reserve_may_be_used_before_the_throw_and_after_the_round_is_confirmed() -> None:
    game = after(device(drawn(EMPTY, 2, 3)), saved(0), write(0), settled(1, 5, 6))
    game = after(game, *(tap for column in range(3) for tap in (die(0), write(column))), CONFIRMED)
    assert columns(after(game, saved(1), write(3))) == ((2, 1), (5,), (6,), (3,))


def test_a_struck_number_still_occupies_its_field() -> None:
    game = after(device(drawn(EMPTY, 1, 1, 1, 1, 1)), settled(1, 5, 6), saved(0), write(0), die(0))
    assert refusal(game, KEEP) is Refusal.RESERVE_FULL
    assert refusal(game, saved(0)) is Refusal.NOT_NOW


def test_a_number_may_be_saved_and_used_in_the_same_round() -> None:
    game = after(device(), settled(1, 5, 6), die(0), KEEP, die(0), saved(0), write(0))
    assert columns(game) == ((6,), (), (), ())


def test_a_reserve_number_alone_is_not_saved_again() -> None:
    game = after(device(drawn(EMPTY, 2)), settled(1, 5, 6), saved(0))
    assert refusal(game, KEEP) is Refusal.ALREADY_SAVED


def test_each_number_is_used_once_and_whole() -> None:
    game = after(device(), settled(1, 5, 6), die(0), write(0))
    assert desk(game).now.dice == (5, 6)
    assert refusal(game, die(2)) is Refusal.NOT_NOW


def test_a_second_tap_puts_a_die_back() -> None:
    game = after(device(), settled(1, 5, 6))
    assert after(game, die(0), die(0)) == game


def test_entries_are_taken_back_one_by_one_until_the_round_is_confirmed() -> None:
    begun = after(device(), settled(1, 5, 6))
    game = after(begun, die(0), write(0), die(0), write(1))
    assert after(game, BACK, BACK) == begun
    assert after(game, die(0), BACK) == game
    confirmed = after(game, die(0), write(0), CONFIRMED)
    assert refusal(confirmed, BACK) is Refusal.NOT_NOW


def test_a_number_falls_to_the_lowest_free_box_of_the_chosen_column() -> None:
    game = after(device(drawn(". .\n2 .")), settled(4, 5, 6), die(0))
    assert offered(game, WRITE) == [(0, 0), (0, 1)]
    assert told(game, write(0)) == (Wrote(0, 4, row=1, column=0),)


def test_a_full_column_takes_nothing() -> None:
    game = after(device(drawn("1 .\n2 .")), settled(4, 5, 6), die(0))
    assert offered(game, WRITE) == [(0, 1)]
    assert refusal(game, write(0)) is Refusal.COLUMN_FULL
    assert refusal(game, write(9)) is Refusal.COLUMN_FULL


def test_nothing_is_written_before_something_is_picked() -> None:
    game = after(device(), settled(4, 5, 6))
    assert refusal(game, write(0)) is Refusal.PICK_FIRST
    assert refusal(game, KEEP) is Refusal.PICK_FIRST


def test_plus_and_minus_lets_the_player_choose_the_result() -> None:
    game = after(device(event_die=True), settled(1, 2, 5, effect=Effect.PLUS_MINUS), die(0), die(1))
    assert offered(game, RESULT) == [(0, 1), (0, 3)]
    assert refusal(game, write(0)) is Refusal.PICK_FIRST
    assert refusal(game, result(6)) is Refusal.NO_RESULT
    assert columns(after(game, result(1), write(0))) == ((1,), (), (), ())


def test_five_plus_four_minus_three_may_pass_six_on_the_way() -> None:
    game = after(device(event_die=True), settled(5, 4, 3, effect=Effect.PLUS_MINUS), die(0), die(1), die(2))
    assert columns(after(game, result(6), write(0))) == ((6,), (), (), ())


def test_only_minus_takes_all_others_from_one() -> None:
    game = after(device(event_die=True), settled(6, 2, 1, effect=Effect.MINUS), die(0), die(1), die(2))
    assert offered(game, RESULT) == []
    assert columns(after(game, write(0))) == ((3,), (), (), ())


def test_a_difference_may_go_into_the_reserve() -> None:
    game = after(device(event_die=True), settled(6, 2, 1, effect=Effect.MINUS), die(0), die(1), KEEP)
    assert desk(game).sheet.reserve == (Saved(1),)


FULL = "1 1\n1 1"
ONE_BOX = "1 .\n1 1"


def test_nobody_may_pass_while_a_place_is_free() -> None:
    game = after(device(drawn(FULL, 1, 1, 1, 1)), settled(5, 5, 5))
    assert refusal(game, ANNOUNCED) is Refusal.STILL_ROOM
    assert offered(game, ANNOUNCE) == []


def test_a_full_grid_is_enough_under_the_house_rule() -> None:
    game = after(device(drawn(FULL, 1), full_grid_ends=True), settled(5, 5, 5))
    assert told(game, ANNOUNCED) == (Passed(0, (5, 5, 5)), Announced(0))


def test_who_has_no_place_announces_and_drops_the_rest() -> None:
    game = after(device(drawn(ONE_BOX, 1, 1, 1, 1, 1)), settled(4, 5, 6), die(1), write(1))
    assert told(game, ANNOUNCED) == (Passed(0, (4, 6)), Announced(0))
    game = after(game, ANNOUNCED)
    assert (columns(game), desk(game).done) == (((1, 1), (1, 5)), True)


def test_a_wasted_place_is_warned_about_once() -> None:
    game = after(device(drawn(ONE_BOX, 1, 1, 1, 1, 1)), settled(1, 2, 3), die(0), write(1))
    assert told(game, ANNOUNCED) == (ForfeitWarned(0, (2, 3)),)
    warned = after(game, ANNOUNCED)
    assert told(warned, ANNOUNCED) == (Passed(0, (2, 3)), Announced(0))
    together = after(warned, BACK, die(0), die(1), die(2), write(1), CONFIRMED)
    assert columns(together) == ((1, 1), (1, 6))


def test_a_sheet_that_is_exactly_full_does_not_end_the_game() -> None:
    game = after(device(drawn(ONE_BOX, 1, 1, 1, 1, 1)), settled(1, 2, 3), die(0), die(1), die(2), write(1))
    game = after(game, CONFIRMED)
    assert refusal(game, ANNOUNCED) is Refusal.NOTHING_LEFT
    assert game.announced == ()


def test_in_the_last_round_who_has_no_place_passes() -> None:
    game = after(device(drawn(FULL, 1, 1, 1, 1, 1)), settled(5, 5, 5), ANNOUNCED, settled(6, 6, 6))
    assert offered(game, PASS) == [(0,)]
    assert told(game, Choice(PASS, (0,))) == (Passed(0, (6, 6, 6)),)


def test_before_the_last_round_passing_on_the_device_is_announced_too() -> None:
    game = after(device(drawn(FULL, 1, 1, 1, 1, 1)), settled(5, 5, 5))
    assert refusal(game, Choice(PASS, (0,))) is Refusal.ANNOUNCE_FIRST


def test_a_corrected_throw_takes_back_what_was_done_with_it() -> None:
    before = device(drawn(FULL, 1, 1, 1, 1, 1))
    game = after(before, settled(5, 5, 5), ANNOUNCED, ThrowCorrected(Throw((5, 5, 4))))
    assert game == after(before, settled(5, 5, 4))


def test_who_confirmed_with_a_misread_throw_writes_again() -> None:
    taps = [tap for column in range(3) for tap in (die(0), write(column))]
    game = after(device(), settled(1, 5, 6), *taps, CONFIRMED, ThrowCorrected(Throw((1, 5, 5))))
    assert (columns(game), desk(game).now.dice, desk(game).done) == (((),) * 4, (1, 5, 5), False)


def test_paper_and_device_share_the_round() -> None:
    game = start(Setup(("Ada", "Ben"), (Plays.MACHINE, Plays.PAPER)))
    game = after(game, settled(1, 5, 6))
    assert told(game, DONE) == (Refused(Refusal.STILL_WRITING, ("Ada",)),)
    assert offered(game, ANNOUNCE) == [(1,)]


def test_a_player_on_paper_has_no_sheet_to_tap_on() -> None:
    game = after(start(Setup(("Ada", "Ben"), (Plays.PAPER, Plays.MACHINE))), settled(1, 5, 6))
    assert refusal(game, die(0)) is Refusal.NOT_NOW
