"""A hand as the camera sees it: modelled from rounded limbs, lit once, then only moved about."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

import cv2
import numpy as np

from vision.frames import Picture
from vision.simulated.colours import linear
from vision.simulated.light import Light
from vision.simulated.vectors import Floats, clamp, unit

PIXELS_PER_MM = 2.5
LEFT, TOP, WIDE, LONG = -85.0, 75.0, 170.0, 520.0
"""The sheet the hand is modelled on, in mm: the fingers point up, 0 is the middle of what it grips."""
HEIGHT = 42.0
"""How high over the floor the back of the hand is."""

Knot = tuple[float, float, float, float]
"""A point of a limb: x, y, height, radius."""

_FOREARM: list[list[Knot]] = [[(0, -96, 34, 24), (1, -130, 34, 25), (4, -200, 36, 33), (10, -470, 40, 40)]]
_BACK: list[list[Knot]] = [
    [(-12, -92, 34, 21), (-27, -24, 40, 14)],
    [(-4, -94, 35, 22), (-9, -16, 43, 14)],
    [(5, -94, 35, 22), (9, -18, 41, 13.5)],
    [(12, -92, 33, 20), (25, -30, 36, 12.5)],
]
_GRIPPING: list[list[Knot]] = [
    [(-27, -24, 42, 12), (-32, 14, 40, 10), (-30, 36, 26, 9), (-27, 45, 12, 8)],
    [(-9, -16, 45, 12), (-11, 26, 43, 10.5), (-10, 51, 28, 9.5), (-9, 60, 13, 8.5)],
    [(9, -18, 43, 12), (12, 23, 41, 10), (12, 46, 27, 9), (11, 55, 12, 8)],
    [(25, -30, 38, 11), (33, 3, 34, 9), (33, 22, 22, 8), (31, 30, 10, 7)],
    [(-20, -80, 32, 16), (-47, -48, 28, 13), (-52, -14, 22, 11), (-44, 4, 16, 9)],
]
_POKING: list[list[Knot]] = [
    [(-27, -24, 42, 12), (-22, 20, 36, 10), (-10, 40, 24, 9), (0, 52, 10, 7.5)],
    [(-9, -16, 45, 12), (-8, 14, 40, 11), (-8, 2, 24, 10), (-8, -10, 20, 9)],
    [(9, -18, 43, 12), (11, 10, 38, 10.5), (11, -2, 22, 9.5), (11, -12, 20, 9)],
    [(25, -30, 38, 11), (30, -6, 33, 9.5), (28, -16, 22, 9), (27, -24, 20, 8)],
    [(-20, -80, 32, 16), (-45, -50, 28, 13), (-36, -14, 24, 11), (-22, -2, 22, 9)],
]
_POSTURES = {"grip": _GRIPPING, "poke": _POKING}

SKINS = ("#e8b898", "#d8a27c", "#b97f58", "#8a5a3c", "#5e3c28", "#f0c8ae")
SLEEVES = ("#33415e", "#7a2e34", "#4a5a48", "#c8c2b4", "#2a2a2e")


@dataclass(frozen=True, slots=True)
class Arm:
    """Whose hand it is: its skin, its sleeve, and how far it is turned (radians; at 0 it points up)."""

    skin: str
    sleeve: str
    angle: float

    @property
    def way(self) -> Floats:
        """The direction (x, y) in which the fingers point."""
        return np.array([-np.sin(self.angle), np.cos(self.angle)], np.float32)

    def home(self, inner: tuple[float, float]) -> tuple[float, float]:
        """Where the hand waits, out of the picture of a tray with these half sides."""
        x, y = -self.way * (np.abs(self.way) @ np.array(inner, np.float32) + 160)
        return float(x), float(y)


def arm_by_chance(rng: np.random.Generator) -> Arm:
    """Anybody's, from one of three sides of the table."""
    angle = rng.choice((-1.1, 0.0, 1.1)) + rng.uniform(-0.3, 0.3)
    return Arm(str(rng.choice(SKINS)), str(rng.choice(SLEEVES)), float(angle))


def hand_sheet(posture: str, arm: Arm, light: Light) -> Picture:
    """Blue, green, red times cover, and cover, of a hand lit by the room."""
    heights, cover = _model([*_FOREARM, *_BACK, *_POSTURES[posture]])
    colour = _skin(posture, arm, heights)
    lit = colour * _lighting(heights, arm, light)
    soft = _soft(cover, 1.0)
    premultiplied = np.sqrt(clamp(lit)) * soft[..., None]
    return (np.dstack([premultiplied, soft]) * 255).astype(np.uint8)


def _model(limbs: list[list[Knot]]) -> tuple[Floats, Floats]:
    """The height of the hand over the floor at each pixel, limbs flowing into each other, and where it is."""
    size = int(LONG * PIXELS_PER_MM), int(WIDE * PIXELS_PER_MM)
    weight = np.zeros(size, np.float32)
    for limb in limbs:
        for start, end in pairwise(limb):
            _add_limb(weight, start, end)
    heights = _FLOW * np.log(np.maximum(weight, 1e-12))
    return np.maximum(heights, 0), (weight > 1).astype(np.float32)


_FLOW = 1.6
"""How far (mm) two limbs melt into one another."""


