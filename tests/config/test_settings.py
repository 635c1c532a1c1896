"""Settings: defaults load, and every mistake is refused with its place and what would be right."""

from __future__ import annotations

import itertools
import re
from dataclasses import dataclass
from pathlib import Path

import pytest

from config.check import decode
from config.misfit import Misfit, MisfitKind
from config.settings import DEFAULTS, is_empty, load


def refused(tmp_path: Path, text: str) -> Misfit:
    file = tmp_path / "settings.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(Misfit) as caught:
        load(file)
    return caught.value


def test_the_defaults_load_and_the_owners_file_changes_only_what_it_names(tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    file.write_text("[table]\nseconds = 0\n", encoding="utf-8")
    settings = load(file)
    assert settings.table.seconds == 0
    assert settings.table.names == load().table.names
    assert settings.screen == load().screen


def test_every_setting_in_the_defaults_has_a_comment_line() -> None:
    blocks = r"\[\[upwards\.blocks\]\]\n(\w+ = .*\n)+"
    lines = re.sub(blocks, "", DEFAULTS.read_text(encoding="utf-8")).splitlines()
    bare = [
        line
        for before, line in itertools.pairwise(lines)
        if re.match(r"\w+ =", line) and not before.startswith("#")
    ]
    assert bare == []


@pytest.mark.parametrize(
    ("text", "problem", "place", "meant"),
    [
        ("[tabel]\n", MisfitKind.UNKNOWN_KEY, "tabel", "table"),
        ("[table]\nsecnds = 3\n", MisfitKind.UNKNOWN_KEY, "table.secnds", "seconds"),
        ('[table]\nseconds = "ninety"\n', MisfitKind.WRONG_TYPE, "table.seconds", ""),
        ("[table]\nseconds = true\n", MisfitKind.WRONG_TYPE, "table.seconds", ""),
        ("table = 3\n", MisfitKind.WRONG_TYPE, "table", ""),
        ("[table]\nnames = 3\n", MisfitKind.WRONG_TYPE, "table.names", ""),
        ("[table]\nseconds = 9\n", MisfitKind.OUT_OF_RANGE, "table.seconds", ""),
        ('[table]\nnames = ["Ada"]\n', MisfitKind.WRONG_COUNT, "table.names", ""),
        ('[screen]\ntheme = "drak"\n', MisfitKind.NOT_ALLOWED, "screen.theme", '"dark"'),
        ("[screen]\nrotation = 45\n", MisfitKind.NOT_ALLOWED, "screen.rotation", ""),
        ("[buttons]\nannounce_pin = 17\n", MisfitKind.PIN_TWICE, "buttons.announce_pin", ""),
        ("[buttons]\npass_pin = 2\n", MisfitKind.PIN_OF_PANEL, "buttons.pass_pin", ""),
        ("[buttons]\nseat_pins = [5, 17]\n", MisfitKind.PIN_TWICE, "buttons.seat_pins[2]", ""),
        ("[buttons]\nseat_pins = [5, 40]\n", MisfitKind.OUT_OF_RANGE, "buttons.seat_pins[2]", ""),
        ("[buttons]\nseat_pins = [4, 5, 6, 7, 8, 9, 10]\n", MisfitKind.WRONG_COUNT, "buttons.seat_pins", ""),
        ("[buttons]\nbuzzer_pin = 3\n", MisfitKind.PIN_OF_PANEL, "buttons.buzzer_pin", ""),
        ("[buttons]\nready_pin = 5\ntrouble_pin = 5\n", MisfitKind.PIN_TWICE, "buttons.trouble_pin", ""),
        ("[buttons]\npass_pin = 28\n", MisfitKind.OUT_OF_RANGE, "buttons.pass_pin", ""),
        ("[table\n", MisfitKind.NOT_TOML, "", ""),
    ],
)
def test_a_mistake_is_refused_with_its_place_and_a_guess(
    tmp_path: Path, text: str, problem: MisfitKind, place: str, meant: str
) -> None:
    error = refused(tmp_path, text)
    assert (error.problem, error.meant) == (problem, meant)
    assert error.place == (place or str(tmp_path / "settings.toml"))


def test_a_section_that_is_not_ours_is_left_to_its_game(tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    file.write_text("[yahtzee]\nrounds = 13\n", encoding="utf-8")
    assert load(file).games == {**load().games, "yahtzee": {"rounds": 13}}


@dataclass(frozen=True)
class Brought:
    rounds: int = 13
    names: tuple[str, ...] = ()


def test_a_section_that_somebody_brings_may_have_its_own_defaults() -> None:
    assert decode(Brought, {"rounds": 5}, "yahtzee") == Brought(5)


def test_two_unwired_lamps_are_no_pin_used_twice(tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    file.write_text("[buttons]\npass_pin = 0\nannounce_pin = 0\n", encoding="utf-8")
    assert load(file).buttons.announce_pin == 0


def test_an_empty_file_means_the_defaults(tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    file.touch()
    assert load(file) == load()
    assert is_empty(file)


def test_a_binary_file_is_no_settings_file(tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    file.write_bytes(bytes(range(256)))
    with pytest.raises(Misfit) as caught:
        load(file)
    assert caught.value.problem is MisfitKind.NOT_TOML


def test_a_file_that_is_not_there_or_is_a_folder_is_named(tmp_path: Path) -> None:
    for path in (tmp_path / "none.toml", tmp_path):
        with pytest.raises(Misfit) as caught:
            load(path)
        assert (caught.value.problem, caught.value.place) == (MisfitKind.NO_FILE, str(path))
