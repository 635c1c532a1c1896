"""A whole evening with two push buttons alone."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from display.building.parts import Does
from display.samples import after, samples
from display.spoken import Focused, FocusTold
from display.spoken.names import ReadOut
from display.style.look import Look
from display.upwards.samples import METEORITE
from display.window.push_buttons import pressed_on
from display.window.screen import Screen
from games.choices import Choice
from games.events import Chosen, Key, Pressed
from games.table import Table
from games.timer import Timer
from session.evening import Evening
from words.phrases import ENGLISH

NEXT, DO_IT = Pressed(Key.PASS), Pressed(Key.ANNOUNCE)
SAMPLES = samples("en")


@pytest.fixture
def screen() -> Iterator[Screen]:
    opened = Screen(Look(), "hidden")
    yield opened
    opened.close()


def show(screen: Screen, evening: Evening) -> None:
    screen.show(evening)
    screen.paint()


def do(screen: Screen, evening: Evening, wanted: Does) -> Evening:
    """Walk to the button that means this, press the other one, and take what comes."""
    place = next(n for n, button in enumerate(screen.scene.buttons) if button.does == wanted)
    while screen.walk.focus != place:
        assert pressed_on(screen, NEXT) is None
    does = pressed_on(screen, DO_IT)
    assert does == wanted
    assert isinstance(does, Chosen | Pressed)
    evening = after(evening, does)
    show(screen, evening)
    return evening


def test_from_the_start_page_to_the_first_throw(screen: Screen) -> None:
    evening = SAMPLES["home"]
    show(screen, evening)
    for choice in (Choice("new-game", ("upwards",)), Choice("done"), Choice("start")):
        evening = do(screen, evening, Chosen(choice))
    assert evening.table is not None
    assert evening.table.players == ("Ada", "Ben")


def test_where_the_game_uses_the_buttons_they_keep_their_meaning(screen: Screen) -> None:
    show(screen, SAMPLES["round"])
    assert pressed_on(screen, DO_IT) == DO_IT
    assert pressed_on(screen, NEXT) == NEXT
    assert pressed_on(screen, Pressed(Key.ANNOUNCE, held=True)) == Pressed(Key.ANNOUNCE, held=True)


def test_holding_pass_begins_a_walk_through_the_round(screen: Screen) -> None:
    evening = SAMPLES["round"]
    show(screen, evening)
    assert pressed_on(screen, Pressed(Key.PASS, held=True)) is None
    evening = do(screen, evening, Chosen(Choice("pause")))
    assert evening.table is not None
    assert evening.table.paused


def test_holding_announce_ends_the_walk_and_repeats_what_matters(screen: Screen) -> None:
    show(screen, SAMPLES["round"])
    pressed_on(screen, Pressed(Key.PASS, held=True))
    told = "Pass: next. Announce: choose. Hold Announce: back to the game."
    assert (screen.walk.focus, legend(screen)) == (0, told)
    again = Pressed(Key.ANNOUNCE, held=True)
    assert pressed_on(screen, again) == again
    assert screen.walk.focus is None
    assert pressed_on(screen, NEXT) == NEXT


def legend(screen: Screen) -> str | None:
    return screen.look.notice.text if screen.look.notice else None


def test_what_the_two_buttons_mean_is_shown_once_they_are_used(screen: Screen) -> None:
    show(screen, SAMPLES["pause"])
    assert legend(screen) is None
    pressed_on(screen, NEXT)
    assert legend(screen) == "Pass button: next one. Announce button: choose this."


def test_the_first_press_only_shows_where_the_walk_begins(screen: Screen) -> None:
    show(screen, SAMPLES["pause"])
    assert pressed_on(screen, DO_IT) is None
    assert screen.walk.focus == 0
    assert pressed_on(screen, DO_IT) == Chosen(Choice("resume"))


def test_a_page_is_turned_within_the_screen(screen: Screen) -> None:
    show(screen, after(SAMPLES["waiting"], METEORITE))
    pressed_on(screen, Pressed(Key.PASS, held=True))
    while screen.scene.buttons[screen.walk.focus or 0].text != "More":
        pressed_on(screen, NEXT)
    assert pressed_on(screen, DO_IT) is None
    screen.paint()
    assert screen.scene.name == "more"


def walk_on(screen: Screen, wanted: Does) -> None:
    pressed_on(screen, Pressed(Key.PASS, held=True))
    while screen.scene.buttons[screen.walk.focus or 0].does != wanted:
        pressed_on(screen, NEXT)


def focused(screen: Screen) -> Does:
    assert screen.walk.focus is not None
    return screen.scene.buttons[screen.walk.focus].does


def test_after_a_throw_the_focus_rests_on_what_people_do_next(screen: Screen) -> None:
    show(screen, SAMPLES["waiting"])
    walk_on(screen, Chosen(Choice("pause")))
    show(screen, after(SAMPLES["waiting"], METEORITE))
    assert focused(screen) == Chosen(Choice("round-done"))


def test_the_focus_belongs_to_a_choice_and_not_to_a_place(screen: Screen) -> None:
    show(screen, SAMPLES["round"])
    walk_on(screen, Chosen(Choice("pause")))
    place = screen.walk.focus
    show(screen, after(SAMPLES["round"], Chosen(Choice("undo")), Chosen(Choice("redo"))))
    assert focused(screen) == Chosen(Choice("pause"))
    show(screen, replace(SAMPLES["round"], table=without_timer(SAMPLES["round"])))
    assert focused(screen) == Chosen(Choice("pause"))
    assert screen.walk.focus != place


def test_pressing_less_again_means_less_again(screen: Screen) -> None:
    house = SAMPLES["house-rules"]
    show(screen, house)
    pressed_on(screen, NEXT)
    less = pressed_on(screen, DO_IT)
    assert isinstance(less, Chosen)
    show(screen, after(house, less))
    assert screen.walk.focus == 0


def without_timer(evening: Evening) -> Table:
    assert evening.table
    return replace(evening.table, timer=Timer())


def test_the_name_of_a_button_that_comes_into_focus_by_itself_waits(screen: Screen) -> None:
    screen.look = replace(screen.look, language=ENGLISH)
    told = FocusTold(screen)
    show(screen, SAMPLES["waiting"])
    walk_on(screen, Chosen(Choice("pause")))
    hint = ReadOut("Pass button: next one. Announce button: choose this.")
    assert list(told()) == [Focused("Pause"), hint]
    show(screen, after(SAMPLES["waiting"], METEORITE))
    assert list(told()) == [Focused("Everybody is done", waits=True)]


def test_whoever_walks_at_the_table_does_not_pass_by_accident_when_the_page_changes(screen: Screen) -> None:
    show(screen, SAMPLES["round"])
    pressed_on(screen, Pressed(Key.PASS, held=True))
    show(screen, SAMPLES["doubt"])
    show(screen, SAMPLES["beam-thrown"])
    assert screen.walk.button(screen.scene)
    assert pressed_on(screen, Pressed(Key.PASS)) is None
    pressed_on(screen, Pressed(Key.ANNOUNCE, held=True))
    show(screen, SAMPLES["round"])
    assert pressed_on(screen, Pressed(Key.PASS)) == Pressed(Key.PASS)


def test_who_is_stuck_is_answered_with_the_two_buttons_and_they_mean_the_game_again(screen: Screen) -> None:
    writing = SAMPLES["round"]
    show(screen, writing)
    assert pressed_on(screen, DO_IT) == DO_IT
    asked = after(writing, DO_IT)
    show(screen, asked)
    assert pressed_on(screen, NEXT) is None
    button = screen.walk.button(screen.scene)
    assert button is not None
    assert button.does == Chosen(Choice("announce", (0,)))
    assert legend(screen) == "Pass button: next one. Announce button: choose this."
    announced = do(screen, asked, Chosen(Choice("announce", (1,))))
    assert announced.table is not None
    assert announced.table.asking is None
    assert pressed_on(screen, NEXT) == NEXT


def test_pressing_announce_twice_announces_for_nobody(screen: Screen) -> None:
    asked = after(SAMPLES["round"], DO_IT)
    show(screen, asked)
    assert pressed_on(screen, DO_IT) is None
