"""What people can want from the screen that is no event of the game."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class TossWanted:
    """Throw the dice in the simulated tray."""


@dataclass(frozen=True, slots=True)
class WindowClosed:
    """The window was closed."""


@dataclass(frozen=True, slots=True)
class PageTurned:
    """Show another page of the same screen; never leaves the display."""

    page: int
