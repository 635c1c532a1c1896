"""Sounds as a view: small tones, made here, for what is to be noticed once."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum

import numpy as np
from numpy.typing import NDArray

from games.cues import Cue, GameFinished, Refused, ThrowDoubted, ThrowTaken, TimeRanOut, TimeWarned
from session.evening import Evening
from session.lobby import SoundTried

RATE = 22_050
Waves = NDArray[np.float64]


class Tone(StrEnum):
    """The sounds there are."""

    THROW_READ = "throw-read"
    QUESTION = "question"
    REFUSAL = "refusal"
    WARNING = "warning"
    CHIME = "chime"
    FANFARE = "fanfare"


NOTES: dict[Tone, tuple[tuple[float, float], ...]] = {
    Tone.THROW_READ: ((880.0, 0.12),),
    Tone.QUESTION: ((523.25, 0.12), (659.25, 0.20)),
    Tone.REFUSAL: ((329.63, 0.12), (261.63, 0.18)),
    Tone.WARNING: ((784.0, 0.15), (0.0, 0.08), (784.0, 0.15)),
    Tone.CHIME: ((1046.5, 0.35), (784.0, 0.35), (523.25, 0.7)),
    Tone.FANFARE: ((523.25, 0.15), (659.25, 0.15), (784.0, 0.15), (1046.5, 0.6)),
}
"""Each sound as notes: pitch in hertz (0 is a rest) and length in seconds."""

TONES: dict[type[Cue], Tone] = {
    GameFinished: Tone.FANFARE,
    TimeRanOut: Tone.CHIME,
    TimeWarned: Tone.WARNING,
    ThrowDoubted: Tone.QUESTION,
    Refused: Tone.REFUSAL,
    ThrowTaken: Tone.THROW_READ,
    SoundTried: Tone.CHIME,
}
"""What is heard for a cue; where several come at once, the first of these."""


def tone_for(cues: tuple[Cue, ...]) -> Tone | None:
    """One sound for one moment."""
    kinds = {type(cue) for cue in cues}
    return next((tone for kind, tone in TONES.items() if kind in kinds), None)


def samples(tone: Tone) -> bytes:
    """The sound as 16-bit samples, one channel."""
    waves = np.concatenate([_note(pitch, seconds) for pitch, seconds in NOTES[tone]])
    return (waves * 32_767).astype("<i2").tobytes()


def _note(pitch: float, seconds: float) -> Waves:
    """Struck like a bell: soft overtones that die away, and no click at either end."""
    moments = np.arange(int(RATE * seconds)) / RATE
    overtones = ((1, 0.6), (2, 0.2), (3, 0.1))
    wave = sum(loudness * np.sin(2 * np.pi * pitch * n * moments) for n, loudness in overtones)
    attack, fading = np.minimum(1, moments / 0.005), np.minimum(1, (seconds - moments) / 0.02)
    return np.asarray(wave * attack * fading * np.exp(-3 * moments / seconds))


class Sound:
    """Plays the tone of the moment; `play` gets its samples and how loud, and must not wait."""

    def __init__(self, play: Callable[[bytes, int], None]) -> None:
        self._play = play
        self._samples = {tone: samples(tone) for tone in Tone}

    def __call__(self, evening: Evening, cues: tuple[Cue, ...]) -> None:
        """Let it be heard."""
        if tone := tone_for(cues):
            self._play(self._samples[tone], evening.lobby.preferences.loudness)
