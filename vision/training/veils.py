"""What dice are seen through: the dome of a dice popper, a bag, a pane with a window mirrored in it."""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray

Chance = np.random.Generator
Point = tuple[float, float]


def veil(chance: Chance, picture: NDArray[np.uint8], over: Point, edge: float) -> None:
    """Haze over a round part of the picture, a brighter rim, and lamps mirrored in it."""
    side, reach = picture.shape[0], edge * chance.uniform(1.0, 3.5)
    middle = np.array(over) + chance.normal(0, 0.3 * reach, 2)
    light = np.zeros((side, side), np.float32)
    _disc(light, middle, reach, float(chance.uniform(0.02, 0.25)))
    for _ in range(int(chance.integers(0, 3))):
        _rim(chance, light, middle, reach)
    for _ in range(int(chance.integers(0, 5))):
        _lamp(chance, light, middle, reach)
    soft = cv2.GaussianBlur(light, (0, 0), float(chance.uniform(0.5, 2.5)))[..., None]
    white = np.float32(chance.uniform(170, 255))
    picture[:] = np.clip(picture * (1 - soft) + white * soft, 0, 255).astype(np.uint8)


def _disc(light: NDArray[np.float32], middle: NDArray[np.float64], reach: float, strength: float) -> None:
    cv2.circle(light, _whole(middle), int(reach), strength, cv2.FILLED, cv2.LINE_AA)


def _rim(chance: Chance, light: NDArray[np.float32], middle: NDArray[np.float64], reach: float) -> None:
    radius = int(reach * chance.uniform(0.6, 1.05))
    start = int(chance.uniform(0, 360))
    strength, width = float(chance.uniform(0.2, 0.8)), int(chance.integers(1, 4))
    far = start + int(chance.uniform(40, 360))
    cv2.ellipse(light, _whole(middle), (radius, radius), 0, start, far, strength, width, cv2.LINE_AA)


def _lamp(chance: Chance, light: NDArray[np.float32], middle: NDArray[np.float64], reach: float) -> None:
    at = middle + chance.normal(0, 0.45 * reach, 2)
    axes = tuple(max(1, int(each)) for each in reach * chance.uniform(0.02, 0.25, 2))
    turn, strength = chance.uniform(0, 180), float(chance.uniform(0.3, 1.0))
    cv2.ellipse(light, _whole(at), axes, turn, 0, 360, strength, cv2.FILLED, cv2.LINE_AA)


def _whole(point: NDArray[np.float64]) -> tuple[int, int]:
    return int(point[0]), int(point[1])
