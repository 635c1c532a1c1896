"""The drawing of the wires: true to the settings, to the Pi, and to the page that shows it."""

from __future__ import annotations

import json
from argparse import Namespace
from dataclasses import replace
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from gpiozero.pins.pi import PiBoardInfo
from hypothesis import given
from hypothesis import strategies as st

from config.settings import load
from device.commands.wiring import run
from device.parts.wiring import GROUNDS, HEADER, POWER, Wire, drawing, wires
from words.phrases import ENGLISH, GERMAN

BUTTONS = load().buttons
PICTURE = Path(__file__).parents[2] / "docs/pictures/wiring.svg"
PI_4, PI_ZERO_2, PI_5 = 0xC03111, 0x902120, 0xC04170


@pytest.mark.parametrize("revision", [PI_4, PI_ZERO_2, PI_5])
def test_the_header_is_the_one_that_gpiozero_knows(revision: int) -> None:
    pins = PiBoardInfo.from_revision(revision).headers["J8"].pins
    wired = {place: f"GPIO{pin}" for pin, place in HEADER.items()} | dict.fromkeys(GROUNDS, "GND") | POWER
    taken_by_boards = {27: "GPIO0", 28: "GPIO1"}
    assert wired | taken_by_boards == {place: pin.name for place, pin in pins.items()}


def test_each_part_hangs_between_its_pin_and_the_nearest_free_ground() -> None:
    lamps = replace(BUTTONS, pass_lamp_pin=22, announce_lamp_pin=24)
    assert wires(lamps) == (
        Wire("pass_pin", 17, 11, 9),
        Wire("announce_pin", 27, 13, 14),
        Wire("pass_lamp_pin", 22, 15, 20),
        Wire("announce_lamp_pin", 24, 18, 25),
    )


SINGLES = ("pass_pin", "announce_pin", "pass_lamp_pin", "announce_lamp_pin")
STATUS = ("ready_pin", "reading_pin", "trouble_pin", "buzzer_pin")


@given(st.permutations(range(4, 28)), st.integers(0, 6))
def test_every_part_is_drawn_and_no_ground_is_shared_before_all_are_used(pins: list[int], seats: int) -> None:
    singles: dict[str, Any] = dict(zip((*SINGLES, *STATUS), pins, strict=False))
    buttons = replace(BUTTONS, **singles)
    buttons = replace(buttons, seat_pins=tuple(pins[8 : 8 + seats]))
    found = wires(buttons)
    assert [wire.pin for wire in found] == pins[: 8 + seats]
    assert {wire.ground for wire in found} == set(GROUNDS)
    ET.fromstring(drawing(buttons, GERMAN))  # noqa: S314 - our own words


def test_the_picture_in_the_papers_is_the_one_that_the_settings_give() -> None:
    assert PICTURE.read_text() == drawing(BUTTONS, ENGLISH)


def test_the_command_draws_the_owners_own_wires(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "mine.toml").write_text("[buttons]\npass_pin = 5\n")
    file = tmp_path / "wires.svg"
    assert (
        run(Namespace(file=str(file), config=tmp_path / "mine.toml", language="de", json=True, force=False))
        == 0
    )
    assert json.loads(capsys.readouterr().out) == {"wiring": str(file)}
    assert file.read_text() == drawing(replace(BUTTONS, pass_pin=5), GERMAN)


def test_a_place_that_cannot_be_written_is_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(Namespace(file=str(tmp_path), config=None, language="en", json=False, force=False)) == 1
    told = f"{tmp_path}: I cannot write the drawing there (that is a folder). Name another place.\n"
    assert capsys.readouterr() == ("", told)
