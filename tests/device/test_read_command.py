"""`pipsight read`, as in the contracts."""

from __future__ import annotations

import json
import subprocess
import sys
from argparse import ArgumentParser
from pathlib import Path
from typing import Any

import cv2
import numpy as np
import pytest

from device.calls.bad_call import BadCall
from device.calls.reading_rows import photo_row, throw_row, words
from device.commands.read import add, run
from device.sources.picture_files import decode
from games.rules import Expected
from vision.reading.reader import read
from vision.reading.readings import Advice, Doubt, PictureBox, Reading, SeenDie
from words.phrases import ENGLISH, GERMAN, Language

ROOT = Path(__file__).parents[2]
FIVE = SeenDie(PictureBox(10, 20, 30, 40), 0.98765, face=5)
TWO = SeenDie(PictureBox(50, 20, 30, 40), 0.9, face=2)
METEORITE = SeenDie(PictureBox(90, 20, 30, 40), 0.95, sign="meteorite")


def called(*arguments: str, as_json: bool = True, language: str = "en") -> int:
    parser = ArgumentParser()
    add(parser)
    parser.set_defaults(json=as_json, language=language)
    return run(parser.parse_args(arguments))


def five(path: Path) -> str:
    picture = np.full((240, 320, 3), (60, 110, 70), np.uint8)
    cv2.rectangle(picture, (100, 60), (200, 160), (235, 240, 240), -1)
    for x, y in ((122, 82), (178, 82), (150, 110), (122, 138), (178, 138)):
        cv2.circle(picture, (x, y), 10, (20, 20, 20), -1)
    cv2.imwrite(str(path), picture)
    return str(path)


def rows(capsys: pytest.CaptureFixture[str]) -> list[dict[str, Any]]:
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def test_an_answer_has_everything_in_the_order_of_the_contract() -> None:
    row = photo_row("a.jpg", Reading((FIVE, METEORITE, TWO)), 7.4321, ENGLISH)
    assert json.dumps(row) == (
        '{"photo": "a.jpg", "sure": true, "values": [2, 5], "event": "meteorite", "dice": ['
        '{"value": 5, "box": [10, 20, 30, 40], "confidence": 0.9877}, '
        '{"value": "meteorite", "box": [90, 20, 30, 40], "confidence": 0.95}, '
        '{"value": 2, "box": [50, 20, 30, 40], "confidence": 0.9}], '
        '"milliseconds": 7.4, "advice": null}'
    )


def test_doubt_names_the_die_and_the_reason() -> None:
    doubted = Reading((FIVE, TWO), Advice(Doubt.LEANING, 1))
    assert photo_row("a.jpg", doubted, 1, ENGLISH)["advice"] == (
        "Die 2 from the left: One die is leaning, so what it shows is not certain."
    )
    dark = photo_row("a.jpg", Reading((), Advice(Doubt.DARK)), 1, ENGLISH)
    assert dark["advice"] == "The photo is too dark."


@pytest.mark.parametrize("doubt", list(Doubt))
@pytest.mark.parametrize("language", [GERMAN, ENGLISH])
def test_every_doubt_has_its_words(doubt: Doubt, language: Language) -> None:
    assert photo_row("a.jpg", Reading((), Advice(doubt)), 1, language)["advice"]


@pytest.mark.parametrize(
    ("reading", "told"),
    [
        (Reading((FIVE, TWO)), "2, 5 – 7 in all"),
        (Reading(()), "no dice"),
        (
            Reading((FIVE,), Advice(Doubt.DARK)),
            "5 – 5 in all – but I’m not sure: It’s too dark. Turn on more light.",
        ),
    ],
)
def test_people_get_a_sentence(reading: Reading, told: str) -> None:
    assert words(reading, ENGLISH) == told


