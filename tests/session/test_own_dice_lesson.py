"""Show me your dice: throws are confirmed or corrected by touch, and only then learned."""

from __future__ import annotations

from dataclasses import replace

from games.choices import BACK, Choice
from games.events import Chosen, DiceShown
from session import lobby
from session.lobby import DiceConfirmed, LessonDone, LessonLeft, Page, choices
from tests.session.test_lessons import MENU, after, told

LESSON = after(MENU, Choice(lobby.TEACH, ("dice",)))
READ = after(LESSON, DiceShown((2, 6, 6), 4))


def test_nothing_can_be_confirmed_before_a_throw_was_read() -> None:
    assert LESSON.page is Page.OWN_DICE
    assert choices(LESSON) == (Choice(BACK),)


def test_a_tap_shows_the_next_face_and_six_is_followed_by_one() -> None:
    corrected = after(READ, Choice(lobby.TURN_DIE, (0,)), Choice(lobby.TURN_DIE, (2,)))
    assert corrected.own_lesson is not None
    assert corrected.own_lesson.faces == (3, 6, 1)


def test_what_was_confirmed_is_told_with_the_look_it_belongs_to() -> None:
    assert told(READ, Choice(lobby.CONFIRM_DICE)) == (DiceConfirmed((2, 6, 6), 4, 1),)
    next_one = after(READ, Choice(lobby.CONFIRM_DICE))
    assert Choice(lobby.CONFIRM_DICE) not in choices(next_one)


def test_after_a_throw_it_can_be_kept_and_then_forgotten() -> None:
    learned = after(READ, Choice(lobby.CONFIRM_DICE))
    assert told(learned, Choice(lobby.FINISH_LESSON)) == (LessonDone("dice"),)
    menu = after(learned, Choice(lobby.FINISH_LESSON))
    assert (menu.page, menu.own_lesson) == (Page.TEACH, None)
    assert Choice(lobby.FORGET, ("dice",)) in choices(menu)
    assert "dice" not in after(menu, Choice(lobby.FORGET, ("dice",))).learned


def test_whoever_goes_back_keeps_nothing() -> None:
    assert told(READ, Choice(BACK)) == (LessonLeft(),)


def test_a_throw_that_nobody_waits_for_changes_nothing() -> None:
    elsewhere = replace(MENU, page=Page.HOME)
    assert lobby.advance(elsewhere, DiceShown((1,), 1)).state == elsewhere
    assert lobby.advance(MENU, Chosen(Choice(lobby.CONFIRM_DICE))).state == MENU
