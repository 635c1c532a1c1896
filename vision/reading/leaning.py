"""Finds the die that leans: flat dice share one up, however the camera is tilted; it alone has another."""

from __future__ import annotations

import math
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from games.rules import Expected
from vision.reading.judging import Judged
from vision.reading.limits import LIMITS
from vision.reading.network import Place

FOCALS = (0.75, 1.0, 1.3)
"""Focal lengths of usual cameras, in lengths of the picture; the one that makes the dice agree counts."""

DOWN = 0.42
"""A face that looks down in the picture by so much (a sine, 25 degrees) is a side: no camera hangs so low."""

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
    # Two dice that are seen as steeply and agree are seen by a low camera; a lone one may lean on the rim.
    steepest = LIMITS.steepest if len(judged) == 1 else LIMITS.steepest_low
    return [bool(angle > limit) or steep > steepest for angle, steep in zip(off, alone, strict=True)]


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
    right, below, along = _frame(sight)
    across, down = (max(-0.99, min(0.99, each)) for each in judged.normal)
    toward = math.sqrt(max(0.0, 1 - across**2 - down**2))
    return np.asarray(across * right + down * below - toward * along)


def _frame(sight: tuple[float, float, float]) -> tuple[Floats, Floats, Floats]:
    """What is right, below and along for whoever looks this way."""
    far = math.hypot(*sight)
    x, y, z = (each / far for each in sight)
    flat = math.hypot(x, z)
    right, below = np.array([z / flat, 0.0, -x / flat]), np.array([-x * y / flat, flat, -y * z / flat])
    return right, below, np.array([x, y, z])


def _off(ups: Floats, all_ups: Floats) -> Floats:
    """Degrees between each up and the one that most of all share."""
    return _between(ups, _shared(all_ups))


def _between(ups: Floats, up: Floats) -> Floats:
    return np.asarray(np.degrees(np.arccos(np.clip(ups @ up, -1, 1))))


def _shared(ups: Floats) -> Floats:
    """The middle of those ups that agree; of two that agree with as many, the one further up in the picture.

    Whoever looks down at a table at a slant sees tops above sides."""
    ups = np.array([_top_beside(up) if up[1] > DOWN else up for up in ups])
    alike = np.array([_between(ups, up) < 2 * LIMITS.leans_on_photo for up in ups])
    best = max(range(len(ups)), key=lambda at: (int(alike[at].sum()), -float(ups[at][1])))
    shared = np.median(ups[alike[best]], axis=0)
    return np.asarray(shared / np.linalg.norm(shared))


def _top_beside(side: Floats) -> Floats:
    """The up of a die of which a side is seen: at right angles to it, for a camera that is not rolled."""
    return np.array([0.0, side[2], -side[1]]) / math.hypot(side[1], side[2])


def tops_instead(judged: list[Judged], size: tuple[int, ...], limit: float) -> dict[int, Place]:
    """For each die that leans: where its upward face is, if what was read is one of its sides.

    From a face's middle it is half an edge into the die and half an edge up to that of the upward face."""
    if not judged:
        return {}
    focal = min(FOCALS, key=lambda each: float(np.mean(_spread(judged, size, each * max(size))))) * max(size)
    ups = _ups(judged, size, focal)
    shared, places = _shared(ups), {}
    for at, each in enumerate(judged):
        if _between(ups, shared)[at] > limit:
            right, below, _ = _frame((each.place.x - size[0] / 2, each.place.y - size[1] / 2, focal))
            across, down = float(shared @ right) - each.normal[0], float(shared @ below) - each.normal[1]
            half = each.place.edge / 2
            places[at] = replace(each.place, x=each.place.x + across * half, y=each.place.y + down * half)
    return places


def _spread(judged: list[Judged], size: tuple[int, ...], focal: float) -> Floats:
    ups = _ups(judged, size, focal)
    return _off(ups, ups)
