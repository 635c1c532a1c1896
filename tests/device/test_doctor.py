"""`pipsight doctor` on machines with and without their parts."""

from __future__ import annotations

import json
import os
from argparse import Namespace
from pathlib import Path
from typing import Any

import cv2
import numpy as np
import pytest

from device.checkup import CHECKS
from device.commands.doctor import run
from device.parts.pins import has_pins

PARTS = ["camera", "screen", "touch", "buttons", "sound", "speech", "storage", "power", "heat", "settings"]


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
    code = run(Namespace(json=True, language="en", config=config))
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


def test_what_is_switched_off_is_not_missed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _, rows = examined(capsys, settings(tmp_path, '[sound]\nvolume = 0\nspeech = "off"'))
    assert [rows[part]["found"] for part in ("sound", "speech")] == ["switched off.", "switched off."]


def test_a_camera_that_gives_pictures_is_fine(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "photos").mkdir()
    cv2.imwrite(str(tmp_path / "photos/a.png"), np.zeros((48, 64, 3), np.uint8))
    _, rows = examined(capsys, settings(tmp_path, f'[camera]\nsource = "{tmp_path}/photos"'))
    assert rows["camera"]["found"] == f"{tmp_path}/photos gives pictures, 64 × 48."


def test_a_place_where_nothing_can_be_saved_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("PIPSIGHT_STATE", str(tmp_path / "file"))
    code, rows = examined(capsys)
    assert code == 1
    assert rows["storage"]["found"] == f"Nothing can be saved in {tmp_path}/file (File exists)."


def test_wrong_settings_are_told_and_everything_else_is_examined_all_the_same(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, rows = examined(capsys, settings(tmp_path, "[sound]\nvolum = 3"))
    assert (code, list(rows)) == (1, PARTS)
    assert rows["settings"]["found"].endswith("Did you mean volume?")


def test_the_settings_in_force_are_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = settings(tmp_path, "[table]\nseconds = 60")
    assert examined(capsys, path)[1]["settings"]["found"] == f"{path} is in force."


def test_people_get_a_line_for_each_part_in_their_language(capsys: pytest.CaptureFixture[str]) -> None:
    run(Namespace(json=False, language="de", config=None))
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[1] for line in lines] == [
        "Kamera:",
        "Bildschirm:",
        "Berühren:",
        "Tasten:",
        "Ton:",
        "Sprache:",
        "Speicher:",
        "Strom:",
        "Wärme:",
        "Einstellungen:",
    ]
    assert lines[5] == f"✓ Sprache: {os.environ['PATH']}/espeak-ng spricht."
