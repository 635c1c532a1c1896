"""The screen in the loop: what the push buttons mean there, and that it is as people like it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from device.camera.eye import Eye
from device.views.window import Window
from display.samples import samples
from display.style.look import Look
from display.window.screen import Screen
from games.choices import Choice
from games.events import CameraBack, Chosen, Event, Key, Pressed
from games.table import Table
from session.evening import Evening
from session.lobby import NEW_GAME

NEXT, DO_IT = Pressed(Key.PASS), Pressed(Key.ANNOUNCE)
SAMPLES = samples("en")


@pytest.fixture
def screen() -> Iterator[Screen]:
    opened = Screen(Look(can_toss=True), "hidden")
    yield opened
    opened.close()


class Box:
    """The companion's box: two push buttons and a screen."""

    def __init__(self, screen: Screen, evening: Evening) -> None:
        self.tossed: list[Table] = []
        self._evening, self._pressed = evening, list[Event]()
        self._window = Window(screen, Eye(), self.tossed.append, lambda: None)
        self._sense = self._window.pressing(lambda _: self._pressed)
        self._window.view(evening, ())

    def press(self, *pressed: Event) -> list[Event]:
        """What comes of these presses."""
        self._pressed = [*pressed]
        return [*self._sense(self._evening)]


def test_on_the_start_page_the_two_buttons_walk_and_choose(screen: Screen) -> None:
    box = Box(screen, SAMPLES["home"])
    assert box.press(NEXT, NEXT) == []
    assert screen.walk.focus == 1
    assert box.press(DO_IT) == [Chosen(Choice(NEW_GAME, ("beam-me-up",)))]


def test_in_a_round_they_mean_what_the_game_says(screen: Screen) -> None:
    assert Box(screen, SAMPLES["round"]).press(DO_IT) == [DO_IT]


def test_dice_in_the_simulated_tray_are_thrown_with_them_too(screen: Screen) -> None:
    box = Box(screen, SAMPLES["waiting"])
    throws = [button.text for button in screen.scene.buttons].index("Throw")
    assert box.press(Pressed(Key.PASS, held=True), *(NEXT,) * throws, DO_IT) == []
    assert box.tossed == [SAMPLES["waiting"].table]


def test_what_is_no_press_goes_by(screen: Screen) -> None:
    assert Box(screen, SAMPLES["round"]).press(CameraBack()) == [CameraBack()]


def test_the_screen_follows_what_people_like(screen: Screen) -> None:
    home = SAMPLES["home"]
    liked = replace(home.lobby.preferences, theme="dark", text_percent=200)
    Box(screen, replace(home, lobby=replace(home.lobby, preferences=liked)))
    assert (screen.look.theme, screen.look.text_scale) == ("dark", 2.0)
