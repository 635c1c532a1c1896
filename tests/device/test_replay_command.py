"""`pipsight replay`: the same file always ends in the same state."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from device.__main__ import main
from device.saving.journal import open_journal
from games.choices import Choice
from games.dice import Throw
from games.events import Chosen, DiceSettled, Event, Key, Pressed, Ticked
from games.record import Started, replay, to_plain
from games.upwards import Setup

STARTED = Started(Setup(players=("Ada", "Björn")), 90)
EVENTS: tuple[Event, ...] = (
    DiceSettled(Throw((1, 2, 5))),
    Ticked(12),
    Pressed(Key.ANNOUNCE),
    Chosen(Choice("announce", (1,))),
    Chosen(Choice("undo")),
)


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C")


@pytest.fixture
def journal_file(tmp_path: Path) -> Iterator[Path]:
    """A journal in use: the newest events are still in the write-ahead log."""
    journal, _ = open_journal(tmp_path)
    journal.begin(STARTED)
    for event in EVENTS:
        journal.append(event)
    yield tmp_path / "games.sqlite"
    journal.close()


def answer(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    assert main(["replay", *words, "--json"]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    plain: dict[str, Any] = json.loads(out)
    return plain


def test_the_newest_game_of_a_journal_ends_where_it_ended(
    journal_file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = replay(STARTED, EVENTS)
    assert answer(capsys, str(journal_file)) == {
        "game": "upwards",
        "events": 5,
        "scores": None,
        "winners": None,
        "timer": {"length": 90, "left": 78, "running": True},
        "paused": False,
        "undo": 1,
        "redo": 1,
        "state": to_plain(table.state),
    }


def test_an_exported_game_is_the_same_game(
    journal_file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    exported = tmp_path / "game.jsonl"
    first = answer(capsys, str(journal_file), "--export", str(exported))
    assert len(exported.read_text().splitlines()) == 1 + len(EVENTS)
    assert answer(capsys, str(exported)) == first


def test_the_second_copy_is_a_game_file_too(journal_file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert answer(capsys, str(journal_file.with_suffix(".jsonl"))) == answer(capsys, str(journal_file))


def test_replaying_changes_nothing_in_the_journal(
    journal_file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = {path.name: path.read_bytes() for path in journal_file.parent.iterdir()}
    answer(capsys, str(journal_file))
    assert {path.name: path.read_bytes() for path in journal_file.parent.iterdir()} == before


def test_people_read_how_far_the_game_came(journal_file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(journal_file), "--language", "de"]) == 0
    out, _ = capsys.readouterr()
    assert out.startswith("Upwärts! mit ")
    assert "Geworfen: " in out
    assert "Das Spiel ist noch nicht zu Ende.\n" in out
    assert out.endswith("Upwärts!: 5 Ereignisse gespielt.\n")
    assert "{" not in out


LINE = '{"game":"upwards","seconds":90,"setup":{"players":["Ada","Ben"]}}\n'


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b"", "Line 1: That is not a JSON entry."),
        (b"\xff\xfe\x00", "That is not text."),
        (b"[1, 2]\n", "Line 1: That is not a JSON entry."),
        (b'{"game":"chess"}\n', 'Line 1: “game” is "chess"; allowed are upwards, beam-me-up, numberloor'),
        (LINE.encode() + b"{}\n", "Line 2: “event” is None; allowed are"),
        (
            LINE.encode() + b'{"event":"Ticked","seconds":"x"}\n',
            'is "x"; it must be a whole number.',
        ),
        (LINE.encode() + b"{", "Line 2: That is not a JSON entry."),
        (LINE.replace('"Ada","Ben"', "").encode(), "Line 1: “setup.players” has 0 entries; needed: 2–6."),
        (b"SQLite format 3\0 and then nothing of the kind", "not a journal that this version can read"),
        (b"[" * 100_000, "Line 1: That is not a JSON entry."),
    ],
)
def test_a_file_that_is_no_game_is_one_sentence_and_exit_code_1(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], content: bytes, why: str
) -> None:
    file = tmp_path / "game"
    file.write_bytes(content)
    assert main(["replay", str(file)]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(f"{file} is not a saved game: ")
    assert why in err
    assert err.count("\n") == 1


def test_a_missing_file_is_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(tmp_path / "none")]) == 1
    assert capsys.readouterr().err == f"{tmp_path / 'none'}: cannot be read (it does not exist).\n"


def test_an_empty_journal_has_no_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    open_journal(tmp_path)[0].close()
    assert main(["replay", str(tmp_path / "games.sqlite")]) == 1
    assert "no game in it" in capsys.readouterr().err
