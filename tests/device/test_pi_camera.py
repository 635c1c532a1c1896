"""The Raspberry Pi's camera: our adapter against a fake picamera2."""

from __future__ import annotations

import importlib.util
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from queue import SimpleQueue
from typing import Any

import numpy as np
import pytest

from config.settings import load
from device.camera.camera_thread import Lookout
from device.camera.eye import DROWSY_FRAMES, Eye
from device.sources.pi import PiCamera, controls_to_keep, has_pi_camera, open_pi_camera, pulse
from vision.frames import CameraFault, Picture, glance
from vision.watching.motion import QUIET, stir
from vision.watching.movement import Movement
from vision.watching.watcher import Watch

WISHED = replace(load().camera, width=1280, height=720, fps=25)
METADATA = {
    "SensorTimestamp": 5_000_000_000,
    "ExposureTime": 33_000,
    "AnalogueGain": 2.0,
    "ColourGains": (1.5, 1.8),
    "LensPosition": 3.2,
}


class FakeRequest:
    """One picture: main in blue, green, red; lores as three planes with rows filled up to 704."""

    def __init__(self, camera: FakePicamera2) -> None:
        self._camera = camera

    def make_array(self, name: str) -> Picture:
        width, height = self._camera.granted[name]
        if name == "main":
            return np.full((height, width, 3), (1, 2, 3), np.uint8)
        planes = np.zeros((height * 3 // 2, width + 64), np.uint8)
        planes[:height, :width] = self._camera.grey
        return planes

    def get_metadata(self) -> dict[str, Any]:
        self._camera.taken += 1000 * self._camera.pace
        return {**METADATA, "SensorTimestamp": self._camera.taken}


class FakePicamera2:
    """Does what the real one was seen to do; `hang`, `break_off` and `stir` are the world's verbs."""

    def __init__(self) -> None:
        self.camera_controls = {"AfMode": (0, 2, 0), "FrameDurationLimits": (33_333, 120_000, None)}
        self.calls: list[str] = []
        self.asked: dict[str, Any] = {}
        self.granted = {"main": (1280, 720), "lores": (640, 360)}
        self.controls: list[dict[str, Any]] = []
        self.taken = 5_000_000_000
        self.trouble: Exception | None = None
        self.held = 0
        self.pace = 40_000
        self.grey: Any = 9

    def create_video_configuration(self, **asked: Any) -> dict[str, Any]:
        self.asked = asked
        return asked

    def configure(self, configuration: dict[str, Any]) -> None:
        assert configuration is self.asked
        self.calls.append("configure")

    def camera_configuration(self) -> dict[str, Any]:
        return {name: {"size": size} for name, size in self.granted.items()}

    def start(self) -> None:
        self.calls.append("start")

    def close(self) -> None:
        self.calls.append("close")
        if self.trouble:
            raise RuntimeError

    def set_controls(self, controls: dict[str, Any]) -> None:
        self.controls.append(controls)
        self.pace = controls.get("FrameDurationLimits", (self.pace,))[0]

    @contextmanager
    def captured_request(self, wait: float) -> Iterator[FakeRequest]:
        assert 0 < wait <= 2
        if self.trouble:
            raise self.trouble
        self.held += 1
        try:
            yield FakeRequest(self)
        finally:
            self.held -= 1

    def hang(self) -> None:
        self.trouble = TimeoutError()

    def break_off(self) -> None:
        self.trouble = RuntimeError("camera frontend has timed out")

    def stir(self) -> None:
        """Something lies in the tray that was not there before."""
        width, height = self.granted["lores"]
        self.grey = np.full((height, width), 9, np.uint8)
        self.grey[100:200, 100:200] = 200


@pytest.fixture
def fake() -> FakePicamera2:
    return FakePicamera2()


@pytest.fixture
def camera(fake: FakePicamera2) -> PiCamera:
    return PiCamera(fake, WISHED)


def test_one_configuration_is_made_once_and_started(fake: FakePicamera2, camera: PiCamera) -> None:
    assert fake.calls == ["configure", "start"]
    assert fake.asked == {
        "main": {"format": "RGB888", "size": (1280, 720)},
        "lores": {"format": "YUV420", "size": (640, 360)},
        "controls": {"FrameDurationLimits": (40_000, 40_000), "AfMode": 2},
        "display": None,
        "encode": None,
    }
    assert camera.size == (1280, 720)


def test_the_size_that_counts_is_the_one_the_camera_grants(fake: FakePicamera2) -> None:
    fake.granted["main"] = (1280, 736)
    assert PiCamera(fake, WISHED).size == (1280, 736)


def test_frames_come_numbered_with_their_time_and_a_small_grey_twin(
    camera: PiCamera, fake: FakePicamera2
) -> None:
    first, second = camera.read(), camera.read()
    assert [(frame.number, frame.seconds) for frame in (first, second)] == [(0, 0.0), (1, 0.04)]
    assert (first.picture.shape, first.picture[0, 0].tolist()) == ((720, 1280, 3), [1, 2, 3])
    assert first.small is not None
    assert (first.small.shape, int(first.small.min())) == ((360, 640), 9)
    assert fake.held == 0


@pytest.mark.parametrize("trouble", ["hang", "break_off"])
def test_a_camera_that_fails_is_a_fault_and_can_still_be_closed(
    camera: PiCamera, fake: FakePicamera2, trouble: str
) -> None:
    getattr(fake, trouble)()
    with pytest.raises(CameraFault) as fault:
        camera.read()
    assert str(fault.value) == (
        "The Raspberry Pi’s camera isn’t sending pictures any more. Is the flat cable in firmly?"
    )
    camera.close()
    assert fake.calls[-1] == "close"


def test_light_and_focus_are_measured_and_kept(camera: PiCamera, fake: FakePicamera2) -> None:
    assert camera.light == {}
    camera.read()
    camera.hold({})
    camera.hold(camera.light)
    camera.hold(camera.light)
    assert fake.controls == [
        {
            "AeEnable": False,
            "AwbEnable": False,
            "ExposureTime": 30_000,
            "AnalogueGain": 2.0 * 33_000 / 30_000,
            "ColourGains": (1.5, 1.8),
            "AfMode": 0,
            "LensPosition": 3.2,
        }
    ]
    camera.hold({})
    assert fake.controls[-1] == {"AeEnable": True, "AwbEnable": True, "AfMode": 2}


@pytest.mark.parametrize(("mains_hz", "exposure"), [(50, 30_000), (60, 24_999)])
def test_the_exposure_keeps_to_the_pulse_of_the_lamps(mains_hz: int, exposure: int) -> None:
    assert controls_to_keep(METADATA, pulse(mains_hz))["ExposureTime"] == exposure


def test_until_the_light_is_locked_the_camera_is_told_about_the_flicker(fake: FakePicamera2) -> None:
    fake.camera_controls |= {"AeFlickerMode": (0, 1, 0), "AeFlickerPeriod": (100, 1_000_000, None)}
    PiCamera(fake, replace(WISHED, mains_hz=60))
    told = {name: value for name, value in fake.asked["controls"].items() if name.startswith("AeFlicker")}
    assert told == {"AeFlickerMode": 1, "AeFlickerPeriod": 8333}


def test_the_camera_slows_down_while_nothing_moves_and_is_told_only_when_that_changes(
    camera: PiCamera, fake: FakePicamera2
) -> None:
    for resting in (False, True, True, False, False):
        camera.rest(resting=resting)
    assert fake.controls == [
        {"FrameDurationLimits": (200_000, 200_000)},
        {"FrameDurationLimits": (40_000, 40_000)},
    ]


def test_five_frames_a_second_come_while_nothing_moves_and_all_of_them_when_something_does(
    camera: PiCamera, fake: FakePicamera2
) -> None:
    eye, moments = Eye(), []

    def look(frames: int) -> None:
        for _ in range(frames):
            frame = camera.read()
            moments.append(frame.seconds)
            eye.look(frame)
            camera.rest(resting=eye.seen.is_drowsy)

    look(DROWSY_FRAMES + 3)
    assert moments[-1] - moments[-2] == pytest.approx(0.2)
    fake.stir()
    look(3)
    assert moments[-1] - moments[-2] == pytest.approx(0.04)


def test_movement_is_watched_in_the_cameras_own_small_picture(camera: PiCamera, fake: FakePicamera2) -> None:
    before = glance(camera.read())
    fake.stir()
    after = glance(camera.read())
    assert (before.shape, stir(before, before), stir(before, after) > QUIET) == ((90, 160), 0.0, True)


def test_the_camera_thread_lets_a_drowsy_camera_rest(camera: PiCamera, fake: FakePicamera2) -> None:
    eye = Eye()
    eye._watch = Watch(Movement(small=glance(camera.read()), quiet=DROWSY_FRAMES))
    lookout = Lookout(eye, lambda: camera, SimpleQueue())
    lookout.start()
    end = time.monotonic() + 30
    while not fake.controls and time.monotonic() < end:
        time.sleep(0.005)
    lookout.stop()
    assert fake.controls[0] == {"FrameDurationLimits": (200_000, 200_000)}


def test_a_short_exposure_stays_as_it_is_and_a_fixed_lens_is_left_alone() -> None:
    metadata = {**METADATA, "ExposureTime": 4_000}
    del metadata["LensPosition"]
    assert controls_to_keep(metadata, pulse(50)) == {
        "AeEnable": False,
        "AwbEnable": False,
        "ExposureTime": 4_000,
        "AnalogueGain": 2.0,
        "ColourGains": (1.5, 1.8),
    }


@pytest.mark.skipif(importlib.util.find_spec("picamera2") is not None, reason="picamera2 is installed here")
def test_without_picamera2_there_is_no_camera_and_a_sentence_about_it() -> None:
    assert not has_pi_camera()
    with pytest.raises(CameraFault) as fault:
        open_pi_camera(WISHED)
    assert str(fault.value).endswith("This helps: sudo apt install python3-picamera2")
