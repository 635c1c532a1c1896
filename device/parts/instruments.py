"""What each sound is made of: struck wood, bells, a marimba and a small brass section, as waves."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

RATE = 22_050
LOUDEST = 0.5
"""The peak of every sound: half of what fits, so that two at once, or one over a voice, never crackle."""
ATTACK_SECONDS, RELEASE_SECONDS = 0.002, 0.012
Waves = NDArray[np.float64]


class Partial(NamedTuple):
    """One of the tones that ring together: how high above the note, how loud, and how long it rings."""

    times: float
    loudness: float
    seconds: float


WOOD = (Partial(1, 1.0, 0.016), Partial(2.57, 0.5, 0.010), Partial(4.95, 0.25, 0.005))
MARIMBA = (Partial(1, 1.0, 0.22), Partial(3.93, 0.35, 0.05), Partial(9.2, 0.1, 0.02))
BELL = (Partial(1, 0.8, 0.7), Partial(2, 0.45, 0.45), Partial(2.98, 0.3, 0.25), Partial(4.2, 0.15, 0.12))
"""As struck bars and bells have them: the partials of wood and metal are no whole multiples."""
BRASS_HARMONICS = 9


def struck(pitch: float, seconds: float, partials: tuple[Partial, ...]) -> Waves:
    """Hit once, and left to ring."""
    moments = _moments(seconds)
    tones = (
        each.loudness * np.exp(-moments / each.seconds) * np.sin(2 * np.pi * pitch * each.times * moments)
        for each in partials
        if pitch * each.times < RATE / 2
    )
    return _softly_bounded(np.sum(list(tones), axis=0))


def wood(pitch: float, seconds: float = 0.09) -> Waves:
    """A stick on a wooden block: a tone too short to sing, and the knock itself."""
    moments = _moments(seconds)
    knock = np.random.default_rng(round(pitch)).normal(0, 0.4, len(moments)) * np.exp(-moments / 0.0025)
    return _softly_bounded(struck(pitch, seconds, WOOD) + knock)


def marimba(pitch: float, seconds: float) -> Waves:
    """A warm wooden bar."""
    return struck(pitch, max(seconds, 0.3), MARIMBA)


def bell(pitch: float, seconds: float) -> Waves:
    """A bell that rings on a while after the beat."""
    return struck(pitch, seconds + 0.5, BELL)


def brass(pitch: float, seconds: float) -> Waves:
    """A horn: bright in the middle of the note, with a little trembling."""
    moments = _moments(seconds)
    swell = np.minimum(1, moments / 0.04) * np.minimum(1, (seconds - moments) / 0.05)
    phase = 2 * np.pi * pitch * moments + 0.3 * np.sin(2 * np.pi * 5.5 * moments)
    harmonics = range(1, min(BRASS_HARMONICS, int(RATE / 2 / pitch)) + 1)
    tones = [np.sin(number * phase) * swell ** (1 + number / 3) / number for number in harmonics]
    return _softly_bounded(np.sum(tones, axis=0))


def sweep(pitch: float, seconds: float) -> Waves:
    """Something that takes off: it glides an octave up to its note and stays there."""
    moments = _moments(seconds)
    pitches = pitch * 2 ** (-np.exp(-5 * moments / seconds))
    phase = 2 * np.pi * np.cumsum(pitches) / RATE
    fading = np.minimum(1, moments / 0.03) * np.minimum(1, (seconds - moments) / 0.08)
    return _softly_bounded((np.sin(phase) + 0.3 * np.sin(2 * phase) + 0.12 * np.sin(3 * phase)) * fading)


INSTRUMENTS: dict[str, Callable[[float, float], Waves]] = {
    "wood": wood,
    "marimba": marimba,
    "bell": bell,
    "brass": brass,
    "sweep": sweep,
}


def mixed(*voices: tuple[float, Waves]) -> Waves:
    """Several sounds, each from its own second on, as loud as every sound is."""
    length = max(round(begins * RATE) + len(waves) for begins, waves in voices)
    together = np.zeros(length)
    for begins, waves in voices:
        start = round(begins * RATE)
        together[start : start + len(waves)] += waves
    return together * (LOUDEST / float(np.abs(together).max()))


def in_a_room(waves: Waves) -> Waves:
    """With the first echoes of four walls: without them everything sounds like a telephone."""
    walls = zip((0.023, 0.037, 0.053, 0.079), (0.30, 0.22, 0.15, 0.09), strict=True)
    return mixed((0, waves), *((seconds, waves * loudness) for seconds, loudness in walls))


def knocks(number: int) -> Waves:
    """So many wooden clicks, each a little higher than the last, as dice come to rest."""
    pitches = (620 * 2 ** (step / 12) for step in count(0, 2))
    return in_a_room(mixed(*((0.055 * at, wood(next(pitches))) for at in range(number))))


def as_samples(waves: Waves) -> bytes:
    """16-bit samples on one channel."""
    return (waves * 32_767).astype("<i2").tobytes()


def _moments(seconds: float) -> Waves:
    return np.arange(max(1, int(RATE * seconds))) / RATE


def _softly_bounded(waves: Waves) -> Waves:
    """Neither end may click."""
    rising, falling = round(RATE * ATTACK_SECONDS), round(RATE * RELEASE_SECONDS)
    bounds = np.ones(len(waves))
    bounds[:rising] = np.linspace(0, 1, rising)[: len(waves)]
    bounds[-falling:] *= np.linspace(1, 0, falling)[-len(waves) :]
    return waves * bounds
