"""The empty tray: floor, walls and rim in the light of the room."""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray

from config.corners import Corner
from vision.frames import Picture
from vision.simulated.colours import linear
from vision.simulated.light import Lamp
from vision.simulated.scenery import RIM, Scenery
from vision.simulated.surfaces import PIXELS_PER_MM, SURFACES, texture
from vision.simulated.vectors import Floats, clamp, dot
from vision.simulated.viewpoint import Viewpoint

_COARSE = 8
"""Light changes slowly: it is reckoned for every so many pixels only."""
_CHALK = 0.45
"""How much of the floor a chalk line covers."""


def backdrop(room: Scenery, view: Viewpoint) -> Picture:
    """The picture the camera takes of the tray without dice, before its sensor adds noise."""
    picture = _laid(room, view)
    if room.corner:
        _chalk(picture, room.corner, view)
    _add_rim(picture, room, view)
    _shade_walls(picture, room, view)
    floor = _filled(view, outline(room, view, 0, 0))
    outside, inside = (_lit(picture, _light(room, view, within), view) for within in (False, True))
    cv2.copyTo(inside, floor, outside)
    return np.asarray(cv2.GaussianBlur(outside, (3, 3), 0.7), np.uint8)


def vignette(view: Viewpoint, pixels: Floats) -> Floats:
    """How much light the lens loses at some pixels (..., 2) towards the corners."""
    off = (pixels - view.centre) / view.size[0]
    return 1 - 0.55 * dot(off.T, off.T).T


def _laid(room: Scenery, view: Viewpoint) -> Picture:
    """The covering, laid on the floor with some turn and seen by the camera."""
    cos, sin = np.cos(room.lay) / PIXELS_PER_MM, np.sin(room.lay) / PIXELS_PER_MM
    middle = texture(room.surface).shape[0] / 2
    shift = middle * (cos - sin), middle * (cos + sin)
    onto_floor = np.array([[cos, -sin, -shift[0]], [sin, cos, -shift[1]], [0, 0, 1]])
    # Four channels take cv2 half as long to warp as three.
    seen = cv2.warpPerspective(
        texture(room.surface), view.floor_matrix() @ onto_floor, view.size, borderMode=cv2.BORDER_REFLECT
    )
    return np.asarray(cv2.cvtColor(seen, cv2.COLOR_BGRA2BGR), np.uint8)


