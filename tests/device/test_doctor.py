"""`pipsight doctor` on machines with and without their parts."""

from __future__ import annotations

import json
import os
from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import cv2
import gpiozero
import numpy as np
import pytest
from gpiozero.pins.mock import MockFactory

from config.settings import load
from device.checkup import CHECKS, Patient, hardware
from device.checkup.machine import clock
from device.commands.doctor import run
from device.parts.pins import has_pins
from words.phrases import ENGLISH
from words.sentences import sentence

PARTS = ["camera", "light", "learned", "screen", "touch", "buttons", "lamps", "sound", "speech"]
PARTS += ["storage", "clock", "power", "heat", "settings", "games"]


@pytest.fixture(autouse=True)
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine with a loudspeaker, a voice and a place to save games, without screen and settings file."""
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin/espeak-ng").write_text("#!/bin/sh\n")
    (tmp_path / "bin/espeak-ng").chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    monkeypatch.setenv("PIPSIGHT_STATE", str(tmp_path / "state"))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    for name in ("PIPSIGHT_CONFIG", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)


def settings(folder: Path, text: str) -> Path:
    path = folder / "settings.toml"
    path.write_text(text)
    return path


def examined(capsys: pytest.CaptureFixture[str], config: Path | None = None) -> tuple[int, dict[str, Any]]:
    code = run(
        Namespace(json=True, language="en", config=config, as_service=False, report=None, with_pictures=False)
    )
    rows = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    return code, {row["part"]: row for row in rows}


def test_every_part_of_the_contract_is_examined(capsys: pytest.CaptureFixture[str]) -> None:
    _, rows = examined(capsys)
    assert list(rows) == PARTS == [check.__name__ for check in CHECKS]
    assert {tuple(row) for row in rows.values()} == {("part", "fine", "needed", "found", "advice")}


@pytest.mark.skipif(has_pins(), reason="this machine has pins, and perhaps nothing on them")
def test_a_laptop_with_the_default_settings_is_fine(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", "/nowhere")
    monkeypatch.setenv("SDL_AUDIODRIVER", "no-such-driver")
    code, rows = examined(capsys)
    assert code == 0
    assert [part for part, row in rows.items() if not row["fine"]] == ["sound", "speech"]


@pytest.mark.parametrize(
    ("asked", "part", "advice"),
    [
        ('[camera]\nsource = "webcam:97"', "camera", None),
        ('[camera]\nsource = "/nowhere.mp4"', "camera", None),
        ('[screen]\nmode = "window"', "screen", "Connect a screen, or set screen.mode to auto."),
        ("[sound]\nvolume = 61", "sound", "Connect one, or set sound.volume to 0."),
        ('[sound]\nvolume = 0\nspeech = "on-request"', "speech", "This helps: sudo apt install espeak-ng"),
        (
            '[sound]\nvolume = 0\npiper_en = "/no/voice.onnx"',
            "speech",
            "Check sound.piper_de and sound.piper_en: an .onnx file, its .onnx.json beside it.",
        ),
    ],
)
def test_what_the_settings_ask_for_and_is_missing_is_told_with_what_helps(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    asked: str,
    part: str,
    advice: str | None,
) -> None:
    monkeypatch.setenv("PATH", "/nowhere")
    monkeypatch.setenv("SDL_AUDIODRIVER", "no-such-driver")
    code, rows = examined(capsys, settings(tmp_path, asked))
    assert code == 1
    assert (rows[part]["fine"], rows[part]["needed"], rows[part]["advice"]) == (False, True, advice)


@pytest.mark.skipif(has_pins(), reason="this machine has pins")
def test_buttons_that_were_wished_for_are_missing_where_there_are_no_pins(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, rows = examined(capsys, settings(tmp_path, "[buttons]\npass_pin = 22"))
    assert (code, rows["buttons"]["fine"]) == (1, False)
    assert rows["buttons"]["advice"].startswith("Play on a Raspberry Pi")


@pytest.mark.skipif(has_pins(), reason="this machine has pins")
def test_lamps_that_were_wished_for_are_missing_where_there_are_no_pins(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, rows = examined(capsys, settings(tmp_path, "[buttons]\ntrouble_pin = 22"))
    assert (code, rows["lamps"]["found"]) == (1, "This computer has no pins for them.")


def test_what_is_switched_off_is_not_missed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _, rows = examined(capsys, settings(tmp_path, '[sound]\nvolume = 0\nspeech = "off"'))
    assert [rows[part]["found"] for part in ("sound", "speech")] == ["switched off.", "switched off."]


def test_a_camera_that_gives_pictures_is_fine(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "photos").mkdir()
    cv2.imwrite(str(tmp_path / "photos/a.png"), np.zeros((48, 64, 3), np.uint8))
    _, rows = examined(capsys, settings(tmp_path, f'[camera]\nsource = "{tmp_path}/photos"'))
    assert rows["camera"]["found"] == f"{tmp_path}/photos sends pictures, 64 × 48."


@pytest.mark.parametrize(
    ("brightness", "wrong"), [(4, "It’s too dark. Turn on more light."), (255, None), (128, None)]
)
def test_light_and_focus_are_judged_in_the_cameras_picture(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], brightness: int, wrong: str | None
) -> None:
    (tmp_path / "photos").mkdir()
    cv2.imwrite(str(tmp_path / "photos/a.png"), np.full((360, 640, 3), brightness, np.uint8))
    _, rows = examined(capsys, settings(tmp_path, f'[camera]\nsource = "{tmp_path}/photos"'))
    assert rows["light"]["found"].startswith(f"Brightness {brightness} of 255, sharpness 0.")
    assert not rows["light"]["fine"]
    assert wrong is None or rows["light"]["advice"] == wrong


@pytest.fixture
def pins(monkeypatch: pytest.MonkeyPatch) -> Iterator[MockFactory]:
    """A machine with pins, all of them mocked."""
    monkeypatch.setattr(hardware, "has_pins", lambda: True)
    before = gpiozero.Device.pin_factory
    gpiozero.Device.pin_factory = MockFactory()
    yield gpiozero.Device.pin_factory
    gpiozero.Device.pin_factory.reset()
    gpiozero.Device.pin_factory = before


def test_every_lamp_and_the_buzzer_are_on_for_a_moment(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], pins: MockFactory
) -> None:
    wired = "[buttons]\nseat_pins = [5, 6]\npass_lamp_pin = 22\nready_pin = 16\nbuzzer_pin = 25\n"
    _, rows = examined(capsys, settings(tmp_path, wired))
    assert rows["buttons"]["found"] == "4 on their pins, none hangs."
    assert rows["lamps"]["found"] == "3 on their pins; each was on for a moment."
    for pin in (22, 16, 25):
        assert [each.state for each in pins.pin(pin).states] == [False, True, False]


class StuckButton:
    """Down when opened, and busy when closed, as lgpio has it at times; mock pins are never so."""

    is_pressed = True

    def close(self) -> None:
        raise RuntimeError("'GPIO busy'")


@pytest.mark.usefixtures("pins")
def test_a_button_of_a_seat_that_hangs_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hardware, "wired_buttons", lambda *_: {1: StuckButton()})
    wired = "[buttons]\npass_pin = 0\nannounce_pin = 0\nseat_pins = [0, 6]\n"
    code, rows = examined(capsys, settings(tmp_path, wired))
    assert (code, rows["buttons"]["found"]) == (1, "2 is pressed.")


def test_a_clock_that_is_behind_the_program_is_told_but_asked_for_by_nobody(tmp_path: Path) -> None:
    program = tmp_path / "from-the-future.py"
    program.touch()
    os.utime(program, (4e9, 4e9))
    patient = Patient(load(), None, ENGLISH)
    assert clock(patient).fine
    behind = clock(patient, program)
    assert (behind.fine, behind.is_missing, behind.found) == (False, False, sentence("doctor.clock.behind"))


def test_a_place_where_nothing_can_be_saved_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("PIPSIGHT_STATE", str(tmp_path / "file"))
    code, rows = examined(capsys)
    assert code == 1
    assert (
        rows["storage"]["found"]
        == f"Nothing can be saved in {tmp_path}/file (something else is there already)."
    )


def test_wrong_settings_are_told_and_everything_else_is_examined_all_the_same(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, rows = examined(capsys, settings(tmp_path, "[sound]\nvolum = 3"))
    assert (code, list(rows)) == (1, PARTS)
    assert rows["settings"]["found"].endswith("Did you mean volume?")


def test_the_settings_in_force_are_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = settings(tmp_path, "[table]\nseconds = 60")
    assert examined(capsys, path)[1]["settings"]["found"] == f"{path} is in use."


def test_people_get_a_line_for_each_part_in_their_language(capsys: pytest.CaptureFixture[str]) -> None:
    run(Namespace(json=False, language="de", config=None, as_service=False, report=None, with_pictures=False))
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[1] for line in lines] == [
        "Kamera:",
        "Licht",
        "Gelernt:",
        "Bildschirm:",
        "Berühren:",
        "Tasten:",
        "Lampen",
        "Ton:",
        "Sprache:",
        "Speicher:",
        "Uhr:",
        "Strom:",
        "Wärme:",
        "Einstellungen:",
        "Spiele:",
    ]
    assert lines[8] == f"✓ Sprache: {os.environ['PATH']}/espeak-ng spricht."
