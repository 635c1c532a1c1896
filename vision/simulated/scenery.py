"""One living room: which dice, which tray, which light, and where the camera hangs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar

import numpy as np

from config.corners import Corner
from vision.simulated.light import LIGHTS, Light, turned
from vision.simulated.styles import SIGN_STYLES, STYLES, Style, varied
from vision.simulated.surfaces import SURFACES, Surface
from vision.simulated.viewpoint import Viewpoint, above

Row = TypeVar("Row", Style, Surface, Light)

RIM = 9.0
"""Width of the tray's rim in millimetres."""


@dataclass(frozen=True, slots=True)
class Scenery:
    """Everything that stays the same through a game. Lengths in mm; `inner` are half sides of the floor."""

    style: Style = STYLES["white"]
    sign_style: Style = SIGN_STYLES["orange event"]
    surface: Surface = SURFACES["green felt"]
    light: Light = LIGHTS["warm lamp"]
    edge: float = 16.0
    sign_edge: float = 18.0
    tilt: float = 6.0
    height: float = 375.0
    inner: tuple[float, float] = (134.0, 74.0)
    wall: float = 16.0
    lay: float = 0.0
    corner: Corner | None = None
    """Where kept dice are left, marked with chalk."""

    def viewpoint(self, size: tuple[int, int]) -> Viewpoint:
        """The camera that sees the whole tray with its rim."""
        near = self.height / (self.height - self.wall)
        reach = ((self.inner[0] + RIM) * near, (self.inner[1] + RIM) * near)
        return above(self.height, self.tilt, reach, size)


def scenery(seed: int, edge: float = 16.0, corner: Corner | None = None) -> Scenery:
    """A room by chance, always the same for the same seed."""
    rng = np.random.default_rng([seed, 1])
    return Scenery(
        style=varied(_one_of(STYLES, rng), rng),
        sign_style=_one_of(SIGN_STYLES, rng),
        surface=_one_of(SURFACES, rng),
        light=turned(_one_of(LIGHTS, rng), rng),
        edge=edge,
        sign_edge=edge * rng.uniform(1.05, 1.2),
        tilt=rng.uniform(0, 15),
        height=rng.uniform(350, 400),
        wall=rng.uniform(12, 20),
        lay=rng.uniform(0, 6.28),
        corner=corner,
    )


def _one_of(rows: dict[str, Row], rng: np.random.Generator) -> Row:
    return list(rows.values())[rng.integers(len(rows))]
