"""Speech as a view: espeak-ng in a process of its own. Nobody waits for it, and the newest sentence wins."""

from __future__ import annotations

import shutil
import subprocess
from contextlib import suppress

from display.phrases import Language
from display.spoken import Ear, Focused, spoken
from games.counting import CountedOn
from games.cues import Cue, Repeated
from games.evening import Evening
from games.lobby import VoiceTried
from games.preferences import Preferences
from games.table import Table

PROGRAM = "espeak-ng"
LOUDEST = 200
"""Where espeak-ng's own scale of loudness ends."""


def voice() -> str | None:
    """The speaking program, or None where it is not installed."""
    return shutil.which(PROGRAM)


class Speech:
    """Says what is to be noticed, or only what is asked for, as people like it."""

    def __init__(self, program: str | None) -> None:
        self._program = program
        self._talking: list[subprocess.Popen[bytes]] = []
        self._table: Table | None = None
        self._ear = Ear()

    def __call__(self, evening: Evening, cues: tuple[Cue, ...]) -> None:
        """Say it, unless speech is off or there is nothing to say."""
        if not cues and evening.table is self._table:
            return
        liked, self._table = evening.lobby.preferences, evening.table
        wanted = _wanted(liked.spoken, cues)
        self._ear, text = spoken(Language(liked.language), self._ear, evening.table, wanted)
        if text and (wanted or liked.spoken == "always"):
            self.say(liked, text)

    def say(self, liked: Preferences, text: str) -> None:
        """Begin this sentence; whatever is being said ends here."""
        self._hush()
        if self._program is None:
            return
        with suppress(OSError):
            self._begin(_command(self._program, liked), text)

    @property
    def is_talking(self) -> bool:
        """Is something being said?"""
        return any(talking.poll() is None for talking in self._talking)

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

    def _hush(self) -> None:
        self._talking = [talking for talking in self._talking if talking.poll() is None]
        for talking in self._talking:
            talking.terminate()


def _wanted(speech: str, cues: tuple[Cue, ...]) -> tuple[Cue, ...]:
    if speech == "always":
        return cues
    if speech == "on-request":
        return tuple(cue for cue in cues if isinstance(cue, CountedOn | Focused | Repeated | VoiceTried))
    return ()


def _command(program: str, liked: Preferences) -> list[str]:
    loudness = LOUDEST * liked.speech_volume // 100
    return [program, "--stdin", "-v", liked.language, "-a", str(loudness), "-s", str(liked.speech_pace)]
