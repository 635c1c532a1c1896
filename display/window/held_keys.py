"""The two push buttons on a keyboard: let go soon it is a press, held for a second it is a long one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from games.events import HOLD_SECONDS, Pressed


class HeldKeys:
    """Which of them are down, and since when."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._since: dict[Pressed, float] = {}

    def down(self, pressed: Pressed) -> None:
        """A finger comes down on this key."""
        self._since[pressed] = self._clock()

    def up(self, pressed: Pressed) -> Pressed | None:
        """It is lifted: a short press, unless a long one was told already."""
        since = self._since.pop(pressed, None)
        if since is None:
            return None
        return replace(pressed, held=self._clock() - since >= HOLD_SECONDS)

    def held(self) -> Iterator[Pressed]:
        """Asked once a turn: every key that has just been down for long enough, told once."""
        now = self._clock()
        for pressed in [each for each, since in self._since.items() if now - since >= HOLD_SECONDS]:
            del self._since[pressed]
            yield replace(pressed, held=True)
