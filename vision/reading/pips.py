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

RING = np.arange(16) * np.pi / 8
COS, SIN = np.tile(np.cos(RING), 2), np.tile(np.sin(RING), 2)
GROWN, WIDER = np.repeat([1.25, 0.45], 16), np.repeat([2.0, 0.0], 16)
"""Where each spot is sampled: sixteen times in the ground around it, and sixteen times inside."""


@dataclass(frozen=True, slots=True, eq=False)
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
    def roundness(self) -> float:
        """1 for a circle; a pip on a side face is squeezed."""
        return self.short / self.long


def find_pips(grey: NDArray[np.uint8]) -> list[Pip]:
    """All spots of both polarities, the clearer one first where two are the same spot."""
    means = [cv2.blur(grey, (block, block)) for block in BLOCKS]
    darker = [ellipse for mean in means for ellipse in _ellipses(cv2.subtract(mean, grey))]
    lighter = [ellipse for mean in means for ellipse in _ellipses(cv2.subtract(grey, mean))]
    if not darker + lighter:
        return []
    signs = np.repeat([-1.0, 1.0], [len(darker), len(lighter)])
    return _without_doubles(_standing_out(grey, np.array(darker + lighter), signs))


def _ellipses(raised: cv2.typing.MatLike) -> list[tuple[float, ...]]:
    """The round ones among the spots that stand out of their neighbourhood."""
    mask = cv2.threshold(raised, OFFSET, 1, cv2.THRESH_BINARY)[1]
    outlines = cv2.findContours(mask, cv2.RETR_LIST, cv2.CHAIN_APPROX_NONE)[0]
    found = (_ellipse(outline) for outline in outlines if len(outline) >= SHORTEST)
    return [ellipse for ellipse in found if ellipse]


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


def _standing_out(
    grey: NDArray[np.uint8], ellipses: NDArray[np.float64], signs: NDArray[np.float64]
) -> list[Pip]:
    """Those that differ from an even ring around them, darker where the sign is negative."""
    greys = _sampled(grey, ellipses)
    around, inside = greys[:, :16], greys[:, 16:]
    ground, spot = _median(around), _median(inside)
    contrast = signs * (spot - ground)
    # The lower three quarters only: one quarter may fall on a neighbour, an edge or a glare spot.
    plainness = np.sort(np.abs(around - ground[:, None]), axis=1)[:, 11]
    rows = np.column_stack([ellipses[:, :4], signs, contrast, plainness, spot, ground])
    return [
        Pip(x, y, long, short, sign > 0, contrast, plainness, int(spot), int(ground))
        for x, y, long, short, sign, contrast, plainness, spot, ground in rows[
            (contrast >= 16) & (plainness <= 0.5 * contrast)
        ].tolist()
    ]


def _sampled(grey: NDArray[np.uint8], ellipses: NDArray[np.float64]) -> NDArray[np.float64]:
    """Sixteen greys around each ellipse and sixteen inside."""
    x, y, long, short, turn = ellipses.T[:, :, None]
    along, across = (long * GROWN + WIDER) * COS, (short * GROWN + WIDER) * SIN
    cos, sin = np.cos(turn), np.sin(turn)
    columns, rows = (x + along * cos - across * sin), (y + along * sin + across * cos)
    found = cv2.remap(
        grey,
        columns.astype(np.float32),
        rows.astype(np.float32),
        cv2.INTER_NEAREST,
        borderMode=cv2.BORDER_REPLICATE,
    )
    return np.asarray(found, np.float64)


def _median(greys: NDArray[np.float64]) -> NDArray[np.float64]:
    """Of sixteen in each row; np.median takes four times as long."""
    return np.asarray(np.sort(greys, axis=1)[:, 7:9].mean(axis=1), np.float64)


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