def test_each_photo_gets_its_line_in_the_order_given(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    photos = [five(tmp_path / name) for name in ("b.png", "a.png")]
    assert called(*photos, photos[0]) == 0
    told = rows(capsys)
    assert [row["photo"] for row in told] == [*photos, photos[0]]
    reading = read(decode(Path(photos[0])))
    assert {key: told[0][key] for key in ("sure", "values", "event")} == throw_row(reading)


def test_a_photo_that_cannot_be_read_does_not_stop_the_others(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good, missing = five(tmp_path / "good.png"), str(tmp_path / "missing.jpg")
    assert called(missing, str(tmp_path), good) == 1
    shown = capsys.readouterr()
    told = [json.loads(line) for line in shown.out.splitlines()]
    assert told[:2] == [
        {"photo": missing, "error": "there is no such file."},
        {"photo": str(tmp_path), "error": "this is a folder, not a picture."},
    ]
    assert told[2]["photo"] == good
    assert shown.err == f"{missing}: there is no such file.\n{tmp_path}: this is a folder, not a picture.\n"


def test_without_json_people_are_told_in_their_language(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good = five(tmp_path / "gut.png")
    assert called(good, str(tmp_path / "weg.jpg"), as_json=False, language="de") == 1
    shown = capsys.readouterr()
    assert shown.out == f"{good}: {words(read(decode(Path(good))), Language('de'))}\n"
    assert shown.err == f"{tmp_path}/weg.jpg: diese Datei gibt es nicht.\n"


def test_a_file_name_that_is_no_text_is_told_all_the_same(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    odd = str(tmp_path / "odd\udcff.png")
    assert called(odd, as_json=False) == 1
    assert called(odd) == 1
    shown = capsys.readouterr()
    assert shown.err == f"{tmp_path}/odd?.png: there is no such file.\n" * 2
    assert json.loads(shown.out)["photo"] == odd


def test_annotated_photos_never_overwrite_anything_that_was_given(tmp_path: Path) -> None:
    (tmp_path / "more").mkdir()
    photos = [five(tmp_path / "a.png"), five(tmp_path / "more" / "a.png")]
    before = [Path(photo).read_bytes() for photo in photos]
    assert called(*photos, "--annotate", str(tmp_path)) == 0
    assert [Path(photo).read_bytes() for photo in photos] == before
    drawn = [decode(tmp_path / name) for name in ("a-seen.jpg", "a-seen-2.jpg")]
    assert [picture.shape for picture in drawn] == [(240, 320, 3)] * 2


def test_the_folder_for_annotated_photos_is_made(tmp_path: Path) -> None:
    called(five(tmp_path / "a.png"), "--annotate", str(tmp_path / "new" / "folder"))
    assert (tmp_path / "new" / "folder" / "a-seen.jpg").exists()


def test_a_place_that_is_no_folder_is_a_wrong_call(tmp_path: Path) -> None:
    with pytest.raises(BadCall) as refusal:
        called(five(tmp_path / "a.png"), "--annotate", str(tmp_path / "a.png"))
    assert str(refusal.value) == (
        f"--annotate {tmp_path}/a.png: I cannot write there (something else is there already); "
        "name a folder of yours."
    )


def test_the_number_of_dice_is_expected(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    photo = five(tmp_path / "a.png")
    called(photo, "--dice", "3")
    reading = read(decode(Path(photo)), Expected(pip_dice=3, mixed=True))
    assert rows(capsys)[0]["sure"] == reading.sure is False


@pytest.mark.parametrize("count", ["0", "21", "-1", "two", "", "²", "1.5"])
def test_a_number_that_is_none_is_a_wrong_call(tmp_path: Path, count: str) -> None:
    with pytest.raises(BadCall) as refusal:
        called(five(tmp_path / "a.png"), f"--dice={count}")
    assert str(refusal.value) == (
        f"--dice {count}: that is not possible; it takes a whole number from 1 to 20."
    )


def test_the_libraries_are_not_heard(tmp_path: Path) -> None:
    """In a process of its own, with a PNG about which libpng complains on the terminal."""
    torn = bytearray(Path(five(tmp_path / "a.png")).read_bytes())
    torn[len(torn) // 2] ^= 255
    (tmp_path / "torn.png").write_bytes(torn)
    command = [
        sys.executable,
        "-m",
        "device",
        "read",
        str(tmp_path / "torn.png"),
        "--json",
        "--language",
        "en",
    ]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.stderr == (
        f"{tmp_path}/torn.png: this is not a picture I can read, or it is damaged;"
        " JPEG and PNG are possible, for instance.\n"
    )
    assert list(json.loads(done.stdout)) == ["photo", "error"]


def test_the_boxes_of_a_photograph_that_was_read_smaller_are_in_its_own_pixels() -> None:
    row = photo_row("a.jpg", Reading((FIVE,)), 1, ENGLISH, times=4)
    assert row["dice"][0]["box"] == [40, 80, 120, 160]