def _chalk(picture: Picture, corner: Corner, view: Viewpoint) -> None:
    """A line around the keep corner."""
    wide, high = view.size
    line = np.zeros((high, wide), np.uint8)
    ends = (
        (round(corner.left * wide), round(corner.top * high)),
        (round(corner.right * wide), round(corner.bottom * high)),
    )
    cv2.rectangle(line, *ends, 255, -(-wide // 500))
    bright = cv2.addWeighted(picture, 1 - _CHALK, np.full_like(picture, 235), _CHALK, 0)
    cv2.copyTo(bright, line, picture)


def outline(room: Scenery, view: Viewpoint, wider: float, up: float) -> Floats:
    """The pixels of the tray's outline, `wider` mm out and `up` mm above the floor, going around."""
    x, y = room.inner[0] + wider, room.inner[1] + wider
    return view.project(np.array([(-x, -y, up), (x, -y, up), (x, y, up), (-x, y, up)], np.float32))


def _fixed(points: Floats) -> NDArray[np.int32]:
    """Corners in sixteenths of a pixel, as cv2 takes them with shift=4."""
    return np.round(points * 16).astype(np.int32)


def _filled(view: Viewpoint, outline: Floats) -> Picture:
    mask = np.zeros(view.size[::-1], np.uint8)
    cv2.fillConvexPoly(mask, _fixed(outline), 255, cv2.LINE_AA, 4)
    return mask


def _add_rim(picture: Picture, room: Scenery, view: Viewpoint) -> None:
    """The wooden rim, and the dark table around it."""
    wood = cv2.cvtColor(
        texture(SURFACES["wood"])[: view.size[1] // 2, : view.size[0] // 2], cv2.COLOR_BGRA2BGR
    )
    stain = np.sqrt(linear(room.surface.rim) / SURFACES["wood"].colour)
    boards = cv2.resize(cv2.transform(wood, np.diag(stain)), view.size)
    table = cv2.convertScaleAbs(boards, alpha=0.5)
    cv2.copyTo(boards, _filled(view, outline(room, view, RIM, room.wall)), table)
    cv2.copyTo(picture, _filled(view, outline(room, view, 0, room.wall)), table)
    picture[...] = table


_SAME = 128
"""Shade that changes nothing; walls that face a lamp are brighter than the floor."""


def _shade_walls(picture: Picture, room: Scenery, view: Viewpoint) -> None:
    """The four inner walls: each takes as much light as it faces the lamps."""
    low, high = outline(room, view, 0, 0), outline(room, view, 0, room.wall)
    inward = np.array([(0, 1, 0), (-1, 0, 0), (0, -1, 0), (1, 0, 0)], np.float32)
    shade = np.full(view.size[::-1], _SAME, np.uint8)
    for side in range(4):
        after = (side + 1) % 4
        quad = np.array([low[side], low[after], high[after], high[side]])
        cv2.fillConvexPoly(shade, _fixed(quad), _SAME * _wall_light(room, inward[side]), cv2.LINE_AA, 4)
    cv2.multiply(picture, cv2.cvtColor(shade, cv2.COLOR_GRAY2BGR), picture, 1 / _SAME)


def _wall_light(room: Scenery, normal: Floats) -> float:
    """How a wall looks beside the floor, in the camera's curve."""
    floor, wall = room.light.glow, room.light.glow * 0.55
    for lamp in room.light.lamps:
        way = np.array(lamp.place, np.float32) / np.float32(np.linalg.norm(lamp.place))
        floor += lamp.power * float(way[2])
        wall += lamp.power * max(float(way @ normal), 0.0)
    return float(np.sqrt(min(wall / floor, 1.6)))


def _lit(picture: Picture, light: Floats, view: Viewpoint) -> Picture:
    return np.asarray(cv2.multiply(picture, cv2.resize(light, view.size), dtype=cv2.CV_8UC3), np.uint8)


def _light(room: Scenery, view: Viewpoint, within: bool) -> Floats:
    """The light on the floor (or, not `within` the walls, on the rim) on a coarse grid, lens included."""
    wide, high = view.size[0] // _COARSE, view.size[1] // _COARSE
    pixels = np.stack(np.meshgrid(np.arange(wide) + 0.5, np.arange(high) + 0.5)) * _COARSE
    points = _on_floor(view, pixels.reshape(2, -1))
    total: Floats = room.light.ambient[:, None] * (_open_sky(room, points) if within else np.float32(1))
    for lamp in room.light.lamps:
        ways, arriving = lamp.rays(points)
        total = total + arriving * ways[2] * (_past_walls(lamp, room, points) if within else 1)
    lens = vignette(view, pixels.reshape(2, -1).T.astype(np.float32))
    return np.sqrt(total * lens).T.reshape(high, wide, 3).astype(np.float32)


def _on_floor(view: Viewpoint, pixels: NDArray[np.float64]) -> Floats:
    """The points (3, n) of the floor plane that some pixels (2, n) see."""
    flat = np.linalg.inv(view.floor_matrix()) @ np.vstack([pixels, np.ones_like(pixels[:1])])
    return np.vstack([flat[:2] / flat[2], np.zeros_like(pixels[:1])]).astype(np.float32)


def _open_sky(room: Scenery, points: Floats) -> Floats:
    """How much of the room's glow reaches the floor beside the walls."""
    near = np.minimum(room.inner[0] - np.abs(points[0]), room.inner[1] - np.abs(points[1]))
    open_sky: Floats = 1 - 0.4 * np.exp(-np.maximum(near, 0) / (0.5 * room.wall))
    return open_sky


def _past_walls(lamp: Lamp, room: Scenery, points: Floats) -> Floats:
    """How much of a lamp gets over the walls to points of the floor."""
    free: Floats = np.ones_like(points[0])
    soft = 1.0 + 2 * room.wall * lamp.spread
    for axis in (0, 1):
        beside = lamp.place[axis] * room.wall / lamp.place[2]
        edge = np.sign(beside) * room.inner[axis] - beside
        free *= clamp((edge - points[axis]) * np.sign(beside) / soft + 0.5, 0.06, 1)
    return free
