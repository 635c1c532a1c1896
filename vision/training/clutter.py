"""Things on a table that are no dice: coins, caps, buttons, keys, cables, dominoes, dots and words."""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray

Chance = np.random.Generator
Ground = NDArray[np.uint8]
Spot = tuple[float, float, float]
"""Where a thing lies, and how large it is."""

FEW, MANY = 4, 9
"""One table in two has up to so many things on it, one in eight is crowded."""


def strew(chance: Chance, painted: Ground, crowded: bool) -> list[Spot]:
    """Lay a few things onto the ground, or none, or surely many; returns where they lie."""
    kind = 0.6 if crowded else chance.random()
    spots: list[Spot] = []
    for _ in range(int(chance.integers(0, FEW if kind < 0.5 else MANY)) if kind < 0.62 else 0):
        before = painted.copy()
        THINGS[int(chance.integers(len(THINGS)))](chance, painted)
        spots += _spots(chance, np.argwhere((before != painted).any(axis=2)))
    return spots


def _spots(chance: Chance, changed: NDArray[np.int64]) -> list[Spot]:
    """A thing as a whole, and some part of it that has the size of a die."""
    if not len(changed):
        return []
    (top, left), (bottom, right) = changed.min(axis=0), changed.max(axis=0)
    whole = (left + right) / 2, (top + bottom) / 2, max(8.0, 0.8 * min(bottom - top, right - left))
    y, x = changed[int(chance.integers(len(changed)))]
    return [whole, (float(x), float(y), float(chance.uniform(12, 60)))]


def colour(chance: Chance) -> NDArray[np.float64]:
    """Any colour, a grey one as often as not."""
    grey = chance.uniform(10, 250)
    return np.clip(grey + chance.normal(0, chance.choice([5, 45]), 3), 0, 255)


def _place(chance: Chance, painted: Ground) -> tuple[int, int]:
    return int(chance.integers(painted.shape[1])), int(chance.integers(painted.shape[0]))


def _coin(chance: Chance, painted: Ground) -> None:
    place, radius, metal = _place(chance, painted), int(chance.integers(6, 40)), colour(chance).tolist()
    cv2.circle(painted, place, radius, metal, cv2.FILLED, cv2.LINE_AA)
    cv2.circle(painted, place, int(radius * 0.8), (colour(chance)).tolist(), 1, cv2.LINE_AA)


def _dots(chance: Chance, painted: Ground) -> None:
    ink, gap = colour(chance).tolist(), int(chance.integers(8, 40))
    x, y = _place(chance, painted)
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
        _place(chance, painted),
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
        _place(chance, painted),
        _place(chance, painted),
        colour(chance).tolist(),
        int(chance.integers(2, 60)),
        cv2.LINE_AA,
    )


def _domino(chance: Chance, painted: Ground) -> None:
    half = float(chance.uniform(8, 30))
    turn = chance.uniform(0, 2 * np.pi)
    along, across = np.array([np.cos(turn), np.sin(turn)]), np.array([-np.sin(turn), np.cos(turn)])
    middle = np.array(_place(chance, painted), np.float64)
    corners = [
        middle + a * 2 * half * along + b * half * across for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))
    ]
    body, ink = colour(chance).tolist(), colour(chance).tolist()
    cv2.fillPoly(painted, [np.array(corners, np.int32)], body, cv2.LINE_AA)
    cv2.line(
        painted, *(tuple(np.int32(middle + s * half * across)) for s in (-0.9, 0.9)), ink, 1, cv2.LINE_AA
    )
    for side in (-1, 1):
        for x, y in chance.choice([-0.5, 0.0, 0.5], (int(chance.integers(0, 7)), 2)):
            at = middle + (side + x) * half * along + y * half * across
            cv2.circle(painted, tuple(np.int32(at)), int(half * 0.2), ink, cv2.FILLED, cv2.LINE_AA)


def _round(painted: Ground, place: tuple[int, int], radius: float, ink: list[float], width: int = -1) -> None:
    cv2.circle(painted, place, max(1, int(radius)), ink, width, cv2.LINE_AA)


