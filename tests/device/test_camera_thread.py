"""The camera thread: what it tells, and what happens when the camera does not."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from queue import SimpleQueue
from typing import Any

import numpy as np
import pytest

from config.settings import load
from device.camera.camera_thread import (
    HANGS_AFTER_SECONDS,
    LOOKS_FOREVER_SECONDS,
    LOST_AFTER_SECONDS,
    OPENS_WITHIN_SECONDS,
    Lookout,
)
from device.camera.eye import Eye, Seen
from device.clock import Clock
from device.games_from_settings import lobby_for
from device.loop import Loop, timekeeper
from device.saving.journal import open_journal
from device.simulated.camera import SimulatedCamera
from games import maexchen
from games.choices import ENTER, Choice
from games.cues import CameraMissed, CameraReturned, CoveredThrown, Cue
from games.dice import Throw
from games.events import CameraBack, CameraLost, Chosen, DiceSettled, Event
from games.record import Started, replay
from games.table import Table, advance, begin, throw
from games.upwards import Setup
from session.evening import Evening
from vision.frames import CameraFault, Frame, NoMoreFrames
from vision.simulated.tray import SimulatedTray
from words.phrases import ENGLISH, phrase

CABLE_OUT = phrase(ENGLISH, "camera.pi-silent")

PATIENCE_SECONDS = 10.0
BUSY_SECONDS = 12
"""How long the first picture took on a machine that had too much to do: four times the usual."""


class Script:
    """A FrameSource by a list: so many frames, an exception to raise, a flag to wait for."""

    steering: Any = None

    def __init__(self, *acts: int | Exception | threading.Event) -> None:
        self._acts = iter(acts)
        self._frames = 0
        self._chance = np.random.default_rng(1)
        self._steps = self._played()
        self.closed = 0
        self.is_waiting = False

    def read(self) -> Frame:
        self._frames += 1
        next(self._steps)
        # Restless pictures: nothing ever settles in them, so nothing is read.
        picture = self._chance.integers(0, 255, (90, 160, 3), dtype=np.uint8)
        return Frame(picture, self._frames, self._frames / 30)

    def close(self) -> None:
        self.closed += 1

    def _played(self) -> Iterator[None]:
        for act in self._acts:
            if isinstance(act, Exception):
                raise act
            if isinstance(act, threading.Event):
                self.is_waiting = True
                act.wait(PATIENCE_SECONDS)
            else:
                yield from (None for _ in range(act))


class Steerable(Script):
    """A camera of any make that can hold its light and rest."""

    light = {"gain": 2}  # noqa: RUF012 - what the newest frame has

    def __init__(self) -> None:
        super().__init__(100_000)
        self.held: Mapping[str, Any] = {}
        self.rested: list[bool] = []

    @property
    def steering(self) -> Steerable:
        return self

    def hold(self, controls: Mapping[str, Any]) -> None:
        self.held = controls

    def rest(self, *, resting: bool) -> None:
        self.rested.append(resting)


class Hour:
    """A clock that somebody else moves."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


SETUP = Setup(players=("Ada", "Ben"))


def at_table() -> Evening:
    return Evening(lobby_for(load(), "en"), begin(SETUP))


def told(evening: Evening, events: tuple[Event, ...]) -> Evening:
    """The evening once the table has heard these events."""
    table = evening.table
    assert table
    for event in events:
        table = advance(table, event).state
    return Evening(evening.lobby, table)


def until(happened: Callable[[], bool]) -> None:
    """Wait for another thread."""
    end = time.monotonic() + PATIENCE_SECONDS
    while not happened() and time.monotonic() < end:
        time.sleep(0.005)
    assert happened()


@pytest.fixture
def started() -> Iterator[Callable[..., Lookout]]:
    """Starts lookouts and stops them again."""
    lookouts: list[Lookout] = []

    def start(
        *sources: Script, clock: Callable[[], float] = time.monotonic, eye: Eye | None = None
    ) -> Lookout:
        left = iter(sources)
        lookouts.append(Lookout(eye or Eye(), lambda: next(left), SimpleQueue(), clock, retry_seconds=0.01))
        lookouts[-1].start()
        return lookouts[-1]

    yield start
    for lookout in lookouts:
        lookout.stop()


def test_a_camera_that_dies_is_told_once_and_its_return_too(started: Callable[..., Lookout]) -> None:
    unplugged = threading.Event()
    dying = Script(3, CameraFault("camera.pi-silent"))
    lookout = started(dying, Script(unplugged, 100_000))
    evening = at_table()
    until(lambda: tuple(lookout(evening)) != ())
    assert tuple(lookout(evening)) == (CameraLost(CABLE_OUT),)
    assert dying.closed == 1
    evening = told(evening, (CameraLost(CABLE_OUT),))
    assert tuple(lookout(evening)) == ()
    unplugged.set()
    until(lambda: tuple(lookout(evening)) != ())
    assert tuple(lookout(evening)) == (CameraBack(),)
    assert tuple(lookout(told(evening, (CameraBack(),)))) == ()


