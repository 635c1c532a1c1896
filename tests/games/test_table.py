"""The table around a game: doubt, corrections, keys, pause, timer, undo; with Upwards! on paper."""

from __future__ import annotations

from dataclasses import replace

import pytest

from display.wording.cue_words import sentence
from games import choices as verbs
from games import just_dice
from games.choices import Choice
from games.cues import (
    CameraMissed,
    CameraReturned,
    FaceCorrected,
    Redone,
    Refused,
    Repeated,
    SameSeen,
    Step,
    TableLeft,
    ThrowDoubted,
    ThrowTaken,
    TimeWarned,
    Undone,
    WhoAsked,
)
from games.dice import Throw
from games.events import CameraBack, CameraLost, Chosen, DiceSettled, Event, Key, Pressed, Ticked, TrayEmptied
from games.table import (
    FEW,
    Table,
    TableRefusal,
    UndoStep,
    advance,
    begin,
    choices,
    is_short,
    is_ticking,
    throw,
)
from games.table.decisions import Enter
from games.upwards import Plays, Setup
from games.upwards.verbs import DIE, PICK, WRITE
from words.phrases import ENGLISH

FRESH = begin(Setup(players=("Ada", "Ben")), seconds=90)
WITH_EVENT = begin(Setup(players=("Ada", "Ben"), event_die=True), seconds=90)
TWO_THREE_FIVE = Throw((2, 3, 5))


def after(table: Table, *events: Event) -> Table:
    for event in events:
        table = advance(table, event).state
    return table


def chosen(verb: str, *about: int | str) -> Chosen:
    return Chosen(Choice(verb, about))


LYING = after(FRESH, DiceSettled(TWO_THREE_FIVE))
DOUBTED = after(FRESH, DiceSettled(TWO_THREE_FIVE, sure=False, why="leaning", die=1))


def offered(table: Table) -> set[str]:
    return {choice.verb for choice in choices(table)}


def test_a_sure_throw_counts_at_once_and_starts_the_timer() -> None:
    step = advance(FRESH, DiceSettled(TWO_THREE_FIVE))
    assert step.cues[0] == ThrowTaken(TWO_THREE_FIVE)
    assert throw(step.state) == TWO_THREE_FIVE
    assert (step.state.timer.left, step.state.timer.running) == (90, True)


def test_a_doubted_throw_asks_and_the_game_does_not_see_it() -> None:
    step = advance(FRESH, DiceSettled(TWO_THREE_FIVE, sure=False, why="leaning", die=1))
    assert step.cues == (ThrowDoubted(TWO_THREE_FIVE, "leaning", 1),)
    assert step.state.state == FRESH.state
    assert {verbs.RIGHT, verbs.LOOK_AGAIN, verbs.CORRECT, verbs.ENTER} <= offered(step.state)


def test_saying_that_a_doubted_throw_is_right_makes_it_count() -> None:
    assert after(DOUBTED, chosen(verbs.RIGHT)) == LYING


def test_a_doubted_throw_with_a_die_too_few_cannot_be_called_right() -> None:
    short = after(FRESH, DiceSettled(Throw((2, 3)), sure=False, why="too-few"))
    assert verbs.RIGHT not in offered(short)
    assert verbs.LOOK_AGAIN in offered(short)


def test_a_sure_reading_after_a_nudge_replaces_the_doubt() -> None:
    assert after(DOUBTED, DiceSettled(TWO_THREE_FIVE)) == LYING


def test_taking_the_dice_away_ends_the_doubt() -> None:
    assert after(DOUBTED, TrayEmptied()) == FRESH


def test_whoever_looks_again_and_again_in_vain_is_told_to_type_in_the_dice() -> None:
    table, said = DOUBTED, []
    for _ in range(4):
        table = after(table, chosen(verbs.LOOK_AGAIN))
        step = advance(table, DiceSettled(TWO_THREE_FIVE, sure=False, why="leaning", die=1))
        table = step.state
        said += [sentence(ENGLISH, cue, table) for cue in step.cues]
    assert said[0] == "A die is leaning. Nudge it until it lies flat."
    assert said[-1] == "I still can’t read it. Please type in what the dice show."
    typed = after(table, *(chosen(verbs.ENTER, *TWO_THREE_FIVE.faces[:count]) for count in range(4)))
    assert throw(typed) == TWO_THREE_FIVE
    assert typed.looks == 0


def test_a_second_look_at_an_empty_tray_says_that_nothing_is_seen() -> None:
    step = advance(after(FRESH, chosen(verbs.LOOK_AGAIN)), TrayEmptied(again=True))
    assert [sentence(ENGLISH, cue, step.state) for cue in step.cues] == [
        "I can’t see any dice. Push them to the middle, or type them in."
    ]
    assert verbs.ENTER in offered(step.state)


