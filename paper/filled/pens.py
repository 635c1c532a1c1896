"""Pens and pencils: the ink they leave along a stroke, or along the middle line of somebody's digit."""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from paper.filled.strokes import Chance, Strokes

Floats = NDArray[np.float32]
FINE = 4


@dataclass(frozen=True, slots=True)
class Pen:
    """How broad its line is in millimetres, how dark, how grainy, how far the pressure changes."""

    width: float
    dark: float
    grain: float
    pressure: float


def any_pen(chance: Chance) -> Pen:
    """A ballpoint, a fibre pen or a pencil."""
    kind = chance.random()
    if kind < 0.4:
        return Pen(chance.uniform(0.35, 0.7), chance.uniform(0.65, 0.95), chance.uniform(0, 0.15), 0.15)
    if kind < 0.6:
        return Pen(chance.uniform(0.6, 1.2), chance.uniform(0.75, 1), 0.03, 0.1)
    return Pen(chance.uniform(0.4, 0.9), chance.uniform(0.35, 0.75), chance.uniform(0.15, 0.4), 0.25)


def strange_pen(chance: Chance) -> Pen:
    """Any of those, or finer, broader, paler, grainier: only to learn from."""
    kind = chance.random()
    if kind < 0.5:
        return any_pen(chance)
    if kind < 0.65:
        return Pen(chance.uniform(0.25, 0.4), chance.uniform(0.4, 1), chance.uniform(0, 0.3), 0.3)
    if kind < 0.85:
        return Pen(chance.uniform(0.9, 1.6), chance.uniform(0.5, 1), chance.uniform(0, 0.2), 0.15)
    return Pen(chance.uniform(0.4, 1.1), chance.uniform(0.25, 0.4), chance.uniform(0.1, 0.4), 0.3)


def distance_of(strokes: Strokes, side: int) -> Floats:
    """How far each pixel of a square is from the strokes, which may reach a little beyond it."""
    blank = np.full((side, side), 255, np.uint8)
    for points in strokes:
        line = np.round(points * side * 2**FINE).astype(np.int32)
        cv2.polylines(blank, [line.reshape(-1, 1, 2)], False, 0, 1, cv2.LINE_8, FINE)
    return np.asarray(cv2.distanceTransform(blank, cv2.DIST_L2, 3), np.float32)


def inked(distance: Floats, width_px: float, pen: Pen, chance: Chance) -> Floats:
    """How much ink lies where, 0 to 1, for a pen so many pixels broad."""
    coarse = chance.normal(0, 1, (6, 6)).astype(np.float32)
    press = cv2.resize(coarse, distance.shape[::-1], interpolation=cv2.INTER_CUBIC)
    radius = 0.5 * width_px * (1 + pen.pressure * press)
    ink = np.clip(radius - distance + 0.5, 0, 1) * pen.dark * (1 + 0.4 * pen.pressure * press)
    if pen.grain:
        ink *= 1 - pen.grain * chance.random(distance.shape, np.float32)
    return np.asarray(np.clip(ink, 0, 1), np.float32)
