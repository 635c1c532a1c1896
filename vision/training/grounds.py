"""Tables that dice may lie on: felt, wood, cloth, carpet, paper, print."""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.training.clutter import strew
from vision.training.slabs import Spot, colour

Chance = np.random.Generator
Ground = NDArray[np.uint8]


def ground(chance: Chance, size: int, *, crowded: bool = False) -> tuple[Ground, list[Spot]]:
    """A felt, wood, cloth, carpet, paper or patterned ground in two colours, things on it or none."""
    pattern = PATTERNS[int(chance.integers(len(PATTERNS)))](chance, size)
    low, high = (colour(chance) for _ in range(2))
    strength = chance.uniform(0.1, 1.0)
    mix = (pattern * strength)[..., None]
    canvas = low * (1 - mix) + high * mix
    slope = np.linspace(chance.uniform(0.6, 1.0), chance.uniform(0.8, 1.1), size)
    canvas = canvas * (slope[:, None, None] if chance.random() < 0.5 else slope[None, :, None])
    painted = np.ascontiguousarray(np.clip(canvas, 0, 255).astype(np.uint8))
    return painted, strew(chance, painted, crowded)


def _noise(chance: Chance, size: int, across: int, down: int) -> NDArray[np.float64]:
    coarse = chance.random((max(2, size // down), max(2, size // across))).astype(np.float32)
    return cv2.resize(coarse, (size, size), interpolation=cv2.INTER_CUBIC).astype(np.float64)


def _plain(chance: Chance, size: int) -> NDArray[np.float64]:
    return _noise(chance, size, size // 2, size // 2) * 0.3


def _felt(chance: Chance, size: int) -> NDArray[np.float64]:
    return np.clip(_noise(chance, size, 2, 2) * 0.5 + _noise(chance, size, 9, 9) * 0.3, 0, 1)


def _carpet(chance: Chance, size: int) -> NDArray[np.float64]:
    """Loops or strands of about the size of pips, with deep shadows between them."""
    step = int(chance.integers(2, 8))
    loops = _noise(chance, size, step, step) + 0.5 * _noise(chance, size, 2, 2)
    tufts = _noise(chance, size, 4 * step, 4 * step)
    return np.clip((loops - 0.75) * chance.uniform(1, 3) + 0.5 + 0.5 * (tufts - 0.5), 0, 1)


def _strands(chance: Chance, size: int) -> NDArray[np.float64]:
    """A rug: short strokes in all directions, one over the other."""
    rug = np.full((size, size), 0.5, np.float32)
    reach = chance.uniform(4, 18)
    for x, y, way, light in zip(*chance.uniform(0, 1, (4, 900)), strict=True):
        ends = (
            np.array([x, y]) * size,
            np.array([x, y]) * size + reach * np.array([np.cos(6.3 * way), np.sin(6.3 * way)]),
        )
        first, last = (tuple(each.astype(int).tolist()) for each in ends)
        cv2.line(rug, first, last, float(light), int(1 + 2 * way), cv2.LINE_AA)
    return np.asarray(rug, np.float64)


def _speckled(chance: Chance, size: int) -> NDArray[np.float64]:
    """Stone, terrazzo, cork: flecks of all sizes."""
    flecks = _noise(chance, size, 3, 3) > chance.uniform(0.6, 0.95)
    large = _noise(chance, size, 9, 9) > chance.uniform(0.7, 0.97)
    return np.clip(0.3 * _noise(chance, size, 30, 30) + 0.7 * flecks + 0.6 * large, 0, 1)


def _wood(chance: Chance, size: int) -> NDArray[np.float64]:
    rings = _noise(chance, size, int(chance.integers(80, 300)), int(chance.integers(6, 30)))
    fine = _noise(chance, size, 60, 2)
    return np.clip(0.5 + 0.5 * np.sin(rings * chance.uniform(6, 30)) * 0.6 + 0.3 * (fine - 0.5), 0, 1)


def _weave(chance: Chance, size: int) -> NDArray[np.float64]:
    y, x = np.mgrid[0:size, 0:size].astype(np.float64)
    turn, pace = chance.uniform(0, np.pi), chance.uniform(0.3, 2.2)
    u, v = x * np.cos(turn) + y * np.sin(turn), y * np.cos(turn) - x * np.sin(turn)
    threads = np.sin(u * pace) * np.sin(v * pace * chance.uniform(0.7, 1.4))
    return np.clip(0.5 + 0.4 * threads + 0.4 * (_noise(chance, size, 5, 5) - 0.5), 0, 1)


def _clouds(chance: Chance, size: int) -> NDArray[np.float64]:
    total = sum(_noise(chance, size, step, step) * step for step in (4, 9, 20, 45, 90))
    return np.clip((total / 168 - 0.5) * chance.uniform(1, 4) + 0.5, 0, 1)


def _print(chance: Chance, size: int) -> NDArray[np.float64]:
    """Lines of text."""
    page = np.zeros((size, size), np.uint8)
    scale = chance.uniform(0.3, 0.9)
    for y in range(0, size + 30, int(scale * 34)):
        line = "".join(chr(int(c)) for c in chance.integers(48, 122, 60))
        cv2.putText(
            page,
            line,
            (-5, y),
            int(chance.integers(0, 5)),
            scale,
            255,
            int(chance.integers(1, 3)),
            cv2.LINE_AA,
        )
    turn = cv2.getRotationMatrix2D((size / 2, size / 2), chance.uniform(0, 360), 1.2)
    return cv2.warpAffine(page, turn, (size, size)).astype(np.float64) / 255


PATTERNS = (_felt, _wood, _weave, _clouds, _print, _plain, _carpet, _strands, _speckled)