def test_correcting_a_doubted_die_settles_the_throw() -> None:
    corrected = after(DOUBTED, chosen(verbs.CORRECT, 1), chosen(verbs.CORRECT, 1, 6))
    assert throw(corrected) == Throw((2, 5, 6))
    assert corrected.doubted is None


def test_a_misread_die_is_corrected_in_two_taps_and_only_that_is_told() -> None:
    asking = after(LYING, chosen(verbs.CORRECT, 2))
    assert {choice.about for choice in choices(asking) if choice.verb == verbs.CORRECT} == {
        (2, face) for face in range(1, 7)
    }
    step = advance(asking, chosen(verbs.CORRECT, 2, 6))
    assert step.cues[0] == FaceCorrected(Throw((2, 3, 6)), 2)
    assert throw(step.state) == Throw((2, 3, 6))
    assert step.state.timer == LYING.timer


def test_correcting_a_die_to_the_face_it_shows_already_keeps_what_was_written_since() -> None:
    alone = begin(Setup(players=("Ada",), seats=(Plays.MACHINE,)), seconds=90)
    written = after(alone, DiceSettled(TWO_THREE_FIVE), chosen(PICK, 0, DIE, 0), chosen(WRITE, 0, 1))
    assert chosen(verbs.UNDO).choice in choices(written)
    asking = after(written, chosen(verbs.CORRECT, 2))
    assert advance(asking, chosen(verbs.CORRECT, 2, 5)) == Step(written)


GUESSED = DiceSettled(Throw((2, 3, 6)), sure=False, why="glare", die=2, again=True)


def test_a_second_look_at_dice_that_count_changes_nothing_when_it_shows_the_same() -> None:
    step = advance(LYING, DiceSettled(TWO_THREE_FIVE, again=True))
    assert step == Step(LYING, (SameSeen(TWO_THREE_FIVE),))


def test_a_second_look_at_dice_that_count_puts_a_misread_face_right() -> None:
    step = advance(LYING, DiceSettled(Throw((2, 3, 6)), again=True))
    assert step.state == after(LYING, chosen(verbs.CORRECT, 2), chosen(verbs.CORRECT, 2, 6))
    assert step.cues[0] == FaceCorrected(Throw((2, 3, 6)), None)


@pytest.mark.parametrize("answer", [(verbs.RIGHT,), (verbs.CORRECT, 2, 6)])
def test_a_doubt_about_dice_that_count_is_answered_without_a_throw(answer: tuple[str, int, int]) -> None:
    taken = begin(just_dice.Setup(("Ada",), dice=3))
    taken = after(taken, DiceSettled(TWO_THREE_FIVE))
    once = after(taken, GUESSED, *([chosen(verbs.CORRECT, 2)] if answer[1:] else []), chosen(*answer))
    assert (len(once.state.throws), throw(once)) == (1, Throw((2, 3, 6)))


def test_a_misread_event_die_can_be_corrected_too() -> None:
    lying = after(WITH_EVENT, DiceSettled(Throw((1, 1, 2), ("minus",))))
    corrected = after(lying, chosen(verbs.CORRECT, 3), chosen(verbs.CORRECT, 3, "meteorite"))
    assert throw(corrected) == Throw((1, 1, 2), ("meteorite",))


def test_dice_can_be_entered_by_touch_one_by_one_and_taken_back() -> None:
    table = after(WITH_EVENT, CameraLost("cable"), chosen(verbs.ENTER), chosen(verbs.ENTER, 5))
    table = after(table, chosen(verbs.BACK), chosen(verbs.ENTER, 4), chosen(verbs.ENTER, 4, 1))
    table = after(table, chosen(verbs.ENTER, 4, 1, 2), chosen(verbs.ENTER, 4, 1, 2, "bonus-row"))
    assert throw(table) == Throw((1, 2, 4), ("bonus-row",))
    assert table.asking is None


def test_the_camera_is_missed_and_comes_back() -> None:
    lost = advance(LYING, CameraLost("the cable is loose"))
    assert lost == Step(after(LYING, CameraLost("the cable is loose")), (CameraMissed("the cable is loose"),))
    assert advance(lost.state, CameraBack()) == Step(LYING, (CameraReturned(),))


def test_the_announce_key_asks_who_and_a_second_press_takes_the_question_back() -> None:
    step = advance(LYING, Pressed(Key.ANNOUNCE))
    assert step.cues == (WhoAsked(verbs.ANNOUNCE),)
    assert choices(step.state) == (
        Choice(verbs.ANNOUNCE, (0,)),
        Choice(verbs.ANNOUNCE, (1,)),
        Choice(verbs.BACK),
    )
    assert after(step.state, Pressed(Key.ANNOUNCE)) == LYING


def test_a_key_that_means_nothing_now_is_refused_and_changes_nothing() -> None:
    assert advance(FRESH, Pressed(Key.ANNOUNCE)) == Step(FRESH, (Refused(TableRefusal.NOT_NOW),))


