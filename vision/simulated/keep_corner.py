"""The keep corner of the simulated tray: which dice lie in it, and where one more finds room."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from config.corners import Corner
from vision.simulated.dice import Die, upward
from vision.simulated.layout import Lying, scattered
from vision.simulated.scenery import Scenery
from vision.simulated.viewpoint import Viewpoint

_WELL_INSIDE = 0.04
"""How far from the edge of the corner a hand lays dice, in shares of the picture."""
APART = 10.0
"""So far from the others (mm) a hand lays a die, or nudges it: near enough, a die could lean on another."""
_TRIES = 400


@dataclass(frozen=True, slots=True, eq=False)
class KeepCorner:
    """A part of the camera's picture, and the floor that can be seen in it."""

    corner: Corner
    view: Viewpoint
    inner: tuple[float, float]

    def holds(self, one: Lying, margin: float = 0.0) -> bool:
        """Is the upward face of this die in the corner?"""
        die, pose = one
        x, y = self.view.project(pose.middle + np.array([0, 0, die.edge / 2], np.float32)) / self.view.size
        return self.corner.holds(x - margin, y - margin) and self.corner.holds(x + margin, y + margin)

    def with_aside(self, lying: list[Lying], kept: list[Lying], rng: np.random.Generator) -> list[Lying]:
        """All dice, the kept ones moved into the corner unless they lie there already."""
        after = list(lying)
        for row, one in enumerate(lying):
            if one in kept and not self.holds(one):
                after[row] = self._laid(one, [each for each in after if each is not one], rng)
        return after

    def _laid(self, one: Lying, others: list[Lying], rng: np.random.Generator) -> Lying:
        """The same face up in the corner, nearer to the others if need be; a full one leaves the die."""
        die: Die = one[0]
        face = die.faces.index(upward(*one))
        for apart in np.geomspace(APART, 1.0, _TRIES):
            place = die, scattered(die, face, others, self.inner, rng, float(apart))
            if self.holds(place, _WELL_INSIDE):
                return place
        return one


def keep_corner(room: Scenery, view: Viewpoint) -> KeepCorner | None:
    """The corner of this room's tray, if one is marked."""
    return KeepCorner(room.corner, view, room.inner) if room.corner else None
