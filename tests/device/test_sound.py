"""The tones, and which of them is heard when."""

from __future__ import annotations

import numpy as np
import pytest

from device.parts.sound import RATE, TONES, Sound, Tone, samples, tone_for
from games.cues import Cue, GameFinished, Refused, ThrowTaken, TimeRanOut, TimeWarned, Undone
from games.dice import Throw
from games.table import TableRefusal
from session.evening import Evening
from session.lobby import Lobby
from session.preferences import Preferences

EVENING = Evening(Lobby(kinds=(), names=("Ada", "Ben")))
TAKEN = ThrowTaken(Throw((1, 2, 3)))


@pytest.mark.parametrize("tone", list(Tone))
def test_every_tone_is_short_audible_and_begins_and_ends_softly(tone: Tone) -> None:
    waves = np.frombuffer(samples(tone), "<i2").astype(int)
    assert 0.1 < len(waves) / RATE < 1.5
    assert 8_000 < np.abs(waves).max() < 32_767
    assert np.abs(waves[[0, 1, 2, -3, -2, -1]]).max() < 1_500


def test_the_tones_differ() -> None:
    assert len({samples(tone) for tone in Tone}) == len(Tone) == len(set(TONES.values()))


@pytest.mark.parametrize(
    ("cues", "tone"),
    [
        ((), None),
        ((Undone(),), None),
        ((TAKEN,), Tone.THROW_READ),
        ((TAKEN, GameFinished()), Tone.FANFARE),
        ((TimeWarned(20),), Tone.WARNING),
        ((TAKEN, TimeRanOut()), Tone.CHIME),
        ((Refused(TableRefusal.NOT_NOW),), Tone.REFUSAL),
    ],
)
def test_one_moment_has_one_tone(cues: tuple[Cue, ...], tone: Tone | None) -> None:
    assert tone_for(cues) == tone


def test_the_tone_of_the_moment_is_played() -> None:
    played: list[tuple[bytes, int]] = []
    sound = Sound(lambda *heard: played.append(heard))
    sound(EVENING, (TAKEN,))
    sound(EVENING, ())
    assert played == [(samples(Tone.THROW_READ), 60)]


@pytest.mark.parametrize(
    ("liked", "volume"),
    [(Preferences(volume=20), 20), (Preferences(volume=0), 0), (Preferences(hidden=("sounds",)), 0)],
)
def test_a_tone_is_as_loud_as_people_like_it(liked: Preferences, volume: int) -> None:
    played: list[tuple[bytes, int]] = []
    Sound(lambda *heard: played.append(heard))(Evening(Lobby((), (), liked)), (TAKEN,))
    assert played == [(samples(Tone.THROW_READ), volume)]
