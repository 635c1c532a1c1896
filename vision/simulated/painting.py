"""Puts the picture together: backdrop, shadows, dice from far to near, and the sensor's noise."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import cv2
import numpy as np

from vision.frames import Picture
from vision.reading.readings import PictureBox
from vision.simulated.backdrop import backdrop, outline, vignette
from vision.simulated.dice import Die, Pose, corners
from vision.simulated.scenery import Scenery
from vision.simulated.shading import Lighting, shade
from vision.simulated.shadows import cast, tray_mask
from vision.simulated.shape import trace


@dataclass(frozen=True, slots=True, eq=False)
class PaintedDie:
    """A die in the picture, and by how many pixels it moved while the shutter was open."""

    die: Die
    pose: Pose
    smear: tuple[float, float] = (0.0, 0.0)


class Painter:
    """Paints one room; the empty tray is painted once."""

    def __init__(self, scenery: Scenery, size: tuple[int, int]) -> None:
        self.view = scenery.viewpoint(size)
        self._room = Lighting(scenery.light, scenery.surface.colour)
        self._empty = backdrop(scenery, self.view)
        self._tray = tray_mask(self.view, outline(scenery, self.view, 0, scenery.wall))
        self._grain = _grain(scenery.light.noise, size)
        self._layers: dict[tuple[PaintedDie, tuple[Pose, ...]], tuple[PictureBox, Picture]] = {}

    def clean(self, shown: list[PaintedDie]) -> Picture:
        """The picture as the lens throws it, without noise."""
        picture = self._empty.copy()
        if shown:
            lying = [(each.die, each.pose) for each in shown]
            cast(picture, self.view, self._room.light, lying, self._tray)
        seen = sorted((each for each in shown if self._in_picture(each)), key=self._nearness)
        lit = [(each, _neighbours(each, shown)) for each in seen]
        self._layers = {key: self._layers.get(key) or self._layer(*key) for key in lit}
        for box, layer in self._layers.values():
            _blend(picture, box, layer)
        return picture

    def _nearness(self, shown: PaintedDie) -> float:
        return -float(np.linalg.norm(shown.pose.middle - self.view.position))

    def _in_picture(self, shown: PaintedDie) -> bool:
        box = self.view.edition_of(corners(shown.die, shown.pose), 0)
        return box.width > 1 and box.height > 1

    def noisy(self, picture: Picture, rng: np.random.Generator) -> Picture:
        """The picture as the sensor gives it."""
        high, wide = picture.shape[:2]
        top, left = rng.integers(0, _SLACK, 2)
        more, less = (sheet[top : top + high, left : left + wide] for sheet in self._grain)
        return np.asarray(cv2.subtract(cv2.add(picture, more), less), np.uint8)

    def _layer(self, shown: PaintedDie, neighbours: tuple[Pose, ...]) -> tuple[PictureBox, Picture]:
        """The die alone as blue, green, red times cover, and cover; coarse where it is blurred anyway."""
        blur = max(abs(shown.smear[0]), abs(shown.smear[1]))
        step = 1 + (blur > 1.5) + (blur > 6)
        box = self.view.edition_of(corners(shown.die, shown.pose), 3 + int(blur / 2))
        layer = self._sharp(box, step, shown, neighbours)
        layer = _smeared(layer, shown.smear[0] / step, shown.smear[1] / step)
        if step > 1:
            layer = np.asarray(cv2.resize(layer, (box.width, box.height)), np.uint8)
        return box, layer

    def _sharp(self, box: PictureBox, step: int, shown: PaintedDie, neighbours: tuple[Pose, ...]) -> Picture:
        rays = self.view.rays(box, step)
        distance = float(np.linalg.norm(shown.pose.middle - self.view.position))
        hits = trace(rays, self.view.position, shown.die, shown.pose, step * distance / self.view.focal)
        layer = np.zeros((rays.shape[1] * rays.shape[2], 4), np.uint8)
        if hits.pixels.size:
            light = shade(self._room, shown.die, shown.pose, hits, neighbours)
            lens = float(vignette(self.view, self.view.project(shown.pose.middle)))
            seen = np.sqrt(np.minimum(light * lens, 1))
            layer[hits.pixels] = (np.vstack([seen, np.ones_like(seen[:1])]) * (255 * hits.cover) + 0.5).T
        return layer.reshape(*rays.shape[1:], 4)


def _neighbours(one: PaintedDie, all_shown: list[PaintedDie]) -> tuple[Pose, ...]:
    """Dice near enough to shade this one."""
    return tuple(other.pose for other in all_shown if _near(one, other))


def _near(one: PaintedDie, other: PaintedDie) -> bool:
    apart = float(np.linalg.norm(one.pose.middle - other.pose.middle))
    return one is not other and apart < 2.2 * one.die.edge


def _smeared(layer: Picture, across: float, down: float) -> Picture:
    """The layer drawn out along its movement; a die at rest still gets the softness of the lens."""
    long = round(max(abs(across), abs(down)))
    if long < 2:
        return np.asarray(cv2.GaussianBlur(layer, (5, 5), 0.75), np.uint8)
    kernel = np.zeros((long | 1, long | 1), np.float32)
    middle = kernel.shape[0] // 2
    end = np.array([across, down]) * (middle / max(abs(across), abs(down)))
    start, stop = (middle - end).round().astype(int), (middle + end).round().astype(int)
    cv2.line(kernel, start.tolist(), stop.tolist(), 1.0)
    return np.asarray(cv2.filter2D(layer, -1, kernel / kernel.sum()), np.uint8)


def _blend(picture: Picture, box: PictureBox, layer: Picture) -> None:
    region = picture[box.y : box.y + box.height, box.x : box.x + box.width]
    around = cv2.cvtColor(cv2.bitwise_not(cv2.extractChannel(layer, 3)), cv2.COLOR_GRAY2BGR)
    region[...] = cv2.add(
        cv2.multiply(region, around, scale=1 / 255), cv2.cvtColor(layer, cv2.COLOR_BGRA2BGR)
    )


_SLACK = 64
"""The noise is one large sheet laid down a little differently for every frame."""


@lru_cache(maxsize=2)
def _grain(noise: float, size: tuple[int, int]) -> tuple[Picture, Picture]:
    """What the noise adds, and what it takes away."""
    rng = np.random.default_rng(7)
    sheet = rng.standard_normal((size[1] + _SLACK, size[0] + _SLACK, 3), dtype=np.float32)
    soft = cv2.GaussianBlur(sheet, (3, 3), 0.5)
    levels = (soft * (noise / soft.std())).round()
    return np.clip(levels, 0, 255).astype(np.uint8), np.clip(-levels, 0, 255).astype(np.uint8)
