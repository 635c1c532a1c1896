"""Frames from folders, videos and webcams, and what is told when there are none."""

from __future__ import annotations

import os
from pathlib import Path

import cv2
import numpy as np
import pytest

from config.settings import load
from device.sources import SIMULATED, chosen, open_source
from device.sources.pace import InRealTime
from device.sources.webcam import Webcam
from vision.frames import CameraFault, Frame, FrameSource, NoMoreFrames, Picture
from words.phrases import ENGLISH

CAMERA = load().camera


def plain(grey: int, size: tuple[int, int] = (48, 64)) -> Picture:
    return np.full((*size, 3), grey, np.uint8)


def save(folder: Path, name: str, grey: int) -> None:
    cv2.imwrite(str(folder / name), plain(grey))


def opened(path: Path | str) -> FrameSource:
    return open_source(str(path), CAMERA, ENGLISH, real_time=False)


def all_frames(source: FrameSource) -> list[Frame]:
    frames = []
    while True:
        try:
            frames.append(source.read())
        except NoMoreFrames:
            return frames


def fault_of(path: Path | str) -> str:
    with pytest.raises(CameraFault) as fault:
        all_frames(opened(path))
    return str(fault.value)


def video(path: Path, frames: int, fps: float = 25.0) -> Path:
    writer = cv2.VideoWriter(str(path), cv2.VideoWriter.fourcc(*"mp4v"), fps, (64, 48))
    for number in range(frames):
        writer.write(plain(number * 20))
    writer.release()
    return path


def test_each_picture_of_a_folder_lies_there_for_three_seconds(tmp_path: Path) -> None:
    for name, grey in (("throw10.png", 30), ("throw2.png", 20), ("Throw1.PNG", 10)):
        save(tmp_path, name, grey)
    frames = all_frames(opened(tmp_path))
    assert [int(frame.picture[0, 0, 0]) for frame in frames] == [10] * 90 + [20] * 90 + [30] * 90
    assert [frame.number for frame in frames] == list(range(270))
    assert (frames[0].seconds, frames[90].seconds) == (0.0, 3.0)


