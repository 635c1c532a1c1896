"""Flat angular things that resemble dice: dominoes, keys of a keyboard, playing cards, printed tiles."""

from __future__ import annotations

from collections.abc import Callable

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.simulated.faces import LAYOUTS

Chance = np.random.Generator
Ground = NDArray[np.uint8]
Spot = tuple[float, float, float]
"""Where a thing lies, and how large it is."""

OFTEN = 5
"""How many times more often than others the halves of dominoes come."""

CARD = tuple((x, y) for y in (-1.0, -0.33, 0.33, 1.0) for x in (-1.0, 1.0))
"""Where a playing card may have its signs, beside its middle."""


def slabs() -> tuple[Callable[[Chance, Ground], list[Spot]], ...]:
    """Everything of this kind; what resembles dice most comes more than once."""
    return _domino, _domino, _keys, _keys, _card, _tile


def colour(chance: Chance) -> NDArray[np.float64]:
    """Any colour, a grey one as often as not."""
    grey = chance.uniform(10, 250)
    return np.clip(grey + chance.normal(0, chance.choice([5, 45]), 3), 0, 255)


def place(chance: Chance, painted: Ground) -> tuple[int, int]:
    """Any pixel."""
    return int(chance.integers(painted.shape[1])), int(chance.integers(painted.shape[0]))


def _lay(chance: Chance, painted: Ground, thing: Ground, spots: list[Spot]) -> list[Spot]:
    """Turned by any angle and a little aslant, somewhere, with a shadow; returns where its spots are now."""
    height, width = thing.shape[:2]
    turn, lean = chance.uniform(0, 2 * np.pi), chance.uniform(0.75, 1.0)
    spin = np.array([[np.cos(turn), -np.sin(turn)], [lean * np.sin(turn), lean * np.cos(turn)]])
    middle = np.array(place(chance, painted), np.float64)
    warp = np.column_stack([spin, middle - spin @ (width / 2, height / 2)])
    size = painted.shape[1::-1]
    cover = cv2.warpAffine(np.ones((height, width), np.float32), warp, size)[..., None]
    if chance.random() < 0.6:
        shift = np.float32([[1, 0, chance.normal(0, 4)], [0, 1, chance.normal(0, 4)]])
        soft = cv2.GaussianBlur(cv2.warpAffine(cover, shift, size), (0, 0), float(chance.uniform(0.8, 5)))
        painted[:] = (painted * (1 - chance.uniform(0.2, 0.7) * soft[..., None])).astype(np.uint8)
    painted[:] = (painted * (1 - cover) + cv2.warpAffine(thing, warp, size) * cover).astype(np.uint8)
    return [(*(warp @ (x, y, 1.0)).tolist(), edge) for x, y, edge in spots]


def _dots(tile: Ground, middle: tuple[float, float], half: float, count: int, ink: list[float]) -> None:
    for along, over in LAYOUTS[count] if count else ():
        at = int(middle[0] + 0.5 * half * along), int(middle[1] + 0.5 * half * over)
        cv2.circle(tile, at, max(1, int(0.17 * half)), ink, cv2.FILLED, cv2.LINE_AA)


def _domino(chance: Chance, painted: Ground) -> list[Spot]:
    """Two squares with the pips of dice, and a line between them."""
    half = float(chance.uniform(8, 34))
    thing = np.full((int(2 * half), int(4 * half), 3), colour(chance), np.uint8)
    ink = colour(chance).tolist()
    if chance.random() < 0.85:
        top, bottom = int(0.15 * half), int(1.85 * half)
        cv2.line(thing, (int(2 * half), top), (int(2 * half), bottom), ink, int(chance.integers(1, 4)))
    if chance.random() < 0.5:
        cv2.rectangle(thing, (0, 0), (thing.shape[1] - 1, thing.shape[0] - 1), colour(chance).tolist(), 1)
    spots = [(half, half, 1.8 * half), (3 * half, half, 1.8 * half)]
    for x, y, _ in spots:
        _dots(thing, (x, y), half, int(chance.integers(0, 7)), ink)
    # Half a domino is nearest of all to a die, so each half is shown often.
    return OFTEN * _lay(chance, painted, thing, spots)


