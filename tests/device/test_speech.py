"""Speech through a program that writes down what it should say."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from device.parts.speech import Speech
from device.parts.voice import SpeakingPrograms
from device.parts.voices import Voices, rate_of
from display.spoken import Focused
from games.cues import Cue, Repeated, ThrowTaken, TimeRanOut, TimeWarned
from games.dice import Throw
from games.table import begin
from games.upwards import Setup
from session.evening import Evening
from session.lobby import Lobby
from session.preferences import Preferences

ALWAYS = Preferences(language="en")
TABLE = begin(Setup(players=("Ada", "Ben")))
ENGLISH = Evening(Lobby(kinds=(), names=("Ada", "Ben"), preferences=ALWAYS), TABLE)
TAKEN = ThrowTaken(Throw((2, 3, 5)))

# Notes its arguments and its text, then talks for as long as it is let.
STENOGRAPHER = """#!/bin/bash
text=$(cat)
echo "$* | $text" >> "{heard}"
trap 'echo "cut: $text" >> "{heard}"; exit' TERM
{talk}
"""


class Room:
    """A speaking program and what was heard of it."""

    def __init__(self, folder: Path) -> None:
        self._folder, self.transcript = folder, folder / "heard"

    def program(self, talk: str = "true") -> str:
        path = self._folder / "espeak-ng"
        path.write_text(STENOGRAPHER.format(heard=self.transcript, talk=talk))
        path.chmod(0o755)
        return str(path)

    def heard(self, lines: int) -> list[str]:
        """What was said, once this much was said; or what there is after five seconds."""
        return _after(lambda: self.transcript.exists() and len(self._lines()) >= lines, self._lines)

    def _lines(self) -> list[str]:
        return self.transcript.read_text().splitlines() if self.transcript.exists() else []


def _after(ready: Callable[[], bool], answer: Callable[[], list[str]]) -> list[str]:
    end = time.monotonic() + 5
    while not ready() and time.monotonic() < end:
        time.sleep(0.01)
    return answer()


@pytest.fixture
def room(tmp_path: Path) -> Room:
    return Room(tmp_path)


def liking(**changes: Any) -> Evening:
    """The evening of people who like it in another way."""
    return replace(ENGLISH, lobby=replace(ENGLISH.lobby, preferences=replace(ALWAYS, **changes)))


def said(speech: Speech, *cues: Cue, evening: Evening = ENGLISH) -> None:
    speech(evening, cues)


def test_a_throw_is_said_in_the_language_and_manner_of_the_settings(room: Room) -> None:
    speech = Speech(SpeakingPrograms(Voices(espeak=room.program())))
    said(speech, TAKEN, evening=liking(speech_volume=50, speech_pace=120))
    assert room.heard(1) == ["--stdin -v en -a 100 -s 120 | two, three and five. Round 1: throw the dice!"]
    speech.close()


def test_the_language_follows_the_lobby(room: Room) -> None:
    speech = Speech(SpeakingPrograms(Voices(espeak=room.program())))
    said(speech, TAKEN, evening=liking(language="de"))
    assert room.heard(1) == ["--stdin -v de -a 160 -s 150 | zwei, drei und fünf. Runde 1: Werft die Würfel!"]
    speech.close()


def test_what_comes_together_is_said_together(room: Room) -> None:
    speech = Speech(SpeakingPrograms(Voices(espeak=room.program())))
    said(speech, TAKEN, TimeWarned(20))
    told = "two, three and five. 20 seconds left. Need more time? Tap the clock. Round 1: throw the dice!"
    assert room.heard(1) == [f"--stdin -v en -a 160 -s 150 | {told}"]
    speech.close()


def test_a_new_sentence_cuts_the_old_one(room: Room) -> None:
    speech = Speech(SpeakingPrograms(Voices(espeak=room.program(talk="while true; do sleep 0.01; done"))))
    speech.say(ALWAYS, "old")
    room.heard(1)
    speech.say(ALWAYS, "new")
    heard = room.heard(3)
    assert sorted(line.partition("| ")[2] or line for line in heard) == ["cut: old", "new", "old"]
    speech.close()


def test_nothing_to_say_cuts_nothing(room: Room) -> None:
    speech = Speech(
        SpeakingPrograms(Voices(espeak=room.program(talk=f"sleep 0.2; echo whole >> '{room.transcript}'")))
    )
    speech.say(ALWAYS, "old")
    room.heard(1)
    said(speech, evening=replace(ENGLISH, table=None))
    assert room.heard(2)[-1] == "whole"
    speech.close()


def test_on_request_only_what_was_asked_for_is_said(room: Room) -> None:
    speech, asked = Speech(SpeakingPrograms(Voices(espeak=room.program()))), liking(speech="on-request")
    said(speech, TAKEN, evening=asked)
    said(speech, TimeRanOut(), evening=asked)
    speech.say(ALWAYS, "the end")
    assert [line.partition("| ")[2] for line in room.heard(1)] == ["the end"]
    said(speech, TAKEN, Repeated(), evening=asked)
    assert room.heard(2)[1].partition("| ")[2] == "Round 1: throw the dice!"
    speech.close()


@pytest.mark.parametrize("off", [{"speech": "off"}, {"hidden": ("speech",)}])
def test_switched_off_nothing_is_said(room: Room, off: dict[str, Any]) -> None:
    speech = Speech(SpeakingPrograms(Voices(espeak=room.program("sleep 5"))))
    said(speech, TAKEN, Repeated(), evening=liking(**off))
    assert not speech.is_talking
    speech.close()


@pytest.mark.parametrize("program", [None, "/nowhere/espeak-ng"])
def test_a_missing_program_is_silence_and_no_error(program: str | None) -> None:
    speech = Speech(SpeakingPrograms(Voices(espeak=program)))
    said(speech, TAKEN)
    speech.close()


def test_a_program_that_dies_at_once_is_no_error() -> None:
    speech = Speech(SpeakingPrograms(Voices(espeak="/bin/false")))
    for _ in range(5):
        speech.say(ALWAYS, "x" * 100_000)
    speech.close()


def test_closing_ends_what_is_being_said(room: Room) -> None:
    voice = SpeakingPrograms(Voices(espeak=room.program(talk="while true; do sleep 0.01; done")))
    speech = Speech(voice)
    speech.say(ALWAYS, "and so on")
    room.heard(1)
    talking = voice._talking[0]
    speech.close()
    assert talking.returncode is not None


def piper_voice(folder: Path, sound: str = '{"audio": {"sample_rate": 16000}}') -> Path:
    """A voice as people download it: one file for the voice, one about it."""
    (folder / "kerstin.onnx.json").write_text(sound)
    (folder / "kerstin.onnx").write_bytes(b"weights")
    return folder / "kerstin.onnx"


def test_piper_speaks_where_the_owner_added_a_voice_for_the_language(room: Room, tmp_path: Path) -> None:
    voice = piper_voice(tmp_path)
    for name, answer in (("piper", '; printf "%s" "$text"'), ("aplay", "")):
        (tmp_path / name).write_text(
            f'#!/bin/bash\ntext=$(cat); echo "{name} $* | $text" >> "{room.transcript}"{answer}\n'
        )
        (tmp_path / name).chmod(0o755)
    programs = Voices(
        room.program(), str(tmp_path / "piper"), str(tmp_path / "aplay"), {"de": (voice, 16000)}
    )
    speech = Speech(SpeakingPrograms(programs))
    speech.say(replace(ALWAYS, language="de", speech_volume=50, speech_pace=100), "zwei")
    assert room.heard(2) == [
        f"piper -m {voice} --output-raw --length-scale 1.50 --volume 0.50 | zwei",
        "aplay -q -t raw -f S16_LE -c 1 -r 16000 | zwei",
    ]
    speech.say(ALWAYS, "two")
    assert room.heard(3)[2].startswith("--stdin -v en")
    speech.close()


@pytest.mark.parametrize("sound", ["", "[]", "{}", '{"audio": 3}', '{"audio": {"sample_rate": "high"}}'])
def test_a_file_that_is_no_voice_leaves_the_talking_to_espeak(tmp_path: Path, sound: str) -> None:
    assert rate_of(piper_voice(tmp_path, sound)) is None


def test_a_voice_without_its_file_is_none(tmp_path: Path) -> None:
    piper_voice(tmp_path).unlink()
    assert rate_of(tmp_path / "kerstin.onnx") is None


def test_the_name_of_a_button_never_hushes_a_throw(room: Room) -> None:
    speech = Speech(SpeakingPrograms(Voices(room.program("sleep 0.3"))))
    said(speech, TAKEN)
    said(speech, Focused("Everybody is done", waits=True))
    end = time.monotonic() + 5
    while len(room.heard(1)) < 2 and time.monotonic() < end:
        said(speech)
        time.sleep(0.01)
    first, second = room.heard(2)
    assert first.endswith("two, three and five. Round 1: throw the dice!")
    assert second.endswith("Everybody is done.")
    speech.close()


def test_who_walks_on_hears_the_next_name_at_once(room: Room) -> None:
    speech = Speech(SpeakingPrograms(Voices(room.program("sleep 5"))))
    said(speech, TAKEN)
    room.heard(1)
    said(speech, Focused("Pause"))
    assert any(line.endswith("Pause.") for line in room.heard(3))
    speech.close()
