"""What the doctor examines, and what one check finds."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from config.settings import Settings, load
from words.phrases import Language
from words.sentences import Sentence


@dataclass(frozen=True, slots=True)
class Finding:
    """One part: is it fine, do the settings ask for it, what was found, and what would help."""

    part: str
    fine: bool
    needed: bool
    found: Sentence
    advice: Sentence | None = None

    @property
    def is_missing(self) -> bool:
        """Is this something that the settings ask for and that is not there?"""
        return self.needed and not self.fine


@dataclass(frozen=True, slots=True)
class Patient:
    """What is examined: the settings in force, where they come from, and the language to be told in."""

    settings: Settings
    file: Path | None
    language: Language
    refusal: str | None = None
    """What is wrong with that file, so that the defaults are examined instead."""

    def asks_for(self, section: str) -> bool:
        """A default is an offer; what the owner has changed is a wish."""
        return bool(getattr(self.settings, section) != getattr(load(), section))
