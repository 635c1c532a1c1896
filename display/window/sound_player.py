"""Plays sounds through pygame's mixer. A machine without a sound device is silent, not broken."""

from __future__ import annotations

import time
from collections.abc import Callable

import pygame

_TRY_AGAIN_SECONDS = 5.0
"""It may be plugged in later, or its driver may load after us; and asking for it takes a moment."""


class Player:
    """One loudspeaker, opened with the first sound that is to be heard."""

    def __init__(self, rate: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate, self._clock = rate, clock
        self._due = clock()
        self._share = 1.0
        self.trouble: str | None = None
        """Why nothing can be heard, or None."""

    def play(self, samples: bytes, volume: int) -> None:
        """Start this sound, 16-bit samples on one channel, from 0 (off) to 100, and return at once."""
        if volume == 0:
            return
        self.open()
        if self.trouble:
            return
        sound = pygame.mixer.Sound(buffer=samples)
        sound.set_volume(volume / 100)
        if channel := sound.play():
            channel.set_volume(self._share)

    def soften(self, share: float) -> None:
        """Leave only this share of everything that sounds, now and from now on; 1 is all of it."""
        self._share = share
        if pygame.mixer.get_init():
            for number in range(pygame.mixer.get_num_channels()):
                pygame.mixer.Channel(number).set_volume(share)

    def open(self) -> None:
        """Take the sound device, unless it is ours already or was not to be had a moment ago."""
        if pygame.mixer.get_init() or self._clock() < self._due:
            return
        try:
            pygame.mixer.init(frequency=self._rate, size=-16, channels=1, buffer=512)
            self.trouble = None
        except pygame.error as error:
            self.trouble = str(error)
            self._due = self._clock() + _TRY_AGAIN_SECONDS

    def close(self) -> None:
        """Give the sound device back."""
        pygame.mixer.quit()
