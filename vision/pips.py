"""Finds pips: small round spots, darker or lighter than the plain ground around them."""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.frames import Picture

BLOCKS = (25, 61)
"""Neighbourhoods a spot is compared with; the small one parts neighbours, the large one fills big pips."""

OFFSET = 9
SMALLEST, LARGEST = 3.5, 64.0
RING = np.stack([np.cos(np.arange(16) * np.pi / 8), np.sin(np.arange(16) * np.pi / 8)], axis=1)


@dataclass(frozen=True, slots=True)
class Pip:
    """One spot as an ellipse, and how it stands out: `lighter` than its ring or not."""

    x: float
    y: float
    long: float
    short: float
    lighter: bool
    contrast: float
    plainness: float
    spot: int
    ground: int

    @property
    def radius(self) -> float:
        """Of the circle it would be when seen from straight above."""
        return self.long

    @property
    def roundness(self) -> float:
        """1 for a circle; a pip on a side face is squeezed."""
        return self.short / self.long


def find_pips(grey: NDArray[np.uint8]) -> list[Pip]:
    """All spots of both polarities, the clearer one first where two are the same spot."""
    found: list[Pip] = []
    for block in BLOCKS:
        mean = cv2.blur(grey, (block, block))
        for lighter in (False, True):
            raised = cv2.subtract(grey, mean) if lighter else cv2.subtract(mean, grey)
            found += _spots(grey, np.asarray(raised > OFFSET, np.uint8), lighter)
    return _without_doubles(found)


def _spots(grey: NDArray[np.uint8], mask: Picture, lighter: bool) -> list[Pip]:
    _, labels, stats, _ = cv2.connectedComponentsWithStats(mask, connectivity=4)
    width, height, area = stats[:, 2], stats[:, 3], stats[:, 4]
    longer, shorter = np.maximum(width, height), np.minimum(width, height)
    likely = (shorter >= SMALLEST) & (longer <= LARGEST) & (longer <= 2.4 * shorter)
    likely &= area > 0.42 * width * height
    chosen = (np.flatnonzero(likely[1:]) + 1).tolist()
    pips = (_ellipse(grey, np.asarray(labels), np.asarray(stats), index, lighter) for index in chosen)
    return [pip for pip in pips if pip is not None]


def _ellipse(
    grey: NDArray[np.uint8],
    labels: NDArray[np.generic],
    stats: NDArray[np.generic],
    index: int,
    lighter: bool,
) -> Pip | None:
    left, top, width, height = (int(value) for value in stats[index, :4])
    part = np.asarray(labels[top : top + height, left : left + width] == index, np.uint8)
    outline = max(cv2.findContours(part, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)[0], key=len)
    filled = cv2.drawContours(np.zeros_like(part), [outline], -1, 1, cv2.FILLED)
    moments = cv2.moments(filled, binaryImage=True)
    area = moments["m00"]
    spread = np.array([[moments["mu20"], moments["mu11"]], [moments["mu11"], moments["mu02"]]]) / area
    values, axes = np.linalg.eigh(spread)
    short, long = (2 * float(np.sqrt(value + 1e-6)) for value in values)
    if area < 0.86 * np.pi * short * long or short < 0.4 * long:
        return None
    x, y = left + moments["m10"] / area, top + moments["m01"] / area
    return _judged(grey, (x, y), (long, short), axes, lighter)


def _judged(
    grey: NDArray[np.uint8],
    centre: tuple[float, float],
    radii: tuple[float, float],
    axes: NDArray[np.float64],
    lighter: bool,
) -> Pip | None:
    long, short = radii
    ring = RING[:, :1] * (long * 1.25 + 2) * axes[:, 1] + RING[:, 1:] * (short * 1.25 + 2) * axes[:, 0]
    inner = RING[:, :1] * long * 0.45 * axes[:, 1] + RING[:, 1:] * short * 0.45 * axes[:, 0]
    around, inside = _sampled(grey, ring + centre), _sampled(grey, inner + centre)
    ground, spot = float(np.median(around)), float(np.median(inside))
    contrast = spot - ground if lighter else ground - spot
    # The lower three quarters only: one quarter may fall on a neighbour, an edge or a glare spot.
    plainness = float(np.sort(np.abs(around - ground))[11])
    if contrast < 16 or plainness > 0.5 * contrast:
        return None
    return Pip(centre[0], centre[1], long, short, lighter, contrast, plainness, int(spot), int(ground))


def _sampled(grey: NDArray[np.uint8], points: NDArray[np.float64]) -> NDArray[np.float64]:
    x = np.clip(np.rint(points[:, 0]).astype(int), 0, grey.shape[1] - 1)
    y = np.clip(np.rint(points[:, 1]).astype(int), 0, grey.shape[0] - 1)
    return np.asarray(grey[y, x], np.float64)


def _without_doubles(pips: list[Pip]) -> list[Pip]:
    kept: list[Pip] = []
    for pip in sorted(pips, key=lambda pip: -pip.contrast * pip.roundness):
        if not any(_is_double(pip, other) for other in kept):
            kept.append(pip)
    return kept


def _is_double(one: Pip, two: Pip) -> bool:
    """The same spot seen twice; a glare spot inside a dark pip is another polarity and hides nothing."""
    apart = np.hypot(one.x - two.x, one.y - two.y)
    return one.lighter == two.lighter and bool(apart < 0.7 * max(one.long, two.long))
