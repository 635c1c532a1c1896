"""`play --transcript`: everything said, in order, with its time and whether it was heard to its end."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import pytest

from device.__main__ import main
from device.parts.speech import Speech
from device.parts.transcript import Transcript
from device.parts.voice import ImaginedVoice
from session.evening import Evening
from session.lobby import Lobby
from session.preferences import Preferences

LIKED = Preferences(language="de", speech_pace=150)
QUIET = Evening(Lobby(kinds=(), names=("Ada",), preferences=LIKED))
SHORT_GAME = "[upwards]\nevent_die = false\nrows = 1\ncolumns = 2\nreserve = 0\nextra_reserve = 0\n"
TWELVE_LETTERS_A_SECOND = "Zwölf zwölf."


class Evenings:
    """A clock that is set by hand, a voice, and what it wrote down."""

    def __init__(self) -> None:
        self.now = 100.0
        self._file = io.StringIO()
        self.speech = Speech(ImaginedVoice(self._clock), Transcript(self._file, self._clock))

    def _clock(self) -> float:
        return self.now

    def wait(self, seconds: float) -> None:
        self.now += seconds
        self.speech(QUIET, ())

    @property
    def lines(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self._file.getvalue().splitlines()]


def test_a_sentence_that_was_heard_whole_is_written_with_its_time_and_language() -> None:
    evening = Evenings()
    evening.wait(2.5)
    evening.speech.say(LIKED, TWELVE_LETTERS_A_SECOND)
    assert evening.lines == []
    evening.wait(1.1)
    expected = {"seconds": 2.5, "language": "de", "words": TWELVE_LETTERS_A_SECOND, "cut_off": False}
    assert evening.lines == [expected]


def test_what_the_next_sentence_or_the_end_of_the_evening_interrupts_was_cut_off() -> None:
    evening = Evenings()
    for words in ("Eins", "Zwei", "Drei"):
        evening.speech.say(LIKED, words * 20)
        evening.wait(1)
    evening.speech.close()
    assert [line["cut_off"] for line in evening.lines] == [True, True, True]
    assert [line["seconds"] for line in evening.lines] == [0, 1, 2]


def test_a_slower_voice_takes_longer() -> None:
    evening = Evenings()
    evening.speech.say(Preferences(language="de", speech_pace=75), TWELVE_LETTERS_A_SECOND)
    evening.wait(1.1)
    assert evening.speech.is_talking
    evening.wait(1)
    assert not evening.speech.is_talking


@pytest.fixture
def played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("PIPSIGHT_STATE", str(tmp_path / "state"))
    return tmp_path / "said.jsonl"


def play(file: Path) -> int:
    settings = file.with_name("settings.toml")
    settings.write_text(SHORT_GAME)
    asked = ["play", "--hands-free", "--screen", "none", "--seed", "3", "--config", str(settings)]
    return main([*asked, "--language", "de", "--transcript", str(file)])


def test_a_game_that_plays_itself_can_be_read_as_it_would_be_heard(played: Path) -> None:
    assert play(played) == 0
    lines = [json.loads(line) for line in played.read_text().splitlines()]
    assert lines[0]["words"].startswith("Upwärts!")
    assert "gewinn" in lines[-1]["words"]
    assert {tuple(line) for line in lines} == {("seconds", "language", "words", "cut_off")}
    assert [line["seconds"] for line in lines] == sorted(line["seconds"] for line in lines)
    assert not any(line["cut_off"] for line in lines)
    assert {line["language"] for line in lines} == {"de"}


def test_a_file_that_is_there_stays_unless_forced(played: Path, capsys: pytest.CaptureFixture[str]) -> None:
    played.write_text("mine")
    assert play(played) == 1
    assert played.read_text() == "mine"
    assert "--force" in capsys.readouterr().err
