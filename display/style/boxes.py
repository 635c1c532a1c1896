"""Rectangles on the screen in whole pixels, and the few ways to divide them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle; x and y are its upper left corner."""

    x: int
    y: int
    width: int
    height: int

    @property
    def right(self) -> int:
        """The first pixel beyond the right edge."""
        return self.x + self.width

    @property
    def bottom(self) -> int:
        """The first pixel beyond the lower edge."""
        return self.y + self.height

    @property
    def centre(self) -> tuple[int, int]:
        """The pixel in the middle."""
        return self.x + self.width // 2, self.y + self.height // 2

    def holds(self, x: int, y: int) -> bool:
        """Is this point inside?"""
        return self.x <= x < self.right and self.y <= y < self.bottom

    def contains(self, other: Box) -> bool:
        """Does the other box lie wholly inside?"""
        return (
            self.x <= other.x
            and self.y <= other.y
            and other.right <= self.right
            and other.bottom <= self.bottom
        )

    def meets(self, other: Box) -> bool:
        """Do the two share a pixel?"""
        return (
            self.x < other.right and other.x < self.right and self.y < other.bottom and other.y < self.bottom
        )

    def inset(self, by: int) -> Box:
        """The same box without a rim of this width."""
        return Box(self.x + by, self.y + by, max(0, self.width - 2 * by), max(0, self.height - 2 * by))

    def middle(self, width: int, height: int) -> Box:
        """A box of this size in the middle of this one."""
        width, height = min(width, self.width), min(height, self.height)
        return Box(self.x + (self.width - width) // 2, self.y + (self.height - height) // 2, width, height)

    def square(self) -> Box:
        """The largest square in the middle."""
        side = min(self.width, self.height)
        return self.middle(side, side)

    def from_top(self, height: int, gap: int = 0) -> tuple[Box, Box]:
        """A strip along the upper edge, and the rest below it."""
        strip = Box(self.x, self.y, self.width, height)
        return strip, Box(self.x, strip.bottom + gap, self.width, max(0, self.height - height - gap))

    def from_bottom(self, height: int, gap: int = 0) -> tuple[Box, Box]:
        """A strip along the lower edge, and the rest above it."""
        strip = Box(self.x, self.bottom - height, self.width, height)
        return strip, Box(self.x, self.y, self.width, max(0, self.height - height - gap))

    def from_left(self, width: int, gap: int = 0) -> tuple[Box, Box]:
        """A strip along the left edge, and the rest to its right."""
        strip = Box(self.x, self.y, width, self.height)
        return strip, Box(strip.right + gap, self.y, max(0, self.width - width - gap), self.height)

    def from_right(self, width: int, gap: int = 0) -> tuple[Box, Box]:
        """A strip along the right edge, and the rest to its left."""
        strip = Box(self.right - width, self.y, width, self.height)
        return strip, Box(self.x, self.y, max(0, self.width - width - gap), self.height)

    def rows(self, shares: int | Sequence[float], gap: int) -> tuple[Box, ...]:
        """Strips from top to bottom, equal or in these shares."""
        return tuple(
            Box(self.x, start, self.width, length)
            for start, length in _divided(self.y, self.height, shares, gap)
        )

    def columns(self, shares: int | Sequence[float], gap: int) -> tuple[Box, ...]:
        """Strips from left to right, equal or in these shares."""
        return tuple(
            Box(start, self.y, length, self.height)
            for start, length in _divided(self.x, self.width, shares, gap)
        )

    def grid(self, columns: int, rows: int, gap: int) -> tuple[Box, ...]:
        """Equal cells, row by row."""
        return tuple(cell for row in self.rows(rows, gap) for cell in row.columns(columns, gap))


def _divided(start: int, length: int, shares: int | Sequence[float], gap: int) -> list[tuple[int, int]]:
    parts = [1.0] * shares if isinstance(shares, int) else list(shares)
    room = length - gap * (len(parts) - 1)
    edges = [round(room * sum(parts[:n]) / sum(parts)) for n in range(len(parts) + 1)]
    return [(start + edges[n] + gap * n, edges[n + 1] - edges[n]) for n in range(len(parts))]
