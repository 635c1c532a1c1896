"""`pipsight watch`, as in the contracts, on a drawn clip."""

from __future__ import annotations

import json
from argparse import ArgumentParser
from pathlib import Path

import cv2
import numpy as np
import pytest

from device.answers import throw_row
from device.commands.watch import add, run, watched
from vision.frames import Frame, NoMoreFrames, Picture
from vision.settle import Blinded, Emptied, Settled


def called(*arguments: str, as_json: bool = True, language: str = "en") -> int:
    parser = ArgumentParser()
    add(parser)
    parser.set_defaults(json=as_json, language=language, config=None)
    return run(parser.parse_args(arguments))


def table(with_die: bool, chance: np.random.Generator) -> Picture:
    """A tray as a camera sees it, with or without a drawn five in it."""
    picture = np.full((240, 320, 3), (60, 110, 70), np.uint8)
    cv2.rectangle(picture, (0, 0), (319, 239), (40, 70, 120), 24)
    cv2.rectangle(picture, (0, 0), (319, 239), (190, 200, 205), 10)
    if with_die:
        cv2.rectangle(picture, (120, 80), (180, 140), (235, 240, 240), -1)
        for x, y in ((134, 94), (166, 94), (150, 110), (134, 126), (166, 126)):
            cv2.circle(picture, (x, y), 6, (20, 20, 20), -1)
    noisy = cv2.GaussianBlur(picture, (3, 3), 0) + chance.normal(0, 1.5, picture.shape)
    return np.clip(noisy, 0, 255).astype(np.uint8)


def thrown() -> list[Frame]:
    """A die appears, lies there for a second, and is gone again."""
    chance = np.random.default_rng(7)
    pictures = [table(20 <= number < 50, chance) for number in range(75)]
    return [Frame(picture, number, number / 30) for number, picture in enumerate(pictures)]


@pytest.fixture(scope="module")
def clip(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("clips") / "throw.avi"
    writer = cv2.VideoWriter(str(path), cv2.VideoWriter.fourcc(*"MJPG"), 30, (320, 240))
    for frame in thrown():
        writer.write(frame.picture)
    writer.release()
    return path


def test_a_throw_is_told_once_with_its_frame_and_time(clip: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert called(str(clip)) == 0
    (line,) = capsys.readouterr().out.splitlines()
    row = json.loads(line)
    assert list(row) == ["frame", "seconds", "sure", "values", "event"]
    assert row["values"] == [5]
    assert 20 < row["frame"] <= 29
    assert row["seconds"] == round(row["frame"] / 30, 2)


def test_people_are_told_in_their_language(clip: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert called(str(clip), as_json=False, language="de") == 0
    told = capsys.readouterr().out
    assert told.startswith("Nach ")
    assert "5 – zusammen 5" in told


class Recording:
    """Frames that were made before."""

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
    recording = Recording(thrown())
    told = [each for _, each in watched(recording, None)]
    assert [type(each) for each in told] == [Settled, Emptied]
    assert isinstance(told[0], Settled)
    assert throw_row(told[0].reading)["values"] == [5]
    assert recording.is_closed


def test_a_covered_lens_is_told_to_people_only(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    cv2.imwrite(str(tmp_path / "black.png"), np.zeros((360, 640, 3), np.uint8))
    assert called(str(tmp_path)) == 0
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err == "After 0.47 s: It is too dark. Make more light.\n"


def test_black_frames_are_blinding() -> None:
    black = [Frame(np.zeros((36, 64, 3), np.uint8), n, n / 30) for n in range(30)]
    assert [type(told) for _, told in watched(Recording(black), None)] == [Blinded]


def test_a_clip_that_does_not_exist_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert called("nowhere.mp4") == 1
    shown = capsys.readouterr()
    assert (shown.out, shown.err.count("\n")) == ("", 1)
    assert shown.err.startswith("nowhere.mp4: there is no such thing.")
