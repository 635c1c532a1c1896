"""The panel shines less while nobody does anything, and wakes by a touch, a button or a throw."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from display.samples import samples
from display.style.look import Look
from display.window.dimmer import Dimmer
from display.window.screen import Screen
from display.window.touch import touches
from games.dice import Throw
from games.events import DiceSettled, Key, Pressed
from session.evening import Evening, advance
from tests.display.hands import MovedClock

SAMPLES = samples("en")
CORNER = (1, 1)


@pytest.fixture
def hour() -> MovedClock:
    return MovedClock()


@pytest.fixture
def screen(hour: MovedClock) -> Iterator[Screen]:
    opened = Screen(Look(), "hidden", dimmer=Dimmer(300, hour))
    yield opened
    opened.close()


def shine(screen: Screen, evening: Evening) -> int:
    """How bright the corner of the panel is after one more turn."""
    screen.show(evening)
    screen.paint()
    panel = pygame.display.get_surface()
    assert panel
    return sum(panel.get_at(CORNER)[:3])


def test_it_gets_dim_after_five_minutes_and_is_painted_only_once_for_that(
    screen: Screen, hour: MovedClock
) -> None:
    evening = SAMPLES["waiting"]
    bright = shine(screen, evening)
    hour.now = 299.9
    assert shine(screen, evening) == bright
    hour.now = 300.0
    assert 0 < shine(screen, evening) < bright / 3
    assert not screen.paint()


@pytest.mark.parametrize("event", [DiceSettled(Throw((1, 2, 3))), Pressed(Key.ANNOUNCE)])
def test_a_throw_or_a_button_wakes_it(screen: Screen, hour: MovedClock, event: DiceSettled | Pressed) -> None:
    evening = SAMPLES["waiting"]
    bright = shine(screen, evening)
    hour.now = 1000.0
    assert shine(screen, evening) < bright
    assert shine(screen, advance(evening, event).state) == bright


def test_a_finger_anywhere_wakes_it(screen: Screen, hour: MovedClock) -> None:
    evening = SAMPLES["waiting"]
    bright = shine(screen, evening)
    hour.now = 1000.0
    assert shine(screen, evening) < bright
    pygame.event.post(pygame.event.Event(pygame.FINGERDOWN, x=0.0, y=0.0))
    assert touches(screen) == []
    assert shine(screen, evening) == bright


def test_switched_off_it_shines_for_ever(hour: MovedClock) -> None:
    dimmer = Dimmer(0, hour)
    hour.now = 1e9
    assert not dimmer.is_dim