def test_whatever_camera_says_that_it_can_be_steered_is_steered() -> None:
    camera, eye = Steerable(), Eye()
    eye.orders = replace(eye.orders, held={"gain": 3})
    lookout = Lookout(eye, lambda: camera, SimpleQueue())
    lookout.start()
    until(lambda: eye.light == {"gain": 2})
    lookout.stop()
    assert (camera.held, camera.rested[0]) == ({"gain": 3}, False)


def test_a_camera_that_hangs_is_noticed(started: Callable[..., Lookout]) -> None:
    hour, hanging = Hour(), threading.Event()
    camera = Script(5, hanging, 100_000)
    lookout = started(camera, clock=hour)
    until(lambda: camera.is_waiting)
    evening = at_table()
    hour.now = HANGS_AFTER_SECONDS
    assert tuple(lookout(evening)) == ()
    hour.now += 0.1
    assert tuple(lookout(evening)) == (CameraLost(phrase(ENGLISH, "lookout.hangs")),)
    hanging.set()
    evening = told(evening, tuple(lookout(evening)))
    until(lambda: tuple(lookout(evening)) == (CameraBack(),))


def test_a_camera_that_takes_long_to_open_after_a_power_cut_is_not_told_as_lost(
    started: Callable[..., Lookout], tmp_path: Path
) -> None:
    hour, opened = Hour(), threading.Event()
    lookout = started(Script(opened, 100_000), clock=hour)
    loop = restored(tmp_path, lookout, hour)
    told_to_views: list[Cue] = []
    loop.views = (lambda _, cues: told_to_views.extend(cues),)
    for _ in range(BUSY_SECONDS):
        loop.turn()
        hour.now += 1
    opened.set()
    until(lambda: lookout.is_well)
    loop.turn()
    assert [cue for cue in told_to_views if isinstance(cue, CameraMissed | CameraReturned)] == []


def test_a_camera_that_does_not_open_at_all_is_told(started: Callable[..., Lookout], tmp_path: Path) -> None:
    hour, never = Hour(), threading.Event()
    loop = restored(tmp_path, started(Script(never), clock=hour), hour)
    hour.now = OPENS_WITHIN_SECONDS + 0.1
    loop.turn()
    never.set()
    assert loop.evening.table
    assert loop.evening.table.camera_lost == phrase(ENGLISH, "lookout.hangs")


def test_a_camera_is_not_blamed_while_a_busy_machine_reads_its_picture(tmp_path: Path) -> None:
    hour, thinking, done = Hour(), threading.Event(), threading.Event()
    eye = Eye()

    def ponder(frame: Frame) -> tuple[Frame, None]:
        thinking.set()
        done.wait(PATIENCE_SECONDS)
        return frame, None

    eye.orders = replace(eye.orders, instead=ponder)
    lookout = Lookout(eye, lambda: Script(100_000), SimpleQueue(), hour)
    lookout.start()
    thinking.wait(PATIENCE_SECONDS)
    loop = restored(tmp_path, lookout, hour)
    hour.now = 2 * HANGS_AFTER_SECONDS
    loop.turn()
    done.set()
    lookout.stop()
    assert loop.evening.table
    assert loop.evening.table.camera_lost is None


def restored(folder: Path, lookout: Lookout, clock: Clock) -> Loop:
    """The loop with a game that goes on, and its clock running."""
    journal, _ = open_journal(folder)
    journal.begin(Started(SETUP, 90))
    loop = Loop(Evening(lobby_for(load(), "en"), begin(SETUP, 90)), journal)
    loop.senses = (timekeeper(clock), lookout)
    loop.inbox.put(DiceSettled(Throw((2, 3, 5))))
    loop.turn()
    return loop


def test_a_thread_is_lost_when_a_camera_swallows_it_but_not_when_one_only_fails(
    started: Callable[..., Lookout],
) -> None:
    hour, swallowed = Hour(), threading.Event()
    failing = started(*(Script(CameraFault("camera.pi-silent")) for _ in range(10_000)), clock=hour)
    swallowing = started(Script(swallowed), clock=hour)
    hour.now = LOST_AFTER_SECONDS
    until(lambda: failing.is_well)
    assert not swallowing.is_well
    swallowed.set()


