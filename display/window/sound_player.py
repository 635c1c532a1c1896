"""Plays sounds through pygame's mixer. A machine without a sound device is silent, not broken."""

from __future__ import annotations

import pygame


class Player:
    """One loudspeaker, opened with the first sound that is to be heard."""

    def __init__(self, rate: int) -> None:
        self._rate = rate
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
        sound.play()

    def open(self) -> None:
        """Take the sound device, unless it is ours already or was refused."""
        if self.trouble or pygame.mixer.get_init():
            return
        try:
            pygame.mixer.init(frequency=self._rate, size=-16, channels=1, buffer=512)
        except pygame.error as error:
            self.trouble = str(error)

    def close(self) -> None:
        """Give the sound device back."""
        pygame.mixer.quit()