def _add_limb(weight: Floats, start: Knot, end: Knot) -> None:
    """Add a piece that tapers from one knot to the next."""
    reach = max(start[3], end[3])
    low = _pixel(min(start[0], end[0]) - reach, max(start[1], end[1]) + reach)
    high = _pixel(max(start[0], end[0]) + reach, min(start[1], end[1]) - reach)
    columns, rows = np.arange(max(low[0], 0), high[0] + 1), np.arange(max(low[1], 0), high[1] + 1)
    region = weight[rows[0] : rows[-1] + 1, columns[0] : columns[-1] + 1]
    x = (columns[: region.shape[1]] / PIXELS_PER_MM + LEFT - start[0]).astype(np.float32)
    y = (TOP - rows[: region.shape[0], None] / PIXELS_PER_MM - start[1]).astype(np.float32)
    way = np.array(end) - np.array(start)
    along = clamp((x * way[0] + y * way[1]) / max(way[0] ** 2 + way[1] ** 2, 1e-6))
    beside = (x - along * way[0]) ** 2 + (y - along * way[1]) ** 2
    inside = (start[3] + along * way[3]) ** 2 - beside
    height = start[2] + along * way[2] + np.sqrt(np.maximum(inside, 0))
    region += np.where(inside > 0, np.exp(height / _FLOW), 0)


def _pixel(x: float, y: float) -> tuple[int, int]:
    return int((x - LEFT) * PIXELS_PER_MM), int((TOP - y) * PIXELS_PER_MM)


def _skin(posture: str, arm: Arm, heights: Floats) -> Floats:
    """Skin with pores, redder joints and tips, creases and nails; cloth from the sleeve on."""
    rng = np.random.default_rng(3)
    high, wide = heights.shape
    pores = _soft(rng.standard_normal((high, wide), dtype=np.float32), 1.2)
    patches = cv2.resize(rng.standard_normal((high // 40, wide // 40), dtype=np.float32), (wide, high))
    mottle = 1 + 0.10 * pores + 0.04 * patches
    red, crease, nail = _marks(posture, heights)
    tint = np.array([0.72, 0.78, 1.02], np.float32)
    colour = linear(arm.skin) * (1 - red[..., None] * (1 - tint)) * mottle[..., None]
    colour = colour * (1 - 0.35 * crease[..., None])
    colour += (colour * 0.35 + 0.06) * nail[..., None]
    cloth = np.arange(high)[:, None, None] > _pixel(0, -190)[1]
    weave = 0.85 + 0.3 * pores + 0.12 * np.sin(np.arange(wide) * 1.6)
    dressed: Floats = np.where(cloth, linear(arm.sleeve) * weave[..., None], colour)
    return dressed


def _marks(posture: str, heights: Floats) -> tuple[Floats, Floats, Floats]:
    """Where skin is red, where it is creased, where nails can be seen."""
    red, crease, nail = (np.zeros(heights.shape, np.float32) for _ in range(3))
    for finger in _POSTURES[posture]:
        for joint in finger[:3]:
            cv2.circle(red, _pixel(*joint[:2]), int(joint[3] * PIXELS_PER_MM), 0.7, cv2.FILLED)
        _crease(crease, finger[0], finger[1])
        _crease(crease, finger[1], finger[2])
        tip = finger[3]
        if heights[_pixel(*tip[:2])[::-1]] < tip[2] + tip[3] + 6:
            _nail(nail, finger[2], tip)
    return _soft(red, 12), _soft(crease, 1.1), _soft(nail, 0.9)


def _soft(marks: Floats, width: float) -> Floats:
    return np.asarray(cv2.GaussianBlur(marks, (0, 0), width), np.float32)


def _crease(crease: Floats, knuckle: Knot, joint: Knot) -> None:
    """Three short folds of skin across a joint."""
    way = np.array(joint[:2]) - np.array(knuckle[:2])
    way = way / np.linalg.norm(way)
    for shift, long in ((-2.2, 0.45), (0.0, 0.6), (2.2, 0.45)):
        middle = np.array(joint[:2]) + way * shift
        side = np.array([-way[1], way[0]]) * joint[3] * long
        cv2.line(crease, _pixel(*(middle - side)), _pixel(*(middle + side)), 1.0, 2, cv2.LINE_AA)


def _nail(nail: Floats, joint: Knot, tip: Knot) -> None:
    way = np.array(tip[:2]) - np.array(joint[:2])
    place = np.array(tip[:2]) + way * 0.15
    turn = float(np.degrees(np.arctan2(-way[1], way[0])))
    axes = int(0.75 * tip[3] * PIXELS_PER_MM), int(0.62 * tip[3] * PIXELS_PER_MM)
    cv2.ellipse(nail, _pixel(*place), axes, turn, 0, 360, 1.0, cv2.FILLED)


def _lighting(heights: Floats, arm: Arm, light: Light) -> Floats:
    """Soft light on the modelled heights: it wraps around skin, and hollows between fingers are dark."""
    smooth = _soft(heights, 1.2)
    slope_x = cv2.Sobel(smooth, cv2.CV_32F, 1, 0) * (PIXELS_PER_MM / 8)
    slope_y = -cv2.Sobel(smooth, cv2.CV_32F, 0, 1) * (PIXELS_PER_MM / 8)
    normal = unit(np.stack([-slope_x, -slope_y, np.ones_like(smooth)]))
    hollow = clamp(1 - (_soft(heights, 14) - heights) / 28, 0.35, 1)
    total = light.ambient * (hollow * (0.55 + 0.45 * normal[2]))[..., None]
    for lamp in light.lamps:
        way = _turned_back(np.array(lamp.place) / np.linalg.norm(lamp.place), arm.angle)
        facing = clamp((np.tensordot(way, normal, 1) + 0.25) / 1.25) * (0.3 + 0.7 * hollow)
        total = total + linear(lamp.colour) * (lamp.power * facing)[..., None]
    return np.asarray(total, np.float32)


def _turned_back(way: Floats, angle: float) -> Floats:
    cos, sin = np.cos(angle), np.sin(angle)
    return np.array([way[0] * cos + way[1] * sin, -way[0] * sin + way[1] * cos, way[2]], np.float32)
