"""What the networks are asked for: maps for the finder, turned crops with their answers for the judge."""

from __future__ import annotations

import math

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.training.networks import CROP, EDGE_IN_CROP
from vision.training.scenes import SIZE, Label
from vision.training.sprites import NOTHING

Chance = np.random.Generator
Picture = NDArray[np.uint8]
Maps = tuple[NDArray[np.float32], NDArray[np.float32], NDArray[np.float32]]


def maps(labels: list[Label]) -> Maps:
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


def answer(chance: Chance, picture: Picture, labels: list[Label]) -> tuple[Picture, list[float]]:
    """One crop and its answer: kind, shift (2), scale, direction (2), do shift and direction count."""
    turn = chance.uniform(0, 2 * math.pi)
    whole = [label for label in labels if _is_whole(label)]
    if not whole or chance.random() < 0.25:
        return _other(chance, picture, labels, turn)
    label = whole[int(chance.integers(len(whole)))]
    edge = label.edge * math.exp(chance.uniform(-0.3, 0.3))
    dx, dy = chance.normal(0, 0.09, 2) * label.edge
    crop = cut(picture, label.x + dx, label.y + dy, edge, turn)
    shift = _spin(turn) @ (-dx, -dy) / edge
    normal = _spin(turn) @ label.normal if label.normal else (0.0, 0.0)
    readable = float(label.kind != NOTHING)
    directed = readable if label.normal else 0.0
    target = [label.kind, *shift, math.log(label.edge / edge), *normal, readable, directed]
    return crop, [float(value) for value in target]


def cut(picture: Picture, x: float, y: float, edge: float, turn: float) -> Picture:
    """The crop a judge sees: turned, with the die at its fixed size."""
    scale = EDGE_IN_CROP / edge
    matrix = scale * _spin(turn)
    shift = np.array([CROP / 2 - 0.5] * 2) - matrix @ (x, y)
    if scale < 0.6:
        picture = np.asarray(cv2.blur(picture, (3, 3)), np.uint8)
    warp = np.column_stack([matrix, shift])
    crop = cv2.warpAffine(
        picture, warp, (CROP, CROP), flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE
    )
    return np.asarray(crop, np.uint8)


def _spin(turn: float) -> NDArray[np.float64]:
    return np.array([[math.cos(turn), -math.sin(turn)], [math.sin(turn), math.cos(turn)]])


def _is_whole(label: Label) -> bool:
    reach = 0.3 * label.edge
    return reach < min(label.x, label.y) and max(label.x, label.y) < SIZE - reach


def _other(chance: Chance, picture: Picture, labels: list[Label], turn: float) -> tuple[Picture, list[float]]:
    """Something that must not be read: the ground, a pip taken for a die, half a die."""
    nothing = [float(NOTHING), *[0.0] * 7]
    for _ in range(20):
        x, y, edge = _elsewhere(chance, labels)
        if not any(_is_fair(label, x, y, edge) for label in labels):
            return cut(picture, x, y, edge, turn), nothing
    return cut(picture, 0, 0, 30, turn), nothing


def _elsewhere(chance: Chance, labels: list[Label]) -> tuple[float, float, float]:
    if labels and chance.random() < 0.6:
        near = labels[int(chance.integers(len(labels)))]
        x, y = chance.normal((near.x, near.y), 0.7 * near.edge)
        return float(x), float(y), near.edge * math.exp(chance.normal(0, 0.8))
    x, y = chance.uniform(0, SIZE, 2)
    return float(x), float(y), math.exp(chance.uniform(math.log(11), math.log(80)))


def _is_fair(label: Label, x: float, y: float, edge: float) -> bool:
    return math.hypot(x - label.x, y - label.y) < 0.38 * label.edge and 0.5 < edge / label.edge < 2.0
