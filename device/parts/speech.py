"""Speech as a view: espeak-ng in a process of its own. Nobody waits for it, and the newest sentence wins."""

from __future__ import annotations

import shutil
import subprocess
from contextlib import suppress

from config.settings import SoundSettings
from display.cue_words import sentence
from display.phrases import Language
from games.cues import Cue, Repeated
from games.evening import Evening

PROGRAM = "espeak-ng"
LOUDEST = 200
"""Where espeak-ng's own scale of loudness ends."""


def voice() -> str | None:
    """The speaking program, or None where it is not installed."""
    return shutil.which(PROGRAM)


class Speech:
    """Says what is to be noticed, or only what is asked for, as the settings want it."""

    def __init__(self, sound: SoundSettings, program: str | None) -> None:
        self._sound = sound
        self._program = program
        self._talking: list[subprocess.Popen[bytes]] = []

    def __call__(self, evening: Evening, cues: tuple[Cue, ...]) -> None:
        """Say it, unless speech is off or there is nothing to say."""
        language = Language(evening.lobby.language)
        words = [sentence(language, cue, evening.table) for cue in self._wanted(cues)]
        if text := " ".join(word for word in words if word):
            self.say(language, text)

    def say(self, language: Language, text: str) -> None:
        """Begin this sentence; whatever is being said ends here."""
        self._hush()
        if self._program is None:
            return
        with suppress(OSError):
            self._begin(self._command(self._program, language), text)

    def close(self) -> None:
        """Be quiet, for good."""
        self._hush()
        for talking in self._talking:
            talking.kill()
            talking.wait()

    def _begin(self, command: list[str], text: str) -> None:
        talking = subprocess.Popen(command, stdin=subprocess.PIPE, stderr=subprocess.DEVNULL)  # noqa: S603
        self._talking.append(talking)
        if talking.stdin:
            with talking.stdin as pipe:
                pipe.write(text.encode())

    def _wanted(self, cues: tuple[Cue, ...]) -> tuple[Cue, ...]:
        if self._sound.speech == "always":
            return cues
        if self._sound.speech == "on-request":
            return tuple(cue for cue in cues if isinstance(cue, Repeated))
        return ()

    def _command(self, program: str, language: Language) -> list[str]:
        loudness = LOUDEST * self._sound.speech_volume // 100
        pace = self._sound.speech_words_per_minute
        return [program, "--stdin", "-v", language.value, "-a", str(loudness), "-s", str(pace)]

    def _hush(self) -> None:
        self._talking = [talking for talking in self._talking if talking.poll() is None]
        for talking in self._talking:
            talking.terminate()
