"""What moves on the screen for a moment: one screen melts into the next, a move is shown step by step.

Each is begun when a new scene is laid out, goes on by itself once a turn of the loop, and changes nothing
but what is to be seen meanwhile. Where nothing may move, none is begun.
"""

from __future__ import annotations

from collections.abc import Callable

import pygame

from display.building.parts import Part

Steps = tuple[tuple[Part, ...], ...]
_FADE_TURNS = 5
"""One screen melts into the next in this many turns of the loop, a sixth of a second."""
_STEP_SECONDS = 0.6
"""How long each step of a move is to be seen."""


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


class MoveSteps:
    """The steps that lead to a scene, one after the other; each move is shown once."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._left: list[tuple[Part, ...]] = []
        self._shown: Steps = ()
        self._until = 0.0

    @property
    def now(self) -> tuple[Part, ...] | None:
        """What is to be seen instead of the scene, while it lasts."""
        return self._left[0] if self._left else None

    def begin(self, steps: Steps, *, moves: bool) -> None:
        """A move that was not seen yet; where nothing moves it counts as seen."""
        if steps and steps != self._shown:
            self._left = list(steps) if moves else []
            self._shown, self._until = steps, self._clock() + _STEP_SECONDS

    def go_on(self) -> None:
        """Once a turn of the loop."""
        if self._left and self._clock() > self._until:
            self._left.pop(0)
            self._until = self._clock() + _STEP_SECONDS

    def skip(self) -> bool:
        """Show at once where the move has led; says whether there was something to skip."""
        skipped, self._left = bool(self._left), []
        return skipped
