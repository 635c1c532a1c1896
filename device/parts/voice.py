"""One voice: programs in processes of their own, or one that nobody hears and that takes just as long."""

from __future__ import annotations

import subprocess
from contextlib import suppress
from typing import IO, Protocol

from device.clock import Clock
from device.parts.voices import Commands, Voices
from session.preferences import Preferences

LETTERS_A_WORD = 4.8
"""As espeak-ng takes it: asked for 150 words a minute, it says 12 letters a second in both languages, with
blanks and pauses (six sentences of an evening, between 10 and 14.6)."""


class Voice(Protocol):
    """Says one sentence at a time; nobody waits for it."""

    @property
    def is_talking(self) -> bool:
        """Is something being said?"""
        ...

    def begin(self, liked: Preferences, text: str) -> None:
        """Say this, in the language and manner that people like."""
        ...

    def hush(self) -> None:
        """Be quiet now."""
        ...

    def close(self) -> None:
        """Be quiet, for good."""
        ...


class SpeakingPrograms:
    """The voice that is heard."""

    def __init__(self, voices: Voices) -> None:
        self._voices = voices
        self._talking: list[subprocess.Popen[bytes]] = []

    @property
    def is_talking(self) -> bool:
        """Is any of the programs still at work?"""
        return any(talking.poll() is None for talking in self._talking)

    def begin(self, liked: Preferences, text: str) -> None:
        """Start the programs; where there are none, it stays quiet."""
        with suppress(OSError):
            self._begin(self._voices.commands(liked), text)

    def hush(self) -> None:
        """Ask whoever is talking to stop."""
        self._talking = [talking for talking in self._talking if talking.poll() is None]
        for talking in self._talking:
            talking.terminate()

    def close(self) -> None:
        """Leave no program behind."""
        self.hush()
        for talking in self._talking:
            talking.kill()
            talking.wait()

    def _begin(self, commands: Commands, text: str) -> None:
        """The last program first, since each needs the next to talk to; then the text."""
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


class ImaginedVoice:
    """A voice that nobody hears: for a transcript where nothing can speak, or faster than anybody could."""

    def __init__(self, clock: Clock) -> None:
        self._clock, self._ends = clock, 0.0

    @property
    def is_talking(self) -> bool:
        """Would a real voice still be talking?"""
        return self._clock() < self._ends

    def begin(self, liked: Preferences, text: str) -> None:
        """Take as long as espeak-ng would."""
        self._ends = self._clock() + 60 * len(text) / (LETTERS_A_WORD * liked.speech_pace)

    def hush(self) -> None:
        """Stop before the end."""
        self._ends = 0.0

    def close(self) -> None:
        """There is nothing to leave behind."""
        self.hush()
