"""Who speaks: espeak-ng, or piper where the owner has added it and a voice for the language."""

from __future__ import annotations

import json
import shutil
from dataclasses import dataclass, field
from pathlib import Path

from config.limited_file import content_of
from config.settings import SoundSettings
from session.preferences import Preferences
from words.languages import LANGUAGES

ESPEAK, PIPER, PLAYER = "espeak-ng", "piper", "aplay"
LARGEST = 2**20
LOUDEST = 200
"""Where espeak-ng's own scale of loudness ends."""

NATURAL = 150
"""Words a minute at which piper's voices speak by themselves."""

Commands = tuple[list[str], ...]
"""Programs of which each hands its answer on to the next; the first one gets the text."""


@dataclass(frozen=True, slots=True)
class Voices:
    """The programs that are there, and the file of each language's piper voice with its sound's rate."""

    espeak: str | None = None
    piper: str | None = None
    player: str | None = None
    files: dict[str, tuple[Path, int]] = field(default_factory=dict)

    def commands(self, liked: Preferences) -> Commands:
        """How to speak in this language and manner; nothing where nobody can."""
        if self.piper and self.player and liked.language in self.files:
            return _piper(self.piper, self.player, *self.files[liked.language], liked)
        return (_espeak(self.espeak, liked),) if self.espeak else ()


def voices(settings: SoundSettings) -> Voices:
    """What this machine can speak with."""
    named = {language: getattr(settings, f"piper_{language}", "") for language in LANGUAGES}
    rates = {language: rate_of(Path(name)) for language, name in named.items() if name}
    files = {language: (Path(named[language]), rate) for language, rate in rates.items() if rate}
    return Voices(shutil.which(ESPEAK), shutil.which(PIPER), shutil.which(PLAYER), files)


def rate_of(voice: Path) -> int | None:
    """The rate of this voice's sound, as the file beside it says; None if it is no voice."""
    try:
        rate = json.loads(content_of(Path(f"{voice}.json"), LARGEST))["audio"]["sample_rate"]
    except (OSError, ValueError, LookupError, TypeError, RecursionError):
        return None
    return rate if isinstance(rate, int) and voice.is_file() else None


def _espeak(program: str, liked: Preferences) -> list[str]:
    loudness = LOUDEST * liked.speech_volume // 100
    return [program, "--stdin", "-v", liked.language, "-a", str(loudness), "-s", str(liked.speech_pace)]


def _piper(program: str, player: str, voice: Path, rate: int, liked: Preferences) -> Commands:
    slowness, loudness = NATURAL / liked.speech_pace, liked.speech_volume / 100
    speaking = [program, "-m", str(voice), "--output-raw", "--length-scale", f"{slowness:.2f}"]
    playing = [player, "-q", "-t", "raw", "-f", "S16_LE", "-c", "1", "-r", str(rate)]
    return [*speaking, "--volume", f"{loudness:.2f}"], playing
