"""Puts the picture together: backdrop, shadows, dice from far to near, and the sensor's noise."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.frames import Picture
from vision.reading import Box
from vision.simulated.backdrop import backdrop, vignette
from vision.simulated.dice import Die, Pose, corners
from vision.simulated.scenery import Scenery
from vision.simulated.shading import Room, shade
from vision.simulated.shadows import cast
from vision.simulated.shape import trace
from vision.simulated.viewpoint import Floats, Viewpoint


@dataclass(frozen=True, slots=True, eq=False)
class Shown:
    """A die in the picture, and by how many pixels it moved while the shutter was open."""

    die: Die
    pose: Pose
    smear: tuple[float, float] = (0.0, 0.0)


class Painter:
    """Paints one room; the empty tray is painted once."""

    def __init__(self, scenery: Scenery, size: tuple[int, int]) -> None:
        self.view = scenery.viewpoint(size)
        self._room = Room(scenery.light, scenery.surface.colour)
        self._empty = backdrop(scenery, self.view)
        self._noise = scenery.light.noise

    def clean(self, shown: list[Shown]) -> Picture:
        """The picture as the lens throws it, without noise."""
        picture = self._empty.copy()
        if shown:
            cast(picture, self.view, self._room.light, [(each.die, each.pose) for each in shown])
        far_first = sorted(
            shown, key=lambda each: -float(np.linalg.norm(each.pose.middle - self.view.position))
        )
        for each in far_first:
            self._paint(picture, each, tuple(other.pose for other in shown if _near(each, other)))
        return picture

    def noisy(self, picture: Picture, rng: np.random.Generator) -> Picture:
        """The picture as the sensor gives it."""
        high, wide = picture.shape[:2]
        grain = _grain(self._noise, high, wide)
        top, left = rng.integers(0, _SLACK, 2)
        return np.asarray(
            cv2.add(picture, grain[top : top + high, left : left + wide], dtype=cv2.CV_8U), np.uint8
        )

    def _paint(self, picture: Picture, shown: Shown, neighbours: tuple[Pose, ...]) -> None:
        blur = max(abs(shown.smear[0]), abs(shown.smear[1]))
        step = 2 if blur > 3 else 1
        box = self.view.box_of(corners(shown.die, shown.pose), 3 + int(blur / 2))
        if box.width < 2 or box.height < 2:
            return
        layer = self._layer(box, step, shown, neighbours)
        layer = _smeared(layer, shown.smear[0] / step, shown.smear[1] / step)
        if step > 1:
            layer = cv2.resize(layer, (box.width, box.height), interpolation=cv2.INTER_LINEAR)
        _blend(picture, box, layer)

    def _layer(self, box: Box, step: int, shown: Shown, neighbours: tuple[Pose, ...]) -> Floats:
        """The die alone: blue, green, red times cover, and cover."""
        rays = self.view.rays(box, step)
        distance = float(np.linalg.norm(shown.pose.middle - self.view.position))
        hits = trace(rays, self.view.position, shown.die, shown.pose, step * distance / self.view.focal)
        light = shade(self._room, shown.die, shown.pose, hits, neighbours)
        lens = vignette(self.view, self.view.project(shown.pose.middle))
        layer = np.zeros((rays.shape[1] * rays.shape[2], 4), np.float32)
        layer[hits.pixels, :3] = (np.sqrt(np.clip(light * lens, 0, 1)) * (255 * hits.cover)).T
        layer[hits.pixels, 3] = hits.cover
        return layer.reshape(*rays.shape[1:], 4)


def _near(one: Shown, other: Shown) -> bool:
    apart = float(np.linalg.norm(one.pose.middle - other.pose.middle))
    return one is not other and apart < 2.2 * one.die.edge


def _smeared(layer: Floats, across: float, down: float) -> Floats:
    """The layer drawn out along its movement; a die at rest still gets the softness of the lens."""
    long = round(max(abs(across), abs(down)))
    if long < 2:
        return np.asarray(cv2.GaussianBlur(layer, (3, 3), 0.6), np.float32)
    kernel = np.zeros((long | 1, long | 1), np.float32)
    middle = kernel.shape[0] // 2
    end = np.array([across, down]) * (middle / max(abs(across), abs(down)))
    start, stop = (middle - end).round().astype(int), (middle + end).round().astype(int)
    cv2.line(kernel, start.tolist(), stop.tolist(), 1.0)
    return np.asarray(cv2.filter2D(layer, -1, kernel / kernel.sum()), np.float32)


def _blend(picture: Picture, box: Box, layer: Floats) -> None:
    region = picture[box.y : box.y + box.height, box.x : box.x + box.width]
    np.copyto(region, region * (1 - layer[..., 3:]) + layer[..., :3] + 0.5, casting="unsafe")


_SLACK = 64
"""The noise is one large sheet laid down a little differently for every frame."""


@cache
def _grain(noise: float, high: int, wide: int) -> NDArray[np.int8]:
    rng = np.random.default_rng(7)
    sheet = rng.standard_normal((high + _SLACK, wide + _SLACK, 3), dtype=np.float32)
    soft = cv2.GaussianBlur(sheet, (3, 3), 0.5)
    return np.clip(soft * (noise / soft.std()), -127, 127).round().astype(np.int8)
