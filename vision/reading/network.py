"""The learned eye: five small networks, two find dice in a whole picture, three judge a die by itself."""

from __future__ import annotations

import hashlib
import math
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from functools import cache
from importlib import resources

import cv2
import numpy as np
from numpy.typing import NDArray

from inference import Floats, Network
from vision.frames import Picture

FINDER, SCOUT = "finder.onnx", "scout.onnx"
"""Two that find dice, taught apart; the second is asked where the first is not enough."""

MARKER = "marker.onnx"
"""The second voice, by whose features own dice are known again."""

CROP, EDGE_IN_CROP = 48, 27.0
"""The judge sees every die at one size."""

Memory = dict[tuple[str, bytes], NDArray[np.float16]]
_memory: ContextVar[Memory | None] = ContextVar("what the networks said", default=None)


@contextmanager
def remembering(memory: Memory | None = None) -> Iterator[None]:
    """What a network has said is not asked again: a second, closer look begins with what the first one saw.

    Whoever measures hands over a `memory` of its own and keeps it for the next run."""
    if memory is None and _memory.get() is not None:
        yield
        return
    token = _memory.set({} if memory is None else memory)
    try:
        yield
    finally:
        _memory.reset(token)


@dataclass(frozen=True, slots=True)
class Place:
    """Where a die seems to be: the middle of its upward face, its edge in pixels, how clearly it shows."""

    x: float
    y: float
    edge: float
    clear: float


@cache
def fingerprint(name: str) -> str:
    """Which network this is: what one has felt says nothing to the next."""
    with resources.as_file(resources.files("vision") / "models" / name) as path:
        return hashlib.blake2b(path.read_bytes(), digest_size=8).hexdigest()


@cache
def _network(name: str) -> Network:
    """One that is asked often, read once."""
    return Network("vision", name)


def _answer(name: str, picture: cv2.typing.MatLike) -> Floats:
    """What a network says to one picture."""
    memory = _memory.get()
    if memory is None:
        return _asked(name, picture)
    key = name, hashlib.blake2b(np.ascontiguousarray(picture).data, digest_size=12).digest()
    if key not in memory:
        memory[key] = _asked(name, picture).astype(np.float16)
    return memory[key].astype(np.float32)


def _asked(name: str, picture: cv2.typing.MatLike) -> Floats:
    return _network(name).answer(_planes(picture))


def _planes(picture: cv2.typing.MatLike) -> Floats:
    """As the networks want it."""
    return np.array([cv2.split(picture)], np.float32)


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


def maps(finder: str, picture: Picture) -> Floats:
    """What a finder says to a picture, at a quarter of its size: middles, edges, bodies."""
    return np.asarray(_answer(finder, picture)[0], np.float32)


def judge(crops: list[Picture]) -> Floats:
    """For each crop thirteen numbers: eight kinds, shift and scale to a better crop, the face's direction."""
    said = np.concatenate([_answer("judge.onnx", crop) for crop in crops])
    said[:, :8] = _likelihoods(said[:, :8])
    return said


def _likelihoods(said: Floats) -> Floats:
    kinds = np.exp(said - said.max(axis=1, keepdims=True))
    return np.asarray(kinds / kinds.sum(axis=1, keepdims=True), np.float32)


def named(crop: Picture) -> Floats:
    """How likely each of the eight kinds is to the third voice."""
    return np.asarray(_likelihoods(_answer("scholar.onnx", crop))[0], np.float32)


@dataclass(frozen=True, slots=True, eq=False)
class Marks:
    """How likely each of the eight kinds is, a map of the upward face's pips, half as wide, and features."""

    kinds: Floats
    heat: Floats
    features: Floats


def marks(crop: Picture) -> Marks:
    """What the marker says to one crop."""
    said = _answer(MARKER, crop)
    side = crop.shape[0] // 4
    cells = side * side
    # Four coarse maps tell one cell each of two by two.
    maps = said[0, 13 : 13 + 4 * cells].reshape(2, 2, side, side).transpose(2, 0, 3, 1)
    heat = 1 / (1 + np.exp(-maps.reshape(2 * side, 2 * side)))
    return Marks(_likelihoods(said[:, :8])[0], np.asarray(heat, np.float32), said[0, 13 + 8 * cells :])
