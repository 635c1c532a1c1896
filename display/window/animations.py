"""What moves on the screen for a moment: one screen melts into the next, a film leads to a scene.

Each is begun when a new scene is laid out, goes on by itself once a turn of the loop, and changes nothing
but what is to be seen meanwhile. Where nothing may move, none is begun.
"""

from __future__ import annotations

from collections.abc import Callable

import pygame

from display.building.film import Film
from display.building.parts import Part

_FADE_TURNS = 5
"""One screen melts into the next in this many turns of the loop, a sixth of a second."""


class Fade:
    """One screen melts into the next."""

    def __init__(self) -> None:
        self._before: pygame.Surface | None = None
        self._turns = 0

    @property
    def is_on(self) -> bool:
        """Is the former screen still to be seen?"""
        return self._turns > 0

    def begin(self, before: pygame.Surface) -> None:
        """From this picture to what is painted next."""
        self._before, self._turns = before.copy(), _FADE_TURNS

    def end(self) -> None:
        """At once."""
        self._before, self._turns = None, 0

    def over(self, now: pygame.Surface) -> pygame.Surface:
        """This turn's picture; the last one shows nothing of the former screen."""
        if self._before is None:
            return now
        self._turns -= 1
        self._before.set_alpha(255 * self._turns // _FADE_TURNS)
        mixed = now.copy()
        mixed.blit(self._before, (0, 0))
        if not self._turns:
            self.end()
        return mixed


class Projector:
    """Shows the film that leads to a scene; each is shown once."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._film: Film | None = None
        self._shown: object = None
        self._began = 0.0

    @property
    def now(self) -> tuple[Part, ...] | None:
        """What is to be seen instead of the scene, while it lasts."""
        second = self._clock() - self._began
        if self._film and second >= self._film.seconds:
            self._film = None
        return self._film.at(second) if self._film else None

    def begin(self, film: Film | None, *, moves: bool) -> None:
        """A film that was not seen yet; where nothing moves it counts as seen."""
        if film and film.about != self._shown:
            self._film = film if moves else None
            self._shown, self._began = film.about, self._clock()

    def skip(self) -> tuple[Part, ...] | None:
        """Show at once where it leads; gives what was to be seen, if there was something to skip."""
        now, self._film = self.now, None
        return now
