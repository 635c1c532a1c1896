"""The learned eye: two small networks, one finds dice in a whole picture, one judges each die by itself."""

from __future__ import annotations

import hashlib
import math
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from importlib import resources

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.frames import Picture
from vision.reading.limits import LIMITS

LONGEST = 512
"""The finder sees the whole picture at this length."""

FINER = (1024, 2048)
"""Where dice are small on a large photograph, it is seen at these lengths too."""

PART, AROUND = 448, 32
"""Such a picture is seen in parts of at most so many pixels, each with so many, a small die, around it."""

FINDER, SCOUT = "finder.onnx", "scout.onnx"
"""Two that find dice, taught apart; the second is asked where the first is not enough."""

CROP, EDGE_IN_CROP = 48, 27.0
"""The judge sees every die at one size."""

Floats = NDArray[np.float32]

Kept = dict[tuple[str, bytes], NDArray[np.float16]]
kept: Kept | None = None
"""Answers of the networks that `tools/eye_figures.py` keeps; a game never sees a picture twice."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a die seems to be: the middle of its upward face, its edge in pixels, how clearly it shows."""

    x: float
    y: float
    edge: float
    clear: float


@cache
def _network(name: str, engine: str) -> cv2.dnn.Net:
    """One that is asked often, read once."""
    return _opened(name, engine)


@lru_cache(maxsize=1)
def _finder(name: str, engine: str) -> cv2.dnn.Net:
    return _opened(name, engine)


def _opened(name: str, engine: str) -> cv2.dnn.Net:
    """Read from its file: OpenCV 5 has several engines, but does not mind which was asked for in memory."""
    wanted = getattr(cv2.dnn, engine, None)
    with resources.as_file(resources.files("vision") / "models" / name) as path:
        model = str(path)
        return cv2.dnn.readNetFromONNX(model) if wanted is None else cv2.dnn.readNetFromONNX(model, wanted)


def _answer(name: str, engine: str, picture: cv2.typing.MatLike) -> Floats:
    """What a network says to one picture; whoever measures may keep it, to ask only once."""
    if kept is None:
        return _asked(name, engine, picture)
    key = name, hashlib.blake2b(np.ascontiguousarray(picture).data, digest_size=12).digest()
    if key not in kept:
        kept[key] = _asked(name, engine, picture).astype(np.float16)
    return kept[key].astype(np.float32)


def _asked(name: str, engine: str, picture: cv2.typing.MatLike) -> Floats:
    # Opening a finder takes 3 ms, keeping it 25 MB: only the one that was asked last stays open.
    network = _finder(name, engine) if name in {FINDER, SCOUT} else _network(name, engine)
    network.setInput(_planes(picture))
    return np.array(network.forward(), np.float32)


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
    heat, edges, bodies = _maps(finder, padded)
    peaks = _peaks(1 / (1 + np.exp(-heat)), 30 * np.exp(edges), threshold)
    places = [
        Place((p.x + 0.5) / scale - 0.5, (p.y + 0.5) / scale - 0.5, p.edge / scale, p.clear) for p in peaks
    ]
    inside = bodies[: -(-size[1] // 4), : -(-size[0] // 4)]
    return View(places, np.asarray(1 / (1 + np.exp(-inside)), np.float32), 4 / scale)


def _maps(finder: str, picture: cv2.typing.MatLike) -> Floats:
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
    said = _answer(finder, "ENGINE_NEW", seen)[0]
    return np.asarray(
        said[
            :,
            (rows.start - top) // 4 : (rows.stop - top) // 4,
            (columns.start - left) // 4 : (columns.stop - left) // 4,
        ],
        np.float32,
    )


def _planes(picture: cv2.typing.MatLike) -> Floats:
    """As the networks want it; cv2.dnn.blobFromImage takes twenty times as long."""
    return np.array([cv2.split(picture)], np.float32)


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


def cut(
    picture: Picture, place: Place, turn: float = 0.0, side: int = CROP, edge: float = EDGE_IN_CROP
) -> Picture:
    """The die at a fixed size in the middle of a square picture, turned by so many radians."""
    shrink = 1
    while shrink < 8 and place.edge / (2 * shrink) > edge:
        shrink *= 2
    picture, place = _shrunk(picture, place, shrink)
    scale, middle = edge / place.edge, side / 2 - 0.5
    cos, sin = scale * math.cos(turn), scale * math.sin(turn)
    across = cos, -sin, middle - cos * place.x + sin * place.y
    down = sin, cos, middle - sin * place.x - cos * place.y
    warp = np.array([across, down])
    crop = cv2.warpAffine(
        picture, warp, (side, side), flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE
    )
    return np.asarray(crop, np.uint8)


def _shrunk(picture: Picture, place: Place, by: int) -> tuple[Picture, Place]:
    """Only the part around the place, made smaller without losing detail to chance."""
    reach = int(place.edge * 1.35) + 2
    left, top = max(0, int(place.x) - reach), max(0, int(place.y) - reach)
    part = picture[top : max(top + 1, int(place.y) + reach), left : max(left + 1, int(place.x) + reach)]
    if by > 1 and min(part.shape[:2]) >= by:
        # Whole multiples let OpenCV take its fast way, which matters: this runs for every look at every die.
        height, width = part.shape[0] // by, part.shape[1] // by
        whole = part[: height * by, : width * by]
        part = np.asarray(cv2.resize(whole, (width, height), interpolation=cv2.INTER_AREA), np.uint8)
    else:
        by = 1
    x, y = (place.x - left + 0.5) / by - 0.5, (place.y - top + 0.5) / by - 0.5
    return part, Place(x, y, place.edge / by, place.clear)


def judge(crops: list[Picture]) -> Floats:
    """For each crop thirteen numbers: eight kinds, shift and scale to a better crop, the face's direction."""
    said = np.concatenate([_said(crop) for crop in crops])
    said[:, :8] = _likelihoods(said[:, :8])
    return said


def _likelihoods(said: Floats) -> Floats:
    kinds = np.exp(said - said.max(axis=1, keepdims=True))
    return np.asarray(kinds / kinds.sum(axis=1, keepdims=True), np.float32)


def _said(crop: Picture) -> Floats:
    """One crop at a time: as fast as many at once, and the classic engine cannot bear a changing number."""
    return _answer("judge.onnx", "ENGINE_CLASSIC", crop)


def named(crop: Picture) -> Floats:
    """How likely each of the eight kinds is to the third voice."""
    return np.asarray(_likelihoods(_answer("scholar.onnx", "ENGINE_NEW", crop))[0], np.float32)


@dataclass(frozen=True, slots=True, eq=False)
class Marks:
    """How likely each of the eight kinds is, a map of the upward face's pips, half as wide, and features."""

    kinds: Floats
    heat: Floats
    features: Floats


def marks(crop: Picture) -> Marks:
    """What the marker says to one crop."""
    said = _answer("marker.onnx", "ENGINE_CLASSIC", crop)
    side = crop.shape[0] // 4
    cells = side * side
    # Four coarse maps tell one cell each of two by two.
    maps = said[0, 13 : 13 + 4 * cells].reshape(2, 2, side, side).transpose(2, 0, 3, 1)
    heat = 1 / (1 + np.exp(-maps.reshape(2 * side, 2 * side)))
    return Marks(_likelihoods(said[:, :8])[0], np.asarray(heat, np.float32), said[0, 13 + 8 * cells :])