def _card(chance: Chance, painted: Ground) -> list[Spot]:
    """A playing card: up to nine signs in rows."""
    width = int(chance.integers(30, 110))
    height = int(1.45 * width)
    thing = np.full((height, width, 3), np.clip(colour(chance) + 60, 0, 255), np.uint8)
    ink, reach = colour(chance).tolist(), 0.09 * width
    for x, y in chance.permutation([*CARD, (0.0, 0.0)])[: int(chance.integers(1, 10))]:
        at = np.array([width / 2 + 0.24 * width * x, height / 2 + 0.34 * height * y])
        if chance.random() < 0.5:
            corners = at + reach * np.array([(0, -1), (1, 0), (0, 1), (-1, 0)])
            cv2.fillPoly(thing, [corners.astype(np.int32)], ink, cv2.LINE_AA)
        else:
            cv2.circle(thing, tuple(at.astype(int).tolist()), max(1, int(reach)), ink, -1, cv2.LINE_AA)
    edge = 0.8 * width
    return _lay(chance, painted, thing, [(width / 2, height * y, edge) for y in (0.3, 0.5, 0.7)])


def _tile(chance: Chance, painted: Ground) -> list[Spot]:
    """A flat square of card or wood with up to three dots set off its middle: no maker's pattern."""
    side = int(chance.integers(20, 80))
    thing = np.full((side, side, 3), colour(chance), np.uint8)
    ink = colour(chance).tolist()
    for _ in range(int(chance.integers(0, 4))):
        at = tuple((side * chance.uniform(0.1, 0.4, 2)).astype(int).tolist())
        cv2.circle(thing, at, max(1, int(side * chance.uniform(0.05, 0.16))), ink, -1, cv2.LINE_AA)
    return _lay(chance, painted, thing, [(side / 2, side / 2, 0.9 * side)])


def _key(chance: Chance, side: int, body: NDArray[np.float64], ink: list[float]) -> Ground:
    """A square like a key or a plug, with a letter, a mark or nothing on it."""
    tile = np.full((side, side, 3), body * chance.uniform(0.4, 0.8), np.uint8)
    rim = int(side * chance.uniform(0.04, 0.15))
    cv2.rectangle(tile, (rim, rim // 2), (side - rim, side - 2 * rim), body.tolist(), -1, cv2.LINE_AA)
    if chance.random() < 0.85:
        text = "".join(
            chr(int(each)) for each in chance.integers(33, 123, int(chance.choice([1, 1, 1, 2, 3])))
        )
        at = int(side * chance.uniform(0.1, 0.45)), int(side * chance.uniform(0.35, 0.8))
        face, thick = int(chance.integers(0, 5)), int(chance.integers(1, 4))
        cv2.putText(tile, text, at, face, side / 60 * chance.uniform(0.4, 1.4), ink, thick, cv2.LINE_AA)
    return tile


def _keys(chance: Chance, painted: Ground) -> list[Spot]:
    """A piece of a keyboard, or one thing of that shape."""
    side, gap = int(chance.integers(14, 60)), int(chance.integers(1, 10))
    rows, columns = (1, 1) if chance.random() < 0.4 else chance.integers(1, 6, 2).tolist()
    step, body, ink = side + gap, colour(chance), colour(chance).tolist()
    board = np.full((rows * step + gap, columns * step + gap, 3), colour(chance), np.uint8)
    spots: list[Spot] = []
    for top in gap + step * np.arange(rows):
        for left in gap + step * np.arange(columns):
            board[top : top + side, left : left + side] = _key(chance, side, body, ink)
            spots.append((left + side / 2, top + side / 2, 0.9 * side))
    return _lay(chance, painted, board, spots)
