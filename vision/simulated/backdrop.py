"""The empty tray: floor, walls and rim in the light of the room."""

from __future__ import annotations

import cv2
import numpy as np

from vision.frames import Picture
from vision.simulated.colours import linear
from vision.simulated.light import Lamp
from vision.simulated.scenery import RIM, Scenery
from vision.simulated.surfaces import PIXELS_PER_MM, SURFACES, texture
from vision.simulated.viewpoint import Floats, Viewpoint

_COARSE = 8
"""Light changes slowly: it is reckoned for every so many pixels only."""


def backdrop(room: Scenery, view: Viewpoint) -> Picture:
    """The picture the camera takes of the tray without dice, before its sensor adds noise."""
    picture = _laid(room, view)
    _add_rim(picture, room, view)
    _shade_walls(picture, room, view)
    light = cv2.resize(_light(room, view), view.size, interpolation=cv2.INTER_LINEAR)
    lit = cv2.multiply(picture, light, dtype=cv2.CV_8UC3)
    return np.asarray(cv2.GaussianBlur(lit, (3, 3), 0.6), np.uint8)


def vignette(view: Viewpoint, pixels: Floats) -> Floats:
    """How much light the lens loses at some pixels (..., 2) towards the corners."""
    off = (pixels - view.centre) / view.size[0]
    return 1 - 0.55 * (off * off).sum(-1)


def _laid(room: Scenery, view: Viewpoint) -> Picture:
    """The covering, laid on the floor with some turn and seen by the camera."""
    cos, sin = np.cos(room.lay) / PIXELS_PER_MM, np.sin(room.lay) / PIXELS_PER_MM
    shift = 128 * (cos + sin), 128 * (cos - sin)
    onto_floor = np.array([[cos, -sin, -shift[0]], [sin, cos, -shift[1]], [0, 0, 1]])
    matrix = view.floor_matrix() @ onto_floor
    cover = texture(room.surface)
    return np.asarray(cv2.warpPerspective(cover, matrix, view.size, borderMode=cv2.BORDER_REFLECT), np.uint8)


def _rectangle(room: Scenery, view: Viewpoint, wider: float, up: float) -> Floats:
    """The pixels of the tray's outline, `wider` mm out and `up` mm above the floor, going around."""
    x, y = room.inner[0] + wider, room.inner[1] + wider
    return view.project(np.array([(-x, -y, up), (x, -y, up), (x, y, up), (-x, y, up)], np.float32))


def _fixed(points: Floats) -> np.ndarray:  # sub-pixel corners for cv2, see shift=4 there
    return np.round(points * 16).astype(np.int32)


def _add_rim(picture: Picture, room: Scenery, view: Viewpoint) -> None:
    """The rim and the table around it."""
    wood = texture(SURFACES["wood"])[: view.size[1] // 2, : view.size[0] // 2]
    wood = cv2.resize(wood, view.size)
    rim = np.sqrt(linear(room.surface.rim) / SURFACES["wood"].colour)
    outside = np.full(view.size[::-1], 255, np.uint8)
    cv2.fillPoly(outside, [_fixed(_rectangle(room, view, 0, room.wall))], 0, shift=4)
    tinted = cv2.transform(wood, np.diag(rim))
    np.copyto(picture, tinted, where=outside[..., None] > 0)
    beyond = np.full(view.size[::-1], 255, np.uint8)
    cv2.fillPoly(beyond, [_fixed(_rectangle(room, view, RIM, room.wall))], 0, shift=4)
    picture[beyond > 0] //= 2


def _shade_walls(picture: Picture, room: Scenery, view: Viewpoint) -> None:
    """The four inner walls: each takes as much light as it faces the lamps."""
    low, high = _rectangle(room, view, 0, 0), _rectangle(room, view, 0, room.wall)
    inward = np.array([(0, 1, 0), (-1, 0, 0), (0, -1, 0), (1, 0, 0)], np.float32)
    shade = np.full(view.size[::-1], 1, np.float32)
    for side in range(4):
        after = (side + 1) % 4
        quad = np.array([low[side], low[after], high[after], high[side]])
        cv2.fillConvexPoly(shade, _fixed(quad), _wall_light(room, inward[side]), shift=4)
    shade = cv2.GaussianBlur(shade, (0, 0), 1.0)
    np.copyto(picture, cv2.multiply(picture, cv2.merge([shade] * 3), dtype=cv2.CV_8UC3))


def _wall_light(room: Scenery, normal: Floats) -> float:
    """How a wall looks beside the floor, in the camera's curve."""
    floor, wall = room.light.glow, room.light.glow * 0.55
    for lamp in room.light.lamps:
        way = np.array(lamp.place, np.float32) / np.float32(np.linalg.norm(lamp.place))
        floor += lamp.power * float(way[2])
        wall += lamp.power * max(float(way @ normal), 0.0)
    return float(np.sqrt(min(wall / floor, 1.6)))


def _light(room: Scenery, view: Viewpoint) -> Floats:
    """The light on the floor plane on a coarse grid, with wall shadows and the lens's vignette."""
    wide, high = view.size[0] // _COARSE, view.size[1] // _COARSE
    pixels = np.stack(np.meshgrid(np.arange(wide) + 0.5, np.arange(high) + 0.5)) * _COARSE
    flat = np.linalg.inv(view.floor_matrix()) @ np.vstack([pixels.reshape(2, -1), np.ones(wide * high)])
    points = np.vstack([flat[:2] / flat[2], np.zeros(wide * high)]).astype(np.float32)
    near_wall = np.minimum(room.inner[0] - np.abs(points[0]), room.inner[1] - np.abs(points[1]))
    open_sky = 1 - 0.4 * np.exp(-np.maximum(near_wall, 0) / (0.5 * room.wall))
    total = room.light.ambient[:, None] * open_sky
    for lamp in room.light.lamps:
        ways, arriving = lamp.rays(points)
        total = total + arriving * ways[2] * _past_walls(lamp, room, points, ways)
    lens = vignette(view, pixels.reshape(2, -1).T.astype(np.float32))
    return np.sqrt(total * lens).T.reshape(high, wide, 3).astype(np.float32)


def _past_walls(lamp: Lamp, room: Scenery, points: Floats, ways: Floats) -> Floats:
    """How much of a lamp gets over the walls to a point on the floor; on the rim, all of it."""
    gap = [(room.inner[axis] - np.sign(ways[axis]) * points[axis]) for axis in (0, 1)]
    run = np.minimum(gap[0] / np.abs(ways[0]), gap[1] / np.abs(ways[1]))
    clear = run * ways[2] - room.wall
    soft = 1.5 + room.wall * lamp.radius / np.float32(np.linalg.norm(lamp.place))
    inside = (
        (gap[0] > 0)
        & (gap[1] > 0)
        & (np.abs(points[0]) < room.inner[0])
        & (np.abs(points[1]) < room.inner[1])
    )
    return np.where(inside, 0.1 + 0.9 * np.clip(clear / soft + 0.5, 0, 1), 1)
