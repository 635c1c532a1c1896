"""The referee, one test a rule (the numbers are the points of rules.md 3.3)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from games.choices import ANNOUNCE, LEAVE_SEAT, PASS, Choice
from games.cues import Refused, Step
from games.events import Chosen
from games.numberloor import RULES, Level, Numberloor, Phase, Refusal, Ride, Setup, start, verbs
from games.numberloor.cues import (
    BalloonsLaidOff,
    BalloonsReturned,
    CardLaid,
    CardsDrawn,
    CardsOpened,
    DeckReshuffled,
    HandEmptied,
    HandReturned,
    Redealt,
    SeatLeft,
    SkipMet,
    SnatchReturned,
    StarWon,
    TooFewLeft,
    TurnBegan,
    TurnSnatched,
)
from games.numberloor.state import Turn
from games.rules import Outcome

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve")
BEFORE_LAST = 4
"""One star short of winning with two or three players."""


def playing(*tops: str, players: int = 3, level: Level = Level.PRO) -> Numberloor:
    """A game in which seat 0 is on turn and these cards lie open."""
    game = start(Setup(NAMES[:players], ("person",) * players, level))
    return replace(game, phase=Phase.TURN, piles=tops, turn=Turn(1, 0))


def do(state: Numberloor, verb: str, *about: int | str) -> Step[Numberloor]:
    return RULES.advance(state, Chosen(Choice(verb, about)))


def after(state: Numberloor, *choices: tuple[int | str, ...]) -> Numberloor:
    """The game after these choices, none of them refused."""
    for verb, *about in choices:
        step = do(state, str(verb), *about)
        assert not any(isinstance(cue, Refused) for cue in step.cues), step.cues
        state = step.state
    return state


def refusal(state: Numberloor, verb: str, *about: int | str) -> Refused:
    """Why not; and nothing has changed."""
    step = do(state, verb, *about)
    assert step.state == state
    assert [type(cue) for cue in step.cues] == [Refused]
    assert isinstance(step.cues[0], Refused)
    return step.cues[0]


# 1, 2: what fits


def test_a_floor_that_fits_is_laid_and_its_sum_is_told() -> None:
    game = playing("floor-9", "balloon-2")
    assert do(game, verbs.LAY, 0, "floor-1") == Step(
        replace(game, piles=("floor-1", "balloon-2"), turn=Turn(1, 0, ("floor-1",))),
        (CardLaid(0, "floor-1", "floor-9", Ride(9, 2)),),
    )


def test_the_same_floor_is_laid_without_any_sum() -> None:
    step = do(playing("floor-5", "balloon-even"), verbs.LAY, 0, "floor-5")
    assert step.cues == (CardLaid(0, "floor-5", "floor-5", None),)


def test_of_two_ways_the_one_inside_the_house_is_told() -> None:
    step = do(playing("floor-3", "balloon-5"), verbs.LAY, 0, "floor-8")
    assert step.cues == (CardLaid(0, "floor-8", "floor-3", Ride(3, 5)),)


@pytest.mark.parametrize(
    ("balloon", "laid", "refused"),
    [
        ("balloon-3", "floor-4", Refused(Refusal.MISFIT_NUMBER, ("5 − 3 = 2, 5 + 3 = 8",))),
        (
            "balloon-neighbours",
            "floor-9",
            Refused(Refusal.MISFIT_NEIGHBOURS, ("5 − 2 = 3, 5 − 1 = 4, 5 + 1 = 6, 5 + 2 = 7",)),
        ),
        ("balloon-even", "floor-7", Refused(Refusal.MISFIT_EVEN, (5,))),
        ("balloon-odd", "floor-6", Refused(Refusal.MISFIT_ODD, (5,))),
        ("balloon-skip", "night-4", Refused(Refusal.MISFIT_SKIP, (5,))),
    ],
)
def test_a_floor_that_does_not_fit_is_refused_with_the_sums_that_would(
    balloon: str, laid: str, refused: Refused
) -> None:
    assert refusal(playing("floor-5", balloon), verbs.LAY, 0, laid) == refused


def test_the_whole_example_turn_of_the_rules_is_legal() -> None:
    cards = ("floor-5", "floor-7", "floor-9", "balloon-3", "floor-6", "floor-3")
    game = after(playing("floor-3", "balloon-2"), *((verbs.LAY, 0, card) for card in cards))
    assert game.tops == ("floor-3", "balloon-3")


# 3: each turn needs a floor


def test_balloons_alone_are_no_turn() -> None:
    game = after(playing("floor-5", "balloon-3"), (verbs.LAY, 0, "balloon-1"))
    assert game.tops == ("floor-5", "balloon-1")
    assert refusal(game, PASS) == Refused(Refusal.DRAW_FIRST)
    assert refusal(game, ANNOUNCE) == Refused(Refusal.FLOOR_MISSING)


def test_balloons_that_no_floor_follows_go_back_to_the_hand() -> None:
    laid = ((verbs.LAY, 0, "balloon-1"), (verbs.LAY, 0, "balloon-skip"), (verbs.DRAW_TWO,))
    game = after(playing("floor-5", "balloon-3"), *laid)
    assert do(game, PASS) == Step(
        replace(game, turn=Turn(2, 1)),
        (BalloonsReturned(0, ("balloon-1", "balloon-skip")), TurnBegan(1)),
    )


def test_the_first_floor_makes_the_balloons_before_it_count() -> None:
    game = after(playing("floor-5", "balloon-3"), (verbs.LAY, 0, "balloon-1"), (verbs.LAY, 0, "floor-6"))
    assert (game.piles, game.turn.tentative) == (("floor-6", "balloon-1"), ())


def test_a_night_floor_fulfils_the_duty_like_any_floor() -> None:
    game = after(playing("floor-5", "balloon-3"), (verbs.LAY, 0, "night-2"), (PASS,))
    assert game.turn == Turn(2, 1)


# 4, 5: drawing


def test_who_draws_two_may_try_again_and_then_pass() -> None:
    game = playing("floor-5", "balloon-3")
    step = do(game, verbs.DRAW_TWO)
    assert step == Step(replace(game, turn=Turn(1, 0, drawn=True)), (CardsDrawn(0),))
    assert after(step.state, (verbs.LAY, 0, "floor-8"), (PASS,)).turn == Turn(2, 1)
    assert after(step.state, (PASS,)).turn == Turn(2, 1)


def test_two_cards_are_drawn_only_once_a_turn() -> None:
    drawn = after(playing("floor-5", "balloon-3"), (verbs.DRAW_TWO,))
    assert refusal(drawn, verbs.DRAW_TWO) == Refused(Refusal.DRAWN_ALREADY)


def test_who_has_laid_a_floor_need_not_draw() -> None:
    laid = after(playing("floor-5", "balloon-3"), (verbs.LAY, 0, "floor-8"))
    assert refusal(laid, verbs.DRAW_TWO) == Refused(Refusal.FLOOR_LAID_ALREADY)


def test_nobody_passes_without_having_drawn() -> None:
    assert refusal(playing("floor-5", "balloon-3"), PASS) == Refused(Refusal.DRAW_FIRST)


def test_beginners_who_draw_two_have_no_second_try() -> None:
    game = playing("floor-4", "floor-9", level=Level.BEGINNERS)
    assert do(game, verbs.DRAW_TWO) == Step(replace(game, turn=Turn(2, 1)), (CardsDrawn(0), TurnBegan(1)))


# 6: the deck is used up


def test_a_new_deck_is_told_and_tentative_balloons_stay() -> None:
    game = after(playing("floor-5", "balloon-3"), (verbs.LAY, 0, "balloon-1"))
    assert do(game, verbs.RESHUFFLE) == Step(game, (DeckReshuffled(),))


# 7: the opening cards


def test_a_floor_and_a_number_balloon_open_the_game_and_the_youngest_begins() -> None:
    game = start(Setup(NAMES[:2], ("person",) * 2))
    opened = after(game, (verbs.OPEN, "night-5"))
    assert do(opened, verbs.OPEN, "balloon-3") == Step(
        replace(opened, phase=Phase.TURN, piles=("night-5", "balloon-3"), turn=Turn(1, 0)),
        (CardsOpened(("night-5", "balloon-3")), TurnBegan(0)),
    )


def test_two_floors_open_the_beginners_game() -> None:
    game = start(Setup(NAMES[:2], ("person",) * 2, Level.BEGINNERS))
    assert after(game, (verbs.OPEN, "floor-4"), (verbs.OPEN, "floor-4")).piles == ("floor-4", "floor-4")


@pytest.mark.parametrize("second", ["balloon-skip", "balloon-even", "floor-5"])
def test_any_other_second_card_is_shuffled_back(second: str) -> None:
    game = after(start(Setup(NAMES[:2], ("person",) * 2)), (verbs.OPEN, "floor-5"))
    assert refusal(game, verbs.OPEN, second) == Refused(Refusal.OPENING_NEEDS_NUMBER)


def test_the_first_card_must_be_a_floor() -> None:
    game = start(Setup(NAMES[:2], ("person",) * 2))
    assert refusal(game, verbs.OPEN, "balloon-3") == Refused(Refusal.OPENING_NEEDS_FLOOR)


def test_nothing_is_laid_before_the_opening_cards() -> None:
    game = start(Setup(NAMES[:2], ("person",) * 2))
    assert refusal(game, verbs.LAY, 0, "floor-5") == Refused(Refusal.OPENING_FIRST)


# 8: hands of balloons only


def test_a_dealt_hand_of_balloons_makes_everyone_deal_again() -> None:
    game = start(Setup(NAMES[:2], ("person",) * 2))
    opened = after(game, (verbs.OPEN, "floor-5"))
    assert do(opened, verbs.REDEAL) == Step(game, (Redealt(),))


def test_a_new_hand_of_balloons_is_exchanged_and_wins_nothing() -> None:
    game = after(
        playing("floor-5", "balloon-3"), (verbs.LAY, 0, "floor-8"), (ANNOUNCE,), (verbs.NOTHING_LEFT,)
    )
    assert do(game, verbs.RETURN_HAND, 0) == Step(game, (HandReturned(0),))
    assert refusal(game, verbs.RETURN_HAND, 1) == Refused(Refusal.HAND_NOT_FRESH)


def test_a_hand_that_was_played_from_is_not_exchanged_any_more() -> None:
    won = replace(playing("floor-5", "balloon-3"), fresh=frozenset({0}))
    used = after(won, (verbs.LAY, 0, "floor-5"))
    assert refusal(used, verbs.RETURN_HAND, 0) == Refused(Refusal.HAND_NOT_FRESH)


# 9: the last floor


def test_the_last_floor_brings_a_star_and_the_next_player_goes_on_from_the_same_cards() -> None:
    game = after(playing("floor-5", "balloon-3"), (verbs.LAY, 0, "floor-8"))
    emptied = do(game, ANNOUNCE)
    assert emptied == Step(replace(game, phase=Phase.LAY_OFF), (HandEmptied(0),))
    assert do(emptied.state, verbs.LAY_OFF, "balloon-1") == Step(
        replace(game, piles=("floor-8", "balloon-1"), turn=Turn(2, 1), stars=(1, 0, 0), fresh=frozenset({0})),
        (BalloonsLaidOff(0, "balloon-1"), StarWon(0, 1), TurnBegan(1)),
    )


def test_without_leftover_balloons_the_open_cards_stay() -> None:
    game = after(
        playing("floor-5", "balloon-3"), (verbs.LAY, 0, "floor-8"), (ANNOUNCE,), (verbs.NOTHING_LEFT,)
    )
    assert (game.piles, game.stars, game.turn) == (("floor-8", "balloon-3"), (1, 0, 0), Turn(2, 1))


def test_only_balloons_are_laid_off() -> None:
    game = after(playing("floor-5", "balloon-3"), (verbs.LAY, 0, "floor-8"), (ANNOUNCE,))
    assert refusal(game, verbs.LAY_OFF, "floor-8") == Refused(Refusal.NOT_A_BALLOON)


# 10: the skip card


def test_a_turn_that_ends_with_the_skip_card_makes_the_next_player_draw_two_and_nothing_else() -> None:
    game = after(playing("floor-5", "balloon-3"), (verbs.LAY, 0, "floor-8"), (verbs.LAY, 0, "balloon-skip"))
    skipped = do(game, PASS)
    assert skipped == Step(replace(game, phase=Phase.SKIPPED, turn=Turn(2, 1)), (SkipMet(1),))
    assert refusal(skipped.state, verbs.LAY, 1, "floor-8") == Refused(Refusal.SKIP_FIRST)
    assert refusal(skipped.state, PASS) == Refused(Refusal.SKIP_FIRST)
    assert do(skipped.state, verbs.DRAW_TWO) == Step(
        replace(game, turn=Turn(3, 2)), (CardsDrawn(1), TurnBegan(2))
    )


def test_the_skip_card_skips_once_and_then_allows_only_the_same_floor() -> None:
    game = replace(playing("floor-8", "balloon-skip"), turn=Turn(3, 2))
    assert refusal(game, verbs.LAY, 2, "floor-7") == Refused(Refusal.MISFIT_SKIP, (8,))
    assert after(game, (verbs.LAY, 2, "floor-8"), (PASS,)).phase == Phase.TURN


def test_a_floor_after_the_skip_card_cancels_it() -> None:
    cards = ("floor-8", "balloon-skip", "night-8")
    game = after(playing("floor-5", "balloon-3"), *((verbs.LAY, 0, card) for card in cards), (PASS,))
    assert game.phase == Phase.TURN


def test_a_skip_card_without_a_floor_skips_nobody() -> None:
    game = after(playing("floor-5", "balloon-3"), (verbs.LAY, 0, "balloon-skip"), (verbs.DRAW_TWO,), (PASS,))
    assert (game.phase, game.piles) == (Phase.TURN, ("floor-5", "balloon-3"))


def test_the_skip_card_chosen_as_top_at_the_end_counts() -> None:
    laid = ((verbs.LAY, 0, "floor-8"), (ANNOUNCE,), (verbs.LAY_OFF, "balloon-skip"))
    game = after(playing("floor-5", "balloon-3"), *laid)
    assert (game.phase, game.turn) == (Phase.SKIPPED, Turn(2, 1))


def test_with_two_players_the_skipper_moves_again() -> None:
    laid = ((verbs.LAY, 0, "floor-8"), (verbs.LAY, 0, "balloon-skip"), (PASS,), (verbs.DRAW_TWO,))
    assert after(playing("floor-5", "balloon-3", players=2), *laid).turn == Turn(3, 0)


# 11: night floors out of turn


def test_a_fitting_night_floor_snatches_a_whole_turn_and_play_goes_on_from_its_owner() -> None:
    game = playing("floor-5", "balloon-3", players=4)
    snatched = do(game, verbs.SNATCH, 2, "night-8")
    assert snatched == Step(
        replace(game, piles=("night-8", "balloon-3"), turn=Turn(2, 2, ("night-8",))),
        (TurnSnatched(2, 0), CardLaid(2, "night-8", "floor-5", Ride(5, 3))),
    )
    assert after(snatched.state, (verbs.LAY, 2, "floor-1"), (PASS,)).turn == Turn(3, 3)


def test_of_two_night_floors_at_once_the_first_on_the_pile_counts() -> None:
    game = after(playing("floor-5", "balloon-3", players=4), (verbs.SNATCH, 2, "night-8"))
    late = do(game, verbs.SNATCH, 3, "night-2")
    assert (late.state, [type(cue) for cue in late.cues]) == (game, [Refused])
    assert after(game, (verbs.SNATCH, 3, "night-1")).turn.seat == 3


def test_a_turn_snatched_in_the_middle_leaves_its_cards_on_the_table() -> None:
    game = after(playing("floor-5", "balloon-3"), (verbs.LAY, 0, "balloon-1"), (verbs.SNATCH, 1, "night-6"))
    assert (game.piles, game.turn.tentative) == (("night-6", "balloon-1"), ())


def test_a_snatched_turn_ends_a_skip_that_was_not_yet_handed_on() -> None:
    laid = ((verbs.LAY, 0, "floor-8"), (verbs.LAY, 0, "balloon-skip"), (verbs.SNATCH, 1, "night-8"), (PASS,))
    assert after(playing("floor-5", "balloon-3"), *laid).phase == Phase.TURN


def test_who_has_just_ended_a_turn_may_snatch_the_next() -> None:
    game = after(
        playing("floor-5", "balloon-3"), (verbs.LAY, 0, "floor-8"), (PASS,), (verbs.SNATCH, 0, "night-8")
    )
    assert game.turn == Turn(3, 0, ("night-8",))


def test_a_night_floor_that_does_not_fit_snatches_nothing() -> None:
    assert refusal(playing("floor-5", "balloon-3"), verbs.SNATCH, 1, "night-7") == Refused(
        Refusal.MISFIT_NUMBER, ("5 − 3 = 2, 5 + 3 = 8",)
    )


def test_only_a_night_floor_snatches_and_nobody_snatches_the_own_turn() -> None:
    game = playing("floor-5", "balloon-3")
    assert refusal(game, verbs.SNATCH, 1, "floor-8") == Refused(Refusal.NOT_A_NIGHT_FLOOR)
    assert refusal(game, verbs.SNATCH, 0, "night-8") == Refused(Refusal.OWN_TURN)


def test_a_pending_skip_is_settled_before_a_snatch() -> None:
    game = replace(playing("floor-8", "balloon-skip"), phase=Phase.SKIPPED)
    assert refusal(game, verbs.SNATCH, 1, "night-8") == Refused(Refusal.SKIP_FIRST)
    assert after(game, (verbs.DRAW_TWO,), (verbs.SNATCH, 0, "night-8")).turn.seat == 0


def test_a_player_with_only_balloons_left_cannot_be_interrupted() -> None:
    game = after(playing("floor-5", "balloon-3"), (verbs.LAY, 0, "floor-8"), (ANNOUNCE,))
    assert refusal(game, verbs.SNATCH, 1, "night-8") == Refused(Refusal.LAY_OFF_FIRST)


# 12, 13: the other levels


@pytest.mark.parametrize("card", ["night-8", "balloon-4"])
def test_the_game_from_six_has_no_night_floors_and_no_number_above_three(card: str) -> None:
    game = playing("floor-5", "balloon-3", level=Level.EXPERIENCED)
    assert refusal(game, verbs.LAY, 0, card) == Refused(Refusal.NOT_IN_THIS_LEVEL)
    assert not any(choice.verb == verbs.SNATCH for choice in RULES.choices(game))


def test_beginners_lay_same_or_next_floors_on_either_pile() -> None:
    game = playing("floor-4", "floor-0", level=Level.BEGINNERS)
    laid = after(
        game, (verbs.LAY, 0, "floor-9", 1), (verbs.LAY, 0, "floor-3", 0), (verbs.LAY, 0, "floor-9", 1)
    )
    assert laid.piles == ("floor-3", "floor-9")
    assert refusal(game, verbs.LAY, 0, "floor-9", 0) == Refused(
        Refusal.MISFIT_SAME_OR_NEXT, ("4 − 1 = 3, 4 + 1 = 5",)
    )


def test_beginners_must_say_which_pile_and_the_others_need_not() -> None:
    beginners = playing("floor-4", "floor-0", level=Level.BEGINNERS)
    assert refusal(beginners, verbs.LAY, 0, "floor-4") == Refused(Refusal.NO_SUCH_PILE)
    assert refusal(beginners, verbs.LAY, 0, "floor-4", 2) == Refused(Refusal.NO_SUCH_PILE)
    assert refusal(playing("floor-5", "balloon-3"), verbs.LAY, 0, "floor-5", 0) == Refused(
        Refusal.NO_SUCH_PILE
    )


def test_an_empty_hand_gives_a_beginner_a_star_at_once_and_the_next_player_the_turn() -> None:
    game = after(playing("floor-4", "floor-0", level=Level.BEGINNERS), (verbs.LAY, 0, "floor-1", 1))
    assert do(game, ANNOUNCE) == Step(
        replace(game, stars=(1, 0, 0), turn=Turn(2, 1)), (HandEmptied(0), StarWon(0, 1), TurnBegan(1))
    )


# 14: winning


def test_the_last_star_wins_at_once() -> None:
    game = after(
        replace(playing("floor-5", "balloon-3"), stars=(BEFORE_LAST, 2, 0)), (verbs.LAY, 0, "floor-8")
    )
    won = do(game, ANNOUNCE)
    assert won == Step(
        replace(game, phase=Phase.OVER, stars=(5, 2, 0)), (HandEmptied(0), StarWon(0, 5, wins=True))
    )
    assert RULES.outcome(won.state) == Outcome((5, 2, 0), (0,))
    assert RULES.choices(won.state) == ()
    assert refusal(won.state, PASS) == Refused(Refusal.GAME_OVER)


def test_while_nobody_has_won_there_is_no_outcome() -> None:
    assert RULES.outcome(playing("floor-5", "balloon-3")) is None


# 15: turn order


def test_only_the_player_on_turn_lays_cards() -> None:
    assert refusal(playing("floor-5", "balloon-3"), verbs.LAY, 1, "floor-8") == Refused(Refusal.NOT_YOUR_TURN)


def test_after_the_last_seat_the_first_one_follows() -> None:
    game = replace(playing("floor-5", "balloon-3"), turn=Turn(7, 2))
    assert after(game, (verbs.LAY, 2, "floor-5"), (PASS,)).turn == Turn(8, 0)


def test_each_turn_is_timed_anew() -> None:
    game = playing("floor-5", "balloon-3", players=2)
    laid = ((verbs.LAY, 0, "floor-8"), (verbs.LAY, 0, "balloon-skip"), (PASS,), (verbs.DRAW_TWO,))
    assert [RULES.timed(game), RULES.timed(after(game, *laid))] == [1, 3]


# A player who leaves


def test_the_others_play_on_when_a_player_leaves() -> None:
    game = playing("floor-5", "balloon-3")
    assert do(game, LEAVE_SEAT, 1) == Step(replace(game, gone=frozenset({1})), (SeatLeft(1),))
    left = after(game, (LEAVE_SEAT, 1), (verbs.LAY, 0, "floor-5"), (PASS,))
    assert left.turn == Turn(2, 2)
    assert refusal(left, verbs.SNATCH, 1, "night-5") == Refused(Refusal.NO_SUCH_SEAT, (1,))


def test_the_turn_of_a_player_who_leaves_passes_on() -> None:
    game = after(playing("floor-5", "balloon-3"), (verbs.LAY, 0, "balloon-1"))
    assert do(game, LEAVE_SEAT, 0) == Step(
        replace(game, gone=frozenset({0}), turn=Turn(2, 1)), (SeatLeft(0), TurnBegan(1))
    )


def test_before_the_opening_the_next_player_begins_instead() -> None:
    game = after(start(Setup(NAMES[:3], ("person",) * 3)), (LEAVE_SEAT, 0))
    assert after(game, (verbs.OPEN, "floor-5"), (verbs.OPEN, "balloon-3")).turn == Turn(1, 1)


def test_one_player_alone_ends_the_game_without_a_winner() -> None:
    game = replace(playing("floor-5", "balloon-3", players=2), stars=(2, 1))
    left = do(game, LEAVE_SEAT, 0)
    assert left.cues == (SeatLeft(0), TooFewLeft())
    assert RULES.outcome(left.state) == Outcome((2, 1), ())


# Calls that make no sense


@pytest.mark.parametrize(
    ("choice", "refused"),
    [
        ((verbs.LAY, 0, "floor-10"), Refused(Refusal.NO_SUCH_CARD, ("floor-10",))),
        ((verbs.LAY, 0, "ace"), Refused(Refusal.NO_SUCH_CARD, ("ace",))),
        ((verbs.SNATCH, 1, "joker"), Refused(Refusal.NO_SUCH_CARD, ("joker",))),
        ((verbs.LAY, 9, "floor-5"), Refused(Refusal.NO_SUCH_SEAT, (9,))),
        ((verbs.LAY, -1, "floor-5"), Refused(Refusal.NO_SUCH_SEAT, (-1,))),
        ((verbs.LAY, "floor-5"), Refused(Refusal.NOT_NOW)),
        ((verbs.OPEN, "floor-5"), Refused(Refusal.NOT_NOW)),
        ((verbs.SAY_OWNER, 0), Refused(Refusal.NOT_NOW)),
        (("dance",), Refused(Refusal.NOT_NOW)),
    ],
)
def test_a_choice_that_makes_no_sense_is_refused_by_name(
    choice: tuple[int | str, ...], refused: Refused
) -> None:
    verb, *about = choice
    assert refusal(playing("floor-5", "balloon-3"), str(verb), *about) == refused


# 11: whoever has only balloons left cannot be interrupted


def beside_the_device(stars: tuple[int, int] = (0, 0)) -> Numberloor:
    """A person has laid floor 8, perhaps the last one, and a strong seat of the device sits there, too."""
    game = start(Setup(NAMES[:2], ("person", "strong")))
    return after(
        replace(game, stars=stars),
        (verbs.OPEN, "floor-5"),
        (verbs.OPEN, "balloon-3"),
        (verbs.LAY, 0, "floor-8"),
    )


def test_a_last_floor_that_is_announced_after_a_snatch_takes_the_snatch_back() -> None:
    laid = beside_the_device()
    snatched = after(laid, (verbs.SNATCH, 1, "night-8"), (verbs.LAY, 1, "floor-5"))
    step = do(snatched, ANNOUNCE)
    assert step.state == replace(laid, phase=Phase.LAY_OFF)
    assert step.cues == (SnatchReturned(1, ("night-8", "floor-5")), HandEmptied(0))


def test_nobody_can_announce_for_a_hand_that_the_device_holds() -> None:
    after_its_turn = after(beside_the_device(), (PASS,), (verbs.LAY, 1, "floor-5"))
    assert Choice(ANNOUNCE) not in RULES.choices(after_its_turn)
    assert refusal(after_its_turn, ANNOUNCE) == Refused(Refusal.HAND_OF_DEVICE)
    assert refusal(after_its_turn, ANNOUNCE, 1) == Refused(Refusal.HAND_OF_DEVICE)
    assert do(after_its_turn, verbs.EMPTY_HANDED, 1).state.phase is Phase.LAY_OFF


def test_a_snatched_turn_is_over_for_good_when_the_snatcher_hands_on() -> None:
    snatched = after(beside_the_device(), (verbs.SNATCH, 1, "night-8"), (PASS,))
    assert refusal(snatched, ANNOUNCE) == Refused(Refusal.FLOOR_MISSING)


def test_of_two_people_who_may_have_laid_their_last_floor_each_is_named() -> None:
    game = after(playing("floor-5", "balloon-3"), (verbs.LAY, 0, "floor-8"), (verbs.SNATCH, 1, "night-8"))
    assert [choice for choice in RULES.choices(game) if choice.verb == ANNOUNCE] == [
        Choice(ANNOUNCE, (1,)),
        Choice(ANNOUNCE, (0,)),
    ]
    assert do(game, ANNOUNCE, 1).state.turn.seat == 1
    assert do(game, ANNOUNCE, 0).state.turn.seat == 0
    assert refusal(game, ANNOUNCE, 2) == Refused(Refusal.NOT_YOUR_TURN)


def test_a_game_saved_by_version_0_1_takes_an_announcement_as_it_did() -> None:
    old = replace(beside_the_device().setup, anyone_announces=True)
    snatched = after(replace(beside_the_device(), setup=old), (verbs.SNATCH, 1, "night-8"))
    assert do(snatched, ANNOUNCE).state.turn.seat == 1


def test_new_cards_without_a_floor_can_be_exchanged_after_drawing_and_after_a_skip() -> None:
    won = replace(playing("floor-5", "balloon-3"), fresh=frozenset({0, 2}))
    drawn = after(won, (verbs.DRAW_TWO,))
    assert do(drawn, verbs.RETURN_HAND, 0).cues == (HandReturned(0),)
    skipped = after(replace(won, phase=Phase.SKIPPED), (verbs.DRAW_TWO,))
    assert do(skipped, verbs.RETURN_HAND, 0).cues == (HandReturned(0),)
    assert after(drawn, (verbs.LAY, 0, "floor-8")).fresh == {2}