def _cap(chance: Chance, painted: Ground) -> None:
    """A bottle cap, a lid, a rubber foot: rings about one middle, lit from one side."""
    (x, y), radius = _place(chance, painted), chance.uniform(8, 60)
    for share in sorted(chance.uniform(0.2, 1.0, int(chance.integers(2, 6))), reverse=True):
        off = chance.normal(0, 0.04 * radius, 2)
        width = -1 if chance.random() < 0.6 else int(chance.integers(1, 5))
        _round(painted, (int(x + off[0]), int(y + off[1])), radius * share, colour(chance).tolist(), width)


def _button(chance: Chance, painted: Ground) -> None:
    """A button of a shirt: a disc with two or four holes near its middle."""
    (x, y), radius = _place(chance, painted), chance.uniform(8, 35)
    body, hole = colour(chance).tolist(), colour(chance).tolist()
    _round(painted, (x, y), radius, body)
    _round(painted, (x, y), radius * 0.75, hole, 1)
    holes, turn = int(chance.choice([2, 4])), chance.uniform(0, np.pi)
    for angle in turn + np.arange(holes) * 2 * np.pi / holes:
        at = int(x + 0.3 * radius * np.cos(angle)), int(y + 0.3 * radius * np.sin(angle))
        _round(painted, at, radius * chance.uniform(0.1, 0.16), hole)


def _slab(chance: Chance, side: int, body: NDArray[np.float64], ink: list[float]) -> Ground:
    """A square like a key, a tile or a plug, with a letter, a mark or nothing on it."""
    tile = np.full((side, side, 3), body * chance.uniform(0.4, 0.8), np.uint8)
    rim = int(side * chance.uniform(0.04, 0.15))
    cv2.rectangle(tile, (rim, rim // 2), (side - rim, side - 2 * rim), body.tolist(), -1, cv2.LINE_AA)
    if chance.random() < 0.8:
        text = "".join(
            chr(int(each)) for each in chance.integers(33, 123, int(chance.choice([1, 1, 1, 2, 3])))
        )
        at = int(side * chance.uniform(0.1, 0.45)), int(side * chance.uniform(0.45, 0.8))
        face, thick = int(chance.integers(0, 5)), int(chance.integers(1, 4))
        cv2.putText(tile, text, at, face, side / 60 * chance.uniform(0.5, 1.4), ink, thick, cv2.LINE_AA)
    return tile


def _keys(chance: Chance, painted: Ground) -> None:
    """A piece of a keyboard, or one thing of that shape."""
    side, gap = int(chance.integers(14, 60)), int(chance.integers(1, 10))
    rows, columns = (1, 1) if chance.random() < 0.5 else chance.integers(1, 5, 2).tolist()
    step, body, ink = side + gap, colour(chance), colour(chance).tolist()
    board = np.full((rows * step + gap, columns * step + gap, 3), colour(chance), np.uint8)
    for row in range(rows):
        for column in range(columns):
            top, left = gap + row * step, gap + column * step
            board[top : top + side, left : left + side] = _slab(chance, side, body, ink)
    _lay(chance, painted, board)


def _lay(chance: Chance, painted: Ground, thing: Ground) -> None:
    """Turned by any angle, somewhere."""
    height, width = thing.shape[:2]
    warp = cv2.getRotationMatrix2D((width / 2, height / 2), chance.uniform(0, 360), 1)
    warp[:, 2] += np.array(_place(chance, painted)) - (width / 2, height / 2)
    size = painted.shape[1::-1]
    cover = cv2.warpAffine(np.ones((height, width), np.float32), warp, size)[..., None]
    laid = cv2.warpAffine(thing, warp, size)
    painted[:] = (painted * (1 - cover) + laid * cover).astype(np.uint8)


def _cable(chance: Chance, painted: Ground) -> None:
    """A cable or a string in a wide curve."""
    along = np.linspace(0, 1, 40)[:, None]
    ends = chance.uniform(-0.2, 1.2, (3, 2)) * painted.shape[0]
    curve = (1 - along) ** 2 * ends[0] + 2 * along * (1 - along) * ends[1] + along**2 * ends[2]
    width = int(chance.integers(2, 14))
    cv2.polylines(painted, [curve.astype(np.int32)], False, colour(chance).tolist(), width, cv2.LINE_AA)


THINGS = (_coin, _dots, _word, _bar, _domino, _cap, _button, _keys, _keys, _cable)
