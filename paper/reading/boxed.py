"""The sheet that came in the game's box: it has no markers, so its grid's four corners are shown once.

What was printed around the grid then tells where it is in any later picture, however it is turned.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from games.game import Game
from games.paper import Kind, PaperBox
from games.setup import Setup
from paper.frame import Form, space_inside
from paper.reading.finding import Found, Picture
from paper.sheets import Sheet

Corners = NDArray[np.float32]
"""Top left, top right, bottom right, bottom left of the grid, as the sheet is held for reading."""
LONGEST = 1000
"""Pictures are compared at this length: print is still sharp, a pencil's line hardly counts."""
FEATURES, NEAR, ENOUGH = 1500, 0.75, 25
"""Of so many spots that catch the eye, so many must lie as they should. On 30 rendered sheets of two prints
the right one had 61 or more, the wrong one 9 at most."""
SMALLEST = 0.01
"""Of the picture: a smaller grid cannot be read anyway."""
OFF = 4.0
"""Pixels that such a spot may be off."""


@dataclass(frozen=True, slots=True, eq=False)
class Likeness:
    """What is remembered of a sheet, which is no picture: its grid's corners, spots that catch the eye, and
    what is around each of them, as OpenCV's SIFT describes it."""

    corners: Corners
    spots: Corners
    around: NDArray[np.uint8]

    @classmethod
    def from_arrays(cls, arrays: Mapping[str, NDArray[Any]]) -> Likeness:
        """From a file; ValueError or KeyError where it is something else."""
        corners, spots = (np.asarray(arrays[name], np.float32) for name in ("corners", "spots"))
        around = np.asarray(arrays["around"], np.uint8)
        if corners.shape != (4, 2) or spots.shape != (len(around), 2) or around.shape[1:] != (128,):
            raise ValueError("not what is remembered of a sheet")
        return cls(corners, spots, around)

    def to_arrays(self) -> dict[str, NDArray[Any]]:
        """For a file."""
        return {"corners": self.corners, "spots": self.spots, "around": self.around}


def sheet_of_box(game: Game[Any, Any], setup: Setup) -> Sheet:
    """The fields of the boxed game's sheet; ValueError where a game has none."""
    if game.paper is None or game.paper.boxed is None:
        raise ValueError(f"{game.name} has no sheet in its box")
    plan = game.paper.boxed(setup, space_inside(Form.FULL, left_handed=False))
    return Sheet(game, game.paper, setup, Form.FULL, False, plan, ())


def placed(sheet: Sheet, corners: Corners) -> Found:
    """The sheet with its grid between these corners."""
    grid = _grid(sheet)
    right, low = grid.x + grid.width, grid.y + grid.height
    on_sheet = np.array([(grid.x, grid.y), (right, grid.y), (right, low), (grid.x, low)], np.float32)
    way = cv2.getPerspectiveTransform(on_sheet, np.asarray(corners, np.float32))
    return Found(sheet, np.asarray(way, np.float64), ())


def _grid(sheet: Sheet) -> PaperBox:
    cells = [field.box for field in sheet.plan.fields if field.kind is Kind.NUMBER]
    left, top = min(box.x for box in cells), min(box.y for box in cells)
    right, low = max(box.x + box.width for box in cells), max(box.y + box.height for box in cells)
    return PaperBox(left, top, right - left, low - top)


def are_corners(corners: Corners, shape: tuple[int, ...]) -> bool:
    """Do they go around something, in the order that is asked for, and large enough to be read?"""
    ahead = np.roll(corners, -1, axis=0) - corners
    after = np.roll(ahead, -1, axis=0)
    turns = ahead[:, 0] * after[:, 1] - ahead[:, 1] * after[:, 0]
    return bool(turns.min() > 0) and cv2.contourArea(corners) > SMALLEST * shape[0] * shape[1]


def likeness(grey: Picture, corners: Corners) -> Likeness | None:
    """What is remembered of this sheet; None where there is too little print to know it by."""
    small, scale = _comparable(grey)
    spots, around = _spots(small)
    enough = len(spots) >= 2 * ENOUGH
    return Likeness(np.asarray(corners * scale, np.float32), spots, around) if enough else None


def _spots(small: Picture) -> tuple[Corners, NDArray[np.uint8]]:
    found, around = cv2.SIFT.create(FEATURES).detectAndCompute(small, None)
    if not found:
        return np.zeros((0, 2), np.float32), np.zeros((0, 128), np.uint8)
    return np.array([each.pt for each in found], np.float32), np.clip(around, 0, 255).astype(np.uint8)


def found_by(grey: Picture, like: Likeness, sheet: Sheet) -> Found | None:
    """The sheet in this picture, if it is the one that was shown."""
    small, scale = _comparable(grey)
    way = _way_to(small, like)
    if way is None:
        return None
    seen = np.asarray(cv2.perspectiveTransform(like.corners[None], way)[0] / scale, np.float32)
    return placed(sheet, seen) if are_corners(seen, grey.shape) else None


def _comparable(grey: Picture) -> tuple[Picture, float]:
    scale = min(1.0, LONGEST / max(grey.shape))
    small = grey if scale == 1 else cv2.resize(grey, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
    return np.asarray(small, np.uint8), scale


def _way_to(small: Picture, like: Likeness) -> NDArray[np.float64] | None:
    spots, around = _spots(small)
    if len(spots) < ENOUGH:
        return None
    known, seen = (each.astype(np.float32) for each in (like.around, around))
    pairs = cv2.BFMatcher(cv2.NORM_L2).knnMatch(known, seen, 2)
    clear = [pair[0] for pair in pairs if len(pair) == 2 and pair[0].distance < NEAR * pair[1].distance]
    if len(clear) < ENOUGH:
        return None
    then = np.array([like.spots[match.queryIdx] for match in clear], np.float32)
    now = np.array([spots[match.trainIdx] for match in clear], np.float32)
    way, right = cv2.findHomography(then, now, cv2.RANSAC, OFF)
    return np.asarray(way, np.float64) if np.shape(way) == (3, 3) and int(right.sum()) >= ENOUGH else None
