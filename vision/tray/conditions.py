"""How good a set-up is: the light, the focus, where the tray is, and the one thing that should change.

How its numbers were chosen is unknown: from 0.1. They are tested on simulated trays only: darkened, burnt
out, blurred, tilted, shrunk, with a mirrored lamp (`tests/vision/test_tray.py`).
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.frames import Picture, Small
from vision.reading.readings import PictureBox
from vision.tray.calibration import Outline
from vision.tray.finding import find_tray

WIDE = 640
"""Light and focus are measured in a picture made this wide."""

DIM, WHITE, BURNT = 36.0, 250, 0.10
"""The brightest parts of a dark picture, what counts as white, and how much of that is too much."""

SOFT = 0.28
"""The sharpness of a picture in which pips run together."""

SMALL_TRAY, SMALL_DIE = 0.28, 0.021
"""The part of the picture that a tray should cover, and a die's edge in widths of the picture."""

SLANTED = 1.18
"""How much longer the near side of a tray may look than the far side."""

SPOT_LEAST, SPOT_MOST, SPOT_AROUND = 0.0004, 0.05, 215
"""The part of the picture that a glaring spot covers, and how bright the tray around it may be."""

FLICKERING = 0.012
"""The share of brightness by which whole rows change from frame to frame under a lamp that flickers."""

Floats = NDArray[np.float32]


class Hindrance(StrEnum):
    """What is not as it should be, the most important first; each has a sentence that says what to change."""

    DARK = "dark"
    BRIGHT = "bright"
    BLURRED = "blurred"
    NO_RIM = "no-rim"
    FAR = "far"
    TILTED = "tilted"
    GLARE = "glare"
    SMALL_DICE = "small-dice"
    FLICKER = "flicker"


@dataclass(frozen=True, slots=True)
class Conditions:
    """What one picture of the tray tells about the set-up."""

    tray: Outline | None
    light: float
    brightest: float
    burnt: float
    sharpness: float
    slant: float
    covered: float
    spots: tuple[PictureBox, ...] = ()

    @property
    def hindrances(self) -> tuple[Hindrance, ...]:
        """Everything that should change, the most important first."""
        found = {
            Hindrance.DARK: self.brightest < DIM,
            Hindrance.BRIGHT: self.burnt > BURNT,
            Hindrance.BLURRED: self.sharpness < SOFT,
            Hindrance.NO_RIM: self.tray is None,
            Hindrance.FAR: self.tray is not None and self.covered < SMALL_TRAY,
            Hindrance.TILTED: self.slant > SLANTED,
            Hindrance.GLARE: bool(self.spots),
        }
        return tuple(each for each in Hindrance if found.get(each))


def examine(picture: Picture) -> Conditions:
    """Look at the tray with nothing in it."""
    tray = find_tray(picture)
    high = max(1, round(picture.shape[0] * WIDE / picture.shape[1]))
    small = cv2.resize(picture, (WIDE, high), interpolation=cv2.INTER_AREA)
    grey = np.asarray(cv2.cvtColor(small, cv2.COLOR_BGR2GRAY), np.uint8)
    corners = np.array(tray or [], np.float32).reshape(-1, 2)
    return Conditions(
        tray=tray,
        light=float(grey.mean()),
        brightest=float(np.percentile(grey, 95)),
        burnt=float((grey >= WHITE).mean()),
        sharpness=sharpness(grey),
        slant=_slant(corners),
        covered=float(cv2.contourArea(corners)) / (picture.shape[0] * picture.shape[1]) if tray else 1.0,
        spots=_spots(grey, picture.shape[1] / WIDE),
    )


def is_small(edge: float, width: int) -> bool:
    """Is a die with this edge too small to be read well in a picture this wide?"""
    return edge < SMALL_DIE * width


def sharpness(grey: Small) -> float:
    """How much a further blur takes from the strongest edges: much from sharp ones, little from soft ones."""
    calm = cv2.GaussianBlur(grey.astype(np.float32), (3, 3), 0)
    edges = _edges(np.asarray(calm, np.float32))
    softened = _edges(np.asarray(cv2.GaussianBlur(calm, (0, 0), 2.0), np.float32))
    strongest = edges >= max(1.0, float(np.percentile(edges, 99)))
    return 1 - float(softened[strongest].sum() / edges[strongest].sum()) if strongest.any() else 0.0


def flickers(before: Small, now: Small) -> bool:
    """Do bands of light wander through two pictures of a tray at rest?"""
    rows = now.mean(axis=1) - before.mean(axis=1)
    return bool(np.abs(rows - rows.mean()).max() > FLICKERING * max(20.0, float(now.mean())))


def _edges(grey: Floats) -> Floats:
    across, down = cv2.Sobel(grey, cv2.CV_32F, 1, 0), cv2.Sobel(grey, cv2.CV_32F, 0, 1)
    return np.asarray(cv2.magnitude(across, down), np.float32)


def _slant(corners: Floats) -> float:
    """How many times longer one side of the outline is than the opposite one."""
    if not len(corners):
        return 1.0
    low, high = corners.min(axis=0), corners.max(axis=0)
    lengths = [
        [_across(corners, axis, low + share * (high - low)) for share in (0.2, 0.8)] for axis in (0, 1)
    ]
    return max(max(pair) / max(1.0, min(pair)) for pair in lengths)


def _across(corners: Floats, axis: int, level: Floats) -> float:
    """How long the outline is along one axis where the other has this level."""
    other, at, crossings = 1 - axis, float(level[1 - axis]), []
    for one, two in zip(corners, np.roll(corners, -1, axis=0), strict=True):
        if (one[other] - at) * (two[other] - at) < 0:
            share = (at - one[other]) / (two[other] - one[other])
            crossings.append(float(one[axis] + share * (two[axis] - one[axis])))
    return max(crossings) - min(crossings) if crossings else 0.0


def _spots(grey: Small, scale: float) -> tuple[PictureBox, ...]:
    """Where a lamp is mirrored: small, burnt out, in the middle of something darker."""
    _, _, stats, _ = cv2.connectedComponentsWithStats(np.asarray(grey >= WHITE, np.uint8))
    found = []
    for index in range(1, len(stats)):
        x, y, width, height, area = (int(each) for each in stats[index])
        if SPOT_LEAST < area / grey.size < SPOT_MOST and _is_calm_around(
            grey, PictureBox(x, y, width, height)
        ):
            found.append(PictureBox(*(round(each * scale) for each in (x, y, width, height))))
    return tuple(found)


def _is_calm_around(grey: Small, box: PictureBox) -> bool:
    reach = max(4, max(box.width, box.height) // 2)
    top, left = max(0, box.y - reach), max(0, box.x - reach)
    around = grey[top : box.y + box.height + reach, left : box.x + box.width + reach]
    return float(np.percentile(around, 20)) < SPOT_AROUND
