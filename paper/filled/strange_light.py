"""Light, paper and cameras of many kinds: whoever learned from them fears no other. Not to judge by."""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray

from paper.filled.strokes import Chance

Floats = NDArray[np.float32]
Picture = NDArray[np.uint8]
SMALL = 240
"""Light is made so many pixels wide first."""


def in_a_strange_room(seen: Floats, chance: Chance) -> Floats:
    """Some of: crumpled paper, a dark rim, coloured light, blinds, a reflection."""
    height, width = seen.shape[:2]
    x, y = np.meshgrid(
        np.linspace(-1, 1, SMALL, dtype=np.float32), np.linspace(-1, 1, SMALL, dtype=np.float32)
    )
    light = np.ones((SMALL, SMALL), np.float32)
    for some, often in ((_crumpled, 0.3), (_vignette, 0.35), (_blinds, 0.12), (_blob, 0.3)):
        if chance.random() < often:
            light = light * some(x, y, chance)
    lit = seen * cv2.resize(light, (width, height), interpolation=cv2.INTER_LINEAR)[..., None]
    if chance.random() < 0.4:
        lit = lit * chance.uniform(0.55, 1.1, 3).astype(np.float32)
    if chance.random() < 0.15:
        shine = cv2.resize(_glare(x, y, chance), (width, height), interpolation=cv2.INTER_LINEAR)[..., None]
        lit = lit * (1 - shine) + 255 * shine
    return np.asarray(lit, np.float32)


def _crumpled(x: Floats, y: Floats, chance: Chance) -> Floats:
    """Many small folds: each side of one is a little brighter than the other."""
    light = np.ones_like(x)
    for _ in range(int(chance.integers(2, 9))):
        way, off = chance.uniform(0, 2 * np.pi), chance.uniform(-0.8, 0.8)
        beyond = np.cos(way) * x + np.sin(way) * y - off
        side = np.tanh(beyond / 0.01) * np.exp(-np.abs(beyond) / chance.uniform(0.05, 0.4))
        light = light * (1 + chance.uniform(0.01, 0.08) * side)
    return np.asarray(light, np.float32)


def _vignette(x: Floats, y: Floats, chance: Chance) -> Floats:
    return np.asarray(1 - chance.uniform(0.05, 0.3) * (x**2 + y**2), np.float32)


def _blinds(x: Floats, y: Floats, chance: Chance) -> Floats:
    """Stripes of shadow."""
    way, many = chance.uniform(0, 2 * np.pi), chance.uniform(4, 16)
    wave = np.sin(many * (np.cos(way) * x + np.sin(way) * y) + chance.uniform(0, 6)) / chance.uniform(
        0.1, 0.8
    )
    return np.asarray(1 - chance.uniform(0.1, 0.35) * (0.5 + 0.5 * np.tanh(wave)), np.float32)


def _blob(x: Floats, _: Floats, chance: Chance) -> Floats:
    """A hand's shadow, or a patch of sun: of any outline, with any edge."""
    rough = cv2.resize(chance.normal(0, 1, (5, 5)).astype(np.float32), x.shape, interpolation=cv2.INTER_CUBIC)
    inside = 1 / (1 + np.exp(-np.clip((rough - 0.4) / chance.uniform(0.02, 0.4), -30, 30)))
    return np.asarray(1 + chance.uniform(-0.4, 0.3) * inside, np.float32)


def _glare(x: Floats, y: Floats, chance: Chance) -> Floats:
    """A reflection: paper and ink both turn paler."""
    at, reach = chance.uniform(-0.8, 0.8, 2), chance.uniform(0.05, 0.5)
    far = (x - at[0]) ** 2 + (y - at[1]) ** 2
    return np.asarray(chance.uniform(0.1, 0.6) * np.exp(-far / reach**2), np.float32)


def developed(seen: Picture, chance: Chance) -> Picture:
    """What a camera makes of it: another curve, sharpened, shaken, made smaller and larger again."""
    made = seen
    if chance.random() < 0.5:
        curve = 255 * (np.arange(256) / 255) ** np.exp(chance.normal(0, 0.3))
        made = np.asarray(cv2.LUT(made, curve.astype(np.uint8)), np.uint8)
    if chance.random() < 0.15:
        made = _shaken(made, chance)
    if chance.random() < 0.15:
        made = _coarser(made, chance.uniform(0.65, 0.95))
    if chance.random() < 0.3:
        soft = cv2.GaussianBlur(made, (0, 0), chance.uniform(0.8, 2.0))
        much = chance.uniform(0.3, 1.3)
        made = np.asarray(cv2.addWeighted(made, 1 + much, soft, -much, 0), np.uint8)
    return made


def _shaken(seen: Picture, chance: Chance) -> Picture:
    size = int(chance.choice([3, 3, 5]))
    line = np.zeros((size, size), np.float32)
    end = (chance.integers(0, size), 0) if chance.random() < 0.5 else (0, chance.integers(0, size))
    first = int(end[0]), int(end[1])
    cv2.line(line, first, (size - 1 - first[0], size - 1 - first[1]), 1.0)
    return np.asarray(cv2.filter2D(seen, -1, line / line.sum()), np.uint8)


def _coarser(seen: Picture, share: float) -> Picture:
    small = cv2.resize(seen, None, fx=share, fy=share, interpolation=cv2.INTER_AREA)
    return np.asarray(cv2.resize(small, seen.shape[1::-1], interpolation=cv2.INTER_LINEAR), np.uint8)