def test_holding_a_key_only_asks_to_hear_it_again() -> None:
    assert advance(LYING, Pressed(Key.ANNOUNCE, held=True)) == Step(LYING, (Repeated(),))


def test_announcing_twice_changes_nothing_and_brings_exactly_one_more_round() -> None:
    once = after(LYING, Pressed(Key.ANNOUNCE), chosen(verbs.ANNOUNCE, 1))
    twice = after(once, Pressed(Key.ANNOUNCE), chosen(verbs.ANNOUNCE, 1))
    assert twice.state == once.state
    last = after(once, DiceSettled(Throw((1, 1, 1))))
    assert last.state.is_last_round
    assert after(last, DiceSettled(Throw((6, 6, 6)))).state == last.state


def test_pause_freezes_dice_keys_and_time() -> None:
    paused = after(LYING, chosen(verbs.PAUSE))
    assert not is_ticking(paused)
    for event in (DiceSettled(Throw((1, 1, 1))), Pressed(Key.ANNOUNCE), chosen(verbs.UNDO)):
        assert advance(paused, event) == Step(paused, (Refused(TableRefusal.PAUSED),))
    assert advance(paused, Ticked()) == Step(paused)
    assert after(paused, chosen(verbs.RESUME)) == LYING


def test_a_second_that_goes_by_changes_nothing_that_can_be_decided() -> None:
    assert verbs.MORE_TIME in offered(LYING)
    later = [offered(after(LYING, Ticked(seconds))) for seconds in range(100)]
    assert later == [offered(LYING)] * 100


def test_time_warns_and_there_is_more_of_it() -> None:
    step = advance(LYING, Ticked(70))
    assert step.cues == (TimeWarned(20),)
    assert after(step.state, chosen(verbs.MORE_TIME)).timer.left == 50


def test_undo_brings_back_the_time_that_was_left_and_redo_the_time_it_took() -> None:
    later = after(LYING, Ticked(30))
    announced = after(later, Pressed(Key.ANNOUNCE), chosen(verbs.ANNOUNCE, 0), Ticked(10))
    undone = advance(announced, chosen(verbs.UNDO))
    assert undone.cues == (Undone(),)
    assert (undone.state.state, undone.state.timer) == (later.state, later.timer)
    redone = advance(undone.state, chosen(verbs.REDO))
    assert redone.cues == (Redone(),)
    assert (redone.state.state, redone.state.timer) == (announced.state, announced.timer)


def test_something_new_after_undo_ends_redo() -> None:
    undone = after(LYING, chosen(verbs.UNDO))
    assert verbs.REDO in offered(undone)
    assert verbs.REDO not in offered(after(undone, DiceSettled(Throw((1, 1, 1)))))


def test_more_time_can_be_undone() -> None:
    short = after(LYING, Ticked(80))
    assert after(short, chosen(verbs.MORE_TIME), chosen(verbs.UNDO)).timer == short.timer


def test_leaving_goes_through_the_pause_and_keeps_the_game() -> None:
    step = advance(after(LYING, chosen(verbs.PAUSE)), chosen(verbs.LEAVE))
    assert step == Step(LYING, (TableLeft(),))


def test_back_takes_the_last_typed_die_and_with_none_typed_the_whole_question() -> None:
    typed = after(FRESH, chosen(verbs.ENTER), chosen(verbs.ENTER, 4))
    assert typed.asking == Enter((4,))
    assert after(typed, chosen(verbs.BACK)).asking == Enter()
    assert after(typed, chosen(verbs.BACK), chosen(verbs.BACK)).asking is None


def test_each_undo_leaves_one_step_less_to_undo() -> None:
    assert (LYING.steps, after(LYING, chosen(verbs.UNDO)).steps) == (1, 0)
    assert after(LYING, chosen(verbs.UNDO), chosen(verbs.REDO)).steps == 1


@pytest.mark.parametrize(("left", "ticks"), [(2, True), (1, True), (0, False)])
def test_seconds_are_counted_to_the_last(left: int, ticks: bool) -> None:
    assert is_ticking(replace(LYING, timer=replace(LYING.timer, left=left))) is ticks


@pytest.mark.parametrize(
    ("at_hand", "steps", "short"), [(FEW, 100, False), (FEW - 1, 100, True), (3, 3, False), (2, 3, True)]
)
def test_steps_are_looked_for_when_few_of_many_are_at_hand(at_hand: int, steps: int, short: bool) -> None:
    past = tuple(UndoStep(FRESH.state, FRESH.timer) for _ in range(at_hand))
    assert is_short(replace(LYING, past=past, steps=steps)) is short


def test_nobody_leaves_an_unfinished_game_but_by_its_pause() -> None:
    assert verbs.LEAVE not in offered(LYING)
    assert verbs.LEAVE in offered(after(LYING, chosen(verbs.PAUSE)))
