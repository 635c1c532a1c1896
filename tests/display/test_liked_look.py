"""The screen as people like it: at once, and back again."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from display.building.dice_area import dice
from display.building.parts import DieFace, Label
from display.samples import after, samples
from display.scene import scene
from display.style.boxes import Box
from display.style.look import Look
from display.window.screen import Screen
from games.choices import UNDO, Choice
from games.dice import Throw
from games.events import Chosen
from session import lobby as lobbies
from session.preferences import Preferences
from words.phrases import ENGLISH

AREA = Box(0, 0, 500, 300)
THROW = Throw((2, 3, 5))


@pytest.fixture
def screen() -> Iterator[Screen]:
    opened = Screen(Look(800, 480, 5.2), "hidden")
    yield opened
    opened.close()


def test_theme_text_size_words_and_language_are_taken_at_once(screen: Screen) -> None:
    screen.like(Preferences(language="en", theme="dark", text_percent=175, words=True, reduced_motion=True))
    assert screen.look == Look(
        800, 480, 5.2, ENGLISH, theme="dark", text_scale=1.75, words=True, reduced_motion=True
    )


def test_a_panel_of_seven_inches_has_pixels_of_its_own_size(screen: Screen) -> None:
    screen.like(Preferences(panel_inches=7))
    assert screen.look.px_per_mm == pytest.approx(933 / 177.8, abs=0.01)
    screen.like(Preferences())
    assert screen.look.px_per_mm == 5.2


def test_a_turned_picture_is_laid_out_anew_and_back(screen: Screen) -> None:
    screen.show(samples("en")["home"])
    screen.like(Preferences(rotation=90))
    assert (screen.look.width, screen.look.height) == (480, 800)
    assert screen.paint()
    screen.like(Preferences(rotation=0))
    assert (screen.look.width, screen.look.height) == (800, 480)


def test_back_from_one_setting_the_list_is_where_it_was_left(screen: Screen) -> None:
    settings = samples("en")["settings"]
    screen.show(settings)
    screen.turn_page(1)
    screen.show(after(settings, Choice(lobbies.CHANGE, ("rotation",))))
    assert screen.look.page == 0
    screen.show(settings)
    assert screen.look.page == 1
    screen.show(samples("en")["home"])
    screen.show(settings)
    assert screen.look.page == 0


def test_nothing_moves_when_there_is_something_to_undo() -> None:
    asked = samples("en")["setting-theme"]
    changed = after(asked, Choice(lobbies.PREFER, ("theme", 1)))
    before, now = (
        {button.does: button.box for button in scene(one, Look()).buttons} for one in (asked, changed)
    )
    assert set(now) - set(before) == {Chosen(Choice(UNDO))}
    assert {does: now[does] for does in before} == before


def test_each_die_has_digit_pips_and_word_together_for_those_who_wish_it() -> None:
    with_words = dice(Look(language=ENGLISH, words=True), AREA, THROW, ())
    words = [part.words.lines for part in with_words if isinstance(part, Label)]
    faces = [part for part in with_words if isinstance(part, DieFace)]
    assert words == [("two",), ("three",), ("five",)]
    assert [(part.face, part.digit is not None) for part in faces] == [(2, True), (3, True), (5, True)]


def test_without_the_wish_there_are_no_words() -> None:
    look = Look(language=ENGLISH)
    assert [part for part in dice(look, AREA, THROW, ()) if isinstance(part, Label)] == []
