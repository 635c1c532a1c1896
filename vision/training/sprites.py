"""Paints single dice of every make, each with its cover, for composing training pictures."""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from vision.simulated.dice import NORMALS, Die, Pose, about, lying
from vision.simulated.shape import Hits, trace
from vision.training.finish import painted
from vision.training.makes import Spots, all_spots, style

PIXELS = 128
EDGE_PIXELS = 60.0
SIGN, NOTHING = 6, 7
"""Classes after the six faces: a die whose face is no number of pips, and nothing that can be read."""

ALIKE = 4
"""So many dice are painted of each maker, one after the other."""

SIDES, SEEN = 2, 0.12
"""At most so many side faces are seen, each turned to the camera by at least this much (a cosine)."""

Floats = NDArray[np.float32]
Chance = np.random.Generator
Point = tuple[float, float]


@dataclass(frozen=True, slots=True, eq=False)
class Sprite:
    """One painted die: colour and cover, its class, where its upward face looks and lies, and its sides."""

    paint: NDArray[np.uint8]
    kind: int
    normal: Point
    face_centre: Point
    sides: tuple[Point, ...]
    pips: tuple[Point, ...]
    side_pips: tuple[Point, ...]
    yaw: float
    """Radians by which the upward face is turned, where it is seen from straight above."""


STEEP = (36.0, 62.0)
"""Degrees between a face and the line of sight of a camera that stands low beside the dice."""


def sprite(chance: Chance, maker: int, *, steep: bool = False) -> Sprite:
    """A die of one maker, seen from above to well aslant; now and then one that lies on an edge.

    Dice of one maker are alike in shape, paint and light, whatever lies on top."""
    making = np.random.default_rng(maker)
    made, top = style(making), int(chance.integers(6))
    tilt = np.radians(chance.uniform(*STEEP) if steep else _tilt(chance))
    die, toward, yaw = Die(made, 2.0), chance.uniform(0, 2 * np.pi), chance.uniform(0, 2 * np.pi)
    flat = lying(die, top, 0, 0, yaw)
    turn = about((np.cos(toward), np.sin(toward), 0.0), tilt) @ flat.turn
    distance = chance.uniform(9, 50)
    hits = _traced(die, Pose(np.zeros(3, np.float32), turn), distance)
    is_sign = making.random() < 0.1
    canvas = np.zeros((PIXELS * PIXELS, 4), np.uint8)
    spots = all_spots(making, made)
    canvas[hits.pixels] = painted(making, hits, turn, made, spots, is_sign)
    kind = NOTHING if tilt > np.radians(43) and not steep else SIGN if is_sign else top
    normals = NORMALS @ turn.T
    others = [row for row in np.argsort(-normals[:, 2])[: SIDES + 1] if row != top and normals[row, 2] > SEEN]
    return Sprite(
        canvas.reshape(PIXELS, PIXELS, 4),
        kind,
        (float(normals[top, 0]), -float(normals[top, 1])),
        _seen(normals[top], distance),
        tuple(_seen(normals[row], distance) for row in others),
        () if is_sign else _pips(spots, top, turn, distance),
        () if is_sign else tuple(pip for row in others for pip in _pips(spots, int(row), turn, distance)),
        -float(yaw),
    )


def _pips(spots: list[Spots], face: int, turn: Floats, distance: float) -> tuple[Point, ...]:
    """Where the pips of one face are seen, in half edges from the middle of the die."""
    axis, outward = (face, 1.0) if face < 3 else (5 - face, -1.0)
    points = np.zeros((len(spots[face]), 3), np.float32)
    points[:, axis] = outward
    points[:, ((axis + 1) % 3, (axis + 2) % 3)] = spots[face]
    return tuple(_seen(point, distance) for point in points @ turn.T)


def _seen(normal: Floats, distance: float) -> Point:
    """Where the middle of a face is seen, in half edges from the middle of the die."""
    x, y, _ = normal * (distance / (distance - normal[2]))
    return float(x), -float(y)


def stacked_sprites(chance: Chance, count: int, *, steep: bool = False) -> dict[str, NDArray[np.generic]]:
    """So many dice as arrays side by side; a side that is not seen is not a number."""
    makers = [int(chance.integers(1 << 30)) for _ in range(-(-count // ALIKE))]
    sprites = [sprite(chance, makers[number // ALIKE], steep=steep) for number in range(count)]
    unseen = (float("nan"), float("nan"))
    return {
        "paint": np.stack([each.paint for each in sprites]),
        "kind": np.array([each.kind for each in sprites]),
        "normal": np.array([each.normal for each in sprites]),
        "centre": np.array([each.face_centre for each in sprites]),
        "sides": np.array([(*each.sides, unseen, unseen)[:SIDES] for each in sprites]),
        "pips": np.array([(*each.pips, *[unseen] * 6)[:6] for each in sprites]),
        "side_pips": np.array([(*each.side_pips, *[unseen] * 12)[:12] for each in sprites]),
        "yaw": np.array([each.yaw for each in sprites]),
    }


def _tilt(chance: Chance) -> float:
    return float(
        chance.choice(
            [chance.uniform(0, 18), chance.uniform(0, 42), chance.uniform(43, 54)], p=[0.44, 0.49, 0.07]
        )
    )


def _traced(die: Die, pose: Pose, distance: float) -> Hits:
    pixel = die.edge / EDGE_PIXELS
    at = (np.arange(PIXELS, dtype=np.float32) - PIXELS / 2 + 0.5) * pixel
    across, down = np.meshgrid(at, at)
    rays = np.stack([across, -down, np.full_like(across, -distance)])
    rays /= np.sqrt((rays * rays).sum(0))
    return trace(rays.astype(np.float32), np.array([0, 0, distance], np.float32), die, pose, pixel)


def main() -> None:
    """Paint so many dice into one file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--count", type=int, default=6000)
    parser.add_argument("--seed", type=int, default=11)
    args = parser.parse_args()
    np.savez(args.out, **stacked_sprites(np.random.default_rng(args.seed), args.count))


if __name__ == "__main__":
    main()
