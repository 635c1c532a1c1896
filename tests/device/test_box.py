"""The box as a whole: as systemd sees it, with everything missing, in the dark, and while nobody plays."""

from __future__ import annotations

import ast
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from queue import SimpleQueue

import numpy as np
import pytest

from config.settings import load
from device.camera.camera_thread import Lookout
from device.camera.eye import Eye
from device.games_from_settings import lobby_for
from device.loop import Loop, timekeeper
from device.saving.journal import open_journal
from device.views.window import Window
from display.style.look import Look
from display.window.dimmer import Dimmer
from display.window.screen import Screen
from games.dice import Throw
from games.events import CameraBack, CameraLost, DiceSettled, Key, Pressed, Ticked
from games.record import Started
from games.table import advance, begin
from games.upwards import Setup
from session.evening import Evening
from vision.frames import Frame, Picture
from words.phrases import ENGLISH, GERMAN, phrase

ROOT = Path(__file__).parents[2]
STARTED = Started(Setup(players=("Ada", "Ben")), 90)
PATIENCE_SECONDS = 60.0


@pytest.fixture
def notify(tmp_path: Path) -> Iterator[socket.socket]:
    listening = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
    listening.bind(str(tmp_path / "notify"))
    listening.settimeout(PATIENCE_SECONDS)
    yield listening
    listening.close()


