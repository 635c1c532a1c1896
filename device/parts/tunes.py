"""Tunes from their notes: "C5 E5 G5 C6/4" is three notes of a beat and one of four."""

from __future__ import annotations

import math
from functools import cache

from device.parts.instruments import INSTRUMENTS, Waves, in_a_room, mixed
from display.game_view import Tune

SEMITONES = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}
A4, A4_PLACE = 440.0, 57


def pitch_of(note: str) -> float:
    """A note in hertz: a letter, perhaps # or b, and its octave, where C4 is the middle C."""
    letter, sign, octave = note[0], note[1:-1], int(note[-1])
    shift = {"": 0, "#": 1, "b": -1}[sign]
    return A4 * math.exp2((SEMITONES[letter] + shift + 12 * octave - A4_PLACE) / 12)


@cache
def played(tune: Tune) -> Waves:
    """The tune as it sounds; notes joined by + sound at once, and - is a rest."""
    instrument, now = INSTRUMENTS[tune.instrument], 0.0
    voices: list[tuple[float, Waves]] = []
    for word in tune.notes.split():
        notes, _, beats = word.partition("/")
        seconds = tune.beat * float(beats or 1)
        voices += [(now, instrument(pitch_of(note), seconds)) for note in notes.split("+") if note != "-"]
        now += seconds
    return in_a_room(mixed(*voices))


def counted_pitch(pips: int) -> float:
    """Half a tone higher with every pip that was counted; above two octaves a third of it, to stay sweet."""
    steps = min(pips, 24) + max(0, pips - 24) / 3
    return pitch_of("C4") * math.exp2(steps / 12)
