"""The keep corner: the part of the tray where dice are left that shall not be thrown again."""

from __future__ import annotations

from dataclasses import dataclass

WIDTH, HEIGHT = 0.3, 0.45
"""Room for four dice, in shares of the camera's picture."""


@dataclass(frozen=True, slots=True)
class Corner:
    """A part of the camera's picture: its edges in shares of the width and the height."""

    left: float
    top: float

    @property
    def right(self) -> float:
        """Where it ends, in parts of the picture's width."""
        return self.left + WIDTH

    @property
    def bottom(self) -> float:
        """Its lower edge."""
        return self.top + HEIGHT

    def holds(self, x: float, y: float) -> bool:
        """Is this place, in shares of the picture, in the corner?"""
        return self.left <= x <= self.right and self.top <= y <= self.bottom


CORNERS = {
    "top-left": Corner(0, 0),
    "top-right": Corner(1 - WIDTH, 0),
    "bottom-left": Corner(0, 1 - HEIGHT),
    "bottom-right": Corner(1 - WIDTH, 1 - HEIGHT),
}
"""By their names in the settings, as the camera sees them; "none" is not among them."""
