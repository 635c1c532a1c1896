"""Things on a table that are no dice: coins, caps, buttons, cables, dots, words, pencils and fingers."""

from __future__ import annotations

from collections.abc import Callable

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.training.slabs import Spot, colour, place, slabs

Chance = np.random.Generator
Ground = NDArray[np.uint8]
FEW, MANY = 4, 9
"""One table in two has up to so many things on it, one in eight is crowded."""


def strew(chance: Chance, painted: Ground, crowded: bool) -> list[Spot]:
    """Lay a few things onto the ground, or none, or surely many; returns where they lie."""
    kind = 0.6 if crowded else chance.random()
    spots: list[Spot] = []
    for _ in range(int(chance.integers(0, FEW if kind < 0.5 else MANY)) if kind < 0.62 else 0):
        before = painted.copy()
        likest = THINGS[int(chance.integers(len(THINGS)))](chance, painted)
        spots += likest or _spots(chance, np.argwhere((before != painted).any(axis=2)))
    return spots


def _spots(chance: Chance, changed: NDArray[np.int64]) -> list[Spot]:
    """A thing as a whole, and some part of it that has the size of a die."""
    if not len(changed):
        return []
    (top, left), (bottom, right) = changed.min(axis=0), changed.max(axis=0)
    whole = (left + right) / 2, (top + bottom) / 2, max(8.0, 0.8 * min(bottom - top, right - left))
    y, x = changed[int(chance.integers(len(changed)))]
    return [whole, (float(x), float(y), float(chance.uniform(12, 60)))]


def _coin(chance: Chance, painted: Ground) -> None:
    middle, radius, metal = place(chance, painted), int(chance.integers(6, 40)), colour(chance).tolist()
    cv2.circle(painted, middle, radius, metal, cv2.FILLED, cv2.LINE_AA)
    cv2.circle(painted, middle, int(radius * 0.8), (colour(chance)).tolist(), 1, cv2.LINE_AA)


def _dots(chance: Chance, painted: Ground) -> None:
    ink, gap = colour(chance).tolist(), int(chance.integers(8, 40))
    x, y = place(chance, painted)
    for step in range(int(chance.integers(1, 14))):
        at = (
            x + gap * (step % 5) + int(chance.integers(-3, 4)),
            y + gap * (step // 5) + int(chance.integers(-3, 4)),
        )
        cv2.circle(painted, at, int(chance.integers(2, max(3, gap // 3 + 1))), ink, cv2.FILLED, cv2.LINE_AA)


def _word(chance: Chance, painted: Ground) -> None:
    word = "".join(chr(int(c)) for c in chance.integers(48, 122, int(chance.integers(1, 9))))
    cv2.putText(
        painted,
        word,
        place(chance, painted),
        int(chance.integers(0, 5)),
        chance.uniform(0.5, 3),
        colour(chance).tolist(),
        int(chance.integers(1, 8)),
        cv2.LINE_AA,
    )


def _bar(chance: Chance, painted: Ground) -> None:
    """A pencil, a ruler, the edge of a table."""
    cv2.line(
        painted,
        place(chance, painted),
        place(chance, painted),
        colour(chance).tolist(),
        int(chance.integers(2, 60)),
        cv2.LINE_AA,
    )


def _round(painted: Ground, place: tuple[int, int], radius: float, ink: list[float], width: int = -1) -> None:
    cv2.circle(painted, place, max(1, int(radius)), ink, width, cv2.LINE_AA)


def _cap(chance: Chance, painted: Ground) -> None:
    """A bottle cap, a lid, a rubber foot: rings about one middle, lit from one side."""
    (x, y), radius = place(chance, painted), chance.uniform(8, 60)
    for share in sorted(chance.uniform(0.2, 1.0, int(chance.integers(2, 6))), reverse=True):
        off = chance.normal(0, 0.04 * radius, 2)
        width = -1 if chance.random() < 0.6 else int(chance.integers(1, 5))
        _round(painted, (int(x + off[0]), int(y + off[1])), radius * share, colour(chance).tolist(), width)


def _button(chance: Chance, painted: Ground) -> None:
    """A button of a shirt: a disc with two or four holes near its middle."""
    (x, y), radius = place(chance, painted), chance.uniform(8, 35)
    body, hole = colour(chance).tolist(), colour(chance).tolist()
    _round(painted, (x, y), radius, body)
    _round(painted, (x, y), radius * 0.75, hole, 1)
    holes, turn = int(chance.choice([2, 4])), chance.uniform(0, np.pi)
    for angle in turn + np.arange(holes) * 2 * np.pi / holes:
        at = int(x + 0.3 * radius * np.cos(angle)), int(y + 0.3 * radius * np.sin(angle))
        _round(painted, at, radius * chance.uniform(0.1, 0.16), hole)


def _cable(chance: Chance, painted: Ground) -> None:
    """A cable or a string in a wide curve."""
    along = np.linspace(0, 1, 40)[:, None]
    ends = chance.uniform(-0.2, 1.2, (3, 2)) * painted.shape[0]
    curve = (1 - along) ** 2 * ends[0] + 2 * along * (1 - along) * ends[1] + along**2 * ends[2]
    width = int(chance.integers(2, 14))
    cv2.polylines(painted, [curve.astype(np.int32)], False, colour(chance).tolist(), width, cv2.LINE_AA)


def _finger(chance: Chance, painted: Ground) -> None:
    """Fingers that reach in, lighter along their middle."""
    skin = np.array([0.55, 0.7, 1.0]) * chance.uniform(60, 245)
    size, width = painted.shape[0], int(chance.integers(14, 60))
    root, tip = chance.uniform(-0.3, 1.3, 2) * size, chance.uniform(0.2, 0.8, 2) * size
    for step in range(int(chance.integers(1, 6))):
        spread = chance.normal(0, 0.12, 2) * size + step * 0.03 * size
        ends = tuple(root.astype(int).tolist()), tuple((tip + spread).astype(int).tolist())
        for share, light in ((1.0, 0.75), (0.7, 0.9), (0.3, 1.0)):
            ink = np.clip(skin * light, 0, 255).tolist()
            cv2.line(painted, *ends, ink, max(1, int(width * share)), cv2.LINE_AA)


Thing = Callable[[Chance, Ground], list[Spot] | None]
THINGS: tuple[Thing, ...] = (_coin, _dots, _word, _bar, _cap, _button, _cable, _finger, *slabs())
"""Each lays one more thing, and may say what of it looks most like a die."""
