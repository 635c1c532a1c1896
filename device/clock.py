"""Whole seconds for the rules, counted by a clock that nobody can set."""

from __future__ import annotations

from collections.abc import Callable

Clock = Callable[[], float]


class Stopwatch:
    """Counts while something is timed; a broken second is kept for the next time it runs."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._seen = clock()
        self._carried = 0.0

    def seconds(self, running: bool) -> int:
        """The whole seconds since this was last asked, none of them while nothing runs."""
        now = self._clock()
        passed, self._seen = now - self._seen, now
        if not running:
            return 0
        self._carried += passed
        whole = int(self._carried)
        self._carried -= whole
        return whole
