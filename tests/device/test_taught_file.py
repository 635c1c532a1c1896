"""Taught faces and the calibration outlive the evening; whatever else lies there is told and left alone."""

from __future__ import annotations

import json
import os
import random
from dataclasses import replace
from io import BytesIO
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from device.saving.calibration_file import Kept, calibration_in, forget_calibration, keep_calibration
from device.saving.kept_file import BadFile
from device.saving.learned import learned_or_set_aside
from device.saving.numbers_file import OWN_DICE
from device.saving.taught_file import faces_file, forget_faces
from vision.taught import OwnDice
from vision.taught.faces import TaughtFaces, learn
from vision.tray.calibration import Calibration
from words.phrases import has_phrase

FLIPS = int(os.environ.get("PIPSIGHT_CUTS", "300"))
RNG = np.random.default_rng(3)
FACES = {name: RNG.integers(0, 255, (48, 48, 3), np.uint8) for name in ("meteorite", "minus")}
TAUGHT = learn(FACES.items())
KEPT = Kept(
    Calibration(
        "pi",
        (1280, 720),
        ((1.0, 2.5), (1200.0, 3.0), (640.0, 700.0)),
        (40.0, 55.5),
        101.5,
        0.45,
        np.arange(90 * 160).reshape(90, 160).astype(np.uint8),
    ),
    {"AeEnable": False, "ExposureTime": 20_000, "ColourGains": (1.5, 1.8)},
)


def test_faces_come_back_as_they_were_taught(tmp_path: Path) -> None:
    path = tmp_path / "new folder" / "faces.npz"
    faces_file("event-die").keep(path, TAUGHT)
    back = faces_file("event-die").read(path)
    assert back is not None
    assert (back.signs, back.are_cards) == (("meteorite", "minus"), False)
    assert np.array_equal(back.rows, TAUGHT.rows)
    assert [file.name for file in path.parent.iterdir()] == ["faces.npz"]


def test_where_nothing_was_taught_there_is_nothing(tmp_path: Path) -> None:
    assert faces_file("deck").read(tmp_path / "none.npz") is None
    assert calibration_in(tmp_path / "none.json") is None


def packed(**arrays: Any) -> bytes:
    content = BytesIO()
    np.savez(content, **arrays)
    return content.getvalue()


