"""Finds dice in a whole picture: where the middles of upward faces are, and what is a part of any die."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

import cv2
import numpy as np

from inference import Floats
from vision.frames import Picture
from vision.reading.limits import LIMITS
from vision.reading.network import FINDER, Place, maps

LONGEST = 512
"""The finder sees the whole picture at this length."""

FINER = (1024, 2048)
"""Where dice are small on a large photograph, it is seen at these lengths too."""

PART, AROUND = 448, 32
"""Such a picture is seen in parts of at most so many pixels, each with so many, a small die, around it."""


@dataclass(frozen=True, slots=True, eq=False)
class View:
    """What the finder sees: places, and how much each cell of so many pixels is a part of any die."""

    places: list[Place]
    bodies: Floats
    cell: float

    def body_at(self, place: Place) -> float:
        """How much the middle of a place is a body: of a bowl or a ring of dice it is none."""
        x, y, reach = (round(each / self.cell) for each in (place.x, place.y, LIMITS.middle * place.edge))
        middle = self.bodies[max(0, y - reach) : y + reach + 1, max(0, x - reach) : x + reach + 1]
        return float(middle.mean()) if middle.size else 0.0

    def firmness(self, place: Place) -> float:
        """How clear and solid it is; a large one was found solid in the coarser view that showed it."""
        is_large = place.edge > LIMITS.large * self.cell * max(self.bodies.shape)
        return place.clear * (1.0 if is_large else self.body_at(place))


def find(picture: Picture, threshold: float, *, thorough: bool = True) -> list[Place]:
    """All places where a die seems to lie."""
    return view(picture, threshold, thorough=thorough).places


def view(picture: Picture, threshold: float, *, thorough: bool = True, finder: str = FINDER) -> View:
    """All places where a die seems to lie; a thorough look finds very large and very small dice, too."""
    seen = _view(picture, LONGEST, threshold, finder)
    if not thorough:
        return replace(seen, places=_without_doubles(seen.places))
    places = seen.places
    for coarse, share in ((256, LIMITS.large), (128, LIMITS.filling)):
        wide, least = _view(picture, coarse, threshold, finder), share * max(picture.shape[:2])
        large = (each for each in wide.places if each.edge > least)
        places = places + [each for each in large if wide.body_at(each) > LIMITS.solid]
    return _seen_finely(picture, threshold, finder, replace(seen, places=_without_doubles(places)))


def _seen_finely(picture: Picture, threshold: float, finder: str, seen: View) -> View:
    """More places, from finer and finer pictures as long as the clearest die is small in them."""
    longest, whole = LONGEST, max(picture.shape[:2])
    for finer in FINER:
        if finer > 1.2 * whole or (seen.places and seen.places[0].edge * longest / whole >= LIMITS.small):
            break
        longest, before = finer, seen.places
        seen = _view(picture, finer, threshold, finder)
        seen = replace(seen, places=_without_doubles(before + seen.places))
    return seen


def _view(picture: Picture, longest: int, threshold: float, finder: str) -> View:
    """Places in pixels of the whole picture, as the finder sees them at one length."""
    scale = longest / max(picture.shape[:2])
    size = max(8, round(picture.shape[1] * scale)), max(8, round(picture.shape[0] * scale))
    # What is left after halving is at most another half, where linear is as good as the mean and much faster.
    small = cv2.resize(_halved(picture, longest), size, interpolation=cv2.INTER_LINEAR)
    padded = cv2.copyMakeBorder(small, 0, -size[1] % 16, 0, -size[0] % 16, cv2.BORDER_REPLICATE)
    heat, edges, bodies = _seen_in_parts(finder, padded)
    peaks = _peaks(1 / (1 + np.exp(-heat)), 30 * np.exp(edges), threshold)
    places = [
        Place((p.x + 0.5) / scale - 0.5, (p.y + 0.5) / scale - 0.5, p.edge / scale, p.clear) for p in peaks
    ]
    inside = bodies[: -(-size[1] // 4), : -(-size[0] // 4)]
    return View(places, np.asarray(1 / (1 + np.exp(-inside)), np.float32), 4 / scale)


def _seen_in_parts(finder: str, picture: cv2.typing.MatLike) -> Floats:
    """What a finder says to a picture; to a large one part by part, so that it takes no more memory."""
    down, across = (_parts(length) for length in picture.shape[:2])
    return np.concatenate(
        [
            np.concatenate([_part(finder, picture, rows, columns) for columns in across], axis=2)
            for rows in down
        ],
        axis=1,
    )


def _parts(length: int) -> list[slice]:
    """As few parts as are not longer than usual; all but the last are a multiple of 16."""
    count = -(-length // PART) if length > LONGEST else 1
    step = -(-length // count // 16) * 16
    return [slice(first, min(length, first + step)) for first in range(0, length, step)]


def _part(finder: str, picture: cv2.typing.MatLike, rows: slice, columns: slice) -> Floats:
    """The maps of one part, seen with a little of what lies around it."""
    top, left = max(0, rows.start - AROUND), max(0, columns.start - AROUND)
    seen = picture[top : rows.stop + AROUND, left : columns.stop + AROUND]
    rows_of_cells, columns_of_cells = (
        slice((part.start - first) // 4, (part.stop - first) // 4)
        for part, first in ((rows, top), (columns, left))
    )
    return maps(finder, np.asarray(seen, np.uint8))[:, rows_of_cells, columns_of_cells]


def _halved(picture: Picture, longest: int) -> Picture:
    """Halved as often as it stays longer than that: much faster than one uneven step."""
    while max(picture.shape[:2]) >= 2 * longest and min(picture.shape[:2]) >= 2:
        height, width = picture.shape[0] // 2, picture.shape[1] // 2
        even = picture[: 2 * height, : 2 * width]
        picture = np.asarray(cv2.resize(even, (width, height), interpolation=cv2.INTER_AREA), np.uint8)
    return picture


def _peaks(heat: Floats, edges: Floats, threshold: float) -> list[Place]:
    highest = cv2.dilate(heat, np.ones((3, 3), np.uint8))
    rows, columns = np.nonzero((heat >= highest) & (heat > threshold))
    return [
        Place(*_middle(heat, row, column), float(edges[row, column]), float(heat[row, column]))
        for row, column in zip(rows.tolist(), columns.tolist(), strict=True)
    ]


def _middle(heat: Floats, row: int, column: int) -> tuple[float, float]:
    """The peak between the cells, in pixels of the finder's picture."""
    top, left = max(0, row - 1), max(0, column - 1)
    part = heat[top : row + 2, left : column + 2]
    across, down = part.sum(axis=0), part.sum(axis=1)
    x, y = (float(each @ np.arange(len(each)) / each.sum()) for each in (across, down))
    return (left + x) * 4 + 1.5, (top + y) * 4 + 1.5


def _without_doubles(places: list[Place]) -> list[Place]:
    """The clearest of each; a small place inside a large one stays, for the judge to tell pip from die."""
    kept: list[Place] = []
    for place in sorted(places, key=lambda place: -place.clear):
        if not any(_is_double(place, other) for other in kept):
            kept.append(place)
    return kept


def _is_double(one: Place, two: Place) -> bool:
    small, large = sorted((one.edge, two.edge))
    return small > 0.6 * large and math.hypot(one.x - two.x, one.y - two.y) < 0.45 * large
