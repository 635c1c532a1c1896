"""`pipsight history`, called as people call it."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

import pytest

from device.__main__ import main
from device.saving.journal import open_journal
from games.choices import Choice
from games.dice import Throw
from games.events import Chosen, DiceSettled
from games.just_dice import Setup
from games.just_dice.verbs import FINISH
from games.record import Started


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("PIPSIGHT_STATE", str(tmp_path))
    return tmp_path


def play(folder: Path) -> None:
    journal, _ = open_journal(folder)
    journal.begin(Started(Setup(("Ada",)), 0))
    for event in (DiceSettled(Throw((3, 5))), DiceSettled(Throw((6, 6))), Chosen(Choice(FINISH))):
        journal.append(event)
    journal.close()


def test_the_history_is_told_in_words(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    play(folder)
    assert main(["history", "--language", "en"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0].endswith(": Just dice.")
    assert told[1:] == [
        "Ada, Just dice: 1 game, 0 won. Best 20, on average 20.0.",
        "How often each face came up: 1: 0 times, 2: 0 times, 3: once, 4: 0 times, 5: once, 6: 2 times.",
        "4 dice counted. It takes 600 before this picture means anything: "
        "with fewer, even fair dice look uneven.",
    ]


def test_programs_get_json(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    play(folder)
    assert main(["history", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["faces"] == {"1": 0, "2": 0, "3": 1, "4": 0, "5": 1, "6": 2}
    assert told["games"][0]["throws"] == [[3, 5], [6, 6]]


def test_an_empty_folder_has_no_history(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["history", "--language", "de"]) == 0
    assert capsys.readouterr().out == f"Noch kein Spiel in {folder}.\n"
    assert list(folder.iterdir()) == []


def test_a_table_is_written_where_it_is_wanted(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    play(folder)
    path = folder / "throws.csv"
    assert main(["history", "--csv", str(path), "--language", "en"]) == 0
    assert capsys.readouterr().err == f"Saved: {path}\n"
    assert len(path.read_text(encoding="utf-8-sig").splitlines()) == 3


def test_a_table_that_cannot_be_written_is_one_sentence(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["history", "--csv", str(folder / "no" / "x.csv"), "--language", "en"]) == 1
    told = capsys.readouterr().err
    assert told == f"{folder / 'no' / 'x.csv'} cannot be written (it does not exist).\n"


def test_nothing_is_deleted_without_a_yes(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    play(folder)
    assert main(["history", "--delete", "--language", "en"]) == 2
    assert "--delete --yes" in capsys.readouterr().err
    assert len(open_journal(folder)[0].games()) == 1


def test_with_a_yes_everything_is_gone(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    play(folder)
    assert main(["history", "--delete", "--yes", "--language", "en"]) == 0
    assert capsys.readouterr().out == "Games deleted for good: 1.\n"
    assert open_journal(folder)[0].games() == ()


def test_a_file_that_is_no_journal_is_one_sentence(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "games.sqlite").write_bytes(b"no database at all" * 100)
    assert main(["history", "--language", "en"]) == 1
    assert capsys.readouterr().err.startswith(f"{folder / 'games.sqlite'} cannot be read (")


def test_a_game_whose_first_line_nobody_can_read_is_deleted_and_counted_like_any_other(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    play(folder)
    play(folder)
    connection = sqlite3.connect(folder / "games.sqlite")
    connection.execute("UPDATE games SET started = x'ff' WHERE number = 1")
    connection.commit()
    connection.close()
    assert main(["history", "--json"]) == 0
    assert len(json.loads(capsys.readouterr().out)["games"]) == 1
    assert main(["history", "--delete", "--yes", "--language", "en"]) == 0
    assert capsys.readouterr().out == "Games deleted for good: 2.\n"


def test_beside_a_newer_journal_the_games_of_this_version_are_told(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    newer = sqlite3.connect(folder / "games.sqlite")
    newer.execute("PRAGMA user_version = 99")
    newer.close()
    play(folder)
    assert main(["history", "--json"]) == 0
    assert len(json.loads(capsys.readouterr().out)["games"]) == 1