def test_a_bad_picture_is_skipped_with_a_line(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    save(tmp_path, "b.png", 20)
    (tmp_path / "a.jpg").write_text("no picture")
    (tmp_path / "notes.txt").write_text("not even pretending")
    assert len(all_frames(opened(tmp_path))) == 90
    assert [record.getMessage() for record in caplog.records] == [
        f"{tmp_path}/a.jpg: skipped, because this is not a picture I can read, or it is damaged;"
        " JPEG and PNG are possible, for instance."
    ]


def test_one_picture_is_a_folder_of_one(tmp_path: Path) -> None:
    save(tmp_path, "only.png", 7)
    assert len(all_frames(opened(tmp_path / "only.png"))) == 90


def test_a_recording_stays_at_its_end(tmp_path: Path) -> None:
    save(tmp_path, "only.png", 7)
    for source in (opened(tmp_path), opened(video(tmp_path / "clip.mp4", 3))):
        all_frames(source)
        with pytest.raises(NoMoreFrames):
            source.read()
        source.close()
        source.close()


def test_a_video_gives_its_frames_with_their_time(tmp_path: Path) -> None:
    frames = all_frames(opened(video(tmp_path / "clip.mp4", 8)))
    assert [(frame.number, frame.seconds) for frame in frames] == [(n, n / 25) for n in range(8)]
    assert [round(int(frame.picture[24, 32, 0]), -1) for frame in frames] == [n * 20 for n in range(8)]


def test_a_truncated_video_ends_where_it_breaks_off(tmp_path: Path) -> None:
    writer = cv2.VideoWriter(str(tmp_path / "whole.avi"), cv2.VideoWriter.fourcc(*"MJPG"), 25, (64, 48))
    chance = np.random.default_rng(1)
    for _ in range(20):
        writer.write(chance.integers(0, 255, (48, 64, 3), dtype=np.uint8))
    writer.release()
    whole = (tmp_path / "whole.avi").read_bytes()
    (tmp_path / "half.avi").write_bytes(whole[: len(whole) // 2])
    assert 0 < len(all_frames(opened(tmp_path / "half.avi"))) < 20


def test_a_pipe_is_no_video_and_nobody_waits_for_it(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "clip.mp4")
    assert fault_of(tmp_path / "clip.mp4").startswith(f"{tmp_path}/clip.mp4: this cannot be read as a video.")


@pytest.mark.parametrize("name", ["clip.mp4", "clip", "clip.avi"])
def test_text_is_no_video(tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_text("two, three and five\n" * 100)
    told = (
        f"{tmp_path}/{name}: this cannot be read as a video. Use one that is not damaged, MP4 for instance."
    )
    assert fault_of(tmp_path / name) == told


def test_an_empty_file_is_no_video(tmp_path: Path) -> None:
    (tmp_path / "clip.mp4").touch()
    assert fault_of(tmp_path / "clip.mp4").startswith(f"{tmp_path}/clip.mp4: this cannot be read as a video.")


def test_an_empty_folder_is_told(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").touch()
    told = f"{tmp_path}: there is no picture in this folder. Put JPEG or PNG pictures into it."
    assert fault_of(tmp_path) == told


def test_a_folder_of_bad_pictures_is_told(tmp_path: Path) -> None:
    (tmp_path / "a.jpg").write_text("no picture")
    assert (
        fault_of(tmp_path)
        == f"{tmp_path}: none of these pictures can be read. Use undamaged JPEG or PNG pictures."
    )


@pytest.mark.parametrize("name", ["nowhere.mp4", "webcam:x", "webcam:", "webcam:1234", "simulated", "auto"])
def test_what_does_not_exist_is_told_with_what_is_possible(name: str) -> None:
    assert fault_of(name) == (
        f"{name} does not exist. Use a video, a folder of pictures, webcam, webcam:1 or pi."
    )


def test_a_webcam_that_is_not_there_is_told() -> None:
    assert fault_of("webcam:98").startswith("Webcam 98 cannot be opened. Found: ")


class Capture:
    """A webcam that gives two pictures and then no more."""

    def __init__(self) -> None:
        self.left = [plain(10), plain(20)]
        self.is_released = False

    def read(self) -> tuple[bool, Picture | None]:
        return (True, self.left.pop(0)) if self.left else (False, None)

    def release(self) -> None:
        self.is_released = True


def test_a_webcam_gives_pictures_with_their_time_until_its_cable_is_pulled() -> None:
    clock, capture = Sleeper(), Capture()
    webcam = Webcam(capture, 3, clock)
    seen = []
    for _ in range(2):
        clock.now += 0.5
        frame = webcam.read()
        seen.append((frame.number, frame.seconds, int(frame.picture[0, 0, 0])))
    assert seen == [(0, 0.5, 10), (1, 1.0, 20)]
    with pytest.raises(CameraFault) as fault:
        webcam.read()
    assert str(fault.value) == "Webcam 3 isn’t sending pictures any more. Is the cable still plugged in?"
    webcam.close()
    assert capture.is_released


@pytest.mark.skipif(chosen("auto") != SIMULATED, reason="this machine has a Pi camera")
def test_auto_is_the_simulated_tray_where_no_pi_camera_is() -> None:
    assert [chosen(name) for name in ("auto", "pi", "clip.mp4")] == [SIMULATED, "pi", "clip.mp4"]


class Recording:
    """Three frames a second apart."""

    steering = None

    def __init__(self) -> None:
        self.left = [Frame(plain(0), number, float(number)) for number in range(3)]
        self.is_closed = False

    def read(self) -> Frame:
        if not self.left:
            raise NoMoreFrames
        return self.left.pop(0)

    def close(self) -> None:
        self.is_closed = True


class Sleeper:
    """A clock that only sleeping and working move."""

    def __init__(self) -> None:
        self.now = 50.0

    def __call__(self) -> float:
        return self.now

    def sleep(self, seconds: float) -> None:
        assert seconds >= 0
        self.now += seconds


def test_in_real_time_each_frame_waits_for_its_moment() -> None:
    clock, recording = Sleeper(), Recording()
    source = InRealTime(recording, clock, clock.sleep)
    moments = []
    for _ in range(3):
        source.read()
        moments.append(clock.now)
        clock.now += 0.25
    source.close()
    assert (moments, recording.is_closed) == ([50.0, 51.0, 52.0], True)


def test_a_machine_that_is_too_slow_sees_everything_later() -> None:
    clock = Sleeper()
    source = InRealTime(Recording(), clock, clock.sleep)
    source.read()
    clock.now += 5.0
    assert [source.read().number, source.read().number] == [1, 2]
    assert clock.now == 56.0
