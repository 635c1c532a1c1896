"""A buzzer as a view: short signals for what is to be noticed, for a box without a loudspeaker."""

from __future__ import annotations

import time
from collections import deque
from typing import Any

from device.clock import Clock
from device.parts.sound import SoundKind, tone_for
from games.cues import Cue
from session.evening import Evening

SIGNALS: dict[SoundKind, tuple[float, ...]] = {
    SoundKind.THROW_READ: (0.07,),
    SoundKind.QUESTION: (0.07, 0.1, 0.07),
    SoundKind.REFUSAL: (0.3,),
    SoundKind.WARNING: (0.1, 0.2, 0.1),
    SoundKind.CHIME: (0.6,),
    SoundKind.FANFARE: (0.1, 0.1, 0.1, 0.1, 0.4),
    SoundKind.PIP: (0.04,),
}
"""Seconds of sound and of silence in turn; none takes longer than a second. A button in focus is silent."""


class Buzzer:
    """Begins the signal of the moment and goes on with it turn by turn; the newest one wins."""

    def __init__(self, buzzer: Any, clock: Clock = time.monotonic) -> None:
        self._buzzer, self._clock = buzzer, clock
        self._turns: deque[float] = deque()
        """When the buzzer changes next, and after that."""
        self._sounds = False

    def __call__(self, _: Evening, cues: tuple[Cue, ...]) -> None:
        """Switch it, where it is time."""
        now = self._clock()
        tone = tone_for(cues)
        if tone in SIGNALS:
            self._begin(SIGNALS[tone], now)
        while self._turns and self._turns[0] <= now:
            self._turns.popleft()
            self._switch(not self._sounds)

    def close(self) -> None:
        """Be quiet and give the pin back."""
        self._buzzer.close()

    def _begin(self, signal: tuple[float, ...], now: float) -> None:
        self._switch(True)
        self._turns.clear()
        for part in signal:
            now += part
            self._turns.append(now)

    def _switch(self, sounds: bool) -> None:
        self._sounds = sounds
        self._buzzer.value = sounds
