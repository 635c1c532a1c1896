"""Fingers, mouse and keyboard on painted screens."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from display.building.parts import Button, Does
from display.building.view_intents import PageTurned, TossWanted, WindowClosed
from display.samples import samples
from display.style.boxes import Box
from display.style.look import Look
from display.window.screen import Screen
from display.window.touch import touches
from games import choices as verbs
from games.choices import Choice
from games.events import Chosen, Key, Pressed
from session import lobby as lobbies
from tests.display.hands import MovedClock

SAMPLES = samples("en")
Place = tuple[int, int]


@pytest.fixture
def screen() -> Iterator[Screen]:
    opened = Screen(Look(can_toss=True), "hidden")
    pygame.event.clear()
    yield opened
    opened.close()


def shown(screen: Screen, name: str) -> Screen:
    screen.show(SAMPLES[name])
    screen.paint()
    return screen


def button_for(screen: Screen, does: Does) -> Box:
    return next(button.box for button in screen.scene.buttons if button.does == does)


def mouse(kind: int, place: Place, button: int = 1) -> None:
    pygame.event.post(pygame.event.Event(kind, pos=place, button=button))


def finger(kind: int, place: Place, screen: Screen) -> None:
    width, height = screen.window.size
    where = {"finger_id": 0, "touch_id": 0, "x": place[0] / (width - 1), "y": place[1] / (height - 1)}
    pygame.event.post(pygame.event.Event(kind, where))


def click(place: Place) -> None:
    mouse(pygame.MOUSEBUTTONDOWN, place)
    mouse(pygame.MOUSEBUTTONUP, place)


def key(code: int, mod: int = 0) -> None:
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        pygame.event.post(pygame.event.Event(kind, key=code, mod=mod))


@pytest.mark.parametrize("name", SAMPLES)
def test_a_touch_on_every_painted_button_means_what_it_says(screen: Screen, name: str) -> None:
    for button in shown(screen, name).scene.buttons:
        screen.turn_page(0)
        screen.paint()
        click(button.box.centre)
        expected = [] if isinstance(button.does, PageTurned) else [button.does]
        assert touches(screen) == expected


def test_a_finger_on_the_painted_pause_gives_pause(screen: Screen) -> None:
    place = button_for(shown(screen, "round"), Chosen(Choice(verbs.PAUSE))).centre
    finger(pygame.FINGERDOWN, place, screen)
    finger(pygame.FINGERUP, place, screen)
    assert touches(screen) == [Chosen(Choice(verbs.PAUSE))]


def test_a_touch_beside_every_button_gives_nothing(screen: Screen) -> None:
    box = button_for(shown(screen, "round"), Chosen(Choice(verbs.PAUSE)))
    click((box.x - 3, box.y - 3))
    assert touches(screen) == []


def test_a_lift_outside_cancels(screen: Screen) -> None:
    box = button_for(shown(screen, "round"), Chosen(Choice(verbs.PAUSE)))
    mouse(pygame.MOUSEBUTTONDOWN, box.centre)
    mouse(pygame.MOUSEBUTTONUP, (box.x - 40, box.y))
    assert touches(screen) == []


def test_sliding_onto_a_button_does_not_press_it(screen: Screen) -> None:
    box = button_for(shown(screen, "round"), Chosen(Choice(verbs.PAUSE)))
    mouse(pygame.MOUSEBUTTONDOWN, (box.x - 40, box.y))
    mouse(pygame.MOUSEBUTTONUP, box.centre)
    assert touches(screen) == []


def test_a_second_finger_changes_nothing(screen: Screen) -> None:
    pause = button_for(shown(screen, "round"), Chosen(Choice(verbs.PAUSE))).centre
    undo = button_for(screen, Chosen(Choice(verbs.UNDO))).centre
    finger(pygame.FINGERDOWN, pause, screen)
    finger(pygame.FINGERDOWN, undo, screen)
    finger(pygame.FINGERUP, pause, screen)
    finger(pygame.FINGERUP, undo, screen)
    assert touches(screen) == [Chosen(Choice(verbs.PAUSE))]


def test_only_the_left_mouse_button_counts(screen: Screen) -> None:
    place = button_for(shown(screen, "round"), Chosen(Choice(verbs.PAUSE))).centre
    mouse(pygame.MOUSEBUTTONDOWN, place, button=3)
    mouse(pygame.MOUSEBUTTONUP, place, button=3)
    assert touches(screen) == []


@pytest.mark.parametrize("rotation", [90, 180, 270])
def test_a_turned_picture_is_touched_where_it_is_seen(rotation: int) -> None:
    screen = Screen(Look(720, 1280, 8.2), "hidden", rotation)
    box = button_for(shown(screen, "round"), Chosen(Choice(verbs.PAUSE)))
    width, height = screen.window.size
    x, y = box.centre
    seen = {90: (width - 1 - y, x), 180: (width - 1 - x, height - 1 - y), 270: (y, height - 1 - x)}
    click(seen[rotation])
    assert touches(screen) == [Chosen(Choice(verbs.PAUSE))]
    assert (width, height) == ((1280, 720) if rotation != 180 else (720, 1280))
    screen.close()


@pytest.mark.parametrize(
    ("code", "wish"),
    [
        (pygame.K_SPACE, TossWanted()),
        (pygame.K_p, Pressed(Key.PASS)),
        (pygame.K_a, Pressed(Key.ANNOUNCE)),
        (pygame.K_h, Pressed(Key.ANNOUNCE, held=True)),
        (pygame.K_u, Chosen(Choice(verbs.UNDO))),
        (pygame.K_ESCAPE, Chosen(Choice(verbs.PAUSE))),
        (pygame.K_RETURN, Chosen(Choice("round-done"))),
    ],
)
def test_a_laptop_has_keys_for_what_is_needed_often(screen: Screen, code: int, wish: object) -> None:
    shown(screen, "round")
    key(code)
    assert touches(screen) == [wish]


def test_a_key_for_something_impossible_gives_nothing(screen: Screen) -> None:
    shown(screen, "round")
    key(pygame.K_r)
    assert touches(screen) == []


def test_escape_leads_back_from_a_question(screen: Screen) -> None:
    shown(screen, "who-announces")
    key(pygame.K_ESCAPE)
    assert touches(screen) == [Chosen(Choice(verbs.BACK))]


def test_letters_are_typed_on_the_name_page_and_are_no_shortcuts(screen: Screen) -> None:
    shown(screen, "name")
    key(pygame.K_p)
    pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text="é"))
    key(pygame.K_BACKSPACE)
    key(pygame.K_RETURN)
    assert touches(screen) == [
        Chosen(Choice(lobbies.TYPE, ("é",))),
        Chosen(Choice(lobbies.ERASE)),
        Chosen(Choice(lobbies.DONE)),
    ]


def test_text_typed_elsewhere_is_ignored(screen: Screen) -> None:
    shown(screen, "round")
    pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text="x"))
    assert touches(screen) == []


@pytest.mark.parametrize("name", SAMPLES)
def test_every_button_of_every_screen_can_be_done_by_tab_and_enter(screen: Screen, name: str) -> None:
    buttons = shown(screen, name).scene.buttons
    for place, button in enumerate(buttons):
        screen.walk.focus = None
        screen.turn_page(0)
        screen.paint()
        for _ in range(place + 1):
            key(pygame.K_TAB)
        key(pygame.K_RETURN)
        assert touches(screen) == ([] if isinstance(button.does, PageTurned) else [button.does])


def test_shift_tab_goes_back_to_the_last_button(screen: Screen) -> None:
    shown(screen, "pause")
    key(pygame.K_TAB, pygame.KMOD_SHIFT)
    key(pygame.K_RETURN)
    assert touches(screen) == [screen.scene.buttons[-1].does]


def test_more_leads_to_a_page_and_escape_back(screen: Screen) -> None:
    click(button_for(shown(screen, "round"), PageTurned(1)).centre)
    assert touches(screen) == []
    screen.paint()
    assert screen.scene.name == "more"
    screen.turn_page(0)
    screen.paint()
    assert screen.scene.name == "round"


def test_closing_the_window_is_told(screen: Screen) -> None:
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    assert touches(screen) == [WindowClosed()]


def test_a_resized_window_is_laid_out_anew(screen: Screen) -> None:
    shown(screen, "round")
    pygame.event.post(pygame.event.Event(pygame.WINDOWRESIZED, x=1280, y=720))
    assert touches(screen) == []
    screen.paint()
    assert (screen.look.width, screen.look.height) == (1280, 720)
    assert max(part.box.right for part in screen.scene.parts) > 1000


def test_what_is_held_is_a_button_of_the_scene(screen: Screen) -> None:
    place = button_for(shown(screen, "round"), Chosen(Choice(verbs.PAUSE))).centre
    mouse(pygame.MOUSEBUTTONDOWN, place)
    touches(screen)
    assert isinstance(screen.fingers.held, Button)
    assert screen.paint()


DONE, START = Chosen(Choice(lobbies.DONE)), Chosen(Choice(lobbies.START))


@pytest.fixture
def timed() -> Iterator[tuple[Screen, MovedClock]]:
    clock = MovedClock()
    opened = Screen(Look(can_toss=True), "hidden", clock=clock)
    pygame.event.clear()
    yield shown(opened, "seats"), clock
    opened.close()


def test_a_double_tap_is_for_the_page_that_it_was_made_for(timed: tuple[Screen, MovedClock]) -> None:
    screen, clock = timed
    done = button_for(screen, DONE)
    place = (done.right - 10, done.centre[1])
    click(place)
    assert touches(screen) == [DONE]
    shown(screen, "house-rules")
    assert button_for(screen, START).holds(*place)
    clock.now += 0.15
    click(place)
    assert touches(screen) == []
    clock.now += 0.3
    click(place)
    assert touches(screen) == [START]


def test_a_finger_that_came_down_before_the_page_changed_presses_nothing(
    timed: tuple[Screen, MovedClock],
) -> None:
    screen, clock = timed
    place = button_for(screen, DONE).centre
    mouse(pygame.MOUSEBUTTONDOWN, place)
    assert touches(screen) == []
    shown(screen, "house-rules")
    clock.now += 1
    mouse(pygame.MOUSEBUTTONUP, place)
    assert touches(screen) == []


def test_a_button_that_is_gone_when_the_finger_is_lifted_means_nothing(screen: Screen) -> None:
    keep = button_for(shown(screen, "round"), Chosen(Choice(verbs.UNDO))).centre
    mouse(pygame.MOUSEBUTTONDOWN, keep)
    touches(screen)
    shown(screen, "waiting")
    mouse(pygame.MOUSEBUTTONUP, keep)
    assert screen.scene.name == "round"
    assert touches(screen) == []


def test_a_held_pass_key_begins_the_walk_and_a_held_announce_key_ends_it(
    timed: tuple[Screen, MovedClock],
) -> None:
    screen, clock = timed
    shown(screen, "round")
    hold(pygame.K_p, screen, clock)
    assert screen.walk.focus == 0
    key(pygame.K_p)
    assert (touches(screen), screen.walk.focus) == ([], 1)
    assert hold(pygame.K_a, screen, clock) == [Pressed(Key.ANNOUNCE, held=True)]
    assert screen.walk.focus is None


def hold(code: int, screen: Screen, clock: MovedClock) -> list[object]:
    """Longer than a second; everything that comes of it, while it is down and when it is let go."""
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=code, mod=0))
    wishes: list[object] = [*touches(screen)]
    clock.now += 1.5
    wishes += touches(screen)
    pygame.event.post(pygame.event.Event(pygame.KEYUP, key=code, mod=0))
    return [*wishes, *touches(screen)]
