"""Throws: how many, which dice stay, what is refused, and a misread one put right."""

from __future__ import annotations

from dataclasses import replace

import pytest

from games.beam import RULES, Beam, Phase, Refusal
from games.beam.cues import CounterRose, KeptThrown, NothingThrown, TurnPassed
from games.cues import Refused, Step
from games.dice import Throw
from games.events import DiceSettled, DiceSorted, ThrowCorrected, TrayEmptied
from games.keeping import DiceKept, NothingKept
from games.rules import Expected
from tests.games.beam_game import chosen, counters, game, offered, thrown, told, used

FRESH = game({}, {})


def test_the_first_throw_has_all_five_dice() -> None:
    assert RULES.expected(FRESH) == Expected(5)
    assert RULES.expected(thrown(FRESH, 1, 2, 2, 4, 6).state) == Expected(5, sorting=True)
    assert thrown(FRESH, 2, 2, 4, 6).cues == (Refused(Refusal.FIVE_DICE, (4,)),)
    assert thrown(FRESH, 2, 2, 4, 6, 1, 1).cues == (Refused(Refusal.FIVE_DICE, (6,)),)


def test_after_each_throw_the_player_may_keep_dice_or_stop() -> None:
    once = thrown(FRESH, 6, 4, 2, 2, 1).state
    assert once.faces == (1, 2, 2, 4, 6)
    assert offered(once) == [*(("keep", die) for die in range(5)), ("announce",)]
    assert chosen(once, "announce").cues == (CounterRose(0, 2, 1), TurnPassed(1))


def test_the_third_throw_ends_the_throwing() -> None:
    state = FRESH
    for _ in range(2):
        state = thrown(state, 1, 2, 2, 4, 6).state
        assert state.phase is Phase.THROWING
    last = thrown(state, 1, 2, 2, 4, 6)
    assert last.cues == (CounterRose(0, 2, 1), TurnPassed(1))


def test_kept_dice_stay_in_the_tray_and_are_read_again() -> None:
    once = thrown(FRESH, 1, 2, 2, 4, 6).state
    kept = chosen(chosen(once, "keep", 1).state, "keep", 2).state
    again = thrown(kept, 2, 3, 2, 5, 2).state
    assert (again.faces, again.kept, again.kept_faces) == ((2, 2, 2, 3, 5), (0, 1), (2, 2))


def test_dice_set_aside_may_be_thrown_again_and_that_is_told() -> None:
    once = thrown(FRESH, 1, 2, 2, 4, 6).state
    kept = chosen(chosen(once, "keep", 3).state, "keep", 4).state
    step = thrown(kept, 1, 2, 3, 4, 5)
    assert (step.state.throws, step.state.kept_faces) == (2, (4,))
    assert step.cues == (KeptThrown(0, (6,)),)


def test_a_kept_die_may_be_thrown_again_after_all() -> None:
    kept = chosen(thrown(FRESH, 1, 2, 2, 4, 6).state, "keep", 4).state
    loose = chosen(kept, "keep", 4).state
    assert loose.kept == ()
    assert thrown(loose, 1, 2, 3, 4, 5).state.faces == (1, 2, 3, 4, 5)


def test_once_the_dice_are_used_none_is_kept_any_more() -> None:
    kept = chosen(thrown(FRESH, 2, 2, 4, 4, 6).state, "keep", 0).state
    assert chosen(kept, "announce").state.kept == ()


def test_with_all_dice_kept_no_throw_is_wanted() -> None:
    state = thrown(FRESH, 1, 2, 2, 4, 6).state
    for die in range(5):
        state = chosen(state, "keep", die).state
    assert thrown(state, 1, 2, 2, 4, 6).cues == (Refused(Refusal.ALL_KEPT),)
    assert chosen(state, "announce").cues[0] == CounterRose(0, 2, 1)


def test_a_throw_of_nothing_passes_the_turn() -> None:
    assert used(FRESH, 1, 2, 3, 5, 6).cues == (NothingThrown(0), TurnPassed(1))


@pytest.mark.parametrize(
    ("throw", "refused"),
    [
        (Throw((1, 2, 3, 4, 7)), Refused(Refusal.NO_SUCH_FACE, (7,))),
        (Throw((0, 2, 3, 4, 5)), Refused(Refusal.NO_SUCH_FACE, (0,))),
        (Throw((1, 2, 3, 4, 5), ("meteorite",)), Refused(Refusal.STRANGE_SIGN, ("meteorite",))),
        (Throw(()), Refused(Refusal.FIVE_DICE, (0,))),
    ],
)
def test_what_cannot_be_five_dice_is_refused(throw: Throw, refused: Refused) -> None:
    step = RULES.advance(FRESH, DiceSettled(throw))
    assert (step.state, step.cues) == (FRESH, (refused,))


def test_nobody_throws_while_a_move_is_under_way() -> None:
    moving = used(FRESH, 2, 2, 4, 4, 6).state
    assert RULES.expected(moving) is None
    assert thrown(moving, 1, 2, 3, 4, 5).cues == (Refused(Refusal.MOVE_FIRST),)


def test_before_the_first_throw_there_is_nothing_to_keep_or_use() -> None:
    assert offered(FRESH) == []
    assert chosen(FRESH, "announce").cues == (Refused(Refusal.THROW_FIRST),)
    assert chosen(FRESH, "keep", 0).cues == (Refused(Refusal.THROW_FIRST),)


