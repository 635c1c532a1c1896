"""On the simulated tray a hand shows what the screen asks for; the apprentice learns it from pictures."""

from __future__ import annotations

import shutil
from dataclasses import replace
from pathlib import Path
from threading import Thread, current_thread
from typing import Any

import numpy as np
import pytest

from config.settings import load
from device.camera.eye import CameraMoved, Eye
from device.camera.lesson_camera import Apprentice, Unkept
from device.games_from_settings import lobby_for
from device.saving.calibration_file import Kept
from device.saving.learned import Learned, learned_in
from device.saving.state_folder import FolderMadeAnew
from device.simulated.camera import SimulatedCamera
from device.simulated.lesson_hand import ShowingHand
from games.choices import BACK, Choice
from games.cues import Cue, LookAgainWanted
from games.events import Chosen
from games.table import begin
from games.upwards import Setup
from session import lobby
from session.evening import Evening, advance, choices
from session.lobby import Page
from session.lobby.teaching import known_faces
from vision.frames import Frame
from vision.simulated.cards import SimulatedCards
from vision.simulated.scenery import scenery
from vision.simulated.tray import SimulatedTray
from vision.tray.calibration import Calibration

SIZE = (640, 360)


class Room:
    """A simulated tray and all who look at it, without a thread."""

    def __init__(self, folder: Path | None, seed: int = 103) -> None:
        tray = SimulatedTray(seed, size=SIZE, scenery=scenery(seed), trouble=0)
        self.camera = SimulatedCamera(
            tray,
            30,
            clock=lambda: 0.0,
            sleep=lambda _: None,
            cards=lambda: SimulatedCards(seed, size=SIZE, scenery=scenery(seed)),
        )
        self.eye = Eye()
        self.apprentice = Apprentice(self.eye, Learned(), folder, "webcam")
        self.views = (self.apprentice, ShowingHand(self.camera))
        self.evening = Evening(lobby_for(load(), "en"))
        self.cues: list[Cue] = []

    def go(self, page: Page) -> None:
        self.evening = replace(self.evening, lobby=replace(self.evening.lobby, page=page))
        self.tell(())

    def lesson_faces(self) -> tuple[int, ...]:
        lesson = self.evening.lobby.own_lesson
        return lesson.faces if lesson else ()

    def choose(self, verb: str, *about: str) -> None:
        self.take(Chosen(Choice(verb, about)))

    def take(self, event: Any) -> None:
        step = advance(self.evening, event)
        self.evening = step.state
        self.cues += step.cues
        self.tell(step.cues)

    def tell(self, cues: tuple[Cue, ...]) -> None:
        for view in self.views:
            view(self.evening, cues)

    def watch(self, frames: int, until: Any) -> bool:
        for _ in range(frames):
            event = self.eye.notice(self.camera.read())
            if event:
                self.take(event)
            if until(self.evening.lobby):
                return True
        return False


def test_a_hand_shows_the_cards_of_a_simulated_deck_and_takes_them_away_after_the_lesson(
    tmp_path: Path,
) -> None:
    room = Room(tmp_path)
    before = room.camera.read().picture.mean()
    room.go(Page.TEACH)
    room.choose(lobby.TEACH, "deck")
    assert room.watch(700, lambda state: len(known_faces(state.teaching)) == 2)
    room.choose(lobby.FINISH_LESSON)
    deck = learned_in(tmp_path)[0].faces.get("deck")
    assert deck is not None
    assert sorted(set(deck.signs)) == ["floor-0", "floor-1"]
    assert [abs(room.camera.read().picture.mean() - before) < 1 for _ in range(30)][-1]


def test_two_faces_are_taught_kept_and_known(tmp_path: Path) -> None:
    room = Room(tmp_path)
    room.go(Page.TEACH)
    room.choose(lobby.TEACH, "event-die")
    assert room.watch(700, lambda state: len(known_faces(state.teaching)) == 2)
    room.choose(lobby.FINISH_LESSON)
    learned, told = learned_in(tmp_path)
    assert told == ()
    signs = learned.faces["event-die"].signs
    assert sorted(set(signs)) == ["minus", "plus-minus"]
    assert room.eye.orders.faces["event-die"].signs == signs
    assert room.eye.orders.instead is None
    shutil.rmtree(tmp_path)
    room.tell((FolderMadeAnew(),))
    assert learned_in(tmp_path)[0].faces["event-die"].signs == signs
    room.choose(lobby.FORGET, "event-die")
    assert (room.eye.orders.faces, learned_in(tmp_path)[0].faces) == ({}, {})


def test_a_face_that_is_shown_anew_is_learned_from_the_start() -> None:
    room = Room(None)
    room.go(Page.TEACH)
    room.choose(lobby.TEACH, "event-die")
    assert room.watch(300, lambda state: state.teaching.views_of("plus-minus") == 1)
    room.choose(lobby.SHOW_ANEW)
    assert room.evening.lobby.teaching is not None
    assert room.evening.lobby.teaching.views == ()
    assert room.watch(300, lambda state: state.teaching.views_of("plus-minus") == 1)


