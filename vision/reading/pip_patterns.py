"""Fits the six legal pip patterns to found pips; free clusters are never counted."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

import numpy as np
from numpy.typing import NDArray

from vision.reading.pips import Pip

Slot = tuple[int, int]
"""Where a pip may sit, in units of the pattern: corners are one across and one down from its centre."""

DIAGONAL: frozenset[Slot] = frozenset({(-1, -1), (1, 1)})
CORNERS: frozenset[Slot] = DIAGONAL | {(-1, 1), (1, -1)}
FACES: dict[frozenset[Slot], int] = {
    DIAGONAL: 2,
    DIAGONAL | {(0, 0)}: 3,
    CORNERS: 4,
    CORNERS | {(0, 0)}: 5,
    CORNERS | {(-1, 0), (1, 0)}: 6,
    CORNERS | {(0, -1), (0, 1)}: 6,
}
FOUR, SIX = 4, 6
SHAPES = (math.pi / 4, math.atan(0.6), -math.atan(0.6))
"""How far the long side of a pattern is turned from its diagonal: a square, and narrow sixes both ways."""

REACH = 0.34
"""How far from its slot a pip may sit, in units of the pattern."""

FACE_HALF = 1.9
"""Half a face's side in units of the pattern: corner pips sit a little more than half way out."""


@dataclass(frozen=True, slots=True)
class Frame:
    """The centre of a pattern, and where from there one unit across and one unit down lead, in pixels."""

    x: float
    y: float
    across: tuple[float, float]
    down: tuple[float, float]

    @property
    def area(self) -> float:
        """Of one unit by one unit."""
        return self.across[0] * self.down[1] - self.across[1] * self.down[0]

    def locate(self, pip: Pip) -> tuple[float, float]:
        """Where it is in units of the pattern; far out where the frame has no width."""
        x, y, area = pip.x - self.x, pip.y - self.y, self.area or 1e-9
        across, down = self.across, self.down
        return (down[1] * x - down[0] * y) / area, (across[0] * y - across[1] * x) / area


@dataclass(frozen=True, slots=True)
class Pattern:
    """One face as fitted: its pips, where it is, how large it is and how well it fits."""

    face: int
    pips: tuple[Pip, ...]
    frame: Frame
    error: float

    @property
    def side(self) -> float:
        """The face's side in pixels, as the longer of its two frame arms tells it."""
        return 2 * FACE_HALF * max(math.hypot(*self.frame.across), math.hypot(*self.frame.down))


def fit_patterns(pips: list[Pip]) -> list[Pattern]:
    """Every legal pattern of two or more pips; a two inside a four is no pattern of its own."""
    found: dict[frozenset[Pip], Pattern] = {}
    for pattern in _all_patterns(pips):
        members = frozenset(pattern.pips)
        if members not in found or pattern.error < found[members].error:
            found[members] = pattern
    return [pattern for members, pattern in found.items() if not any(members < others for others in found)]


def are_alike(one: Pip, two: Pip) -> bool:
    """Could these two be drilled into the same face?"""
    if one.lighter != two.lighter:
        return False
    sizes = one.long * one.short, two.long * two.short
    contrast = max(one.contrast, two.contrast)
    return (
        max(sizes) < 2.0 * min(sizes)
        and abs(one.ground - two.ground) < 0.55 * contrast
        and abs(one.spot - two.spot) < 0.6 * contrast
    )


def _all_patterns(pips: list[Pip]) -> Iterator[Pattern]:
    """Take any two pips for a diagonal, and look which patterns the pips around them fill."""
    for first in pips:
        alike = [pip for pip in pips if are_alike(pip, first)]
        for second in alike[alike.index(first) + 1 :]:
            if _may_be_diagonal(first, second):
                yield from _grown(alike, first, second)


def _may_be_diagonal(one: Pip, two: Pip) -> bool:
    apart = math.hypot(one.x - two.x, one.y - two.y)
    return bool(3.0 * max(one.long, two.long) < apart < 14 * max(one.long, two.long))


def _grown(alike: list[Pip], first: Pip, second: Pip) -> Iterator[Pattern]:
    x, y = (first.x + second.x) / 2, (first.y + second.y) / 2
    reach = 1.6 * math.hypot(x - first.x, y - first.y)
    near = [pip for pip in alike if math.hypot(pip.x - x, pip.y - y) < reach]
    for shape in SHAPES if len(near) >= SIX else SHAPES[:1]:
        found = _fitted(near, _frame(x, y, second, shape))
        if found:
            yield found


def _frame(x: float, y: float, corner: Pip, turn: float) -> Frame:
    """The frame whose slot (1, 1) is this pip, of a pattern whose long side is turned so far from it."""
    cos, sin = math.cos(turn), math.sin(turn)
    right, low = corner.x - x, corner.y - y
    down = cos * (right * cos - low * sin), cos * (right * sin + low * cos)
    return Frame(x, y, (right - down[0], low - down[1]), down)


def _fitted(pips: list[Pip], frame: Frame) -> Pattern | None:
    """Look which slots are filled, and straighten the frame by what fits."""
    for _ in range(2):
        filled = _filled(pips, frame)
        if len(filled) < FOUR:
            break
        frame = _straightened(filled)
    face, kept = FACES.get(frozenset(filled)), tuple(pip for _, pip in filled.values())
    if face is None or not _is_squarish(frame) or _has_strangers(pips, kept, frame):
        return None
    return Pattern(face, kept, frame, sum(off for off, _ in filled.values()) / len(filled))


def _filled(pips: list[Pip], frame: Frame) -> dict[Slot, tuple[float, Pip]]:
    """The pip nearest to each slot, and how far off it is."""
    filled: dict[Slot, tuple[float, Pip]] = {}
    for pip in pips:
        across, down = frame.locate(pip)
        slot = round(across), round(down)
        off = math.hypot(across - slot[0], down - slot[1])
        if max(map(abs, slot)) <= 1 and off < (filled[slot][0] if slot in filled else REACH):
            filled[slot] = off, pip
    return filled


def _straightened(filled: dict[Slot, tuple[float, Pip]]) -> Frame:
    """The frame that fits best."""
    slots = tuple(sorted(filled))
    spots = np.array([(pip.x, pip.y) for _, pip in map(filled.__getitem__, slots)])
    across, down, (x, y) = (_least_squares(slots) @ spots).tolist()
    return Frame(x, y, (across[0], across[1]), (down[0], down[1]))


@cache
def _least_squares(slots: tuple[Slot, ...]) -> NDArray[np.float64]:
    """What to weigh spots with to learn across, down and centre of the frame with them in these slots."""
    return np.asarray(np.linalg.pinv([(*slot, 1) for slot in slots]), np.float64)


def _is_squarish(frame: Frame) -> bool:
    """Is what should be a square at most twice as long as wide, whichever way it is squeezed?"""
    squares = sum(each * each for each in (*frame.across, *frame.down))
    return abs(frame.area) > 0.4 * squares


def _has_strangers(pips: list[Pip], kept: tuple[Pip, ...], frame: Frame) -> bool:
    """Pips of the same kind between the slots: then this is part of something else."""
    return any(max(map(abs, frame.locate(pip))) < 1.25 for pip in pips if pip not in kept)
