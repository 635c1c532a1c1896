"""What people like: everything that can be changed on the screen, as one value."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from typing import Any

from games.registry import games
from words.languages import LANGUAGES

TIMES = (0, 10, 20, 30, 45, 60, 75, 90, 120, 150, 180, 240, 300, 420, 600)
SHARED_FEATURES = (
    "simulated",
    "timer",
    "ask",
    "hints",
    "counting",
    "speech",
    "sounds",
    "statistics",
)
"""What every game may have to do with."""


def features() -> tuple[str, ...]:
    """What a family can do without, games among it: then nothing of it is to be seen."""
    return (*games(), *SHARED_FEATURES)


@dataclass(frozen=True, slots=True)
class Preferences:
    """How this table wants it; every field is one row of the settings."""

    language: str = "de"
    theme: str = "light"
    text_percent: int = 100
    reduced_motion: bool = False
    words: bool = False
    """Does each die have its number as a word, too?"""
    panel_inches: int = 0
    """The panel's diagonal; 0 is what the settings file says."""
    rotation: int = 0
    volume: int = 60
    speech: str = "always"
    speech_volume: int = 80
    speech_pace: int = 150
    """Words a minute."""
    seconds: int = 90
    """The length of a round."""
    counting: str = "asked"
    counting_pace: float = 0.7
    """Seconds for each pip that is counted aloud."""
    phones: bool = False
    """May phones look on and sit at the table?"""
    keep_pictures: bool = False
    """May pictures of doubted and corrected throws be kept?"""
    hidden: tuple[str, ...] = ()
    """Features that nobody wants to see."""

    def shows(self, feature: str) -> bool:
        """Is there anything to be seen of this feature?"""
        return feature not in self.hidden

    @property
    def loudness(self) -> int:
        """How loud sounds are, from 0 to 100; 0 where nobody wants any."""
        return self.volume if self.shows("sounds") else 0

    @property
    def spoken(self) -> str:
        """When to speak; never where nobody wants it."""
        return self.speech if self.shows("speech") else "off"


ANSWERS: dict[str, tuple[Any, ...]] = {
    "language": LANGUAGES,
    "theme": ("light", "dark", "high-contrast"),
    "text_percent": (100, 125, 150, 175, 200),
    "words": (False, True),
    "reduced_motion": (False, True),
    "volume": (0, 20, 40, 60, 80, 100),
    "speech": ("off", "on-request", "always"),
    "speech_volume": (20, 40, 60, 80, 100),
    "speech_pace": (90, 110, 130, 150, 170, 200, 240),
    "seconds": TIMES,
    "counting": ("off", "asked", "always"),
    "counting_pace": (0.4, 0.7, 1.0, 1.5, 2.0),
    "phones": (False, True),
    "keep_pictures": (False, True),
    "panel_inches": (0, 5, 7, 8, 10, 13, 15, 17, 22, 24, 27),
    "rotation": (0, 90, 180, 270),
}
"""What each field may be, in the order of the settings."""


def changed(before: Preferences, after: Preferences) -> dict[str, Any]:
    """The fields in which the two differ, as plain values to be kept."""
    old = asdict(before)
    return {field: value for field, value in asdict(after).items() if value != old[field]}


def with_changes(preferences: Preferences, kept: Mapping[str, Any]) -> Preferences:
    """The preferences with what was kept; what no longer makes sense is left out."""
    fitting = {field: kept[field] for field, answers in ANSWERS.items() if _fits(kept.get(field), answers)}
    hidden = kept.get("hidden", preferences.hidden)
    known = tuple(name for name in features() if isinstance(hidden, list | tuple) and name in hidden)
    return replace(preferences, **fitting, hidden=known)


def _fits(value: object, answers: tuple[Any, ...]) -> bool:
    """1 is not True here."""
    return any(value == answer and type(value) is type(answer) for answer in answers)
