"""What a finger means: it comes down and is lifted on one button, which was there long enough to be meant."""

from __future__ import annotations

from collections.abc import Callable

from display.building.parts import Button, Does, Scene
from display.style.boxes import Box

_REACTION_SECONDS = 0.3
"""Nobody sees a button and touches it sooner: such a touch was meant for what was there before."""


class Fingers:
    """The held button, and since when each button has been where it is."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self.held: Button | None = None
        self.points = False
        """Did the finger come down in a picture where places can be touched?"""
        self._since: dict[tuple[Box, Does], float] = {}

    def hold(self, button: Button | None) -> None:
        """A finger comes down; what has only just come to this place is not meant by it."""
        if button and self._clock() - self._since[button.box, button.does] >= _REACTION_SECONDS:
            self.held = button

    def let_go(self, x: int, y: int) -> Does | None:
        """Lifted on the same button: done. Lifted elsewhere, or the button is gone: nothing happened."""
        held, self.held = self.held, None
        if held is None or not held.box.holds(x, y):
            return None
        return held.does if (held.box, held.does) in self._since else None

    def renew(self, before: Scene, now: Scene) -> None:
        """Another scene is laid out; the very first has been there for ever."""
        if now.name != before.name:
            self.held = None
        moment = self._clock() if self._since else self._clock() - _REACTION_SECONDS
        places = ((button.box, button.does) for button in now.buttons)
        self._since = {place: self._since.get(place, moment) for place in places}
