"""Fits the six legal pip patterns to found pips; free clusters are never counted."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from vision.pips import Pip

Points = NDArray[np.float64]

SLOTS: Points = np.array(
    [(-1, -1), (1, 1), (-1, 1), (1, -1), (0, 0), (-1, 0), (1, 0), (0, -1), (0, 1)], dtype=np.float64
)
"""Where a pip may sit, in units of the pattern: two diagonals, the centre, the middles of the sides."""

FACES: dict[frozenset[int], int] = {
    frozenset({4}): 1,
    frozenset({0, 1}): 2,
    frozenset({0, 1, 4}): 3,
    frozenset({0, 1, 2, 3}): 4,
    frozenset({0, 1, 2, 3, 4}): 5,
    frozenset({0, 1, 2, 3, 5, 6}): 6,
    frozenset({0, 1, 2, 3, 7, 8}): 6,
}
SIX = 6
SHAPES = (math.pi / 4, math.atan(0.6), -math.atan(0.6))
"""How far the long side of a pattern is turned from its diagonal: a square, and narrow sixes both ways."""

REACH = 0.34
"""How far from its slot a pip may sit, in units of the pattern."""

FACE_HALF = 1.9
"""Half a face's side in units of the pattern: corner pips sit a little more than half way out."""


@dataclass(frozen=True, slots=True)
class Pattern:
    """One face as fitted: its pips, where its centre is, how large it is and how well it fits."""

    face: int
    pips: tuple[Pip, ...]
    centre: tuple[float, float]
    frame: tuple[tuple[float, float], tuple[float, float]]
    error: float

    @property
    def side(self) -> float:
        """The face's side in pixels, as the longer of its two frame arms tells it."""
        return 2 * FACE_HALF * max(float(np.hypot(*arm)) for arm in zip(*self.frame, strict=True))

    @property
    def flatness(self) -> float:
        """How round its pips are: 1 when the face looks straight at the camera."""
        return float(np.mean([pip.roundness for pip in self.pips]))


def fit_patterns(pips: list[Pip]) -> list[Pattern]:
    """Every legal pattern of two or more pips; a two inside a four is no pattern of its own."""
    found: dict[frozenset[int], Pattern] = {}
    for one, two in combinations(range(len(pips)), 2):
        if not are_alike(pips[one], pips[two]) or not _may_be_diagonal(pips[one], pips[two]):
            continue
        for pattern, members in _grown(pips, one, two):
            if members not in found or pattern.error < found[members].error:
                found[members] = pattern
    return [pattern for members, pattern in found.items() if not any(members < others for others in found)]


def are_alike(one: Pip, two: Pip) -> bool:
    """Could these two be drilled into the same face?"""
    sizes = one.long * one.short, two.long * two.short
    return (
        one.lighter == two.lighter
        and max(sizes) < 2.0 * min(sizes)
        and abs(one.ground - two.ground) < 0.55 * max(one.contrast, two.contrast)
        and abs(one.spot - two.spot) < 0.6 * max(one.contrast, two.contrast)
    )


def _may_be_diagonal(one: Pip, two: Pip) -> bool:
    apart = math.hypot(one.x - two.x, one.y - two.y)
    return bool(3.0 * max(one.long, two.long) < apart < 14 * max(one.long, two.long))


def _grown(pips: list[Pip], one: int, two: int) -> Iterator[tuple[Pattern, frozenset[int]]]:
    """Take two pips for a diagonal, and look which patterns the pips around them fill."""
    first, second = pips[one], pips[two]
    x, y = (first.x + second.x) / 2, (first.y + second.y) / 2
    along, down = (second.x - first.x) / 2, (second.y - first.y) / 2
    reach = 1.6 * math.hypot(along, down)
    near = [
        index
        for index, pip in enumerate(pips)
        if are_alike(pip, first) and math.hypot(pip.x - x, pip.y - y) < reach
    ]
    for shape in SHAPES if len(near) >= SIX else SHAPES[:1]:
        found = _fitted(pips, near, np.array([x, y]), _frame(along, down, shape))
        if found:
            yield found


def _frame(along: float, down: float, turn: float) -> Points:
    """The frame whose slot (1, 1) is this arm, of a pattern whose long side is turned so far from it."""
    cos, sin = math.cos(turn), math.sin(turn)
    long = cos * (along * cos - down * sin), cos * (along * sin + down * cos)
    return np.array([[along - long[0], long[0]], [down - long[1], long[1]]])


def _fitted(
    pips: list[Pip], near: list[int], centre: Points, frame: Points
) -> tuple[Pattern, frozenset[int]] | None:
    """Look which slots are filled, and straighten the frame by what fits."""
    spots = np.array([(pips[index].x, pips[index].y) for index in near])
    for _ in range(2):
        slots, chosen, error = _filled(spots, centre, frame)
        if len(chosen) >= 4:
            centre, frame = _refitted(spots[chosen], SLOTS[slots])
    face = FACES.get(frozenset(slots.tolist()))
    if face is None or face == 1 or not _is_squarish(frame) or _has_strangers(spots, chosen, centre, frame):
        return None
    rows = tuple((float(a), float(b)) for a, b in frame)
    members = frozenset(near[index] for index in chosen)
    kept = tuple(pips[index] for index in sorted(members))
    return Pattern(face, kept, (float(centre[0]), float(centre[1])), (rows[0], rows[1]), error), members


def _filled(
    spots: Points, centre: Points, frame: Points
) -> tuple[NDArray[np.int64], NDArray[np.int64], float]:
    apart = SLOTS[:, None] - _in_frame(spots, centre, frame)
    distance = np.sqrt((apart * apart).sum(axis=2))
    nearest, least = distance.argmin(axis=1), distance.min(axis=1)
    filled = np.flatnonzero(least < REACH)
    return filled, nearest[filled], float(least[filled].mean()) if len(filled) else 1.0


def _in_frame(spots: Points, centre: Points, frame: Points) -> Points:
    """Where they are in units of the pattern; far out where the frame has no width."""
    (a, b), (c, d) = frame.tolist()
    width = a * d - b * c or 1e-9
    return np.asarray((spots - centre) @ np.array([[d, -c], [-b, a]]) / width, np.float64)


def _refitted(spots: Points, slots: Points) -> tuple[Points, Points]:
    design = np.column_stack([slots, np.ones(len(slots))])
    solution = np.linalg.lstsq(design, spots, rcond=None)[0]
    return np.asarray(solution[2], np.float64), np.asarray(solution[:2].T, np.float64)


def _is_squarish(frame: Points) -> bool:
    values = np.linalg.svd(frame, compute_uv=False)
    return bool(values[1] > 0.5 * values[0])


def _has_strangers(spots: Points, chosen: NDArray[np.int64], centre: Points, frame: Points) -> bool:
    """Pips of the same kind between the slots: then this is part of something else."""
    others = np.delete(spots, chosen, axis=0)
    if not len(others):
        return False
    return bool((np.abs(_in_frame(others, centre, frame)).max(axis=1) < 1.25).any())
