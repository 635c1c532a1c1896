"""Plays sounds through pygame's mixer. A machine without a sound device is silent, not broken."""

from __future__ import annotations

import pygame


class Player:
    """One loudspeaker at one volume, from 0 (off) to 100."""

    def __init__(self, rate: int, volume: int) -> None:
        self._volume = volume / 100
        self.trouble: str | None = None
        """Why nothing can be heard, or None."""
        if volume == 0:
            return
        try:
            pygame.mixer.init(frequency=rate, size=-16, channels=1, buffer=512)
        except pygame.error as error:
            self.trouble = str(error)

    def play(self, samples: bytes) -> None:
        """Start this sound, 16-bit samples on one channel, and return at once."""
        if self._volume == 0 or self.trouble:
            return
        sound = pygame.mixer.Sound(buffer=samples)
        sound.set_volume(self._volume)
        sound.play()

    def close(self) -> None:
        """Give the sound device back."""
        pygame.mixer.quit()
