"""The lock: children stay in the game, grown-ups read their way out; the game knows nothing of it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from games import choices as verbs
from games.choices import Choice
from games.cues import Refused, Step
from games.events import Chosen, Event, Key, Pressed, Ticked
from games.table import begin
from games.upwards import Setup
from session import lobby as lobbies
from session.evening import Evening, advance, choices, is_for_table
from session.lobby import Lobby, Page
from session.lock import LOCK, NUMBER, UNLOCK, Gate, LockRefusal, LockTurned

LOBBY = Lobby((), ("Ada", "Ben"))
PAUSED = Evening(LOBBY, replace(begin(Setup(players=("Ada", "Ben")), 90), paused=True))
SHUT = Evening(replace(LOBBY, locked=True), PAUSED.table)
LEAVE = Choice(verbs.LEAVE)


def after(evening: Evening, *chosen: Choice) -> Evening:
    for choice in chosen:
        assert choice in choices(evening)
        evening = advance(evening, Chosen(choice)).state
    return evening


def numbers(*digits: int) -> tuple[Choice, ...]:
    return tuple(Choice(NUMBER, (digit,)) for digit in digits)


def test_the_pause_page_turns_the_lock() -> None:
    assert choices(PAUSED) == (Choice(verbs.RESUME), LEAVE, Choice(LOCK))
    assert advance(PAUSED, Chosen(Choice(LOCK))) == Step(SHUT, (LockTurned(True),))
    assert choices(SHUT) == (Choice(verbs.RESUME), Choice(UNLOCK))


def test_a_locked_game_cannot_be_left_whatever_is_pressed() -> None:
    assert advance(SHUT, Chosen(LEAVE)) == Step(SHUT, (Refused(LockRefusal.LOCKED),))


def test_the_three_numbers_in_their_order_open_the_lock() -> None:
    asked = after(SHUT, Choice(UNLOCK))
    assert asked.gate == Gate((7, 3, 9))
    step = advance(after(asked, *numbers(7, 3)), Chosen(*numbers(9)))
    assert (step.state.gate, step.state.lobby.locked, step.cues) == (None, False, (LockTurned(False),))
    assert LEAVE in choices(step.state)


def test_a_wrong_number_begins_anew() -> None:
    asked = after(SHUT, Choice(UNLOCK), *numbers(7))
    step = advance(asked, Chosen(*numbers(9)))
    assert (step.state.gate, step.cues) == (Gate((7, 3, 9)), (Refused(LockRefusal.OTHER_NUMBER),))


def test_other_numbers_are_asked_each_time_and_the_way_back_leads_into_the_game() -> None:
    once = after(SHUT, Choice(UNLOCK), Choice(verbs.BACK))
    assert once == replace(SHUT, lobby=replace(SHUT.lobby, unlockings=1))
    assert after(once, Choice(UNLOCK)).gate == Gate((4, 8, 2))


def test_touching_all_numbers_in_a_row_opens_nothing() -> None:
    evening = after(SHUT, Choice(UNLOCK))
    for digits in (range(1, 10), range(9, 0, -1)):
        evening = after(evening, *numbers(*digits))
        assert evening.lobby.locked


def test_the_lock_is_turned_on_the_settings_page_which_it_shuts_at_once() -> None:
    settings = Evening(replace(LOBBY, page=Page.SETTINGS))
    home = after(settings, Choice(LOCK))
    assert home.lobby.page is Page.HOME
    guarded = (Choice(lobbies.OPEN, (Page.MORE,)), Choice(lobbies.OPEN, (Page.SWITCH_OFF,)))
    assert [choice for choice in guarded if choice in choices(home)] == []
    assert Choice(UNLOCK) in choices(home)


def test_a_saved_game_cannot_be_dropped_by_children() -> None:
    saved = Evening(replace(SHUT.lobby, page=Page.SAVED, saved=PAUSED.table))
    assert Choice(lobbies.DROP_SAVED) not in choices(saved)
    assert {Choice(lobbies.RESUME_SAVED), Choice(UNLOCK)} <= set(choices(saved))


@pytest.mark.parametrize(
    ("event", "is_told"),
    [
        (Chosen(Choice(verbs.RESUME)), True),
        (Chosen(LEAVE), False),
        (Chosen(Choice(UNLOCK)), False),
        (Pressed(Key.PASS), True),
        (Ticked(), True),
    ],
)
def test_the_game_is_told_everything_but_the_lock(event: Event, is_told: bool) -> None:
    assert is_for_table(SHUT, event) is is_told


@pytest.mark.parametrize(
    ("event", "is_told"),
    [
        (Chosen(*numbers(7)), False),
        (Chosen(Choice(verbs.BACK)), False),
        (Pressed(Key.PASS), False),
        (Ticked(), True),
    ],
)
def test_at_the_lock_only_time_and_dice_reach_the_game(event: Event, is_told: bool) -> None:
    assert is_for_table(after(SHUT, Choice(UNLOCK)), event) is is_told
