"""Somebody's walk through the buttons, by keyboard or with the two push buttons."""

from __future__ import annotations

from display.building.parts import Button, Scene
from display.window.focus import next_thing, place_of
from games.dice import Throw


class Walk:
    """Which button is in focus, and what is to be said on the way."""

    def __init__(self) -> None:
        self.focus: int | None = None
        self.steps = 0
        """How often somebody has gone on to another button; a new page can move the focus, too."""
        self.hint = ""
        """What the two push buttons do just now, to be said."""
        self.asks = False
        """Does somebody want to hear this page again?"""
        self.goes_on = False
        """Did somebody walk at this table who has not ended it?"""
        self._lying: Throw | None = None
        self._thrown = False

    def to(self, place: int, scene: Scene) -> None:
        """Somebody goes on to this button, round and round."""
        self.focus = place % max(1, len(scene.buttons))
        self.steps += 1

    def button(self, scene: Scene) -> Button | None:
        """The one in focus."""
        buttons = scene.buttons
        return buttons[self.focus % len(buttons)] if buttons and self.focus is not None else None

    def notice_throw(self) -> None:
        """A throw was taken, be it the same faces as before."""
        self._thrown = True

    def keep(self, before: Scene, now: Scene, lying: Throw | None, *, instead: bool = False) -> None:
        """The focus belongs to a choice, not to a place; after a throw it rests on what people do next.

        instead  the game itself has a use for the two push buttons: whoever walks goes on walking on another
                 page, because the button that was to go on would pass the turn
        """
        thrown = self._thrown or self._lying != lying
        self._lying, self._thrown = lying, False
        if instead and self.goes_on and now.name != before.name and now.buttons:
            self.focus = next_thing(now)
        elif self.focus is None or now.name != before.name or not now.buttons:
            self.focus = None
        elif thrown:
            self.focus = next_thing(now)
        else:
            self.focus = place_of(before, self.focus, now)
