"""What the networks are asked for: maps for the finder, turned crops with their answers for the judge."""

from __future__ import annotations

import math
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from vision.reading.finder import find
from vision.reading.judging import Judged, judge_all
from vision.reading.network import Place, cut
from vision.training.laying import SIZE, Label
from vision.training.scenes import Photo
from vision.training.sprites import NOTHING

HARD = 5
"""How many times more often a place comes at which the judge is certain of a die that is none."""

Chance = np.random.Generator
Picture = NDArray[np.uint8]
Maps = tuple[NDArray[np.float32], NDArray[np.float32], NDArray[np.float32]]


def maps(labels: tuple[Label, ...]) -> Maps:
    """Bumps at the middles of the faces, the log of each edge, and where that log counts."""
    cells = SIZE // 4
    y, x = np.mgrid[0:cells, 0:cells] * 4 + 1.5
    heat, edges, weight = (np.zeros((cells, cells), np.float32) for _ in range(3))
    for label in labels:
        far = ((x - label.x) ** 2 + (y - label.y) ** 2) / (0.08 * label.edge + 1.5) ** 2
        bump = np.exp(-far / 2).astype(np.float32)
        edges[(bump > heat) & (bump > 0.3)] = math.log(label.edge / 30)
        weight[bump > 0.3] = 1
        heat = np.maximum(heat, bump)
    return heat, edges, weight


def answer(chance: Chance, photo: Photo) -> tuple[Picture, list[float]]:
    """One crop and its answer: kind, shift (2), scale, direction (2), do shift and direction count."""
    turn = chance.uniform(0, 2 * math.pi)
    whole = [label for label in photo.dice if _is_whole(label, photo.picture)]
    if not whole or chance.random() < 0.3:
        return cut(photo.picture, Place(*_elsewhere(chance, photo), 1.0), turn), [float(NOTHING), *[0.0] * 7]
    label = whole[int(chance.integers(len(whole)))]
    # The first look at a die is cut as the finder saw it, all others as that first look put it right.
    off, grown = (0.09, 0.3) if chance.random() < 0.35 else (0.03, 0.12)
    edge = label.edge * math.exp(chance.uniform(-grown, grown))
    dx, dy = chance.normal(0, off, 2) * label.edge
    crop = cut(photo.picture, Place(label.x + dx, label.y + dy, edge, 1.0), turn)
    shift = _spin(turn) @ (-dx, -dy) / edge
    normal = _spin(turn) @ label.normal if label.normal else (0.0, 0.0)
    readable = float(label.kind != NOTHING)
    directed = readable if label.normal else 0.0
    target = [label.kind, *shift, math.log(label.edge / edge), *normal, readable, directed]
    return crop, [float(value) for value in target]


def with_lures(photo: Photo) -> Photo:
    """The same photograph with the places at which the shipped networks wrongly see a die.

    The more the judge believes in one, the more often it comes."""
    judged = judge_all(photo.picture, find(photo.picture, 0.05))
    fooled = [each for each in judged if not _is_fair(photo, each.place.x, each.place.y, each.place.edge)]
    places = [(each.place.x, each.place.y, each.place.edge) for each in fooled for _ in range(_weight(each))]
    return replace(photo, lures=(*photo.lures, *places))


def _weight(judged: Judged) -> int:
    return 1 + round(HARD * float(judged.kinds[:NOTHING].max()))


def _spin(turn: float) -> NDArray[np.float64]:
    return np.array([[math.cos(turn), -math.sin(turn)], [math.sin(turn), math.cos(turn)]])


def _is_whole(label: Label, picture: Picture) -> bool:
    reach, (height, width) = 0.3 * label.edge, picture.shape[:2]
    return reach < label.x < width - reach and reach < label.y < height - reach


def _elsewhere(chance: Chance, photo: Photo) -> tuple[float, float, float]:
    """Something that must not be read: what fooled the finder, the ground, a pip, half a die."""
    if photo.lures and chance.random() < 0.7:
        x, y, edge = photo.lures[int(chance.integers(len(photo.lures)))]
        near = x + 0.06 * edge * chance.normal(), y + 0.06 * edge * chance.normal()
        if _is_inside(photo, *near) and not _is_fair(photo, *near, edge):
            return *near, edge * math.exp(chance.normal(0, 0.12))
    if photo.dice and chance.random() < 0.2:
        return _pip_sized(chance, photo)
    for _ in range(20):
        place = _anywhere(chance, photo)
        if not _is_fair(photo, *place):
            return place
    return 0.0, 0.0, 30.0


def _pip_sized(chance: Chance, photo: Photo) -> tuple[float, float, float]:
    """A small part of a face: a pip of a large die is not a small die showing one."""
    die = photo.dice[int(chance.integers(len(photo.dice)))]
    height, width = photo.picture.shape[:2]
    x, y = np.clip((die.x, die.y) + chance.uniform(-0.4, 0.4, 2) * die.edge, 0, (width - 1, height - 1))
    return float(x), float(y), die.edge * float(chance.uniform(0.18, 0.4))


def _anywhere(chance: Chance, photo: Photo) -> tuple[float, float, float]:
    height, width = photo.picture.shape[:2]
    if photo.dice and chance.random() < 0.6:
        near = photo.dice[int(chance.integers(len(photo.dice)))]
        x, y = np.clip(chance.normal((near.x, near.y), 0.7 * near.edge), 0, (width - 1, height - 1))
        return float(x), float(y), near.edge * math.exp(chance.normal(0, 0.8))
    x, y = chance.uniform((0, 0), (width, height))
    return float(x), float(y), math.exp(chance.uniform(math.log(0.035), math.log(0.25))) * max(height, width)


def _is_inside(photo: Photo, x: float, y: float) -> bool:
    height, width = photo.picture.shape[:2]
    return 0 <= x < width and 0 <= y < height


def _is_fair(photo: Photo, x: float, y: float, edge: float) -> bool:
    return any(
        math.hypot(x - label.x, y - label.y) < 0.38 * label.edge and 0.5 < edge / label.edge < 2.0
        for label in photo.dice
    )
