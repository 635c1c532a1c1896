"""Finds a printed grid by its lines, where no markers tell where it is."""

from __future__ import annotations

import cv2
import numpy as np

from paper.reading.boxed import Corners, are_corners
from paper.reading.finding import Picture

LONGEST = 960
"""Outlines are looked for in a picture this long."""
CELL = 24
"""A cell's side in pixels, while its lines are looked for."""
HALF_LINE = 2.0
"""Pixels from the outer corner of a grid's frame to the middle of its line."""
LEAST = 0.2
"""So much darker than the cells beside them must all lines be, by the whole contrast, to make a grid.
On 8 rendered sheets the grid had 0.3 or more, whatever else had four corners 0.14 at most."""
NEAR = 0.06
"""A finger is at most so far off, in parts of the picture's width."""


def outlines(grey: Picture) -> list[Corners]:
    """Everything with four corners, clockwise from the one nearest to the picture's top left."""
    scale = min(1.0, LONGEST / max(grey.shape))
    small = cv2.resize(grey, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA) if scale < 1 else grey
    dark = cv2.adaptiveThreshold(
        cv2.GaussianBlur(small, (3, 3), 0), 255, cv2.ADAPTIVE_THRESH_MEAN_C, cv2.THRESH_BINARY_INV, 31, 8
    )
    closed = cv2.morphologyEx(dark, cv2.MORPH_CLOSE, np.ones((3, 3), np.uint8))
    found, _ = cv2.findContours(closed, cv2.RETR_LIST, cv2.CHAIN_APPROX_SIMPLE)
    hulls = (cv2.convexHull(each) for each in found if cv2.contourArea(each) > 0.01 * small.size)
    shapes = (cv2.approxPolyDP(hull, 0.03 * cv2.arcLength(hull, True), True) for hull in hulls)
    found_quads = (shape.reshape(4, 2).astype(np.float32) for shape in shapes if len(shape) == 4)
    quads = (_ordered(_within(quad) / scale) for quad in found_quads)
    return [quad for quad in quads if are_corners(quad, grey.shape)]


def _within(quad: Corners) -> Corners:
    """From the outer edge of a broad line to its middle."""
    inwards = quad.mean(axis=0) - quad
    return np.asarray(quad + HALF_LINE * inwards / np.linalg.norm(inwards, axis=1, keepdims=True), np.float32)


def _ordered(quad: Corners) -> Corners:
    middle = quad.mean(axis=0)
    around = quad[np.argsort(np.arctan2(quad[:, 1] - middle[1], quad[:, 0] - middle[0]))]
    return np.asarray(np.roll(around, -int(around.sum(axis=1).argmin()), axis=0), np.float32)


def grid_in(grey: Picture, columns: int, rows: int) -> Corners | None:
    """The outline that has the lines of such a grid in it, turned so that its rows are rows."""
    turned = [
        np.roll(quad, -n, axis=0) for quad in outlines(grey) for n in range(2 if columns != rows else 1)
    ]
    rated = [(_lines(grey, quad, columns, rows), place) for place, quad in enumerate(turned)]
    best, place = max(rated, default=(0.0, -1))
    return np.asarray(turned[place], np.float32) if best > LEAST else None


def snapped(grey: Picture, touched: Corners) -> Corners:
    """The outline whose corners were meant; as they were touched where there is none so near."""
    turned = [np.roll(quad, -n, axis=0) for quad in outlines(grey) for n in range(4)]
    far = [float(np.linalg.norm(quad - touched, axis=1).max()) for quad in turned]
    nearest = min(range(len(far)), key=far.__getitem__, default=None)
    if nearest is None or far[nearest] > NEAR * grey.shape[1]:
        return touched
    return np.asarray(turned[nearest], np.float32)


def _lines(grey: Picture, quad: Corners, columns: int, rows: int) -> float:
    """How much darker the lines of such a grid would be than what is between them, the faintest one."""
    width, height = columns * CELL, rows * CELL
    flat = np.array([(0, 0), (width, 0), (width, height), (0, height)], np.float32)
    way = cv2.getPerspectiveTransform(quad, flat)
    seen = np.asarray(cv2.warpPerspective(grey, way, (width, height)), np.float32)
    contrasts = [*_dark_lines(seen.mean(axis=0), columns), *_dark_lines(seen.mean(axis=1), rows)]
    spread = float(seen.std()) or 1.0
    return min(contrasts, default=0.0) / spread


def _dark_lines(along: np.ndarray[tuple[int, ...], np.dtype[np.float32]], count: int) -> list[float]:
    """Each inner line against the paper on both sides of it."""
    lines = []
    for place in range(CELL, count * CELL, CELL):
        beside = [along[place - CELL // 3], along[place + CELL // 3 - 1]]
        lines.append(float(np.min(beside) - along[place - 3 : place + 4].min()))
    return lines
