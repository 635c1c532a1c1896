"""Rounds on paper: throw, write, announce, one last round, points (rules 12 to 17)."""

from __future__ import annotations

import pytest

from games.choices import ANNOUNCE, PASS, Choice
from games.cues import Refused
from games.dice import Throw
from games.events import DiceSettled, Event, Key, Pressed, ThrowCorrected, Ticked, TrayEmptied
from games.rules import Expected
from games.upwards import RULES, Effect, Setup, start
from games.upwards.cues import (
    AlreadyAnnounced,
    AlreadyPassed,
    Announced,
    EffectFell,
    Passed,
    Refusal,
    RoundBegan,
    ScoringBegan,
)
from games.upwards.state import Phase
from games.upwards.verbs import ROUND_DONE, SKIP_SCORING
from tests.games.upwards_game import DONE, after, offered, paper, refusal, settled, told

ADA, BEN = Choice(ANNOUNCE, (0,)), Choice(ANNOUNCE, (1,))
ADA_PASSES = Choice(PASS, (0,))
THROW = settled(4, 3, 1)


def test_a_throw_lies_sorted_and_is_timed_by_its_round() -> None:
    game = after(paper(), THROW)
    assert RULES.throw(game) == Throw((1, 3, 4))
    assert (game.phase, game.round, RULES.timed(game)) == (Phase.WRITING, 1, 1)


def test_a_round_ends_when_somebody_says_so() -> None:
    game = after(paper(), THROW)
    assert told(game, DONE) == (RoundBegan(2, last=False),)
    assert RULES.timed(after(game, DONE)) is None


def test_throwing_again_begins_the_next_round() -> None:
    game = after(paper(), THROW, settled(6, 6, 6))
    assert (game.round, game.throw) == (2, Throw((6, 6, 6)))


def test_three_dice_are_wanted_and_with_the_event_die_four() -> None:
    assert RULES.expected(paper()) == Expected(3)
    assert RULES.expected(paper(event_die=True)) == Expected(3, 1)


@pytest.mark.parametrize(
    "throw",
    [Throw((1, 2)), Throw((1, 2, 3, 4)), Throw((1, 2, 7)), Throw((0, 2, 3)), Throw((1, 2, 3), ("minus",))],
)
def test_wrong_dice_are_refused(throw: Throw) -> None:
    assert refusal(paper(), DiceSettled(throw)) is Refusal.WRONG_DICE


def test_with_the_event_die_its_face_must_lie_there_and_be_known() -> None:
    game = paper(event_die=True)
    assert refusal(game, settled(1, 2, 3)) is Refusal.WRONG_DICE_EVENT
    assert refusal(game, DiceSettled(Throw((1, 2, 3), ("comet",)))) is Refusal.WRONG_EVENT


def test_the_effect_is_told_to_everyone() -> None:
    throw = settled(1, 2, 3, effect=Effect.METEORITE)
    assert told(paper(event_die=True), throw) == (EffectFell(Effect.METEORITE),)


def test_an_announcement_leads_to_exactly_one_more_round() -> None:
    game = after(paper(), THROW, ADA)
    assert (game.announced, game.is_last_round) == ((0,), False)
    game = after(game, DONE, THROW)
    assert game.is_last_round
    assert told(game, DONE) == (ScoringBegan(),)
    assert after(game, DONE).phase is Phase.SCORING


def test_announcing_also_passes_this_round() -> None:
    game = after(paper(), THROW)
    assert told(game, ADA) == (Passed(0), Announced(0))
    assert after(game, ADA).passed == (0,)


def test_announcing_twice_changes_nothing() -> None:
    game = after(paper(), THROW, ADA)
    assert told(game, ADA) == (AlreadyAnnounced(0),)
    assert after(game, ADA) == game


def test_several_announcers_in_one_round_still_mean_one_more_round() -> None:
    game = after(paper(), THROW, ADA, BEN, THROW)
    assert (game.announced, game.round, game.is_last_round) == ((0, 1), 2, True)


def test_announcing_in_the_last_round_only_forgoes() -> None:
    game = after(paper(), THROW, ADA, THROW, BEN)
    assert (game.announced, game.passed) == ((0,), (1,))
    assert after(game, DONE).phase is Phase.SCORING


def test_passing_before_the_last_round_needs_an_announcement() -> None:
    game = after(paper(), THROW)
    assert refusal(game, ADA_PASSES) is Refusal.ANNOUNCE_FIRST
    assert told(game, Pressed(Key.PASS)) == (Refused(Refusal.ANNOUNCE_FIRST),)
    assert offered(game, PASS) == []


def test_in_the_last_round_anyone_on_paper_may_pass() -> None:
    game = after(paper(), THROW, BEN, THROW)
    assert offered(game, PASS) == [(0,), (1,), (2,)]
    assert told(game, ADA_PASSES) == (Passed(0),)
    assert told(after(game, ADA_PASSES), ADA_PASSES) == (AlreadyPassed(0),)


def test_who_announced_takes_part_in_the_last_round() -> None:
    assert after(paper(), THROW, ADA, THROW).passed == ()


def test_after_the_last_throw_no_other_is_taken() -> None:
    game = after(paper(), THROW, ADA, THROW)
    assert refusal(game, THROW) is Refusal.LAST_THROW_LIES
    assert RULES.expected(game) is None
    assert refusal(after(game, DONE), THROW) is Refusal.NO_THROW_NOW


def test_a_corrected_throw_replaces_the_old_one_and_keeps_announcements_on_paper() -> None:
    game = after(paper(), THROW, ADA, ThrowCorrected(Throw((6, 1, 1))))
    assert (game.throw, game.announced, game.round) == (Throw((1, 1, 6)), (0,), 1)


def test_without_a_throw_nothing_can_be_corrected() -> None:
    assert refusal(paper(), ThrowCorrected(Throw((6, 1, 1)))) is Refusal.NOT_NOW


@pytest.mark.parametrize(
    "late",
    [
        ADA,
        ADA_PASSES,
        DONE,
        Choice(SKIP_SCORING, (0,)),
        Choice("dance"),
        Choice(ANNOUNCE),
        Choice(ANNOUNCE, ("x",)),
    ],
)
def test_late_and_unknown_choices_are_refused(late: Choice) -> None:
    assert refusal(paper(), late) is Refusal.NOT_NOW


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_a_seat_that_does_not_exist_cannot_announce(seat: int) -> None:
    assert refusal(after(paper(), THROW), Choice(ANNOUNCE, (seat,))) is Refusal.NOT_NOW


@pytest.mark.parametrize("event", [Ticked(), TrayEmptied()])
def test_time_and_an_empty_tray_change_nothing(event: Event) -> None:
    game = after(paper(), THROW)
    assert after(game, event) == game


def test_everyone_may_always_say_that_the_round_is_done() -> None:
    assert offered(after(paper(), THROW), ROUND_DONE) == [()]
    assert offered(paper(), ROUND_DONE) == []


def test_it_can_be_played_alone() -> None:
    game = after(start(Setup(("Ada",))), THROW, ADA, THROW, DONE)
    assert game.phase is Phase.SCORING
