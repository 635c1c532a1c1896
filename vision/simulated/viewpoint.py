"""Where the simulated camera stands, and how millimetres become pixels."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from vision.reading.readings import PictureBox
from vision.simulated.vectors import Floats, unit


@dataclass(frozen=True, slots=True, eq=False)
class Viewpoint:
    """A pinhole camera; the rows of `axes` point to the picture's right, its bottom and into the scene."""

    size: tuple[int, int]
    focal: float
    position: Floats
    axes: Floats

    @property
    def centre(self) -> Floats:
        """The pixel the camera looks at."""
        return np.array(self.size, np.float32) / 2

    def project(self, points: Floats) -> Floats:
        """Pixels (..., 2) of points in space (..., 3)."""
        seen = (points - self.position) @ self.axes.T
        return seen[..., :2] * (self.focal / seen[..., 2:]) + self.centre

    def rays(self, box: PictureBox, step: int = 1) -> Floats:
        """Unit directions (3, height, width) through every `step`-th pixel of a box."""
        across = (np.arange(box.x, box.x + box.width, step, dtype=np.float32) - self.centre[0]) / self.focal
        down = (np.arange(box.y, box.y + box.height, step, dtype=np.float32) - self.centre[1]) / self.focal
        right, bottom, into = self.axes[:, :, None, None]
        return unit(right * across + bottom * down[:, None] + into)

    def floor_matrix(self) -> NDArray[np.float64]:
        """The homography from floor (x, y) in millimetres to pixels."""
        shift = -self.axes @ self.position
        flat = np.column_stack([self.axes[:, 0], self.axes[:, 1], shift]).astype(np.float64)
        lens = np.array([[self.focal, 0, self.centre[0]], [0, self.focal, self.centre[1]], [0, 0, 1]])
        return lens @ flat

    def edition_of(self, points: Floats, margin: int) -> PictureBox:
        """The part of the picture around some points in space; it may be empty."""
        pixels = self.project(points.reshape(-1, 3))
        low = np.maximum(np.floor(pixels.min(0)).astype(int) - margin, 0)
        high = np.minimum(np.ceil(pixels.max(0)).astype(int) + margin + 1, self.size)
        width, height = np.maximum(high - low, 0)
        return PictureBox(int(low[0]), int(low[1]), int(width), int(height))


def above(height: float, tilt: float, reach: tuple[float, float], size: tuple[int, int]) -> Viewpoint:
    """A camera `height` mm over the tray, tilted by some degrees, that just sees `reach` (half sides, mm)."""
    lean = np.radians(tilt)
    right, bottom = np.array([1, 0, 0]), np.array([0, -np.cos(lean), -np.sin(lean)])
    into = np.array([0, np.sin(lean), -np.cos(lean)])
    axes = np.array([right, bottom, into], np.float32)
    position = (-into * height).astype(np.float32)
    corners = np.array([(x * reach[0], y * reach[1], 0) for x in (-1, 1) for y in (-1, 1)], np.float32)
    seen = (corners - position) @ axes.T
    widest = np.abs(seen[:, :2] / seen[:, 2:]).max(0)
    focal = float((np.array(size) / 2 / widest).min())
    return Viewpoint(size, focal, position, axes)
