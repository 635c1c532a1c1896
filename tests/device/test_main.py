"""The command line: which command is meant, in which language, and how things end."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from device.__main__ import all_commands, main, with_command
from device.calls.bad_call import BadCall
from device.calls.language import caller_language, is_given
from device.crashes import keep_crash
from words.phrases import ENGLISH, GERMAN, Language


@pytest.mark.parametrize(
    ("words", "meant"),
    [
        ([], ["play"]),
        (["--game", "upwards"], ["play", "--game", "upwards"]),
        (["--language", "de", "--game", "upwards"], ["play", "--language", "de", "--game", "upwards"]),
        (["read", "a.png"], ["read", "a.png"]),
        (["--language", "de", "read", "a.png"], ["read", "--language", "de", "a.png"]),
        (["--config", "read", "watch", "x"], ["watch", "--config", "read", "x"]),
        (["--help"], ["--help"]),
        (["dance"], ["dance"]),
    ],
)
def test_without_a_command_play_is_meant(words: list[str], meant: list[str]) -> None:
    assert with_command(words) == meant


@pytest.mark.parametrize(
    ("words", "environment", "language"),
    [
        (["play"], {}, ENGLISH),
        (["play"], {"LANG": "de_AT.UTF-8"}, GERMAN),
        (["play"], {"LANG": "de_AT.UTF-8", "LC_ALL": "fr_FR"}, ENGLISH),
        (["play", "--language", "de"], {"LANG": "en_GB"}, GERMAN),
        (["play", "--language=en"], {"LANG": "de_DE"}, ENGLISH),
    ],
)
def test_the_call_decides_on_the_language_before_the_system(
    words: list[str], environment: dict[str, str], language: Language
) -> None:
    assert caller_language(words, {"XDG_CONFIG_HOME": "/nowhere", **environment}) == language


def test_the_settings_decide_before_the_system(tmp_path: Path) -> None:
    settings = tmp_path / "settings.toml"
    settings.write_text('[table]\nlanguage = "de"\n')
    environment = {"PIPSIGHT_CONFIG": str(settings), "LANG": "en_GB"}
    assert caller_language(["play"], environment) == GERMAN


def test_only_a_call_that_names_a_language_overrules_what_was_chosen_on_the_screen() -> None:
    assert is_given(["play", "--language", "de"])
    assert not is_given(["play"])


def test_settings_that_cannot_be_used_do_not_keep_anyone_from_hearing_so(tmp_path: Path) -> None:
    environment = {"PIPSIGHT_CONFIG": str(tmp_path / "missing.toml"), "LANG": "de_DE"}
    assert caller_language(["play"], environment) == GERMAN


def test_a_strange_language_is_refused() -> None:
    with pytest.raises(BadCall, match="klingon"):
        caller_language(["play", "--language", "klingon"], {})


ALL = ", ".join(all_commands())


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["dance", "--language", "en"], f"COMMAND: There is no “dance” here. Choose from: {ALL}."),
        (["dance", "--language", "de"], f"BEFEHL: „dance“ gibt es hier nicht. Möglich sind: {ALL}."),
        (["read", "--language", "de"], "Hier fehlt noch FOTO. Hilfe: pipsight --help"),
        (["play", "--dance", "--language", "de"], "--dance kenne ich nicht. Hilfe: pipsight --help"),
        (
            ["play", "--language", "de", "--game"],
            "--game: Danach muss noch etwas stehen. Hilfe: pipsight --help",
        ),
        (
            ["play", "--language", "de", "--s", "1"],
            "--s ist nicht eindeutig. Möglich sind: --screen, --seed.",
        ),
        (
            ["options", "--language", "de", "chess"],
            "upwards|beam-me-up|numberloor: „chess“ gibt es hier nicht. "
            "Möglich sind: upwards, beam-me-up, numberloor.",
        ),
    ],
)
def test_a_wrong_call_is_one_sentence_in_one_language(
    capsys: pytest.CaptureFixture[str], words: list[str], told: str
) -> None:
    assert main(words) == 2
    assert capsys.readouterr() == ("", f"{told}\n")


def test_help_lists_every_command_in_the_callers_language(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--help"])
    assert ended.value.code == 0
    assert "replay" in capsys.readouterr().out


def test_what_nobody_foresaw_is_a_sentence_and_the_details_are_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PIPSIGHT_STATE", str(tmp_path))
    sentence = keep_crash(ZeroDivisionError("a bug"), ENGLISH)
    details = tmp_path / "crash.txt"
    assert sentence == f"That should not have happened: ZeroDivisionError: a bug. Details are in {details}."
    assert details.read_text() == "ZeroDivisionError: a bug\n"


def test_where_no_details_can_be_kept_the_sentence_stands_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PIPSIGHT_STATE", "/proc/nowhere")
    sentence = keep_crash(ZeroDivisionError("a bug"), ENGLISH)
    assert sentence == "That should not have happened: ZeroDivisionError: a bug."


def test_the_version_is_that_of_the_project(capsys: pytest.CaptureFixture[str]) -> None:
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text())["project"]
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"pipsight {project['version']}\n"
