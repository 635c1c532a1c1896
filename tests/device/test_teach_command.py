"""`pipsight teach` and `pipsight calibrate`, from photographs of the simulated tray."""

from __future__ import annotations

import json
from argparse import ArgumentParser
from pathlib import Path
from types import ModuleType

import cv2
import numpy as np
import pytest

from config.settings import DEFAULTS
from device.calls.bad_call import BadCall
from device.commands import calibrate, read, teach
from device.saving.learned import learned_in
from vision.frames import Picture
from vision.simulated.painting import Painter
from vision.simulated.pictures import sign_picture, still
from vision.simulated.scenery import scenery

ROOM = scenery(103)
SIZE = (640, 360)


@pytest.fixture(scope="module")
def album(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two faces of an event die, an empty tray, and dice."""
    folder = tmp_path_factory.mktemp("album")
    for sign in ("meteorite", "minus"):
        (folder / "die" / sign).mkdir(parents=True)
        for turn in (0, 70):
            picture = sign_picture(sign, turn, ROOM, seed=turn, size=SIZE)[0]
            write(folder / "die" / sign / f"{turn}.png", picture)
    painter = Painter(scenery(207), SIZE)
    write(folder / "empty.png", painter.noisy(painter.clean([]), np.random.default_rng(1)))
    write(folder / "dice.png", still(207, (1, 3, 5), edge=16.0, size=SIZE)[0])
    write(folder / "turned.png", sign_picture("minus", 200, ROOM, seed=9, size=SIZE)[0])
    return folder


def write(path: Path, picture: Picture) -> None:
    cv2.imwrite(str(path), picture)


@pytest.fixture(autouse=True)
def state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("PIPSIGHT_STATE", str(tmp_path / "state"))
    return tmp_path / "state"


def called(command: ModuleType, *arguments: object, as_json: bool = False) -> int:
    parser = ArgumentParser()
    command.add(parser)
    parser.set_defaults(json=as_json, language="en", config=DEFAULTS)
    code: int = command.run(parser.parse_args([str(each) for each in arguments]))
    return code


def test_a_folder_a_face_teaches_the_event_die_and_read_knows_it(
    album: Path, state: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert called(teach, "event-die", album / "die", "--annotate", state / "seen") == 0
    assert capsys.readouterr().out.splitlines()[-1].startswith("Remembered: 2 faces")
    assert len(list((state / "seen").iterdir())) == 4
    assert called(read, album / "turned.png", as_json=True) == 0
    row = json.loads(capsys.readouterr().out)
    assert (row["event"], row["values"], row["sure"]) == ("minus", [], True)


def test_a_file_of_its_own_can_be_named(
    album: Path, state: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    faces = tmp_path / "mine.npz"
    photos = sorted((album / "die" / "minus").iterdir())
    assert called(teach, "event-die", "--face", "minus", *photos, "--taught", faces) == 0
    assert learned_in(state)[0].faces.get("event-die") is None
    capsys.readouterr()
    assert called(read, album / "turned.png", "--taught", faces, as_json=True) == 0
    assert json.loads(capsys.readouterr().out)["event"] == "minus"


@pytest.mark.parametrize(("dice", "sure"), [(1, True), (2, False)])
def test_the_event_die_is_one_of_the_dice_to_expect(
    album: Path, capsys: pytest.CaptureFixture[str], dice: int, sure: bool
) -> None:
    called(teach, "event-die", album / "die")
    capsys.readouterr()
    called(read, album / "turned.png", "--dice", str(dice), as_json=True)
    row = json.loads(capsys.readouterr().out)
    assert (row["event"], row["values"], row["sure"]) == ("minus", [], sure)


def test_equal_faces_with_different_meanings_get_one_clear_sentence(
    album: Path, state: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    called(teach, "event-die", album / "die")
    capsys.readouterr()
    same = album / "die" / "meteorite" / "0.png"
    assert called(teach, "event-die", "--face", "bonus-row", same) == 1
    told = capsys.readouterr().err
    assert "looks just like Meteorite. Equal faces need the same meaning" in told
    taught = learned_in(state)[0].faces.get("event-die")
    assert taught is not None
    assert set(taught.signs) == {"meteorite", "minus"}


def test_a_photo_without_a_die_takes_nothing_away(album: Path, state: Path) -> None:
    called(teach, "event-die", album / "die")
    assert called(teach, "event-die", "--face", "minus", album / "empty.png", album / "none.png") == 1
    taught = learned_in(state)[0].faces.get("event-die")
    assert taught is not None
    assert taught.signs.count("minus") == 2


def test_what_was_taught_is_listed_and_forgotten(album: Path, capsys: pytest.CaptureFixture[str]) -> None:
    called(teach, "event-die", album / "die")
    capsys.readouterr()
    called(teach, "--list", as_json=True)
    called(teach, "event-die", "--forget")
    called(teach)
    assert capsys.readouterr().out.splitlines() == [
        '{"set": "event-die", "faces": {"meteorite": 2, "minus": 2}}',
        '{"set": "deck", "faces": {}}',
        '{"set": "dice", "faces": {}}',
        "Forgotten.",
        "Event die: nothing taught yet.",
        "Cards: nothing taught yet.",
        "Your dice: nothing taught yet.",
    ]


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["cow"], "cow cannot be taught; choose from event-die, deck, dice."),
        (["event-die"], "What should I learn from?"),
        (["event-die", "--face", "dragon", "a.jpg"], "dragon is not a meaning the game knows"),
        (["deck", "--face", "floor-12", "a.jpg"], "floor-12 is not a meaning"),
    ],
)
def test_a_wrong_call_of_teach_is_told(arguments: list[str], told: str) -> None:
    with pytest.raises(BadCall, match="^" + told.replace("?", r"\?")):
        called(teach, *arguments)


def test_a_live_lesson_goes_from_face_to_face(
    state: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    clip = tmp_path / "lesson"
    clip.mkdir()
    for number, turn in enumerate((10, 100, 220)):
        write(clip / f"{number}.png", sign_picture("minus", turn, ROOM, seed=turn, size=SIZE)[0])
    video = cv2.VideoWriter(str(tmp_path / "lesson.avi"), cv2.VideoWriter.fourcc(*"MJPG"), 30, SIZE)
    for photo in sorted(clip.iterdir()):
        for _ in range(14):
            video.write(np.asarray(cv2.imread(str(photo)), np.uint8))
    video.release()
    assert called(teach, "event-die", tmp_path / "lesson.avi", "--face", "minus") == 0
    told = capsys.readouterr().out
    assert told.startswith("Turn this face up: Minus only.\n")
    assert "Minus only: seen, 3 of 3." in told
    taught = learned_in(state)[0].faces.get("event-die")
    assert taught is not None
    assert taught.signs == ("minus",) * 3


def test_photographs_calibrate(album: Path, state: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert called(calibrate, album / "empty.png", album / "dice.png", "--camera", "webcam", as_json=True) == 0
    row = json.loads(capsys.readouterr().out)
    assert (row["hindrances"], row["advice"], row["glare"]) == ([], None, [])
    assert 30 < row["die"][0] <= row["die"][1] < 45
    learned, told = learned_in(state)
    assert told == ()
    known = learned.calibration("webcam")
    assert known is not None
    assert (known.size, learned.calibration("pi")) == (SIZE, None)


def test_a_picture_without_a_tray_counts_as_a_whole(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    grain = np.random.default_rng(1).normal(120, 12, (90, 160, 1)).repeat(3, axis=2).clip(0, 255)
    write(tmp_path / "table.png", np.asarray(cv2.resize(grain.astype(np.uint8), SIZE), np.uint8))
    assert called(calibrate, tmp_path / "table.png") == 0
    assert "I can’t find a rim; the whole picture counts." in capsys.readouterr().out


def test_a_calibration_is_forgotten(album: Path, capsys: pytest.CaptureFixture[str]) -> None:
    called(calibrate, album / "empty.png")
    capsys.readouterr()
    called(calibrate, "--forget")
    called(calibrate, "--forget")
    assert capsys.readouterr().out.splitlines() == [
        "The calibration is forgotten.",
        "There was no calibration.",
    ]


def test_nothing_to_calibrate_with_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(BadCall, match="What should I calibrate with"):
        called(calibrate)
    assert called(calibrate, tmp_path / "none.mp4") == 1
    assert "none.mp4" in capsys.readouterr().err
    write(tmp_path / "black.png", np.zeros((360, 640, 3), np.uint8))
    assert called(calibrate, tmp_path / "black.png") == 1
    assert "nothing is remembered" in capsys.readouterr().out


def test_own_dice_are_taught_by_throws_with_their_values_and_used_on_request(
    album: Path, state: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    mine = tmp_path / "mine.npz"
    assert called(teach, "dice", "--photo", album / "dice.png", "5,1,3", "--taught", mine) == 0
    assert "learned" in capsys.readouterr().out
    assert called(teach, "dice", "--taught", mine, "--list", as_json=True) == 0
    row = json.loads(capsys.readouterr().out)
    assert (row["set"], row["throws"], row["dice"]) == ("dice", 1, 3)
    assert row["faces"] == {"1": 1, "3": 1, "5": 1}
    assert called(read, album / "dice.png", "--taught", mine, as_json=True) == 0
    assert json.loads(capsys.readouterr().out)["values"] == [1, 3, 5]
    assert learned_in(state)[0].own_dice is None
    assert called(teach, "dice", "--taught", mine, "--forget") == 0
    assert not mine.exists()


def test_a_photograph_without_so_many_dice_teaches_nothing(
    album: Path, state: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert called(teach, "dice", "--photo", album / "empty.png", "1,2") == 1
    told = capsys.readouterr()
    assert "Dice found: 0, expected: 2" in told.err
    assert learned_in(state)[0].own_dice is None


@pytest.mark.parametrize("values", ["7", "1,,2", "", "1;2", ",".join("1" * 21)])
def test_values_that_no_dice_show_are_told_before_anything_is_looked_at(album: Path, values: str) -> None:
    with pytest.raises(BadCall, match="not faces of dice"):
        called(teach, "dice", "--photo", album / "dice.png", values)


def test_a_file_with_other_faces_is_not_written_over_by_dice(album: Path, tmp_path: Path) -> None:
    faces = tmp_path / "mine.npz"
    photos = sorted((album / "die" / "minus").iterdir())
    assert called(teach, "event-die", "--face", "minus", *photos, "--taught", faces) == 0
    before = faces.read_bytes()
    with pytest.raises(BadCall):
        called(teach, "dice", "--photo", album / "dice.png", "1,3,5", "--taught", faces)
    assert faces.read_bytes() == before