def test_as_a_service_without_sound_and_speech_it_gets_ready_keeps_beating_and_ends_when_asked(
    tmp_path: Path, notify: socket.socket
) -> None:
    environment = {
        "NOTIFY_SOCKET": str(tmp_path / "notify"),
        "WATCHDOG_USEC": "200000",
        "PIPSIGHT_STATE": str(tmp_path / "state"),
        "HOME": str(tmp_path),
        "PATH": "/nowhere",
        "SDL_VIDEODRIVER": "dummy",
        "SDL_AUDIODRIVER": "no-such-driver",
        "PYTHONPATH": str(ROOT),
    }
    service = subprocess.Popen(
        [sys.executable, "-m", "device", "play", "--screen", "fullscreen", "--camera", "simulated"],
        env=environment,
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    try:
        assert [notify.recv(99) for _ in range(3)] == [b"READY=1", b"WATCHDOG=1", b"WATCHDOG=1"]
        service.send_signal(signal.SIGTERM)
        assert service.communicate(timeout=PATIENCE_SECONDS) == (b"", b"")
    finally:
        service.kill()
    assert service.returncode == 0
    assert b"STOPPING=1" in iter(lambda: notify.recv(99), b"")


class Lamp:
    """A camera in a room whose light somebody switches; each frame has the noise of a real one."""

    def __init__(self) -> None:
        self.is_on = True
        self._frames = 0
        self._chance = np.random.default_rng(7)
        self._room = self._chance.integers(60, 200, (90, 160, 3), dtype=np.uint8)

    def read(self) -> Frame:
        self._frames += 1
        noise: Picture = self._chance.integers(0, 4, self._room.shape, dtype=np.uint8)
        return Frame(self._room + noise if self.is_on else noise, self._frames, self._frames / 30)


def test_black_frames_are_a_lost_camera_until_the_light_is_back() -> None:
    lamp, eye = Lamp(), Eye()
    lookout = Lookout(eye, lambda: pytest.fail("nobody opens it"), SimpleQueue(), clock=lambda: 0.0)
    evening = Evening(lobby_for(load(), "en"), begin(STARTED.setup))

    def told_after(frames: int) -> tuple[object, ...]:
        for _ in range(frames):
            eye.look(lamp.read())
        return tuple(lookout(evening))

    assert told_after(5) == ()
    lamp.is_on = False
    lost = CameraLost(phrase(ENGLISH, "lookout.dark"))
    assert told_after(30) == (lost,)
    assert evening.table
    evening = Evening(evening.lobby, advance(evening.table, lost).state)
    assert told_after(1) == ()
    lamp.is_on = True
    assert told_after(1) == (CameraBack(),)


BLIND_ROOMS: dict[str, Callable[[np.random.Generator], Picture]] = {
    "hidden": lambda chance: (
        np.full((90, 160, 3), 120, np.uint8) + chance.integers(0, 2, (90, 160, 3), np.uint8)
    ),
    "unclear": lambda _: np.tile(np.arange(160, dtype=np.uint8)[:, None], (90, 1, 3)),
}
"""Something before the lens, and a picture that never changes, not even by the sensor's noise."""


@pytest.mark.parametrize("trouble", list(BLIND_ROOMS))
def test_a_covered_lens_and_a_picture_that_stands_still_are_told_as_such(trouble: str) -> None:
    chance, eye = np.random.default_rng(3), Eye()
    lookout = Lookout(eye, lambda: pytest.fail("nobody opens it"), SimpleQueue(), clock=lambda: 0.0)
    for number in range(170):
        eye.look(Frame(BLIND_ROOMS[trouble](chance), number, number / 30))
    evening = Evening(lobby_for(load(), "de"), begin(STARTED.setup))
    assert tuple(lookout(evening)) == (CameraLost(phrase(GERMAN, f"lookout.{trouble}")),)


def test_a_push_button_wakes_the_panel_also_where_it_only_walks_through_the_buttons() -> None:
    now = 0.0
    screen = Screen(Look(), "hidden", dimmer=Dimmer(300, lambda: now))
    evening = Evening(lobby_for(load(), "en"))
    window = Window(screen, Eye(), None, lambda: None)
    window.view(evening, ())
    now = 301.0
    assert screen.dimmer.is_dim
    assert list(window.pressing(lambda _: [Pressed(Key.PASS)])(evening)) == []
    assert not screen.dimmer.is_dim
    screen.close()


def test_nothing_is_written_while_nobody_does_anything(tmp_path: Path) -> None:
    journal, _ = open_journal(tmp_path)
    journal.begin(STARTED)
    loop = Loop(Evening(lobby_for(load(), "en"), begin(STARTED.setup, STARTED.seconds)), journal)
    now = 0.0
    loop.senses = (timekeeper(lambda: now),)
    for event in (DiceSettled(Throw((1, 2, 3))), Ticked(90)):
        loop.inbox.put(event)
    loop.turn()
    before = files(tmp_path)
    for _ in range(1000):
        now += 3.6
        loop.turn()
    assert files(tmp_path) == before
    journal.close()


def files(folder: Path) -> dict[str, tuple[int, int]]:
    return {path.name: (path.stat().st_size, path.stat().st_mtime_ns) for path in folder.iterdir()}


DATED = {
    ROOT / "device/saving/entries.py",
    ROOT / "device/saving/looking_back.py",
    ROOT / "device/saving/kept_pictures.py",
    ROOT / "device/views/picture_keeper.py",
}
"""Where a game gets the day it was begun, and a kept picture the minute: only people read them."""
WALL_CLOCKS = {"time.time", "time.time_ns", "time.localtime", "time.gmtime", "time.ctime"}


@pytest.mark.parametrize("package", ["config", "device", "display", "games", "vision"])
def test_no_clock_is_asked_that_somebody_can_set(package: str) -> None:
    for path in set((ROOT / package).rglob("*.py")) - DATED:
        nodes = list(ast.walk(ast.parse(path.read_text())))
        asked = {ast.unparse(node) for node in nodes if isinstance(node, ast.Attribute)} & WALL_CLOCKS
        taken = {alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names}
        taken |= {
            f"{node.module}.{alias.name}"
            for node in nodes
            if isinstance(node, ast.ImportFrom)
            for alias in node.names
        }
        assert (path, asked | (taken & {*WALL_CLOCKS, "datetime", "datetime.datetime"})) == (path, set())
