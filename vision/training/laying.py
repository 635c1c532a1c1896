"""Lays painted dice on a picture: where there is room or side to side, each with its shadow and its label."""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.training.slabs import Spot

Chance = np.random.Generator
Point = tuple[float, float]
Laid = tuple[Point, float, float]
"""Where a die lies, by how many radians it is turned, and how long its edge is."""
SIZE = 320
"""Pixels of a side of a scene."""

NOTHING, STEEP = 7, 0.66
"""The kind of a die that lies on an edge, and the sine from which a face is seen steeply."""

FLUSH, FLAT = 0.3, 0.17
"""So many dice are pushed side to side, of those whose faces look to the camera within ten degrees."""


@dataclass(frozen=True, slots=True)
class Label:
    """One die of a scene: the middle of its upward face, its edge in pixels, its kind, its direction."""

    x: float
    y: float
    edge: float
    kind: int
    normal: tuple[float, float] | None = None
    pips: tuple[Point, ...] = ()
    side_pips: tuple[Point, ...] = ()
    """Where the pips of the upward face and of the sides are seen; known of painted dice alone."""
    painted: bool = False
    yaw: float | None = None
    """Radians by which it is turned, of a painted die seen from nearly straight above."""


@dataclass(frozen=True, slots=True, eq=False)
class Canvas:
    """A picture that dice are laid on, and how much of each pixel they cover."""

    picture: NDArray[np.uint8]
    bodies: NDArray[np.uint8]


def put(
    chance: Chance,
    canvas: Canvas,
    labels: list[Label],
    sprites: dict[str, NDArray[np.generic]],
    index: int,
    edge: float,
) -> list[Spot]:
    """Lay one more die where there is room, with its shadow and its label; returns its sides in view."""
    laid = _flush(chance, labels, sprites, index) or _free_spot(chance, labels, edge)
    if laid is None:
        return []
    spot, turn, edge = laid
    turn = _upright(chance, sprites, index, turn)
    spin = np.array([[np.cos(turn), -np.sin(turn)], [np.sin(turn), np.cos(turn)]])
    _paint(chance, canvas, sprites["paint"][index], spot, edge, spin)
    x, y = spin @ sprites["centre"][index] * (edge / 2) + spot
    across, down = spin @ sprites["normal"][index]
    kind = int(sprites["kind"][index])
    pips, others = (_laid(sprites[name][index], spin, edge, spot) for name in ("pips", "side_pips"))
    direction = float(across), float(down)
    flat = float(turn + sprites["yaw"][index]) if np.hypot(across, down) < FLAT else None
    labels.append(Label(float(x), float(y), edge, kind, direction, pips, others, True, flat))
    sides = sprites["sides"][index] @ spin.T * (edge / 2) + spot
    return [(float(x), float(y), edge) for x, y in sides if np.isfinite(x)]


def _upright(chance: Chance, sprites: dict[str, NDArray[np.generic]], index: int, turn: float) -> float:
    """A die whose face is seen steeply and counts all the same is seen by a low camera: its top looks up."""
    across, down = sprites["normal"][index]
    if sprites["kind"][index] == NOTHING or np.hypot(across, down) < STEEP:
        return turn
    return float(chance.normal(-np.pi / 2, 0.2) - np.arctan2(down, across))


def _laid(
    points: NDArray[np.generic], spin: NDArray[np.float64], edge: float, spot: Point
) -> tuple[Point, ...]:
    """Points of a sprite, in pixels of the picture it was laid on."""
    seen = points[np.isfinite(points[:, 0])] @ spin.T * (edge / 2) + spot
    return tuple((float(x), float(y)) for x, y in seen)


def _paint(
    chance: Chance,
    canvas: Canvas,
    paint: NDArray[np.generic],
    spot: tuple[float, float],
    edge: float,
    spin: NDArray[np.float64],
) -> None:
    scale, (x, y), reach = edge / 60, spot, int(1.7 * edge)
    shrink = min(1.0, scale * 1.3)
    paint = (
        cv2.resize(paint, None, fx=shrink, fy=shrink, interpolation=cv2.INTER_AREA) if shrink < 1 else paint
    )
    matrix = spin * (scale / shrink)
    left, top = max(0, int(x) - reach), max(0, int(y) - reach)
    inside = slice(top, max(0, int(y) + reach)), slice(left, max(0, int(x) + reach))
    part, bodies = canvas.picture[inside], canvas.bodies[inside]
    if not part.size:
        return
    warp = np.column_stack([matrix, np.array([x - left, y - top]) - matrix @ np.full(2, paint.shape[0] / 2)])
    warped = cv2.warpAffine(paint, warp, part.shape[1::-1], flags=cv2.INTER_LINEAR).astype(np.float32)
    cover = warped[..., 3:] / 255
    np.maximum(bodies, warped[..., 3].astype(np.uint8), out=bodies)
    _shadow(chance, part, cover[..., 0], edge)
    light = np.float32(chance.uniform(0.6, 1.1))
    part[:] = np.clip(part * (1 - cover) + warped[..., :3] * light * cover, 0, 255).astype(np.uint8)


def _flush(
    chance: Chance, labels: list[Label], sprites: dict[str, NDArray[np.generic]], index: int
) -> Laid | None:
    """Now and then side to side with the last die, as dice lie that were pushed together."""
    if not labels or chance.random() > FLUSH or np.hypot(*sprites["normal"][index]) > FLAT:
        return None
    beside = labels[-1]
    if beside.yaw is None:
        return None
    way = beside.yaw + int(chance.integers(4)) * np.pi / 2
    far, along = beside.edge * chance.uniform(0.99, 1.08), beside.edge * chance.normal(0, 0.15)
    x = beside.x + far * np.cos(way) - along * np.sin(way)
    y = beside.y + far * np.sin(way) + along * np.cos(way)
    others = labels[:-1]
    if not all(np.hypot(x - each.x, y - each.y) > 0.49 * (beside.edge + each.edge) for each in others):
        return None
    return (float(x), float(y)), way - float(sprites["yaw"][index]) + chance.normal(0, 0.03), beside.edge


def _free_spot(chance: Chance, labels: list[Label], edge: float) -> Laid | None:
    """A place at which this die covers no other one, if a few tries find it."""
    for _ in range(8):
        x, y = _spot(chance, labels, edge)
        if all(np.hypot(x - each.x, y - each.y) > 0.58 * (edge + each.edge) for each in labels):
            return (x, y), float(chance.uniform(0, 2 * np.pi)), edge
    return None


def _spot(chance: Chance, labels: list[Label], edge: float) -> tuple[float, float]:
    if labels and chance.random() < 0.5:
        beside, turn = labels[int(chance.integers(len(labels)))], chance.uniform(0, 2 * np.pi)
        far = 0.5 * (edge + beside.edge) * chance.uniform(1.2, 1.5)
        return float(beside.x + far * np.cos(turn)), float(beside.y + far * np.sin(turn))
    return float(chance.uniform(0, SIZE)), float(chance.uniform(0, SIZE))


def _shadow(chance: Chance, picture: NDArray[np.uint8], cover: NDArray[np.float32], edge: float) -> None:
    if chance.random() < 0.2:
        return
    shift = np.float32([[1, 0, chance.normal(0, 0.25) * edge], [0, 1, chance.normal(0, 0.25) * edge]])
    soft = cv2.GaussianBlur(
        cv2.warpAffine(cover, shift, cover.shape[::-1]), (0, 0), float(chance.uniform(0.04, 0.3) * edge + 0.3)
    )
    picture[:] = (picture * (1 - chance.uniform(0.15, 0.7) * soft[..., None])).astype(np.uint8)
