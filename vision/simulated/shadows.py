"""The shadows dice throw on the floor: one soft patch under each, one more for every lamp."""

from __future__ import annotations

import cv2
import numpy as np

from vision.frames import Picture
from vision.simulated.dice import corners
from vision.simulated.layout import Lying
from vision.simulated.light import Lamp, Light
from vision.simulated.vectors import Floats
from vision.simulated.viewpoint import Viewpoint

_COARSE = 4
"""Shadows are soft: they are reckoned for every so many pixels only."""


def tray_mask(view: Viewpoint, outline: Floats) -> Picture:
    """Where shadows may fall: the rim is too high for them."""
    mask = np.zeros((view.size[1] // _COARSE, view.size[0] // _COARSE), np.uint8)
    cv2.fillConvexPoly(mask, (outline / _COARSE).astype(np.int32), 255)
    return mask


def cast(picture: Picture, view: Viewpoint, light: Light, dice: list[Lying], tray: Picture) -> None:
    """Darken the floor where the dice stand in the light."""
    maps = [cv2.bitwise_and(_map(view, source, dice), tray) for source in (None, *light.lamps)]
    dark = np.maximum.reduce(maps) > 0
    rows, columns = np.flatnonzero(dark.any(1)), np.flatnonzero(dark.any(0))
    if not rows.size:
        return
    top, bottom, left, right = rows[0], rows[-1] + 1, columns[0], columns[-1] + 1
    missing = cv2.merge([shadow[top:bottom, left:right] for shadow in maps])
    light_left = cv2.LUT(cv2.transform(missing, _shares(light)), _ROOT)
    region = picture[top * _COARSE : bottom * _COARSE, left * _COARSE : right * _COARSE]
    region[...] = cv2.multiply(region, cv2.resize(light_left, region.shape[1::-1]), scale=1 / 255)


_ROOT = (np.sqrt(np.arange(256) / 255) * 255).round().astype(np.uint8)
"""The camera's curve, for light in 255 steps."""


def _shares(light: Light) -> Floats:
    """A matrix from what is missing of each source to what is left in blue, green and red."""
    full = np.stack([light.ambient, *(_on_floor(lamp) for lamp in light.lamps)], 1)
    return np.column_stack([-0.95 * full / full.sum(1, keepdims=True), np.full(3, 255)])


def _on_floor(lamp: Lamp) -> Floats:
    ways, arriving = lamp.rays(np.zeros((3, 1), np.float32))
    on_floor: Floats = (arriving * ways[2])[:, 0]
    return on_floor


def _map(view: Viewpoint, lamp: Lamp | None, dice: list[Lying]) -> Picture:
    """How much of one source is missing at each place; without a lamp, of the room's even glow."""
    shadow = np.zeros((view.size[1] // _COARSE, view.size[0] // _COARSE), np.uint8)
    scale = view.focal / float(np.linalg.norm(view.position)) / _COARSE
    for die, pose in dice:
        points = corners(die, pose)
        lift = max(float(points[:, 2].min()), 0.0)
        if lamp is None:
            soft, depth = 0.2 * die.edge + 0.5 * lift, 0.9 / (1 + 3 * lift / die.edge)
        else:
            points = _thrown(lamp, points)
            soft = 0.6 + lamp.spread * (0.4 * die.edge + lift)
            depth = 0.6 if die.style.grain == "clear" else 1.0
        outline = view.project(points * np.array([1, 1, 0], np.float32)) / _COARSE
        _darken(shadow, outline, soft * scale, depth)
    return shadow


def _thrown(lamp: Lamp, points: Floats) -> Floats:
    """Where the lamp throws the shadow of some points."""
    way = points - np.array(lamp.place, np.float32)
    return points - way * (points[:, 2:] / np.minimum(way[:, 2:], -1))


def _darken(shadow: Picture, outline: Floats, soft: float, depth: float) -> None:
    """Add one soft outline where it is darker than what is there."""
    margin = int(3 * soft) + 2
    low = np.maximum(outline.min(0).astype(int) - margin, 0)
    high = np.minimum(outline.max(0).astype(int) + margin, shadow.shape[::-1])
    if (low >= high).any():
        return
    patch = np.zeros((high[1] - low[1], high[0] - low[0]), np.uint8)
    hull = cv2.convexHull(((outline - low) * 16).astype(np.int32))
    cv2.fillConvexPoly(patch, hull, 255 * depth, cv2.LINE_8, 4)
    region = shadow[low[1] : high[1], low[0] : high[0]]
    np.maximum(region, _softened(patch, soft), out=region)


def _softened(patch: Picture, soft: float) -> Picture:
    """Two plain averages in a row: to the eye as soft as a Gaussian, and far faster when it is wide."""
    side = max(round(np.sqrt(6 * soft * soft + 1)) | 1, 3)
    return np.asarray(cv2.blur(cv2.blur(patch, (side, side)), (side, side)), np.uint8)
