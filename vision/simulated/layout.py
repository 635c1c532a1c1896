"""Where dice may lie: inside the walls, and never in one another."""

from __future__ import annotations

import cv2
import numpy as np

from vision.simulated.dice import Die, Pose, corners, lying
from vision.simulated.vectors import Floats, unit

Lying = tuple[Die, Pose]
_CORNER = 0.87
"""From the middle of a cube to its corners, in edges."""


def footprint(die: Die, pose: Pose) -> Floats:
    """The outline (n, 2) of a die as seen from straight above, going around."""
    return np.asarray(cv2.convexHull(corners(die, pose)[:, :2].astype(np.float32))[:, 0], np.float32)


def overlap(one: Lying, other: Lying, gap: float = 0.0) -> bool:
    """Do two dice come nearer than `gap` mm, seen from above? (Some straight line must separate them.)"""
    apart = np.linalg.norm(one[1].middle - other[1].middle)
    if apart > _CORNER * (one[0].edge + other[0].edge) + gap:
        return False
    first, second = footprint(*one), footprint(*other)
    return not any(_separates(edge, first, second, gap) for edge in (*_edges(first), *_edges(second)))


def _edges(outline: Floats) -> Floats:
    return unit((np.roll(outline, -1, 0) - outline).T).T


def _separates(edge: Floats, first: Floats, second: Floats, gap: float) -> bool:
    across = np.array([-edge[1], edge[0]])
    one, other = first @ across, second @ across
    return bool(one.min() - other.max() >= gap or other.min() - one.max() >= gap)


def inside(one: Lying, inner: tuple[float, float]) -> bool:
    """Does the die stay within the walls?"""
    return bool((np.abs(footprint(*one)).max(0) <= inner).all())


def fits(one: Lying, others: list[Lying], inner: tuple[float, float], gap: float = 0.0) -> bool:
    """May the die lie there?"""
    return inside(one, inner) and not any(overlap(one, other, gap) for other in others)


def scattered(
    die: Die,
    face: int,
    others: list[Lying],
    inner: tuple[float, float],
    rng: np.random.Generator,
    gap: float = 1.0,
) -> Pose:
    """A free place for the die, anywhere in the tray, `gap` mm from the others."""
    for _ in range(1000):
        x, y, yaw = rng.uniform((-inner[0], -inner[1], 0), (inner[0], inner[1], 2 * np.pi))
        pose = lying(die, face, x, y, yaw)
        if fits((die, pose), others, inner, gap):
            return pose
    raise ValueError(f"No room left in the tray for a die of {die.edge:.0f} mm beside {len(others)} others.")


def beside(
    die: Die,
    face: int,
    other: Lying,
    others: list[Lying],
    inner: tuple[float, float],
    rng: np.random.Generator,
) -> Pose | None:
    """A place face to face with another die that lies flat, if there is one."""
    yaw = np.arctan2(*(_edges(footprint(*other))[0][::-1]))
    apart = (die.edge + other[0].edge) / 2 + 0.05
    for quarter in rng.permutation(4):
        way = np.array([np.cos(yaw + quarter * np.pi / 2), np.sin(yaw + quarter * np.pi / 2)])
        slip = rng.uniform(-0.3, 0.3) * die.edge * np.array([-way[1], way[0]])
        x, y = other[1].middle[:2] + way * apart + slip
        pose = lying(die, face, float(x), float(y), float(yaw))
        if fits((die, pose), others, inner):
            return pose
    return None


def nearby(
    die: Die,
    face: int,
    place: Floats,
    others: list[Lying],
    inner: tuple[float, float],
    rng: np.random.Generator,
    gap: float = 3.0,
) -> Pose:
    """A free place for the die, `gap` mm from the others and as near to `place` as chance finds one."""
    for reach in np.linspace(2, 4 * die.edge, 400):
        x, y = place[:2] + rng.uniform(-reach, reach, 2)
        pose = lying(die, face, float(x), float(y), float(rng.uniform(0, 2 * np.pi)))
        if fits((die, pose), others, inner, gap):
            return pose
    return scattered(die, face, others, inner, rng)
