"""The sounds, which of them is heard when, and that they step back while somebody speaks."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import numpy as np
import pytest

from device.parts.instruments import RATE
from device.parts.sound import (
    DUCKED,
    TONES,
    TUNES,
    Sound,
    SoundKind,
    fanfare,
    knocks_of,
    pip_of,
    sound_for,
    tick,
    tone_for,
    tune_of,
)
from device.parts.tunes import counted_pitch, pitch_of
from display.registry import view_of, views
from games.cues import Cue, GameFinished, Refused, ThrowTaken, TimeRanOut, TimeWarned, Undone
from games.dice import Throw
from games.table import TableRefusal, begin
from games.upwards import Setup
from session.evening import Evening
from session.lobby import Lobby
from session.pip_counting import CountedOn, CountingStep
from session.preferences import Preferences

EVENING = Evening(Lobby(kinds=(), names=("Ada", "Ben")), begin(Setup(("Ada", "Ben"))))
TAKEN = ThrowTaken(Throw((1, 2, 3)))
SPEECH_RMS = 0.148
"""Of espeak-ng in German at our usual loudness, where 1 is all that fits."""


def every_sound() -> Iterator[tuple[str, bytes]]:
    yield from ((tone, tune_of(tune)) for tone, tune in TUNES.items())
    yield from ((f"fanfare of {game}", fanfare(game)) for game in (*views(), "a stranger's game"))
    yield from ((f"{dice} dice", knocks_of(dice)) for dice in (1, 3, 10))
    yield from ((f"pip {pips}", pip_of(pips, is_sum=False)) for pips in (1, 24, 60))
    yield "tick", tick()


def waves_of(samples: bytes) -> np.ndarray:
    return np.frombuffer(samples, "<i2") / 32_768


@pytest.mark.parametrize(("name", "samples"), [*every_sound()])
def test_every_sound_is_short_never_too_loud_and_begins_and_ends_softly(name: str, samples: bytes) -> None:
    waves = waves_of(samples)
    assert 0.04 < len(waves) / RATE < 2.5
    assert 0.1 < np.abs(waves).max() <= 0.51, name
    assert np.abs(waves[[0, 1, 2, -3, -2, -1]]).max() < 0.05


@pytest.mark.parametrize("game", [*views(), "a stranger's game"])
def test_a_fanfare_under_a_voice_is_well_below_it(game: str) -> None:
    loudness = float(np.sqrt(np.mean(waves_of(fanfare(game)) ** 2)))
    assert 20 * np.log10(SPEECH_RMS / (loudness * DUCKED)) > 10


def test_each_game_has_a_fanfare_of_its_own_and_a_strangers_game_the_common_one() -> None:
    own = [fanfare(game) for game in views()]
    assert len(set(own)) == len(own)
    assert fanfare("a stranger's game") == tune_of(view_of("a stranger's game").fanfare) not in own


def test_the_tone_rises_with_every_counted_pip() -> None:
    pitches = [counted_pitch(pips) for pips in range(1, 61)]
    assert pitches == sorted(set(pitches))
    assert pitches[-1] < 2_100


@pytest.mark.parametrize(("note", "hertz"), [("A4", 440), ("C4", 261.63), ("Bb3", 233.08), ("F#5", 739.99)])
def test_notes_have_the_pitch_of_a_piano(note: str, hertz: float) -> None:
    assert pitch_of(note) == pytest.approx(hertz, abs=0.01)


@pytest.mark.parametrize(
    ("cues", "tone"),
    [
        ((), None),
        ((Undone(),), None),
        ((TAKEN,), SoundKind.THROW_READ),
        ((TAKEN, GameFinished()), SoundKind.FANFARE),
        ((TimeWarned(20),), SoundKind.WARNING),
        ((TAKEN, TimeRanOut()), SoundKind.CHIME),
        ((Refused(TableRefusal.NOT_NOW),), SoundKind.REFUSAL),
    ],
)
def test_one_moment_has_one_tone(cues: tuple[Cue, ...], tone: SoundKind | None) -> None:
    assert tone_for(cues) == tone
    assert set(TONES.values()) == set(SoundKind)


def test_a_throw_knocks_once_for_each_die_and_a_game_ends_with_its_fanfare() -> None:
    assert sound_for(EVENING, (TAKEN,)) == knocks_of(3)
    assert sound_for(EVENING, (TAKEN, GameFinished())) == fanfare("upwards")


def test_counting_is_silent_while_a_die_only_appears() -> None:
    appears, third = CountingStep((2, 3), 2, 2), CountingStep((2, 3), 2, 3)
    assert sound_for(EVENING, (CountedOn(appears),)) is None
    assert sound_for(EVENING, (CountedOn(third),)) == pip_of(3, is_sum=False)


class Loudspeaker:
    """Remembers what it was asked for."""

    def __init__(self) -> None:
        self.played: list[tuple[bytes, int]] = []
        self.shares: list[float] = []

    def play(self, samples: bytes, volume: int) -> None:
        self.played.append((samples, volume))

    def soften(self, share: float) -> None:
        self.shares.append(share)


@pytest.mark.parametrize(
    ("liked", "volume"),
    [(Preferences(volume=20), 20), (Preferences(volume=0), 0), (Preferences(hidden=("sounds",)), 0)],
)
def test_a_sound_is_as_loud_as_people_like_it(liked: Preferences, volume: int) -> None:
    loudspeaker = Loudspeaker()
    sound = Sound(loudspeaker)
    sound(Evening(Lobby((), (), liked)), (TAKEN,))
    sound(EVENING, ())
    assert loudspeaker.played == [(knocks_of(3), volume)]
    assert loudspeaker.shares == []


def test_sounds_step_back_softly_while_somebody_speaks_and_come_back_after() -> None:
    loudspeaker, talking = Loudspeaker(), [True] * 8 + [False] * 8
    sound = Sound(loudspeaker, lambda: talking.pop(0))
    for _ in range(16):
        sound(EVENING, ())
    down, up = loudspeaker.shares[: len(loudspeaker.shares) // 2], loudspeaker.shares[6:]
    assert down == sorted(down, reverse=True)
    assert min(loudspeaker.shares) == DUCKED
    assert up[-1] == 1.0
    assert max(abs(one - other) for one, other in pairwise(down)) < 0.2
