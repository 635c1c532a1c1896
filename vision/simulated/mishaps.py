"""What goes wrong on real tables: two dice end side by side, or one leans on the wall or on another die.

The first `kept` dice of a list were not thrown and stay as they are.
"""

from __future__ import annotations

import numpy as np

from vision.simulated.dice import Die, Pose, about, lying, upward
from vision.simulated.layout import Lying, beside, fits
from vision.simulated.vectors import Floats


def touching(
    dice: list[Lying], kept: int, inner: tuple[float, float], rng: np.random.Generator
) -> tuple[int, Pose] | None:
    """Which die should lie where instead, so that it touches its nearest neighbour face to face."""
    pair = _nearest_pair(dice, kept)
    if pair is None:
        return None
    mover, other = pair
    die, pose = dice[mover]
    others = [each for row, each in enumerate(dice) if row != mover]
    place = beside(die, die.faces.index(upward(die, pose)), dice[other], others, inner, rng)
    return None if place is None else (mover, place)


def _nearest_pair(dice: list[Lying], kept: int) -> tuple[int, int] | None:
    pairs = [(one, other) for one in range(kept, len(dice)) for other in range(one)]
    return min(pairs, key=lambda pair: _apart(dice[pair[0]], dice[pair[1]]), default=None)


def _apart(one: Lying, other: Lying) -> float:
    return float(np.linalg.norm(one[1].middle - other[1].middle))


def leaning(
    dice: list[Lying], kept: int, inner: tuple[float, float], rng: np.random.Generator
) -> tuple[int, Pose] | None:
    """Which die should lean instead of lying flat, and how: on its nearest wall or on its neighbour."""
    pair = _nearest_pair(dice, kept)
    if pair is not None and rng.random() < 0.5:
        found = _on_neighbour(dice, pair, inner, rng)
        if found is not None:
            return found
    return _on_wall(dice, kept, inner, rng)


def _on_wall(
    dice: list[Lying], kept: int, inner: tuple[float, float], rng: np.random.Generator
) -> tuple[int, Pose] | None:
    for row in sorted(range(kept, len(dice)), key=lambda row: _to_wall(dice[row][1], inner)):
        die, pose = dice[row]
        axis = int(np.argmin(np.array(inner) - np.abs(pose.middle[:2])))
        way = np.eye(3, dtype=np.float32)[axis] * np.sign(pose.middle[axis])
        touch = pose.middle * (1, 1, 0) * (way == 0) + way * (inner[axis] - 0.05)
        leant = _leant(die, pose, way, touch.astype(np.float32), rng)
        if fits((die, leant), [each for other, each in enumerate(dice) if other != row], inner):
            return row, leant
    return None


def _to_wall(pose: Pose, inner: tuple[float, float]) -> float:
    return float((np.array(inner) - np.abs(pose.middle[:2])).min())


def _on_neighbour(
    dice: list[Lying], pair: tuple[int, int], inner: tuple[float, float], rng: np.random.Generator
) -> tuple[int, Pose] | None:
    """The first of the pair leans on that side of the second that is nearest to it."""
    mover, other = pair
    die, pose = dice[mover]
    support, lain = dice[other]
    sides = lain.turn.T[np.abs(lain.turn[2]) < 0.5]
    sides = np.concatenate([sides, -sides])
    out = sides[int(np.argmax(sides @ (pose.middle - lain.middle)))]
    touch = lain.middle * np.array([1, 1, 0], np.float32) + out * np.float32(support.edge / 2 + 0.05)
    leant = _leant(die, pose, -out, touch, rng)
    rest = [each for row, each in enumerate(dice) if row not in pair]
    return (mover, leant) if fits((die, leant), [*rest, dice[other]], inner) else None


def _leant(die: Die, pose: Pose, way: Floats, touch: Floats, rng: np.random.Generator) -> Pose:
    """The die on one lower edge, tipped so that the opposite one touches at `touch`; `way` leads there."""
    angle = float(np.radians(rng.uniform(16, 38)))
    yaw = float(np.arctan2(way[1], way[0]))
    flat = lying(die, die.faces.index(upward(die, pose)), 0, 0, yaw)
    reach = die.edge / 2 * (np.cos(angle) + np.sin(angle))
    middle = touch - way * np.float32(reach)
    middle[2] = reach
    tip = about((float(way[1]), float(-way[0]), 0.0), angle)
    return Pose(middle.astype(np.float32), tip @ flat.turn)