GOOD = {"format": 1, "kind": "event-die", **TAUGHT.to_arrays()}


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"PK\x03\x04 torn",
        b"text",
        packed(format=1),
        packed(**GOOD | {"format": 2}),
        packed(**GOOD | {"kind": "deck"}),
        packed(**GOOD | {"signs": np.array(["meteorite", "dragon"])}),
        packed(**GOOD | {"signs": np.array(["meteorite"])}),
        packed(**GOOD | {"rows": TAUGHT.rows[:, :-1]}),
        packed(**GOOD | {"rows": TAUGHT.rows * np.float32(np.nan)}),
        packed(**GOOD | {"rows": np.zeros((2, 3_000_000), np.float32)}),
        packed(**GOOD | {"signs": np.array([{"a": 1}, None], object)}),
        packed(**GOOD)[:-80],
        packed(**GOOD | {"rows": TAUGHT.rows * np.float32(1e30)}),
        b"\0" * (16 * 2**20 + 1),
    ],
)
def test_a_foreign_or_torn_file_of_faces_is_told_and_left(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "faces.npz"
    path.write_bytes(content)
    with pytest.raises(BadFile) as caught:
        faces_file("event-die").read(path)
    assert has_phrase(caught.value.sentence.key)
    assert path.read_bytes() == content


def test_one_flipped_bit_anywhere_is_read_or_told_and_nothing_else(tmp_path: Path) -> None:
    path = tmp_path / "faces.npz"
    faces_file("event-die").keep(path, TAUGHT)
    content, chance = path.read_bytes(), random.Random(15)
    told = set()
    for _ in range(FLIPS):
        bit = chance.randrange(8 * len(content))
        flipped = bytearray(content)
        flipped[bit // 8] ^= 1 << bit % 8
        path.write_bytes(flipped)
        try:
            faces_file("event-die").read(path)
        except BadFile as error:
            told.add(error.sentence.key)
    assert told == {"taught.foreign"}


def test_no_pipe_and_no_endless_device_is_read(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    for path in (tmp_path / "pipe", Path("/dev/zero"), tmp_path):
        with pytest.raises(BadFile):
            faces_file("event-die").read(path)
        with pytest.raises(BadFile):
            calibration_in(path)


def test_an_evening_sets_aside_what_it_does_not_understand_and_says_under_which_name(tmp_path: Path) -> None:
    for name in ("taught-event-die.npz", "taught-deck.npz", "calibration.json"):
        (tmp_path / name).write_bytes(b"nonsense")
    (tmp_path / "calibration-aside-1.json").write_bytes(b"from another evening")
    learned, told = learned_or_set_aside(tmp_path)
    assert (learned.names("pi"), [said.key for said in told]) == ((), ["kept.aside"] * 3)
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "calibration-aside-1.json",
        "calibration-aside-2.json",
        "taught-deck-aside-1.npz",
        "taught-event-die-aside-1.npz",
    ]
    assert {dict(said.gaps)["aside"] for said in told} == {
        str(tmp_path / name)
        for name in ("calibration-aside-2.json", "taught-deck-aside-1.npz", "taught-event-die-aside-1.npz")
    }


def own_dice() -> OwnDice:
    """One die, looked at from four turns."""
    rows = RNG.normal(size=(4, 128)).astype(np.float32)
    return OwnDice((3,) * 4, rows / np.linalg.norm(rows, axis=1, keepdims=True), 1, 1, 0.05, (20, 30, 200))


def test_own_dice_come_back_as_they_were_shown(tmp_path: Path) -> None:
    OWN_DICE.keep(tmp_path / "dice.npz", own_dice())
    back = OWN_DICE.read(tmp_path / "dice.npz")
    assert back is not None
    assert (back.faces, back.count) == ((3,) * 4, 1)


def test_dice_that_an_earlier_eye_felt_are_kept_aside_and_asked_for_again(tmp_path: Path) -> None:
    before = replace(OWN_DICE, felt_by=lambda: "another network")
    before.keep(tmp_path / "taught-dice.npz", own_dice())
    with pytest.raises(BadFile) as caught:
        OWN_DICE.read(tmp_path / "taught-dice.npz")
    assert caught.value.sentence.key == "taught.earlier"
    learned, told = learned_or_set_aside(tmp_path)
    assert (learned.own_dice, [said.key for said in told]) == (None, ["taught.earlier-aside"])
    assert before.read(tmp_path / "taught-dice-aside-1.npz") is not None


def test_dice_of_the_time_before_that_was_written_down_belong_to_the_network_of_that_time(
    tmp_path: Path,
) -> None:
    then = {"format": 1, "kind": "dice", **own_dice().to_arrays()}
    (tmp_path / "dice.npz").write_bytes(packed(**then))
    now = replace(OWN_DICE, felt_by=lambda: OWN_DICE.unmarked)
    assert now.read(tmp_path / "dice.npz") is not None
    with pytest.raises(BadFile):
        replace(OWN_DICE, felt_by=lambda: "a later network").read(tmp_path / "dice.npz")


def test_whatever_lies_where_something_is_kept_is_never_written_over(tmp_path: Path) -> None:
    for name in ("faces.npz", "calibration.json"):
        (tmp_path / name).write_bytes(b"somebody's diary")
    assert faces_file("event-die").keep(tmp_path / "faces.npz", TAUGHT) == tmp_path / "faces-aside-1.npz"
    aside = keep_calibration(tmp_path / "calibration.json", KEPT)
    assert aside == tmp_path / "calibration-aside-1.json"
    assert {path.read_bytes() for path in tmp_path.glob("*-aside-1.*")} == {b"somebody's diary"}
    assert keep_calibration(tmp_path / "calibration.json", KEPT) is None


def test_what_was_taught_can_be_forgotten(tmp_path: Path) -> None:
    path = tmp_path / "faces.npz"
    faces_file("event-die").keep(path, TAUGHT)
    assert [forget_faces(path), forget_faces(path)] == [True, False]


def test_a_deck_is_no_event_die(tmp_path: Path) -> None:
    cards = TaughtFaces(("floor-1",), learn([("floor-1", FACES["minus"])], are_cards=True).rows, True)
    faces_file("deck").keep(tmp_path / "deck.npz", cards)
    assert faces_file("deck").read(tmp_path / "deck.npz") is not None
    with pytest.raises(BadFile):
        faces_file("event-die").read(tmp_path / "deck.npz")


def test_a_calibration_comes_back_as_it_was_kept(tmp_path: Path) -> None:
    path = tmp_path / "calibration.json"
    keep_calibration(path, KEPT)
    back = calibration_in(path)
    assert back is not None
    before, after = KEPT.calibration, back.calibration
    assert (after.camera, after.size, after.tray, after.edges) == (
        before.camera,
        before.size,
        before.tray,
        before.edges,
    )
    assert (after.light, after.sharpness, back.controls) == (101.5, 0.45, KEPT.controls)
    assert np.array_equal(np.asarray(after.empty), np.asarray(before.empty))
    assert [forget_calibration(path), forget_calibration(path)] == [True, False]


@pytest.mark.parametrize(
    "change",
    [
        {"format": 7},
        {"size": [0, 720]},
        {"size": "large"},
        {"tray": [[1, 2]]},
        {"tray": [[1, -2], [3, 4], [5, 6]]},
        {"edges": [5]},
        {"empty": "not base64!"},
        {"empty": "aGFsbG8="},
        {"controls": {"ScalerCrop": 1}},
        {"controls": {"ExposureTime": "long"}},
        {"light": None},
        {"light": 10**400},
        {"size": [float("inf"), 720]},
        {"size": [1280, 10]},
        {"controls": ["AeEnable"]},
        {"controls": {"ExposureTime": float("nan")}},
        {"controls": {"ColourGains": [[1, 2], "x"]}},
    ],
)
def test_a_foreign_calibration_is_told_and_left(tmp_path: Path, change: dict[str, object]) -> None:
    path = tmp_path / "calibration.json"
    keep_calibration(path, KEPT)
    path.write_text(json.dumps(json.loads(path.read_text()) | change))
    with pytest.raises(BadFile) as caught:
        calibration_in(path)
    assert has_phrase(caught.value.sentence.key)
    assert path.exists()


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b"[" * 100_000, b"x" * 2_000_000, b"\xff\xfe"])
def test_no_json_is_no_calibration(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "calibration.json"
    path.write_bytes(content)
    with pytest.raises(BadFile):
        calibration_in(path)
