"""A panel that stays black is noticed before anybody is told that all is ready."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from device.views.window import NoScreen, proven
from display.style.look import Look
from display.style.theme import THEMES
from display.window.proof import read_back
from display.window.screen import Screen
from words.phrases import ENGLISH, phrase


@pytest.fixture(params=list(THEMES))
def screen(request: pytest.FixtureRequest) -> Iterator[Screen]:
    opened = Screen(Look(theme=request.param), "hidden")
    yield opened
    opened.close()


def shown() -> pygame.Surface:
    surface = pygame.display.get_surface()
    assert surface
    return surface.copy()


def coarse() -> pygame.Surface:
    """A panel with fewer colours."""
    surface = shown()
    surface.fill((248, 248, 248), special_flags=pygame.BLEND_RGB_MULT)
    return surface


def test_a_screen_that_shows_what_was_painted_is_fine_in_every_theme(screen: Screen) -> None:
    assert proven(screen, shown) is screen
    assert screen.greets(coarse)
    assert len({tuple(shown().get_at(place)) for place in ((5, 5), (400, 240), (330, 240))}) == 3


def test_where_nobody_can_be_asked_it_is_believed(screen: Screen) -> None:
    assert read_back() is None
    assert screen.greets(read_back)


def test_a_black_screen_is_no_screen(screen: Screen) -> None:
    with pytest.raises(NoScreen, match=phrase(ENGLISH, "play.black-screen")):
        proven(screen, lambda: pygame.Surface((800, 480)))
    assert pygame.display.get_surface() is None
