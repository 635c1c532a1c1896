"""Drawing with smooth edges: shapes are drawn large on a field of 100 by 100 and made small once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from math import cos, hypot, pi, sin

import pygame

from display.style.boxes import Box
from display.style.theme import Colour

FINER = 3
Point = tuple[float, float]
Tint = Colour | tuple[int, int, int, int]
CLEAN: Tint = (0, 0, 0, 0)
"""Takes away what was drawn before."""


@dataclass(frozen=True, slots=True)
class Pen:
    """Draws on a surface in hundredths of its width and height."""

    surface: pygame.Surface
    ink: Colour

    @property
    def unit(self) -> float:
        """Pixels for one hundredth of the shorter side."""
        return min(self.surface.get_size()) / 100

    def at(self, point: Point) -> Point:
        """A point in pixels."""
        return point[0] / 100 * self.surface.get_width(), point[1] / 100 * self.surface.get_height()

    def disc(self, centre: Point, radius: float, ink: Tint | None = None) -> None:
        """A full circle."""
        pygame.draw.circle(self.surface, ink or self.ink, self.at(centre), radius * self.unit)

    def oval(self, box: tuple[float, float, float, float], ink: Tint | None = None) -> None:
        """A full ellipse in this rectangle (left, top, width, height)."""
        left, top = self.at((box[0], box[1]))
        wide, tall = self.at((box[2], box[3]))
        rect = pygame.Rect(round(left), round(top), round(wide), round(tall))
        pygame.draw.ellipse(self.surface, ink or self.ink, rect)

    def ring(self, centre: Point, radius: float, width: float, ink: Tint | None = None) -> None:
        """A circle's line, `radius` to its outer edge."""
        where, thick = self.at(centre), max(1, round(width * self.unit))
        pygame.draw.circle(self.surface, ink or self.ink, where, radius * self.unit, thick)

    def polygon(self, points: Sequence[Point], ink: Tint | None = None) -> None:
        """A filled shape."""
        pygame.draw.polygon(self.surface, ink or self.ink, [self.at(point) for point in points])

    def line(self, points: list[Point], width: float, ink: Tint | None = None) -> None:
        """A line with round ends and corners."""
        for start, end in pairwise(points):
            self._stroke(start, end, width, ink or self.ink)
        for point in points:
            self.disc(point, width / 2, ink)

    def _stroke(self, start: Point, end: Point, width: float, ink: Tint) -> None:
        length = hypot(end[0] - start[0], end[1] - start[1]) or 1
        across = (end[1] - start[1]) / length * width / 2, (start[0] - end[0]) / length * width / 2
        corners = [
            (start[0] + across[0], start[1] + across[1]),
            (end[0] + across[0], end[1] + across[1]),
            (end[0] - across[0], end[1] - across[1]),
            (start[0] - across[0], start[1] - across[1]),
        ]
        self.polygon(corners, ink)

    def arc(
        self, centre: Point, radius: float, turn: tuple[float, float], width: float, ink: Tint | None = None
    ) -> None:
        """Part of a circle's line, in turns clockwise from the top; `radius` to the line's middle."""
        begin, end = turn
        steps = max(2, round(abs(end - begin) * 90))
        points = [on_circle(centre, radius, begin + (end - begin) * n / steps) for n in range(steps + 1)]
        self.line(points, width, ink)

    def card(
        self,
        box: tuple[float, float, float, float],
        radius: float,
        ink: Tint | None = None,
        width: float = 0,
    ) -> None:
        """A rectangle (left, top, width, height) with round corners; `width` 0 fills it."""
        left, top = self.at((box[0], box[1]))
        wide, tall = self.at((box[2], box[3]))
        thick = max(1, round(width * self.unit)) if width else 0
        rect = pygame.Rect(round(left), round(top), round(wide), round(tall))
        pygame.draw.rect(self.surface, ink or self.ink, rect, thick, round(radius * self.unit))


Draw = Callable[..., None]


def on_circle(centre: Point, radius: float, turn: float) -> Point:
    """The point this many turns clockwise from the top."""
    return centre[0] + radius * sin(2 * pi * turn), centre[1] - radius * cos(2 * pi * turn)


def stamp(surface: pygame.Surface, box: Box, draw: Draw, ink: Colour, *details: object) -> None:
    """Paint a drawing into the box."""
    drawn = _drawn(draw, box.width, box.height, ink, *details)
    surface.blit(drawn, (box.x, box.y), special_flags=pygame.BLEND_PREMULTIPLIED)


@lru_cache(maxsize=256)
def _drawn(draw: Draw, width: int, height: int, ink: Colour, *details: object) -> pygame.Surface:
    large = pygame.Surface((max(1, width) * FINER, max(1, height) * FINER), pygame.SRCALPHA)
    draw(Pen(large, ink), *details)
    return pygame.transform.smoothscale(large.premul_alpha(), (max(1, width), max(1, height)))
