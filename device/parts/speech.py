"""Speech as a view, by programs in processes of their own. Nobody waits, and the newest sentence wins."""

from __future__ import annotations

import subprocess
from contextlib import suppress
from typing import IO

from device.parts.voices import Commands, Voices
from display.spoken import Ear, Focused, ReadOut, spoken
from games.cues import Cue, Repeated
from games.table import Table
from session.evening import Evening
from session.lobby import VoiceTried
from session.pip_counting import CountedOn
from session.preferences import Preferences
from words.phrases import Language


class Speech:
    """Says what is to be noticed, or only what is asked for, as people like it."""

    def __init__(self, voices: Voices) -> None:
        self._voices = voices
        self._talking: list[subprocess.Popen[bytes]] = []
        self._table: Table | None = None
        self._ear = Ear()
        self._late: tuple[Cue, ...] = ()

    def __call__(self, evening: Evening, cues: tuple[Cue, ...]) -> None:
        """Say it, unless speech is off or there is nothing to say."""
        cues = self._in_turn(cues)
        if not cues and evening.table is self._table:
            return
        liked, self._table = evening.lobby.preferences, evening.table
        wanted = _wanted(liked.spoken, cues)
        self._ear, text = spoken(Language(liked.language), self._ear, evening.table, wanted)
        if text and (wanted or liked.spoken == "always"):
            self.say(liked, text)

    def _in_turn(self, cues: tuple[Cue, ...]) -> tuple[Cue, ...]:
        """A button that came into focus by itself never hushes anything: its name is said afterwards."""
        late: tuple[Cue, ...] = tuple(cue for cue in cues if isinstance(cue, Focused) and cue.waits)
        now = tuple(cue for cue in cues if cue not in late)
        self._late = late or (() if now else self._late)
        if not self._late or now or self.is_talking:
            return now
        late, self._late = self._late, ()
        return late

    def say(self, liked: Preferences, text: str) -> None:
        """Begin this sentence; whatever is being said ends here."""
        self._hush()
        with suppress(OSError):
            self._begin(self._voices.commands(liked), text)

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

    def _begin(self, commands: Commands, text: str) -> None:
        """Start the programs, the last one first, since each needs the next to talk to; then say the text."""
        pipe: IO[bytes] | None = None
        for command in reversed(commands):
            talking = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=pipe, stderr=subprocess.DEVNULL)  # noqa: S603
            self._talking.append(talking)
            if pipe:
                pipe.close()
            pipe = talking.stdin
        if pipe:
            with pipe:
                pipe.write(text.encode())

    def _hush(self) -> None:
        self._talking = [talking for talking in self._talking if talking.poll() is None]
        for talking in self._talking:
            talking.terminate()


def _wanted(speech: str, cues: tuple[Cue, ...]) -> tuple[Cue, ...]:
    if speech == "always":
        return cues
    if speech == "on-request":
        return tuple(
            cue for cue in cues if isinstance(cue, CountedOn | Focused | ReadOut | Repeated | VoiceTried)
        )
    return ()
