"""The lamps in the push buttons, as a view: lit means that the button may be pressed now."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from games.cues import Cue
from games.evening import Evening, choices
from games.events import Key


def lit(evening: Evening) -> frozenset[Key]:
    """The keys that are a choice now."""
    verbs = {choice.verb for choice in choices(evening)}
    return frozenset(key for key in Key if key.value in verbs)


class Lamps:
    """Switches the lamps; asks the rules only when something has changed."""

    def __init__(self, lamps: Mapping[Key, Any]) -> None:
        self._lamps = dict(lamps)
        self._shown: Evening | None = None

    def __call__(self, evening: Evening, _: tuple[Cue, ...]) -> None:
        """Show what may be pressed."""
        if evening is self._shown or not self._lamps:
            return
        self._shown, bright = evening, lit(evening)
        for key, lamp in self._lamps.items():
            lamp.value = key in bright

    def close(self) -> None:
        """All dark, and the pins given back."""
        for lamp in self._lamps.values():
            lamp.close()
