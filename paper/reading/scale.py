"""How large a sheet was printed: "fit to page" makes it smaller, and the paper's edges tell by how much."""

from __future__ import annotations

from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from paper.frame import Form
from paper.reading.finding import Found, Picture
from paper.sheets import ACROSS, PAPERS

LONGEST = 1600
"""The paper's edges are looked for in a picture this long."""
AGREE = 0.012
"""Width and height of the paper must tell the same, within this share."""
SAME = 0.015
"""Nearer to the whole size than this, it was printed as it should be."""


def printed_scale(grey: Picture, found: Found) -> float | None:
    """1 for a print at 100 %; None where the paper's edges cannot be told from what it lies on."""
    edges = _paper(grey, found)
    if edges is None:
        return None
    on_sheet = cv2.perspectiveTransform(edges[None].astype(np.float64), np.linalg.inv(found.way))[0]
    wide, high = _sides(np.asarray(on_sheet, np.float64))
    scales = [(width / wide, height / high) for width, height in _cut(found.sheet.form)]
    fitting = [(one + two) / 2 for one, two in scales if abs(one - two) < AGREE * one]
    if not fitting:
        return None
    scale = min(fitting, key=lambda each: abs(each - 1))
    return 1.0 if abs(scale - 1) < SAME else round(scale, 2)


def _cut(form: Form) -> list[tuple[float, float]]:
    """Width and height of a sheet's own piece of every paper."""
    across, down = ACROSS[form]
    pages = PAPERS.values() if across == down else [size[::-1] for size in PAPERS.values()]
    return [(width / across, height / down) for width, height in pages]


def _sides(corners: NDArray[np.float64]) -> tuple[float, float]:
    """How wide and how high, by both pairs of opposite sides."""
    lengths = np.linalg.norm(np.roll(corners, -1, axis=0) - corners, axis=1)
    level = abs(corners[1] - corners[0])
    pairs = (lengths[0] + lengths[2]) / 2, (lengths[1] + lengths[3]) / 2
    wide, high = pairs if level[0] > level[1] else pairs[::-1]
    return float(wide), float(high)


def _paper(grey: Picture, found: Found) -> NDArray[np.float32] | None:
    """The bright shape with four corners that holds the whole sheet, and lies whole in the picture."""
    scale = min(1.0, LONGEST / max(grey.shape))
    small = cv2.resize(grey, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
    width, height = found.sheet.size
    corners = np.array([[(0, 0), (width, 0), (width, height), (0, height)]], np.float64)
    inside = cv2.perspectiveTransform(corners, found.way)[0] * scale
    _, bright = cv2.threshold(cv2.GaussianBlur(small, (5, 5), 0), 0, 255, cv2.THRESH_BINARY + cv2.THRESH_OTSU)
    shapes, _ = cv2.findContours(bright, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)
    for shape in shapes:
        hull = cv2.convexHull(shape)
        four = np.asarray(cv2.approxPolyDP(hull, 0.02 * cv2.arcLength(hull, True), True), np.float32)
        if len(four) == 4 and _holds(hull, inside) and not _is_cut(four, small.shape):
            return four.reshape(4, 2) / np.float32(scale)
    return None


def _holds(hull: NDArray[Any], points: NDArray[np.float64]) -> bool:
    return all(cv2.pointPolygonTest(hull, (float(x), float(y)), False) >= 0 for x, y in points)


def _is_cut(four: NDArray[np.float32], shape: tuple[int, ...]) -> bool:
    """Does it reach the picture's edge? Then it may go on beyond it."""
    height, width = shape
    x, y = four.reshape(4, 2).T
    return bool(x.min() <= 1 or y.min() <= 1 or x.max() >= width - 2 or y.max() >= height - 2)