def test_a_machine_that_looks_at_one_picture_for_a_minute_is_slow_and_neither_lost_nor_blind(
    started: Callable[..., Lookout],
) -> None:
    hour, looked, eye, begun = Hour(), threading.Event(), Eye(), threading.Event()

    def slowly(frame: Frame) -> tuple[Frame, None]:
        begun.set()
        looked.wait(PATIENCE_SECONDS)
        return frame, None

    eye.orders = replace(eye.orders, instead=slowly)
    lookout = started(Script(100_000), clock=hour, eye=eye)
    until(begun.is_set)
    hour.now = 60.0
    assert lookout.is_well
    assert tuple(lookout(at_table())) == ()
    hour.now = LOOKS_FOREVER_SECONDS
    assert not lookout.is_well
    looked.set()
    until(lambda: lookout.is_well)


def test_a_recording_that_ends_is_told_and_not_begun_again(started: Callable[..., Lookout]) -> None:
    recording = Script(3, NoMoreFrames())
    lookout = started(recording)
    ended = (CameraLost(phrase(ENGLISH, "lookout.ended")),)
    until(lambda: tuple(lookout(at_table())) == ended)
    assert recording.closed == 1


def test_the_camera_is_nobodys_business_in_the_lobby(started: Callable[..., Lookout]) -> None:
    lookout = started(Script(NoMoreFrames()))
    until(lambda: tuple(lookout(at_table())) != ())
    assert tuple(lookout(Evening(lobby_for(load(), "en")))) == ()


def test_an_error_that_nobody_foresaw_reaches_the_loop(started: Callable[..., Lookout]) -> None:
    lookout = started(Script(2, ZeroDivisionError("a bug")))
    until(lambda: lookout.has_crashed)
    with pytest.raises(ZeroDivisionError, match="a bug"):
        lookout(at_table())


def test_stopping_closes_the_camera(started: Callable[..., Lookout]) -> None:
    camera = Script(100_000)
    lookout = started(camera)
    lookout.stop()
    until(lambda: camera.closed == 1)


def test_a_camera_that_dies_in_the_middle_of_a_throw_costs_nothing(
    started: Callable[..., Lookout], tmp_path: Path
) -> None:
    """The dice are typed in meanwhile, and when the camera is back the game has them all."""
    mended = threading.Event()
    lookout = started(Script(5, CameraFault("camera.pi-silent")), Script(mended, 100_000))
    journal, _ = open_journal(tmp_path)
    journal.begin(Started(SETUP, 0))
    loop = Loop(at_table(), journal)
    loop.senses = (lookout,)
    turn_until(loop, lambda table: table.camera_lost == CABLE_OUT)
    for choice in (Choice(ENTER), Choice(ENTER, (1,)), Choice(ENTER, (1, 2)), Choice(ENTER, (1, 2, 6))):
        loop.inbox.put(Chosen(choice))
    loop.turn()
    mended.set()
    turn_until(loop, lambda table: table.camera_lost is None)
    assert loop.evening.table
    assert throw(loop.evening.table) == Throw((1, 2, 6))
    saved = journal.unfinished()
    assert saved
    assert replay(saved.started, saved.events) == loop.evening.table


def turn_until(loop: Loop, happened: Callable[[Table], bool]) -> None:
    def has_happened() -> bool:
        loop.turn()
        return loop.evening.table is not None and happened(loop.evening.table)

    until(has_happened)


class Drowsy(Eye):
    """An eye that is as drowsy as it is told to be."""

    asleep = True

    def notice(self, frame: Frame) -> None:
        self.seen = Seen(frame, is_drowsy=self.asleep)


def test_a_camera_that_can_rest_does_so_while_nothing_moves_and_wakes_up_with_it(
    started: Callable[..., Lookout],
) -> None:
    eye, camera = Drowsy(), Steerable()
    started(camera, eye=eye)
    until(lambda: camera.rested[-1:] == [True])
    eye.asleep = False
    until(lambda: camera.rested[-1:] == [False])


def test_a_throw_under_the_cup_of_the_simulated_tray_is_told_once_when_it_lies() -> None:
    camera = SimulatedCamera(SimulatedTray(1, size=(64, 36)), 30, lambda: 0.0, lambda _: None)
    camera.toss(begin(maexchen.Setup(("Ada", "Ben"))))
    camera.read()
    assert list(camera.landed()) == []
    for _ in range(200):
        camera.read()
    assert list(camera.landed()) == [CoveredThrown()]


def test_the_simulated_tray_rests_too() -> None:
    now, slept = 0.0, []

    def sleep(seconds: float) -> None:
        nonlocal now
        now += seconds
        slept.append(round(seconds, 3))

    camera = SimulatedCamera(SimulatedTray(1, size=(64, 36)), 30, lambda: now, sleep)
    for resting in (False, False, True, True, False, False):
        camera.steering.rest(resting=resting)
        camera.read()
    assert slept == [0.0, 0.033, 0.033, 0.2, 0.2, 0.033]