def test_the_camera_is_set_up_and_the_calibration_is_used(tmp_path: Path) -> None:
    room = Room(tmp_path, seed=207)
    room.go(Page.CALIBRATE)
    assert room.watch(100, lambda state: state.calibrating.seen is not None)
    seen = room.evening.lobby.calibrating.seen
    assert seen is not None
    assert (seen.has_rim, seen.hindrance) == (True, "")
    room.choose(lobby.TAKE_VIEW)
    assert room.watch(300, lambda _: Choice(lobby.TAKE_VIEW) in choices(room.evening))
    room.choose(lobby.TAKE_VIEW)
    known = learned_in(tmp_path)[0].calibration("webcam")
    assert known is not None
    assert known.edges is not None
    assert room.eye.orders.trust.calibration is not None
    assert room.evening.lobby.learned == ("camera",)


def test_a_disk_that_refuses_is_told_and_the_evening_goes_on(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    room = Room(blocked)
    room.go(Page.TEACH)
    room.choose(lobby.TEACH, "event-die")
    assert room.watch(400, lambda state: known_faces(state.teaching) == ("plus-minus",))
    room.choose(lobby.FINISH_LESSON)
    assert [type(cue) for cue in room.apprentice.troubles()] == [Unkept]
    assert room.eye.orders.faces.get("event-die") is not None


def test_a_moved_camera_is_told_once() -> None:
    eye = Eye()
    shifted = np.random.default_rng(1).integers(0, 255, (90, 160), np.uint8)
    tray = ((0.0, 0.0), (200.0, 0.0), (200.0, 100.0))
    Apprentice(eye, Learned(kept=Kept(Calibration("pi", SIZE, tray, empty=shifted))), None, "pi")
    still = np.full((360, 640, 3), 90, np.uint8)
    still[100:200, 100:500] = 160
    for number in range(8):
        eye.look(Frame(still, number, number / 30))
    assert list(eye.troubles()) == [CameraMoved()]
    assert list(eye.troubles()) == []


def test_the_light_is_held_as_it_was_calibrated_for_this_camera_only() -> None:
    kept = Kept(Calibration("pi", SIZE), {"ExposureTime": 20_000})
    ours, other = Eye(), Eye()
    Apprentice(ours, Learned(kept=kept), None, "pi")
    Apprentice(other, Learned(kept=kept), None, "webcam")
    assert (ours.orders.held, other.orders.held) == ({"ExposureTime": 20_000}, {})
    assert other.orders.trust.calibration is None


class Writers:
    """Notes which threads write the attributes of an object."""

    def __init__(self, watched: object) -> None:
        self.threads: dict[str, set[str]] = {}
        threads, kind = self.threads, type(watched)

        class Noted(kind):  # type: ignore[misc, valid-type]
            def __setattr__(self, name: str, value: object) -> None:
                threads.setdefault(name, set()).add(current_thread().name)
                super().__setattr__(name, value)

        watched.__class__ = Noted


def look_from_thread(room: Room, frames: int) -> None:
    """So many frames in the thread of a camera; what it noticed is taken in this one."""
    noticed: list[Any] = []
    camera = Thread(
        target=lambda: noticed.extend(room.eye.notice(room.camera.read()) for _ in range(frames)),
        name="camera",
    )
    camera.start()
    camera.join()
    for event in noticed:
        if event:
            room.take(event)


def test_whatever_two_threads_share_is_written_by_one_of_them_only(tmp_path: Path) -> None:
    room = Room(tmp_path, seed=207)
    eye, looks = Writers(room.eye), Writers(room.apprentice._looks)
    apprentice, table_side = Writers(room.apprentice), Writers(room.eye._table)
    room.go(Page.CALIBRATE)
    look_from_thread(room, 60)
    room.choose(lobby.TAKE_VIEW)
    look_from_thread(room, 60)
    room.choose(BACK)
    room.go(Page.TEACH)
    room.choose(lobby.TEACH, "event-die")
    look_from_thread(room, 60)
    room.choose(lobby.SHOW_ANEW)
    look_from_thread(room, 30)
    room.go(Page.HOME)
    room.eye(Evening(room.evening.lobby, begin(Setup(("Ada", "Ben")))), (LookAgainWanted(),))
    look_from_thread(room, 12)
    assert list(room.eye.troubles()) == []
    shared = {**looks.threads, **apprentice.threads, **table_side.threads, **eye.threads}
    assert {name: threads for name, threads in shared.items() if len(threads) > 1} == {}
    assert {name for name, threads in eye.threads.items() if threads == {"MainThread"}} == {"orders"}
    assert {name for name, threads in looks.threads.items() if threads == {"MainThread"}} == {"task"}
    assert "camera" not in set().union(*apprentice.threads.values(), *table_side.threads.values())


@pytest.mark.parametrize("page", [Page.HOME, Page.MORE])
def test_elsewhere_the_eye_looks_itself(page: Page) -> None:
    room = Room(None)
    room.go(Page.CALIBRATE)
    room.go(page)
    assert room.eye.orders.instead is None


def test_own_dice_are_learned_from_throws_that_were_confirmed_and_are_used_and_forgotten(
    tmp_path: Path,
) -> None:
    room = Room(tmp_path)
    room.go(Page.TEACH)
    room.choose(lobby.TEACH, "dice")
    assert room.watch(400, lambda now: now.own_lesson is not None and now.own_lesson.faces != ())
    faces = room.lesson_faces()
    room.choose(lobby.CONFIRM_DICE)
    room.choose(lobby.FINISH_LESSON)
    own = learned_in(tmp_path)[0].own_dice
    assert own is not None
    assert (own.throws, own.count) == (1, len(faces))
    assert room.eye.orders.own_dice is not None
    room.choose(lobby.FORGET, "dice")
    assert learned_in(tmp_path)[0].own_dice is None
    assert room.eye.orders.own_dice is None
