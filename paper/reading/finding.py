"""Finds a sheet in a picture by its markers: which it is, and the way from its millimetres to pixels."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import cache

import cv2
import numpy as np
from numpy.typing import NDArray

from paper.code import number_in, place_of
from paper.frame import MARKERS
from paper.markers import dictionary
from paper.sheets import Sheet, sheet_behind

Picture = NDArray[np.uint8]
Matrix = NDArray[np.float64]

LONGEST = (1280, 2560)
"""Markers are looked for in a picture this long first; where too few are found, in a finer one."""
ENOUGH = 4
FARTHEST = 0.35
"""So far off may a corner be, in markers' sides: a fold bends, but another print jumps."""


class NoSheet(StrEnum):
    """Why no sheet could be found; each has a sentence in both languages."""

    NOTHING = "nothing"
    PART = "part"
    SEVERAL = "several"
    STRANGE = "strange"
    CORNERS = "corners"


@dataclass(frozen=True, slots=True, eq=False)
class Found:
    """A sheet in a picture; `way` leads from millimetres on it to pixels."""

    sheet: Sheet
    way: Matrix
    places: tuple[int, ...]
    """Which of its markers are seen."""


@dataclass(frozen=True, slots=True, eq=False)
class _Marker:
    number: int
    corners: NDArray[np.float32]


@cache
def _detector() -> cv2.aruco.ArucoDetector:
    wanted = cv2.aruco.DetectorParameters()
    wanted.cornerRefinementMethod = cv2.aruco.CORNER_REFINE_SUBPIX
    wanted.minMarkerPerimeterRate = 0.02
    # Chosen on 24 rendered sheets, 0 to 40 degrees aslant: all markers seen on 22 of them instead of 19.
    wanted.adaptiveThreshWinSizeMax = 23
    wanted.polygonalApproxAccuracyRate = 0.05
    wanted.perspectiveRemovePixelPerCell = 8
    wanted.perspectiveRemoveIgnoredMarginPerCell = 0.25
    return cv2.aruco.ArucoDetector(dictionary(), wanted)


def find(grey: Picture) -> Found | NoSheet:
    """The one sheet in this picture, or why there is none."""
    answer: Found | NoSheet = NoSheet.NOTHING
    for longest in LONGEST:
        answer = _found(_markers(grey, longest))
        if isinstance(answer, Found) or longest >= max(grey.shape):
            break
    if answer is not NoSheet.PART:
        return answer
    # Shaken, or in bad light? Of five rendered sheets with too few markers four are found sharpened.
    again = _found(_markers(grey, LONGEST[0], sharper=True))
    return again if isinstance(again, Found) else answer


def _markers(grey: Picture, longest: int, *, sharper: bool = False) -> list[_Marker]:
    """All markers that may be ours, their corners in pixels of the whole picture."""
    scale = min(1.0, longest / max(grey.shape))
    small = grey if scale == 1 else cv2.resize(grey, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
    if sharper:
        small = cv2.addWeighted(small, 3, cv2.GaussianBlur(small, (0, 0), 2), -2, 0)
    corners, numbers, _ = _detector().detectMarkers(small)
    return [
        _Marker(int(number), np.asarray((each.reshape(4, 2) + 0.5) / scale - 0.5, np.float32))
        for each, number in zip(corners, np.ravel(numbers).tolist() if corners else (), strict=True)
        if place_of(int(number)) < MARKERS
    ]


def _found(markers: list[_Marker]) -> Found | NoSheet:
    if not markers:
        return NoSheet.NOTHING
    by_place: dict[int, list[_Marker]] = {}
    for marker in markers:
        by_place.setdefault(place_of(marker.number), []).append(marker)
    twice = [place for place, some in by_place.items() if len(some) > 1]
    numbers = [marker.number for marker in markers]
    if len(twice) > 1 or len(set(numbers)) < len(numbers):
        return NoSheet.SEVERAL
    return _of_one(by_place, twice)


def _of_one(by_place: dict[int, list[_Marker]], twice: list[int]) -> Found | NoSheet:
    """One stray pattern may look like a marker; the others tell which of two in the same place is right."""
    answer: Found | NoSheet = NoSheet.STRANGE
    for chosen in range(2 if twice else 1):
        answer = _sheet_of({place: some[min(chosen, len(some) - 1)] for place, some in by_place.items()})
        if isinstance(answer, Found):
            break
    return answer


def _sheet_of(by_place: dict[int, _Marker]) -> Found | NoSheet:
    if len(by_place) < ENOUGH:
        return NoSheet.PART
    whole = number_in({place: marker.number for place, marker in by_place.items()})
    sheet = None if whole is None else sheet_behind(whole)
    if sheet is None:
        return NoSheet.STRANGE
    return _placed(sheet, by_place)


def _placed(sheet: Sheet, markers: dict[int, _Marker]) -> Found | NoSheet:
    """The way to the pixels, if every marker lies where this sheet has it."""
    boxes = {place: sheet.markers[place] for place in sorted(markers)}
    on_sheet = np.array(
        [
            corner
            for box in boxes.values()
            for corner in (
                (box.x, box.y),
                (box.x + box.width, box.y),
                (box.x + box.width, box.y + box.height),
                (box.x, box.y + box.height),
            )
        ],
        np.float32,
    )
    seen = np.concatenate([markers[place].corners for place in boxes])
    way, _ = cv2.findHomography(on_sheet, seen)
    if np.shape(way) != (3, 3):  # None where no way was found, though OpenCV's types deny that
        return NoSheet.STRANGE
    back = cv2.perspectiveTransform(seen[None], np.linalg.inv(way))[0]
    off = float(np.linalg.norm(back - on_sheet, axis=1).max())
    if off > FARTHEST * sheet.markers[0].width:
        return NoSheet.STRANGE
    return Found(sheet, np.asarray(way, np.float64), tuple(boxes))
