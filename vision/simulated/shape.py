"""Where rays of sight meet a die: a cube with round edges, tumbled into a ball."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from vision.simulated.dice import Die, Pose
from vision.simulated.viewpoint import Floats

_STEPS = 7
"""Enough for the error to stay under a pixel; the flat faces are right from the start."""


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
    near, far = _slab(start, ways, 1.0 + 1.5 * pixel / half)
    pixels = np.flatnonzero(near < far)
    ways = ways[:, pixels]
    points, miss = _march(start, ways, near[pixels], die)
    cover = np.clip(1 - miss * (half / pixel), 0, 1)
    return Hits(pixels, points, _normals(points, die), ways, cover)


def _slab(start: Floats, ways: Floats, reach: float) -> tuple[Floats, Floats]:
    """Where each ray enters and leaves a cube of half edge `reach`."""
    with np.errstate(divide="ignore", invalid="ignore"):
        inverse = 1 / ways
        low = (-reach - start[:, None]) * inverse
        high = (reach - start[:, None]) * inverse
    return np.minimum(low, high).max(0), np.maximum(low, high).min(0)


def _distance(points: Floats, die: Die) -> Floats:
    corner = die.style.corner
    beyond = np.maximum(np.abs(points) - (1 - corner), 0)
    cube = np.sqrt(np.einsum("ij,ij->j", beyond, beyond)) - corner
    if die.style.ball >= 1.73:
        return cube
    return np.maximum(cube, np.sqrt(np.einsum("ij,ij->j", points, points)) - die.style.ball)


def _march(start: Floats, ways: Floats, near: Floats, die: Die) -> tuple[Floats, Floats]:
    """Walk each ray forward by the free distance; a ray that passes by keeps its nearest point."""
    along = near
    best, miss = near, np.full_like(near, np.inf)
    for _ in range(_STEPS):
        free = _distance(start[:, None] + along * ways, die)
        closer = free < miss
        best, miss = np.where(closer, along, best), np.where(closer, free, miss)
        along = along + free
    return start[:, None] + best * ways, np.maximum(miss, 0)


def _normals(points: Floats, die: Die) -> Floats:
    """The direction away from the surface; where cube and ball meet, something between the two."""
    corner = die.style.corner
    cube = np.maximum(np.abs(points) - (1 - corner), 1e-6) * np.sign(points)
    long = np.sqrt(np.einsum("ij,ij->j", cube, cube))
    cube /= long
    middle = np.sqrt(np.einsum("ij,ij->j", points, points))
    ball = np.clip((middle - die.style.ball - (long - corner)) * 25 + 0.5, 0, 1)
    blend = cube * (1 - ball) + points * (ball / middle)
    return blend / np.sqrt(np.einsum("ij,ij->j", blend, blend))
