"""The end of any game: a podium that rises, the evening's medals, and pages that explain the points."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pygame
import pytest

from display.building.parts import Confetti, Label, Medal, SeatShape, Sign
from display.building.podium import Ceremony
from display.building.view_intents import PageTurned
from display.samples import samples
from display.scene import scene
from display.style.look import Look
from display.window.screen import Screen
from display.window.touch import touches
from games.choices import Choice
from games.events import Chosen
from session.rematch import AGAIN
from tests.display.hands import MovedClock
from words.phrases import ENGLISH

SAMPLES = samples("en")
LOOK = Look(language=ENGLISH)


def film() -> Ceremony:
    lead = scene(SAMPLES["podium"], LOOK).lead
    assert isinstance(lead, Ceremony)
    return lead


def seats_at(second: float) -> set[int]:
    return {part.seat for part in film().at(second) if isinstance(part, SeatShape)}


def texts_at(second: float) -> set[str]:
    return {" ".join(part.words.lines) for part in film().at(second) if isinstance(part, Label)}


def test_third_second_and_first_rise_one_after_the_other() -> None:
    assert [len(seats_at(second)) for second in (0, 0.3, 1.0, 1.8)] == [0, 1, 2, 3]
    assert [one.place for one in film().placed] == [1, 2, 3]


def test_the_headline_names_the_winner_when_the_winner_has_risen() -> None:
    assert "Well done!" in texts_at(1.8)
    assert "Ada wins!" not in texts_at(1.8)
    assert "Ada wins!" in texts_at(film().seconds)


def test_where_nobody_wins_nobody_has_a_place() -> None:
    shown = scene(SAMPLES["just-dice-over"], LOOK)
    texts = [" ".join(part.words.lines) for part in shown.parts if isinstance(part, Label)]
    assert not [text for text in texts if text.endswith(".") and text[:-1].isdigit()]
    assert not [part for part in shown.parts if isinstance(part, Sign) and part.name == "crown"]


def test_points_count_up_and_confetti_falls_when_all_have_risen() -> None:
    assert "25 points" not in texts_at(1.8)
    assert "25 points" in texts_at(film().seconds)
    fallen = [any(isinstance(part, Confetti) for part in film().at(second)) for second in (1.8, 3)]
    assert fallen == [False, True]


def test_in_the_end_the_film_shows_what_the_still_picture_shows() -> None:
    still = [part for part in scene(SAMPLES["podium"], LOOK).parts if not isinstance(part, Confetti)]
    moved = [part for part in film().at(film().seconds) if not isinstance(part, Confetti)]
    assert sorted(map(repr, still)) == sorted(map(repr, moved))


def test_the_winner_wears_a_crown_and_everybody_is_named() -> None:
    parts = scene(SAMPLES["podium"], LOOK).parts
    assert sum(isinstance(part, Sign) and part.name == "crown" for part in parts) == 1
    assert {"Ada", "Ben", "Cleo"} <= texts_at(film().seconds)


def test_a_touch_on_a_player_explains_the_points() -> None:
    shown = scene(SAMPLES["podium"], LOOK)
    way = next(button for button in shown.buttons if button.text == "Ben")
    assert isinstance(way.does, PageTurned)
    assert scene(SAMPLES["podium"], replace(LOOK, page=way.does.page)).name == "points"


def test_the_medals_of_the_evening_are_looked_at_from_the_end_and_from_home() -> None:
    assert scene(SAMPLES["podium"], replace(LOOK, page=1)).name == "ranking"
    parts = scene(SAMPLES["ranking"], LOOK).parts
    assert sum(isinstance(part, Medal) for part in parts) == 9


@pytest.fixture
def screen() -> Iterator[Screen]:
    clock = MovedClock()
    screen = Screen(LOOK, "hidden", clock=clock)
    screen.moves = True
    screen.show(SAMPLES["podium"])
    screen.paint()
    clock.now += 1
    yield screen
    screen.close()


def test_again_can_be_pressed_while_the_podium_still_rises(screen: Screen) -> None:
    again = Chosen(Choice(AGAIN))
    x, y = next(button for button in screen.scene.buttons if button.does == again).box.centre
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        pygame.event.post(pygame.event.Event(kind, pos=(x, y), button=1))
    assert touches(screen) == [again]


def test_a_touch_on_somebody_who_has_not_risen_only_ends_the_film(screen: Screen) -> None:
    x, y = next(button for button in screen.scene.buttons if button.text == "Ada").box.centre
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        pygame.event.post(pygame.event.Event(kind, pos=(x, y), button=1))
    assert touches(screen) == []
    assert screen.look.page == 0
    assert screen.projector.now is None
