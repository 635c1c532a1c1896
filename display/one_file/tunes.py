"""A fanfare for any game from a file: another name, another tune, always the same one for the same name."""

from __future__ import annotations

from zlib import crc32

from display.game_view import Tune

_NOTES = ("C4", "D4", "E4", "G4", "A4", "C5", "D5", "E5")
"""Any of these after any other sounds well: there are no half steps between them."""
_VOICES = ("brass", "bell", "marimba")
_LENGTH = 5


def tune_for(name: str) -> Tune:
    """Five notes by the name, and a chord to end on."""
    number = crc32(name.encode())
    notes = (_NOTES[number >> 3 * place & 7] for place in range(_LENGTH))
    return Tune(f"{' '.join(notes)} E4+G4+C5/5", _VOICES[number % len(_VOICES)], 0.12)
