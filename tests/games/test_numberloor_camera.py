"""Cards that come in by camera: which one is new, what is asked, what can be corrected."""

from __future__ import annotations

from dataclasses import replace

import pytest

from games.choices import ANNOUNCE, LEAVE_SEAT, PASS, Choice
from games.cues import Refused, Step
from games.dice import Throw
from games.events import (
    CameraBack,
    CameraLost,
    Chosen,
    DiceSettled,
    DiceSorted,
    Event,
    ThrowCorrected,
    Ticked,
    TrayEmptied,
)
from games.numberloor import RULES, Level, Numberloor, Phase, Refusal, Ride, Setup, start, verbs
from games.numberloor.cues import (
    BalloonsLaidOff,
    CardLaid,
    CardsOpened,
    CorrectionMisfit,
    OwnerAsked,
    SameCardsSeen,
    StarWon,
    TurnBegan,
    TurnSnatched,
)
from games.numberloor.state import Turn
from games.rules import Expected


def playing(*tops: str, level: Level = Level.PRO) -> Numberloor:
    game = start(Setup(("Ada", "Ben", "Cleo"), ("person",) * 3, level))
    return replace(game, phase=Phase.TURN, piles=tops, turn=Turn(1, 0))


def see(state: Numberloor, *signs: str) -> Step[Numberloor]:
    return RULES.advance(state, DiceSettled(Throw((), tuple(sorted(signs)))))


def choose(state: Numberloor, verb: str, *about: int | str) -> Step[Numberloor]:
    return RULES.advance(state, Chosen(Choice(verb, about)))


def correct(state: Numberloor, *signs: str) -> Step[Numberloor]:
    return RULES.advance(state, ThrowCorrected(Throw((), signs)))


def test_both_opening_cards_are_read_at_once() -> None:
    game = start(Setup(("Ada", "Ben"), ("person",) * 2))
    assert see(game, "balloon-3", "floor-5") == Step(
        replace(game, phase=Phase.TURN, piles=("floor-5", "balloon-3"), turn=Turn(1, 0), before=game),
        (CardsOpened(("floor-5", "balloon-3")), TurnBegan(0)),
    )


@pytest.mark.parametrize(
    ("signs", "why"),
    [
        (("floor-5", "floor-6"), Refusal.OPENING_NEEDS_NUMBER),
        (("balloon-3", "balloon-4"), Refusal.OPENING_NEEDS_FLOOR),
        (("floor-5", "balloon-even"), Refusal.OPENING_NEEDS_NUMBER),
    ],
)
def test_a_wrong_pair_does_not_open_the_game(signs: tuple[str, str], why: Refusal) -> None:
    game = start(Setup(("Ada", "Ben"), ("person",) * 2))
    assert see(game, *signs) == Step(game, (Refused(why),))


def test_the_card_that_was_not_there_before_is_the_one_laid() -> None:
    game = playing("floor-5", "balloon-3")
    assert see(game, "balloon-3", "floor-8") == Step(
        replace(game, piles=("floor-8", "balloon-3"), turn=Turn(1, 0, ("floor-8",)), before=game),
        (CardLaid(0, "floor-8", "floor-5", Ride(5, 3)),),
    )


def test_the_card_that_is_missing_tells_the_beginners_pile() -> None:
    game = playing("floor-4", "floor-5", level=Level.BEGINNERS)
    assert see(game, "floor-5", "floor-5").state.piles == ("floor-5", "floor-5")
    assert see(game, "floor-4", "floor-4").state.piles == ("floor-4", "floor-4")
    assert see(game, "floor-4", "floor-6").state.piles == ("floor-4", "floor-6")
    assert see(game, "floor-5", "floor-3").state.piles == ("floor-3", "floor-5")


def test_a_card_that_does_not_fit_is_refused_with_the_sums() -> None:
    game = playing("floor-5", "balloon-3")
    assert see(game, "balloon-3", "floor-4") == Step(
        game, (Refused(Refusal.MISFIT_NUMBER, ("5 − 3 = 2, 5 + 3 = 8",)),)
    )


def test_an_equal_card_looks_like_none_so_its_player_is_asked_to_say_so() -> None:
    game = playing("floor-5", "balloon-3")
    assert see(game, "balloon-3", "floor-5") == Step(game, (SameCardsSeen(("floor-5", "balloon-3")),))
    assert Choice(verbs.LAY, (0, "floor-5")) in RULES.choices(game)


def test_two_new_cards_at_once_are_not_guessed() -> None:
    game = playing("floor-5", "balloon-3")
    assert see(game, "balloon-1", "floor-6") == Step(game, (Refused(Refusal.TWO_NEW_CARDS),))


@pytest.mark.parametrize("signs", [("balloon-1", "balloon-3"), ("floor-5", "floor-8")])
def test_a_card_on_the_wrong_pile_is_refused(signs: tuple[str, str]) -> None:
    game = playing("floor-5", "balloon-3")
    assert see(game, *signs) == Step(game, (Refused(Refusal.WRONG_PILE),))


@pytest.mark.parametrize(
    "throw",
    [
        Throw(()),
        Throw((), ("floor-5",)),
        Throw((), ("floor-5", "floor-6", "floor-7")),
        Throw((4,), ("floor-5", "balloon-3")),
    ],
)
def test_anything_but_two_cards_is_refused(throw: Throw) -> None:
    game = playing("floor-5", "balloon-3")
    assert RULES.advance(game, DiceSettled(throw)) == Step(game, (Refused(Refusal.NOT_TWO_CARDS),))


