"""Finds the die that leans: flat dice share one up, however the camera is tilted; it alone has another."""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import NDArray

from games.rules import Expected
from vision.reading.judging import Judged
from vision.reading.limits import LIMITS

FOCALS = (0.75, 1.0, 1.3)
"""Focal lengths of usual cameras, in lengths of the picture; the one that makes the dice agree counts."""

Floats = NDArray[np.float64]


def limit_for(expected: Expected | None) -> float:
    """Where dice are expected, a game is on."""
    return LIMITS.leans_on_photo if expected is None else LIMITS.leans_in_game


def leaning(judged: list[Judged], size: tuple[int, ...], limit: float = LIMITS.leans_in_game) -> list[bool]:
    """For each die, whether it leans, as far as all dice together tell; `size` is width and height."""
    if not judged:
        return []
    ups = [_ups(judged, size, focal * max(size)) for focal in FOCALS]
    off = min((_off(each, each) for each in ups), key=lambda angles: float(np.mean(angles)))
    alone = [float(np.degrees(np.arcsin(min(1.0, np.hypot(*each.normal))))) for each in judged]
    return [bool(angle > limit) or steep > LIMITS.steepest for angle, steep in zip(off, alone, strict=True)]


def looks_elsewhere(judged: Judged, dice: list[Judged], size: tuple[int, ...]) -> bool:
    """Does this face look another way than those dice, so that it is hardly one of them?"""
    ups = [_ups([*dice, judged], size, focal * max(size)) for focal in FOCALS]
    flat = min(ups, key=lambda each: float(np.mean(_off(each[:-1], each[:-1]))))
    return bool(_off(flat[-1:], flat[:-1])[0] > LIMITS.leans_on_photo)


def _ups(judged: list[Judged], size: tuple[int, ...], focal: float) -> Floats:
    """Each die's up in the camera's own frame, from how its face looks along its own line of sight."""
    return np.array(
        [_up(each, (each.place.x - size[0] / 2, each.place.y - size[1] / 2, focal)) for each in judged]
    )


def _up(judged: Judged, sight: tuple[float, float, float]) -> Floats:
    far = math.hypot(*sight)
    x, y, z = (each / far for each in sight)
    flat = math.hypot(x, z)
    right, below = np.array([z / flat, 0.0, -x / flat]), np.array([-x * y / flat, flat, -y * z / flat])
    across, down = (max(-0.99, min(0.99, each)) for each in judged.normal)
    toward = math.sqrt(max(0.0, 1 - across**2 - down**2))
    return np.asarray(across * right + down * below - toward * np.array([x, y, z]))


def _off(ups: Floats, all_ups: Floats) -> Floats:
    """Degrees between each up and the middle one of all."""
    common = np.median(all_ups, axis=0)
    common /= np.linalg.norm(common)
    return np.asarray(np.degrees(np.arccos(np.clip(ups @ common, -1, 1))))
