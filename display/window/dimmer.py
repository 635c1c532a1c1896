"""Knows when nobody has done anything for a while, so that the panel need not shine."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic


class Dimmer:
    """Counts from whatever people did last; 0 seconds: it never gets dim."""

    def __init__(self, seconds: float = 0, clock: Callable[[], float] = monotonic) -> None:
        self._seconds, self._clock = seconds, clock
        self._stirred = clock()

    def stir(self) -> None:
        """Somebody did something."""
        self._stirred = self._clock()

    @property
    def is_dim(self) -> bool:
        """Is it time to shine less?"""
        return 0 < self._seconds <= self._clock() - self._stirred