def test_a_card_that_does_not_exist_or_is_not_in_this_level_is_refused() -> None:
    game = playing("floor-5", "balloon-3", level=Level.EXPERIENCED)
    assert see(game, "joker", "balloon-3").cues == (Refused(Refusal.NO_SUCH_CARD, ("joker",)),)
    assert see(game, "night-8", "balloon-3").cues == (Refused(Refusal.NOT_IN_THIS_LEVEL),)


def test_a_night_floor_makes_the_referee_ask_whose_it_was() -> None:
    game = playing("floor-5", "balloon-3")
    asked = see(game, "night-8", "balloon-3")
    assert asked == Step(
        replace(game, phase=Phase.OWNER, night="night-8", before=game), (OwnerAsked("night-8"),)
    )
    assert choose(asked.state, verbs.SAY_OWNER, 0).cues == (CardLaid(0, "night-8", "floor-5", Ride(5, 3)),)
    assert choose(asked.state, verbs.SAY_OWNER, 2) == Step(
        replace(game, piles=("night-8", "balloon-3"), turn=Turn(2, 2, ("night-8",))),
        (TurnSnatched(2, 0), CardLaid(2, "night-8", "floor-5", Ride(5, 3))),
    )
    assert choose(asked.state, PASS).cues == (Refused(Refusal.OWNER_FIRST),)
    assert see(asked.state, "floor-2", "balloon-3").cues == (Refused(Refusal.OWNER_FIRST),)


def test_a_night_floor_that_does_not_fit_is_refused_without_asking() -> None:
    game = playing("floor-5", "balloon-3")
    assert see(game, "night-7", "balloon-3").cues == (
        Refused(Refusal.MISFIT_NUMBER, ("5 − 3 = 2, 5 + 3 = 8",)),
    )


def test_when_somebody_leaves_the_question_for_the_owner_is_dropped() -> None:
    asked = see(playing("floor-5", "balloon-3"), "night-8", "balloon-3").state
    left = choose(asked, LEAVE_SEAT, 1).state
    assert (left.phase, left.night, left.tops) == (Phase.TURN, None, ("floor-5", "balloon-3"))


def test_the_balloon_seen_after_the_last_floor_is_the_one_on_top() -> None:
    game = choose(see(playing("floor-5", "balloon-3"), "balloon-3", "floor-8").state, ANNOUNCE).state
    assert see(game, "floor-8", "balloon-1").cues == (
        BalloonsLaidOff(0, "balloon-1"),
        StarWon(0, 1),
        TurnBegan(1),
    )
    assert see(game, "floor-1", "balloon-3").cues == (Refused(Refusal.NOT_A_BALLOON),)


def test_while_a_skip_is_settled_no_card_is_taken_and_an_unchanged_table_says_nothing() -> None:
    game = replace(playing("floor-5", "balloon-skip"), phase=Phase.SKIPPED)
    assert see(game, "floor-5", "balloon-skip") == Step(game)
    assert see(game, "night-5", "balloon-skip") == Step(game, (Refused(Refusal.SKIP_FIRST),))


def test_a_misread_card_is_forgotten_and_the_right_one_judged() -> None:
    game = playing("floor-5", "balloon-3")
    misread = see(game, "balloon-3", "floor-8").state
    assert RULES.throw(misread) == Throw((), ("floor-8", "balloon-3"))
    assert correct(misread, "floor-2", "balloon-3") == see(game, "floor-2", "balloon-3")


def test_a_correction_that_does_not_fit_brings_the_card_back_to_the_hand() -> None:
    game = playing("floor-5", "balloon-3")
    misread = see(game, "balloon-3", "floor-8").state
    assert correct(misread, "floor-6", "balloon-3") == Step(
        game, (CorrectionMisfit(Refusal.MISFIT_NUMBER, ("5 − 3 = 2, 5 + 3 = 8",)),)
    )


def test_a_misread_night_floor_can_be_corrected_before_its_owner_is_known() -> None:
    game = playing("floor-5", "balloon-3")
    asked = see(game, "night-8", "balloon-3").state
    assert RULES.throw(asked) == Throw((), ("night-8", "balloon-3"))
    assert correct(asked, "floor-8", "balloon-3") == see(game, "floor-8", "balloon-3")


def test_a_card_laid_by_touch_is_not_corrected_but_undone() -> None:
    game = choose(playing("floor-5", "balloon-3"), verbs.LAY, 0, "floor-8").state
    assert RULES.throw(game) is None
    assert correct(game, "floor-2", "balloon-3") == Step(game, (Refused(Refusal.NOTHING_TO_CORRECT),))


@pytest.mark.parametrize(
    ("phase", "expected"),
    [
        (Phase.OPENING, Expected(0, 2)),
        (Phase.TURN, Expected(0, 2)),
        (Phase.LAY_OFF, Expected(0, 2)),
        (Phase.SKIPPED, None),
        (Phase.OWNER, None),
        (Phase.OVER, None),
    ],
)
def test_two_cards_are_looked_for_while_one_may_be_laid(phase: Phase, expected: Expected | None) -> None:
    assert RULES.expected(replace(playing("floor-5", "balloon-3"), phase=phase)) == expected


def test_by_touch_the_cards_of_the_level_can_be_entered() -> None:
    game = playing("floor-4", "floor-5", level=Level.BEGINNERS)
    assert RULES.signs(game) == tuple(f"floor-{number}" for number in range(10))


@pytest.mark.parametrize(
    "event", [DiceSorted((2,)), TrayEmptied(), Ticked(), CameraLost("unplugged"), CameraBack()]
)
def test_what_is_the_tables_business_changes_nothing(event: Event) -> None:
    game = playing("floor-5", "balloon-3")
    assert RULES.advance(game, event) == Step(game)
