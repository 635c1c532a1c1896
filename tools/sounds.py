"""Writes every sound there is as a WAV file, to be listened to or looked at: `python tools/sounds.py FOLDER`.

With sox one sees them: `sox FOLDER/fanfare-upwards.wav -n spectrogram -o look.png`, and `sox FILE -n stat`
tells how loud they are.
"""

from __future__ import annotations

import sys
import wave
from collections.abc import Iterator
from pathlib import Path

from device.parts.instruments import RATE
from device.parts.sound import TUNES, SoundKind, fanfare, knocks_of, pip_of, tick, tune_of
from display.registry import views


def sounds() -> Iterator[tuple[str, bytes]]:
    """Each with a name for its file."""
    for tone, tune in TUNES.items():
        yield tone, tune_of(tune)
    for dice in (1, 3, 5):
        yield f"{SoundKind.THROW_READ}-{dice}", knocks_of(dice)
    for pips in (1, 6, 12, 18, 30):
        yield f"{SoundKind.PIP}-{pips:02}", pip_of(pips, is_sum=False)
    yield "sum-18", pip_of(18, is_sum=True)
    yield SoundKind.TICK, tick()
    for game in (*views(), "somebody-elses"):
        yield f"{SoundKind.FANFARE}-{game}", fanfare(game)


def main(folder: Path) -> None:
    """Write them all."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, samples in sounds():
        with wave.open(str(folder / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(samples)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
