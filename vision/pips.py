"""Finds pips: small round spots, darker or lighter than the plain ground around them."""

from __future__ import annotations

import math
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

BLOCKS = (25, 61)
"""Neighbourhoods a spot is compared with; the small one parts neighbours, the large one fills big pips."""

OFFSET = 9
SMALLEST, LARGEST, SHORTEST = 3.5, 64.0, 8
"""Width and length of a spot, and how many pixels its outline has: most outlines are mere noise."""

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
    means = [cv2.blur(grey, (block, block)) for block in BLOCKS]
    darker = _spots(grey, [cv2.subtract(mean, grey) for mean in means], False)
    lighter = _spots(grey, [cv2.subtract(grey, mean) for mean in means], True)
    return _without_doubles(darker + lighter)


def _spots(grey: NDArray[np.uint8], raised: list[cv2.typing.MatLike], lighter: bool) -> list[Pip]:
    masks = (cv2.threshold(each, OFFSET, 1, cv2.THRESH_BINARY)[1] for each in raised)
    outlines = (cv2.findContours(mask, cv2.RETR_LIST, cv2.CHAIN_APPROX_NONE)[0] for mask in masks)
    ellipses = [_ellipse(outline) for found in outlines for outline in found if len(outline) >= SHORTEST]
    round_ones = [ellipse for ellipse in ellipses if ellipse]
    return _standing_out(grey, np.array(round_ones), lighter) if round_ones else []


def _ellipse(outline: cv2.typing.MatLike) -> tuple[float, ...] | None:
    """Middle, half axes and direction of the ellipse that has this outline's moments; None if it is none."""
    _, _, width, height = cv2.boundingRect(outline)
    longer, shorter = max(width, height), min(width, height)
    if shorter < SMALLEST or longer > LARGEST or longer > 2.4 * shorter:
        return None
    of = cv2.moments(outline)
    area = of["m00"]
    if area < 0.3 * width * height:
        return None
    xx, xy, yy = of["mu20"] / area, of["mu11"] / area, of["mu02"] / area
    middle, spread = (xx + yy) / 2, math.hypot((xx - yy) / 2, xy)
    long, short = 2 * math.sqrt(middle + spread), 2 * math.sqrt(max(0.0, middle - spread) + 1e-6)
    if area < 0.86 * math.pi * short * long or short < 0.4 * long:
        return None
    # The outline runs through the middles of the outermost pixels: half a pixel more each way.
    return of["m10"] / area, of["m01"] / area, long + 0.5, short + 0.5, math.atan2(2 * xy, xx - yy) / 2


def _standing_out(grey: NDArray[np.uint8], ellipses: NDArray[np.float64], lighter: bool) -> list[Pip]:
    """Those that differ from an even ring around them."""
    long, short = ellipses[:, 2], ellipses[:, 3]
    around = _sampled(grey, ellipses, long * 1.25 + 2, short * 1.25 + 2)
    ground = np.median(around, axis=1)
    spot = np.median(_sampled(grey, ellipses, long * 0.45, short * 0.45), axis=1)
    contrast = spot - ground if lighter else ground - spot
    # The lower three quarters only: one quarter may fall on a neighbour, an edge or a glare spot.
    plainness = np.sort(np.abs(around - ground[:, None]), axis=1)[:, 11]
    rows = np.column_stack([ellipses[:, :4], contrast, plainness, spot, ground])
    return [
        Pip(x, y, long, short, lighter, contrast, plainness, int(spot), int(ground))
        for x, y, long, short, contrast, plainness, spot, ground in rows[
            (contrast >= 16) & (plainness <= 0.5 * contrast)
        ].tolist()
    ]


def _sampled(
    grey: NDArray[np.uint8],
    ellipses: NDArray[np.float64],
    long: NDArray[np.float64],
    short: NDArray[np.float64],
) -> NDArray[np.float64]:
    """Sixteen greys around each ellipse, at these half axes."""
    along, across = long[:, None] * RING[:, 0], short[:, None] * RING[:, 1]
    cos, sin = np.cos(ellipses[:, 4:]), np.sin(ellipses[:, 4:])
    x = np.rint(ellipses[:, :1] + along * cos - across * sin).astype(int)
    y = np.rint(ellipses[:, 1:2] + along * sin + across * cos).astype(int)
    return np.asarray(grey[np.clip(y, 0, grey.shape[0] - 1), np.clip(x, 0, grey.shape[1] - 1)], np.float64)


def _without_doubles(pips: list[Pip]) -> list[Pip]:
    kept: list[Pip] = []
    for pip in sorted(pips, key=lambda pip: -pip.contrast * pip.roundness):
        if not any(_is_double(pip, other) for other in kept):
            kept.append(pip)
    return kept


def _is_double(one: Pip, two: Pip) -> bool:
    """The same spot seen twice; a glare spot inside a dark pip is another polarity and hides nothing."""
    apart = math.hypot(one.x - two.x, one.y - two.y)
    return one.lighter == two.lighter and apart < 0.7 * max(one.long, two.long)
