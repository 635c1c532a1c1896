"""The lamps as views: lit in a push button, it may be pressed now; and three that tell how things are."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import Any

from device.clock import Clock
from games.cues import Cue
from games.events import Key
from session.evening import Evening, choices


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


class Status(StrEnum):
    """How things are, each with a lamp of its own or a colour of one lamp."""

    READY = "ready"
    READING = "reading"
    TROUBLE = "trouble"


PATTERNS: dict[Status, tuple[float, ...]] = {
    Status.READY: (1.0,),
    Status.READING: (0.5, 0.5),
    Status.TROUBLE: (0.25, 0.25, 0.25, 1.25),
}
"""Seconds on and off in turn: known without seeing colours, and slower than three flashes a second."""


def is_lit(status: Status, seconds: float) -> bool:
    """Is the lamp of this status on, so many seconds after its pattern began?"""
    left = seconds % sum(PATTERNS[status])
    for number, part in enumerate(PATTERNS[status]):
        if left < part:
            return number % 2 == 0
        left -= part
    return False


class StatusLamps:
    """One of the three at a time; `status` is asked every turn."""

    def __init__(
        self,
        lamps: Mapping[Status, Any],
        status: Callable[[Evening], Status],
        clock: Clock = time.monotonic,
    ) -> None:
        self._lamps, self._status, self._clock = dict(lamps), status, clock
        self._now, self._since = Status.READY, clock()
        self._lit: frozenset[Status] | None = None

    def __call__(self, evening: Evening, _: tuple[Cue, ...]) -> None:
        """Show how things are; a new status begins its pattern anew."""
        if not self._lamps:
            return
        status = self._status(evening)
        if status is not self._now:
            self._now, self._since = status, self._clock()
        self._switch(frozenset({status} if is_lit(status, self._clock() - self._since) else ()))

    def close(self) -> None:
        """All dark, and the pins given back."""
        for lamp in self._lamps.values():
            lamp.close()

    def _switch(self, bright: frozenset[Status]) -> None:
        if bright == self._lit:
            return
        self._lit = bright
        for status, lamp in self._lamps.items():
            lamp.value = status in bright
