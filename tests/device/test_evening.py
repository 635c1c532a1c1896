"""A whole evening with people: window, simulated camera in its thread, journal; nobody sees the window."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import cv2
import pygame
import pytest

from device.calls.play_call import Call, found_screen
from device.camera_setup import Sight, sight_for
from device.evening.playing import built
from device.loop import Loop
from device.saving.journal import Journal, open_journal
from device.views.window import open_screen
from games import choices as verbs
from games.choices import Choice
from games.events import Chosen, DiceSettled
from games.record import replay
from games.table import Table, choices
from session import lobby as lobbies
from session.lobby import Page
from tests.device.calls import call_with
from vision.simulated.tray import SimulatedTray

PATIENCE_SECONDS = 60.0


@pytest.fixture(autouse=True)
def nobody_watches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    monkeypatch.setenv("LC_ALL", "C")


@pytest.fixture
def opened(tmp_path: Path) -> Iterator[Callable[..., tuple[Loop, Sight, Journal]]]:
    """Opens an evening; everything is closed at the end."""
    with ExitStack() as closing:

        def open_with(call: Call) -> tuple[Loop, Sight, Journal]:
            journal, _ = open_journal(tmp_path)
            journal.prefer("preferences", "{}")
            sight = sight_for(call)
            screen = open_screen(call, can_toss=sight.toss is not None)
            closing.callback(screen.close)
            return built(call, journal, sight, screen, closing), sight, journal

        yield open_with
    # A thread that was still learning signs when it was told to stop would disturb the next test.
    for thread in threading.enumerate():
        if thread.daemon:
            thread.join(PATIENCE_SECONDS)


def choose(loop: Loop, *chosen: Choice) -> None:
    for choice in chosen:
        loop.inbox.put(Chosen(choice))
    loop.turn()


def table_of(loop: Loop) -> Table:
    assert loop.evening.table
    return loop.evening.table


def turn_until(loop: Loop, happened: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE_SECONDS
    while not happened() and time.monotonic() < end:
        loop.turn()
        time.sleep(0.01)
    assert happened()


def test_people_throw_read_and_close_the_window_in_the_middle_of_a_throw(
    opened: Callable[..., tuple[Loop, Sight, Journal]], tmp_path: Path
) -> None:
    call = call_with(game="upwards", players="Ada,Ben")
    loop, sight, journal = opened(call)
    event_die = Choice(lobbies.ANSWER, ("event_die", 1))
    choose(loop, Choice(lobbies.DONE), event_die, Choice(lobbies.START))
    assert table_of(loop).players == ("Ada", "Ben")
    assert sight.toss
    sight.toss(table_of(loop))
    turn_until(loop, lambda: table_of(loop).state.throw is not None)
    sight.toss(table_of(loop))
    loop.turn()
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    loop.turn()
    assert loop.stopped
    journal.close()
    saved = open_journal(tmp_path)[0].unfinished()
    assert saved
    assert replay(saved.started, saved.events) == table_of(loop)
    assert [event.throw for event in saved.events if isinstance(event, DiceSettled)] == [
        table_of(loop).state.throw
    ]


def test_the_interrupted_game_is_offered_first_and_goes_on_with_one_tap(
    opened: Callable[..., tuple[Loop, Sight, Journal]],
) -> None:
    loop, _, journal = opened(call_with(game="upwards", players="Ada,Ben"))
    choose(loop, Choice(lobbies.DONE), Choice(lobbies.START))
    choose(loop, Choice(verbs.PAUSE))
    before = table_of(loop)
    journal.close()
    again, _, _ = opened(call_with())
    assert again.evening.table is None
    assert again.evening.lobby.page is Page.SAVED
    assert again.evening.lobby.saved == before
    choose(again, Choice(lobbies.RESUME_SAVED))
    assert again.evening.table == before


def test_a_recording_that_ends_lets_people_type_the_dice_in(
    opened: Callable[..., tuple[Loop, Sight, Journal]], tmp_path: Path
) -> None:
    folder = tmp_path / "pictures"
    folder.mkdir()
    tray = SimulatedTray(3).read().picture
    cv2.imwrite(str(folder / "tray.png"), tray)
    loop, sight, _ = opened(call_with(game="upwards", players="Ada,Ben", camera=str(folder)))
    assert sight.toss is None
    choose(loop, Choice(lobbies.DONE), Choice(lobbies.START))
    turn_until(loop, lambda: table_of(loop).camera_lost is not None)
    assert table_of(loop).camera_lost == "The recording is over. Please type in the dice."
    assert Choice(verbs.ENTER) in choices(table_of(loop))


@pytest.mark.parametrize(
    ("environment", "platform", "screen"),
    [
        ({"DISPLAY": ":0"}, "linux", "window"),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", "window"),
        ({}, "linux", "none"),
        ({}, "darwin", "window"),
    ],
)
def test_a_window_opens_where_there_is_a_desktop(
    environment: dict[str, str], platform: str, screen: str
) -> None:
    assert found_screen(environment, platform) == screen
