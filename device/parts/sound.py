"""Sounds as a view: wood, bells and fanfares for what is to be noticed once, softer while somebody speaks."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from functools import cache
from typing import Protocol

from device.parts.instruments import as_samples, in_a_room, knocks, marimba, mixed, wood
from device.parts.tunes import counted_pitch, played
from display.game_view import Tune
from display.registry import view_of
from display.spoken import Focused
from games.cues import Cue, GameFinished, Refused, ThrowDoubted, ThrowTaken, TimeRanOut, TimeWarned
from games.registry import name_of
from session.evening import Evening
from session.lobby import SoundTried
from session.pip_counting import CountedOn

DUCKED = 0.3
"""What is left of a sound while somebody speaks: 10 dB down keeps espeak-ng's words clear of the fanfares."""
DUCKING_STEP = 0.12
"""A turn's share of the way there: a quarter of a second, so that nobody hears a switch."""


class SoundKind(StrEnum):
    """The kinds of sounds there are."""

    THROW_READ = "throw-read"
    QUESTION = "question"
    REFUSAL = "refusal"
    WARNING = "warning"
    CHIME = "chime"
    FANFARE = "fanfare"
    PIP = "pip"
    TICK = "tick"


TUNES = {
    SoundKind.QUESTION: Tune("E5 A5/2", "marimba", 0.13),
    SoundKind.REFUSAL: Tune("E4 C4/2", "marimba", 0.13),
    SoundKind.WARNING: Tune("G5 - G5", "bell", 0.16),
    SoundKind.CHIME: Tune("C6 G5 C5/2", "bell", 0.3),
}
TONES: dict[type[Cue], SoundKind] = {
    GameFinished: SoundKind.FANFARE,
    TimeRanOut: SoundKind.CHIME,
    TimeWarned: SoundKind.WARNING,
    ThrowDoubted: SoundKind.QUESTION,
    Refused: SoundKind.REFUSAL,
    ThrowTaken: SoundKind.THROW_READ,
    SoundTried: SoundKind.CHIME,
    CountedOn: SoundKind.PIP,
    Focused: SoundKind.TICK,
}
"""What is heard for a cue; where several come at once, the first of these."""


class Loudspeaker(Protocol):
    """Plays samples without waiting for their end, and can make softer what is being played."""

    def play(self, samples: bytes, volume: int) -> None:
        """Start this sound, from 0 (off) to 100."""
        ...

    def soften(self, share: float) -> None:
        """Leave only this share of everything that is to be heard from now on."""
        ...


def tone_for(cues: tuple[Cue, ...]) -> SoundKind | None:
    """One sound for one moment."""
    kinds = {type(cue) for cue in cues}
    return next((tone for kind, tone in TONES.items() if kind in kinds), None)


def sound_for(evening: Evening, cues: tuple[Cue, ...]) -> bytes | None:
    """Its samples: as many knocks as dice, higher with every pip, and each game with its own fanfare."""
    match tone_for(cues):
        case None:
            return None
        case SoundKind.THROW_READ:
            return knocks_of(next(_dice(cue) for cue in cues if isinstance(cue, ThrowTaken)))
        case SoundKind.PIP:
            return next((_counted(cue) for cue in cues if isinstance(cue, CountedOn)), None)
        case SoundKind.FANFARE:
            return fanfare(name_of(evening.table.setup)) if evening.table else None
        case SoundKind.TICK:
            return tick()
        case tone:
            return tune_of(TUNES[tone])


def fanfare(game: str) -> bytes:
    """The end of this game."""
    return tune_of(view_of(game).fanfare)


def _dice(cue: ThrowTaken) -> int:
    return max(1, len(cue.throw.faces) + len(cue.throw.signs))


def _counted(cue: CountedOn) -> bytes | None:
    """A pip that was counted, or a sum that was reached."""
    step = cue.step
    if step is None or not (step.groups or step.lit[-1]):
        return None
    return pip_of(step.total if step.groups else step.pips, is_sum=bool(step.groups))


@cache
def knocks_of(number: int) -> bytes:
    return as_samples(knocks(number))


@cache
def pip_of(pips: int, *, is_sum: bool) -> bytes:
    pitch = counted_pitch(pips)
    chord = [(0.0, marimba(pitch, 0.3)), *([(0.09, marimba(pitch * 1.5, 0.4))] if is_sum else [])]
    return as_samples(in_a_room(mixed(*chord)))


@cache
def tick() -> bytes:
    """A button that comes into focus: much softer than everything else, since it comes often."""
    return as_samples(mixed((0.0, wood(1_100, 0.05))) * 0.3)


@cache
def tune_of(tune: Tune) -> bytes:
    return as_samples(played(tune))


class Sound:
    """Plays the sound of the moment, and steps back while somebody speaks."""

    def __init__(self, loudspeaker: Loudspeaker, is_talking: Callable[[], bool] = lambda: False) -> None:
        self._loudspeaker, self._is_talking = loudspeaker, is_talking
        self._share = 1.0

    def __call__(self, evening: Evening, cues: tuple[Cue, ...]) -> None:
        """Let it be heard."""
        if samples := sound_for(evening, cues):
            self._loudspeaker.play(samples, evening.lobby.preferences.loudness)
        wanted = DUCKED if self._is_talking() else 1.0
        if wanted != self._share:
            step = max(-DUCKING_STEP, min(DUCKING_STEP, wanted - self._share))
            self._share = round(self._share + step, 3)
            self._loudspeaker.soften(self._share)