def test_a_misread_throw_is_put_right_and_what_followed_from_it_is_forgotten() -> None:
    moved = used(FRESH, 2, 2, 2, 4, 6).state
    assert (moved.turn, moved.counters[0]) == (1, counters({2: 2}))
    assert RULES.throw(moved) == Throw((2, 2, 2, 4, 6))
    right = RULES.advance(moved, ThrowCorrected(Throw((2, 2, 2, 4, 4)))).state
    assert right == thrown(FRESH, 2, 2, 2, 4, 4).state


def test_a_throw_put_right_keeps_the_dice_that_were_kept_and_still_show_the_same() -> None:
    kept = chosen(chosen(thrown(FRESH, 1, 2, 2, 4, 6).state, "keep", 1).state, "keep", 4).state
    right = RULES.advance(kept, ThrowCorrected(Throw((1, 2, 2, 4, 5)))).state
    assert (right.throws, right.faces, right.kept_faces) == (1, (1, 2, 2, 4, 5), (2,))


def test_only_the_state_before_the_last_throw_is_remembered() -> None:
    once = thrown(FRESH, 1, 2, 2, 4, 6).state
    twice = thrown(once, 1, 2, 2, 4, 6).state
    assert twice.earlier == replace(once, earlier=None)


def test_a_third_throw_put_right_moves_at_once() -> None:
    twice = thrown(thrown(FRESH, 1, 2, 3, 5, 6).state, 1, 2, 3, 5, 6).state
    third = thrown(twice, 1, 2, 3, 5, 6)
    assert told(third, NothingThrown) == [NothingThrown(0)]
    right = RULES.advance(third.state, ThrowCorrected(Throw((1, 1, 3, 5, 6))))
    assert (right.state.counters[0], right.cues) == (counters({1: 1}), (CounterRose(0, 1, 1), TurnPassed(1)))


def test_a_correction_that_cannot_be_a_throw_changes_nothing() -> None:
    once = thrown(FRESH, 1, 2, 2, 4, 6).state
    step = RULES.advance(once, ThrowCorrected(Throw((1, 2, 2, 4, 9))))
    assert (step.state, step.cues) == (once, (Refused(Refusal.NO_SUCH_FACE, (9,)),))


def test_without_a_throw_there_is_nothing_to_correct() -> None:
    step = RULES.advance(FRESH, ThrowCorrected(Throw((1, 2, 2, 4, 6))))
    assert (step.state, step.cues) == (FRESH, (Refused(Refusal.NOTHING_TO_CORRECT),))


def sorted_out(state: Beam, *aside: int) -> Step[Beam]:
    """These faces lie in the keep corner."""
    return RULES.advance(state, DiceSorted(aside))


def test_dice_left_in_the_keep_corner_are_kept_and_those_taken_out_are_not() -> None:
    once = thrown(FRESH, 1, 2, 2, 4, 6).state
    kept = sorted_out(once, 2, 2)
    assert (kept.state, kept.cues) == (replace(once, kept=(1, 2)), (DiceKept(0, (2, 2)),))
    assert sorted_out(kept.state, 2, 2) == Step(kept.state)
    assert sorted_out(kept.state, 6).state.kept_faces == (6,)
    assert sorted_out(kept.state) == Step(once, (NothingKept(0),))


def test_whoever_takes_all_dice_out_of_the_tray_keeps_none() -> None:
    once = thrown(FRESH, 1, 2, 2, 4, 6).state
    kept = chosen(once, "keep", 4).state
    assert RULES.advance(kept, TrayEmptied()) == Step(once, (NothingKept(0),))


def test_a_die_in_the_corner_that_nobody_threw_is_not_kept() -> None:
    once = thrown(FRESH, 1, 2, 2, 4, 6).state
    assert sorted_out(once, 2, 5) == Step(replace(once, kept=(1,)), (DiceKept(0, (2,)),))
    assert sorted_out(once, 5) == Step(once)


def test_dice_that_stayed_in_the_corner_unnoticed_stay_kept() -> None:
    once = thrown(FRESH, 1, 2, 2, 4, 6).state
    again = RULES.advance(once, DiceSettled(Throw((2, 2, 3, 3, 5), aside=(2, 2)))).state
    assert again.kept_faces == (2, 2)
    tapped = chosen(once, "keep", 4).state
    both = RULES.advance(tapped, DiceSettled(Throw((2, 2, 3, 5, 6), aside=(2, 2)))).state
    assert both.kept_faces == (2, 2, 6)


def test_a_throw_never_keeps_every_die_whatever_seems_to_lie_in_the_corner() -> None:
    four = sorted_out(thrown(FRESH, 2, 3, 4, 5, 6).state, 2, 3, 4, 5).state
    again = RULES.advance(four, DiceSettled(Throw((2, 2, 3, 4, 5), aside=(2, 2, 3, 4, 5)))).state
    assert again.kept_faces == (2, 3, 4, 5)


def test_whoever_kept_all_five_dice_may_still_take_some_out_of_the_corner_and_throw_them() -> None:
    five = sorted_out(thrown(FRESH, 2, 3, 4, 5, 6).state, 2, 3, 4, 5, 6).state
    again = RULES.advance(five, DiceSettled(Throw((1, 2, 3, 4, 5), aside=(3, 4)))).state
    assert (again.throws, again.kept_faces) == (2, (3, 4))
    assert RULES.advance(five, DiceSettled(Throw((1, 2, 3, 4, 5)))) == Step(
        five, (Refused(Refusal.ALL_KEPT),)
    )


def test_sorting_means_nothing_while_no_dice_are_to_be_kept() -> None:
    moving = used(FRESH, 2, 2, 4, 4, 6).state
    for state in (FRESH, moving):
        assert sorted_out(state, 2) == Step(state)
        assert RULES.advance(state, TrayEmptied()) == Step(state)
