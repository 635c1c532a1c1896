"""What the floor of the tray is covered with: one row a surface, its texture made of arithmetic."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

import cv2
import numpy as np

from vision.frames import Picture
from vision.simulated.colours import linear
from vision.simulated.vectors import Floats, clamp

PIXELS_PER_MM = 4.0
_SIDE = 1024


@dataclass(frozen=True, slots=True)
class Surface:
    """One covering: two colours that its weave mixes, and the wood or leather of the tray's rim."""

    name: str
    weave: str
    first: str
    second: str
    rim: str = "#6b4426"

    @property
    def colour(self) -> Floats:
        """The colour it has from afar, as linear light."""
        return (linear(self.first) + linear(self.second)) / 2


SURFACES: dict[str, Surface] = {
    surface.name: surface
    for surface in (
        Surface("green felt", "felt", "#2f7a4a", "#1f5c35"),
        Surface("blue felt", "felt", "#2c5a96", "#1e4272", "#3a2c22"),
        Surface("dark felt", "felt", "#3a3a40", "#28282e", "#7a5230"),
        Surface("red felt", "felt", "#8c2630", "#6a1a24", "#4a3020"),
        Surface("wood", "wood", "#b98a58", "#8a5e34", "#4e3220"),
        Surface("cloth", "cloth", "#cfc6b4", "#a89e8a", "#5a5650"),
        Surface("checked cloth", "checks", "#d8d2c6", "#7c94b4", "#5a4630"),
    )
}


@cache
def texture(surface: Surface) -> Picture:
    """The covering in the camera's curve, without light; its edges may be mirrored to go on for ever."""
    rng = np.random.default_rng(sum(map(ord, surface.name)))
    share = clamp(_WEAVES[surface.weave](rng))[..., None]
    colour = linear(surface.first) * share + linear(surface.second) * (1 - share)
    return np.asarray(cv2.cvtColor((np.sqrt(colour) * 255).astype(np.uint8), cv2.COLOR_BGR2BGRA), np.uint8)


def _cloud(rng: np.random.Generator, wide: float, high: float) -> Floats:
    """Smooth noise around 0 with spots of that many pixels."""
    small = (max(int(_SIDE / wide), 2), max(int(_SIDE / high), 2))
    noise = rng.standard_normal(small[::-1], dtype=np.float32)
    return np.asarray(cv2.resize(noise, (_SIDE, _SIDE), interpolation=cv2.INTER_CUBIC), np.float32)


def _soft(pattern: Floats, width: float) -> Floats:
    return np.asarray(cv2.GaussianBlur(pattern, (0, 0), width), np.float32)


def _felt(rng: np.random.Generator) -> Floats:
    """Pressed fibres: fine grain, short hairs in all directions, worn patches."""
    hairs = np.zeros((_SIDE, _SIDE), np.float32)
    for x, y, turn, long in rng.uniform((0, 0, 0, 6), (_SIDE, _SIDE, np.pi, 22), (9000, 4)):
        end = (int(x + long * np.cos(turn)), int(y + long * np.sin(turn)))
        cv2.line(hairs, (int(x), int(y)), end, float(rng.uniform(-1, 1)), 1, cv2.LINE_AA)
    grain = _soft(rng.standard_normal((_SIDE, _SIDE), dtype=np.float32), 0.9)
    worn = _cloud(rng, 60, 60) + _cloud(rng, 9, 9)
    return np.float32(0.5) + 0.35 * grain + 0.22 * hairs + 0.06 * worn


def _wood(rng: np.random.Generator) -> Floats:
    """Boards with long grain."""
    down = np.arange(_SIDE, dtype=np.float32)[:, None]
    rings = np.sin(down / 19 + 2.2 * _cloud(rng, 500, 90) + 0.25 * _cloud(rng, 120, 8))
    pores = np.minimum(_cloud(rng, 40, 1.6), 0)
    boards: Floats = np.where(down % 256 < 3, -0.9, 0) + 0.14 * np.sin(down // 256 * 2.4)
    share: Floats = 0.55 + 0.22 * rings + 0.14 * pores + 0.06 * _cloud(rng, 200, 2) + boards
    return share


def _cloth(rng: np.random.Generator) -> Floats:
    """A plain weave of uneven threads, over and under."""
    at = np.arange(_SIDE, dtype=np.float32)
    across, down = np.sin(at * (np.pi / 4)), np.sin(at * (np.pi / 4))[:, None]
    threads: Floats = np.where(across * down > 0, np.abs(across), np.abs(down))
    uneven = 0.1 * _cloud(rng, 4, 160) + 0.1 * _cloud(rng, 160, 4)
    return 0.25 + 0.5 * threads + uneven + 0.05 * rng.standard_normal((_SIDE, _SIDE), dtype=np.float32)


def _checks(rng: np.random.Generator) -> Floats:
    """A kitchen cloth with wide stripes both ways."""
    stripe = (np.arange(_SIDE) % 128 < 64).astype(np.float32)
    plain = 1 - 0.45 * stripe - 0.45 * stripe[:, None]
    return _soft(plain, 1.5) * (0.7 + 0.35 * _cloth(rng))


_WEAVES: dict[str, Callable[[np.random.Generator], Floats]] = {
    "felt": _felt,
    "wood": _wood,
    "cloth": _cloth,
    "checks": _checks,
}
