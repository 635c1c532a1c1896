"""Where rays of sight meet a die: a cube with round edges, tumbled into a ball."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from vision.simulated.dice import Die, Pose
from vision.simulated.vectors import Floats, clamp, dot, length, unit

_STEPS = 6
"""Enough for the error to stay under a pixel at the round edges."""
_EXACT = 0.001
"""Rays that meet a flat face are this near (half edges) at once and need no steps."""


@dataclass(frozen=True, slots=True, eq=False)
class Hits:
    """All pixels that see the die: which, where on it (its own frame, half edges), and how much of each."""

    pixels: NDArray[np.intp]
    points: Floats
    normals: Floats
    rays: Floats
    cover: Floats


def trace(rays: Floats, eye: Floats, die: Die, pose: Pose, pixel: float) -> Hits:
    """Follow rays (3, height, width) from the eye to the die; `pixel` is what one pixel sees there, in mm."""
    half = die.edge / 2
    start = (eye - pose.middle) @ pose.turn / half
    ways = pose.turn.T @ rays.reshape(3, -1)
    near, far = _slab(start[:, None], ways, 1.0 + 1.5 * pixel / half)
    pixels = np.flatnonzero(near < far)
    ways = np.take(ways, pixels, 1)
    enter, leave = _slab(start[:, None], ways, 1.0)
    points, miss = _march(start, ways, np.where(enter < leave, enter, near[pixels]), die)
    cover = clamp(1 - miss * (half / pixel))
    return Hits(pixels, points, _normals(points, die), ways, cover)


def far_side(hits: Hits) -> Floats:
    """Where the rays leave a clear die again, after the bend they take on entering acrylic."""
    bend = 1 / 1.49
    facing = -dot(hits.normals, hits.rays)
    inward = bend * facing - np.sqrt(clamp(1 - bend * bend * (1 - facing * facing)))
    ways = bend * hits.rays + inward * hits.normals
    _, leave = _slab(hits.points, ways, 1.0)
    return hits.points + leave * ways


def _slab(start: Floats, ways: Floats, reach: float) -> tuple[Floats, Floats]:
    """Where each ray enters and leaves a cube of half edge `reach`."""
    with np.errstate(divide="ignore", invalid="ignore"):
        inverse = 1 / ways
        low = (-reach - start) * inverse
        high = (reach - start) * inverse
    return np.minimum(low, high).max(0), np.maximum(low, high).min(0)


def _distance(points: Floats, die: Die) -> Floats:
    corner = die.style.corner
    beyond = np.maximum(np.abs(points) - (1 - corner), 0)
    cube: Floats = length(beyond) - corner
    return cube if die.style.ball >= 1.73 else np.maximum(cube, length(points) - die.style.ball)


def _march(start: Floats, ways: Floats, near: Floats, die: Die) -> tuple[Floats, Floats]:
    """Walk each ray forward by the free distance; a ray that passes by keeps its nearest point."""
    points = start[:, None] + near * ways
    miss = _distance(points, die)
    open_rays = np.flatnonzero(miss > _EXACT)
    along, way = near[open_rays], np.take(ways, open_rays, 1)
    best, nearest = along, miss[open_rays]
    free = nearest
    for _ in range(_STEPS):
        along = along + free
        free = _distance(start[:, None] + along * way, die)
        closer = free < nearest
        best, nearest = np.where(closer, along, best), np.where(closer, free, nearest)
    points[:, open_rays], miss[open_rays] = start[:, None] + best * way, nearest
    return points, np.maximum(miss, 0)


def _normals(points: Floats, die: Die) -> Floats:
    """The direction away from the surface; where cube and ball meet, something between the two."""
    corner = die.style.corner
    cube = np.maximum(np.abs(points) - (1 - corner), 1e-6) * np.sign(points)
    long = length(cube)
    cube /= long
    middle = length(points)
    ball = clamp((middle - die.style.ball - (long - corner)) * 25 + 0.5)
    blend = cube * (1 - ball) + points * (ball / middle)
    return unit(blend)
