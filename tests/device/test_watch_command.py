"""`pipsight watch`, as in the contracts, on a clip of the simulated tray."""

from __future__ import annotations

import json
from argparse import ArgumentParser
from functools import cache
from pathlib import Path

import cv2
import numpy as np
import pytest

from device.calls.reading_rows import throw_row
from device.commands.watch import add, run, watched
from vision.frames import Frame, NoMoreFrames, Picture
from vision.simulated.pictures import still
from vision.watching.watch_news import Blinded, Emptied, Settled

SEED, SIZE = 2, (640, 360)


def called(*arguments: str, as_json: bool = True, language: str = "en") -> int:
    parser = ArgumentParser()
    add(parser)
    parser.set_defaults(json=as_json, language=language, config=None)
    return run(parser.parse_args(arguments))


@cache
def thrown() -> tuple[Frame, ...]:
    """Two dice appear in the simulated tray, lie there for a second, and are gone again."""
    empty, lying = still(SEED, (), size=SIZE)[0], still(SEED, (2, 5), touching=0.0, size=SIZE)[0]
    chance = np.random.default_rng(7)
    pictures = [lying if 20 <= number < 50 else empty for number in range(75)]
    return tuple(Frame(grainy(picture, chance), n, n / 30) for n, picture in enumerate(pictures))


def grainy(picture: Picture, chance: np.random.Generator) -> Picture:
    """As no two pictures of a real camera are alike."""
    return cv2.add(picture, chance.integers(0, 3, picture.shape, dtype=np.uint8)).astype(np.uint8)


@pytest.fixture(scope="module")
def clip(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("clips") / "throw.avi"
    writer = cv2.VideoWriter(str(path), cv2.VideoWriter.fourcc(*"MJPG"), 30, SIZE)
    for frame in thrown():
        writer.write(frame.picture)
    writer.release()
    return path


def test_a_throw_is_told_once_with_its_frame_and_time(clip: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert called(str(clip)) == 0
    (line,) = capsys.readouterr().out.splitlines()
    row = json.loads(line)
    assert list(row) == ["frame", "seconds", "sure", "values", "event"]
    assert row["values"] == [2, 5]
    assert 20 < row["frame"] <= 29
    assert row["seconds"] == round(row["frame"] / 30, 2)


def test_people_are_told_in_their_language(clip: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert called(str(clip), as_json=False, language="de") == 0
    told = capsys.readouterr().out
    assert told.startswith("Nach ")
    assert "2, 5 – zusammen 7" in told


class Recording:
    """Frames that were made before."""

    steering = None

    def __init__(self, frames: list[Frame]) -> None:
        self._frames = frames
        self.is_closed = False

    def read(self) -> Frame:
        if not self._frames:
            raise NoMoreFrames
        return self._frames.pop(0)

    def close(self) -> None:
        self.is_closed = True


def test_the_throw_and_the_emptied_tray_are_noticed_and_the_source_is_closed() -> None:
    recording = Recording(list(thrown()))
    told = [each for _, each in watched(recording, None)]
    assert [type(each) for each in told] == [Settled, Emptied]
    assert isinstance(told[0], Settled)
    assert throw_row(told[0].reading)["values"] == [2, 5]
    assert recording.is_closed


def test_a_covered_lens_is_told_to_people_only(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    cv2.imwrite(str(tmp_path / "black.png"), np.zeros((360, 640, 3), np.uint8))
    assert called(str(tmp_path)) == 0
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err == "After 0.47 s: It’s too dark. Turn on more light.\n"


def test_black_frames_are_blinding() -> None:
    black = [Frame(np.zeros((36, 64, 3), np.uint8), n, n / 30) for n in range(30)]
    assert [type(told) for _, told in watched(Recording(black), None)] == [Blinded]


def test_a_clip_that_does_not_exist_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert called("nowhere.mp4") == 1
    shown = capsys.readouterr()
    assert (shown.out, shown.err.count("\n")) == ("", 1)
    assert shown.err.startswith("nowhere.mp4 does not exist.")
