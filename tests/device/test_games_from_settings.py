"""Each game checks its own section of the settings; a section of no game is told and does no harm."""

from __future__ import annotations

from pathlib import Path

import pytest

from config.settings import load
from device.calls.bad_call import BadCall
from device.calls.settings_file import settings_for
from device.games_from_settings import game_kinds
from games import upwards
from games.registry import games
from words.languages import LANGUAGES
from words.phrases import ENGLISH, GERMAN, Language


def owners(tmp_path: Path, text: str) -> Path:
    file = tmp_path / "settings.toml"
    file.write_text(text, encoding="utf-8")
    return file


def refused(file: Path, language: Language = ENGLISH) -> str:
    with pytest.raises(BadCall) as caught:
        settings_for(file, language)
    return str(caught.value)


def test_the_square_and_the_z_are_worth_ten_together() -> None:
    blocks = upwards.GAME.template(load().games).facts.blocks
    points = {block.name: block.points for block in blocks}
    assert points["square"] + points["Z"] == 10
    assert len(points) == 9


def test_what_default_toml_says_of_a_game_is_what_the_game_itself_holds_for_usual() -> None:
    """Only Upwards! and the event die differ: the box has one, so it is offered."""
    usual = {kind.game.name for kind in game_kinds(load()) if kind.template == type(kind.template)()}
    assert usual == games().keys() - {"upwards"}


@pytest.mark.parametrize("shape", ['[""]', '["..."]', '["#.#"]', '["#x"]', '["#.", ".#"]'])
def test_a_block_that_is_empty_or_falls_apart_is_refused(tmp_path: Path, shape: str) -> None:
    file = owners(tmp_path, f'[[upwards.blocks]]\nname = "odd"\npoints = 4\nshape = {shape}\n')
    assert "upwards.blocks[1].shape" in refused(file)


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("[upwards]\nevent_die = 1\n", "upwards.event_die"),
        ("[upwards]\ncolums = 3\n", "upwards.colums"),
        ("upwards = 3\n", "upwards"),
        ("yahtzee = 3\n", "yahtzee"),
        ("[beam_me_up]\nboards = [1]\n", "beam_me_up.boards[1]"),
        ('[beam_me_up]\nboards = ["x"]\n', "beam_me_up.boards"),
        ("[numberloor]\nfloors = 1\nnights = 1\n", "numberloor"),
        ("[just_dice]\ndice = 3\n", "just_dice.dice"),
    ],
)
def test_a_mistake_in_a_games_section_is_one_sentence_with_its_place(
    tmp_path: Path, text: str, place: str
) -> None:
    for language in map(Language, LANGUAGES):
        told = refused(owners(tmp_path, text), language)
        assert place in told
        assert "\n" not in told


def test_the_section_of_a_game_that_is_not_installed_is_told_and_keeps_nobody_from_playing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = owners(tmp_path, "[chess]\nrounds = 13\n[table]\nseconds = 0\n")
    assert settings_for(file, ENGLISH).table.seconds == 0
    assert capsys.readouterr().err == (
        f"{file}: there is no game here for the section “chess”; it has no effect.\n"
    )


def test_a_game_that_is_nearly_named_is_guessed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    settings_for(owners(tmp_path, "[upward]\noption = 'snake'\n"), GERMAN)
    assert capsys.readouterr().err.endswith("er bleibt ohne Wirkung. Meintest du upwards?\n")
