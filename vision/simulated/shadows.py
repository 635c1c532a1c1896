"""The shadows dice throw on the floor: one soft patch under each, one more for every lamp."""

from __future__ import annotations

import cv2
import numpy as np

from vision.frames import Picture
from vision.simulated.dice import Die, Pose, corners
from vision.simulated.light import Lamp, Light
from vision.simulated.viewpoint import Floats, Viewpoint

_HALF = 2
"""Shadows are soft: they are reckoned at half the resolution."""


def cast(picture: Picture, view: Viewpoint, light: Light, dice: list[tuple[Die, Pose]]) -> None:
    """Darken the floor where the dice stand in the light."""
    sources: list[Lamp | None] = [None, *light.lamps]
    maps = [_map(view, source, dice) for source in sources]
    full = [light.ambient, *(_on_floor(lamp) for lamp in light.lamps)]
    left = np.sqrt(
        sum(_dimmed(shadow, amount) for shadow, amount in zip(maps, full, strict=True)) / sum(full)
    )
    factor = cv2.resize((left * 255).astype(np.uint8), view.size, interpolation=cv2.INTER_LINEAR)
    cv2.multiply(picture, factor, picture, 1 / 255)


def _on_floor(lamp: Lamp) -> Floats:
    ways, arriving = lamp.rays(np.zeros((3, 1), np.float32))
    return (arriving * ways[2])[:, 0]


def _dimmed(shadow: Floats, amount: Floats) -> Floats:
    return (1 - 0.95 * shadow)[..., None] * amount


def _map(view: Viewpoint, lamp: Lamp | None, dice: list[tuple[Die, Pose]]) -> Floats:
    """How much of one source is missing at each place; without a lamp, of the room's even glow."""
    wide, high = view.size[0] // _HALF, view.size[1] // _HALF
    shadow = np.zeros((high, wide), np.float32)
    scale = view.focal / float(np.linalg.norm(view.position)) / _HALF
    for die, pose in dice:
        points = corners(die, pose)
        lift = max(float(points[:, 2].min()), 0.0)
        if lamp is None:
            floor, soft, depth = points, 0.2 * die.edge + 0.5 * lift, 0.9 / (1 + 3 * lift / die.edge)
        else:
            floor = _thrown(lamp, points)
            spread = lamp.radius / float(np.linalg.norm(lamp.place))
            soft, depth = 0.6 + spread * (0.4 * die.edge + lift), 0.6 if die.style.grain == "clear" else 1.0
        outline = view.project(floor * np.array([1, 1, 0], np.float32)) / _HALF
        _darken(shadow, outline, soft * scale, depth)
    return shadow


def _thrown(lamp: Lamp, points: Floats) -> Floats:
    """Where the lamp throws the shadow of some points."""
    way = points - np.array(lamp.place, np.float32)
    return points - way * (points[:, 2:] / np.minimum(way[:, 2:], -1))


def _darken(shadow: Floats, outline: Floats, soft: float, depth: float) -> None:
    """Add one soft outline where it is darker than what is there."""
    margin = int(3 * soft) + 2
    low = np.maximum(outline.min(0).astype(int) - margin, 0)
    high = np.minimum(outline.max(0).astype(int) + margin, shadow.shape[::-1])
    if (low >= high).any():
        return
    patch = np.zeros((high[1] - low[1], high[0] - low[0]), np.float32)
    hull = cv2.convexHull(np.round((outline - low) * 16).astype(np.int32))
    cv2.fillConvexPoly(patch, hull, depth, cv2.LINE_8, 4)
    patch = cv2.GaussianBlur(patch, (0, 0), max(soft, 0.5))
    region = shadow[low[1] : high[1], low[0] : high[0]]
    np.maximum(region, patch, out=region)
