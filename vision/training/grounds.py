"""Tables that dice may lie on, and things on them that are no dice."""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray

Chance = np.random.Generator
Ground = NDArray[np.uint8]


def ground(chance: Chance, size: int) -> Ground:
    """A felt, wood, cloth, carpet, paper or patterned ground in any two colours."""
    pattern = [_felt, _wood, _weave, _clouds, _print, _plain][int(chance.integers(6))](chance, size)
    low, high = (_colour(chance) for _ in range(2))
    strength = chance.uniform(0.1, 1.0)
    mix = (pattern * strength)[..., None]
    canvas = low * (1 - mix) + high * mix
    slope = np.linspace(chance.uniform(0.6, 1.0), chance.uniform(0.8, 1.1), size)
    canvas = canvas * (slope[:, None, None] if chance.random() < 0.5 else slope[None, :, None])
    painted = np.ascontiguousarray(np.clip(canvas, 0, 255).astype(np.uint8))
    for _ in range(int(chance.integers(0, 4)) if chance.random() < 0.6 else 0):
        [_coin, _dots, _word, _bar, _domino][int(chance.integers(5))](chance, painted)
    return painted


def _colour(chance: Chance) -> NDArray[np.float64]:
    grey = chance.uniform(10, 250)
    return np.clip(grey + chance.normal(0, chance.choice([5, 45]), 3), 0, 255)


def _noise(chance: Chance, size: int, across: int, down: int) -> NDArray[np.float64]:
    coarse = chance.random((max(2, size // down), max(2, size // across))).astype(np.float32)
    return cv2.resize(coarse, (size, size), interpolation=cv2.INTER_CUBIC).astype(np.float64)


def _plain(chance: Chance, size: int) -> NDArray[np.float64]:
    return _noise(chance, size, size // 2, size // 2) * 0.3


def _felt(chance: Chance, size: int) -> NDArray[np.float64]:
    return np.clip(_noise(chance, size, 2, 2) * 0.5 + _noise(chance, size, 9, 9) * 0.3, 0, 1)


def _wood(chance: Chance, size: int) -> NDArray[np.float64]:
    rings = _noise(chance, size, int(chance.integers(80, 300)), int(chance.integers(6, 30)))
    fine = _noise(chance, size, 60, 2)
    return np.clip(0.5 + 0.5 * np.sin(rings * chance.uniform(6, 30)) * 0.6 + 0.3 * (fine - 0.5), 0, 1)


def _weave(chance: Chance, size: int) -> NDArray[np.float64]:
    y, x = np.mgrid[0:size, 0:size].astype(np.float64)
    turn, pace = chance.uniform(0, np.pi), chance.uniform(0.3, 2.2)
    u, v = x * np.cos(turn) + y * np.sin(turn), y * np.cos(turn) - x * np.sin(turn)
    threads = np.sin(u * pace) * np.sin(v * pace * chance.uniform(0.7, 1.4))
    return np.clip(0.5 + 0.4 * threads + 0.4 * (_noise(chance, size, 5, 5) - 0.5), 0, 1)


def _clouds(chance: Chance, size: int) -> NDArray[np.float64]:
    total = sum(_noise(chance, size, step, step) * step for step in (4, 9, 20, 45, 90))
    return np.clip((total / 168 - 0.5) * chance.uniform(1, 4) + 0.5, 0, 1)


def _print(chance: Chance, size: int) -> NDArray[np.float64]:
    """Lines of text."""
    page = np.zeros((size, size), np.uint8)
    scale = chance.uniform(0.3, 0.9)
    for y in range(0, size + 30, int(scale * 34)):
        line = "".join(chr(int(c)) for c in chance.integers(48, 122, 60))
        cv2.putText(
            page,
            line,
            (-5, y),
            int(chance.integers(0, 5)),
            scale,
            255,
            int(chance.integers(1, 3)),
            cv2.LINE_AA,
        )
    turn = cv2.getRotationMatrix2D((size / 2, size / 2), chance.uniform(0, 360), 1.2)
    return cv2.warpAffine(page, turn, (size, size)).astype(np.float64) / 255


def _place(chance: Chance, painted: Ground) -> tuple[int, int]:
    return int(chance.integers(painted.shape[1])), int(chance.integers(painted.shape[0]))


def _coin(chance: Chance, painted: Ground) -> None:
    place, radius, colour = _place(chance, painted), int(chance.integers(6, 40)), _colour(chance).tolist()
    cv2.circle(painted, place, radius, colour, cv2.FILLED, cv2.LINE_AA)
    cv2.circle(painted, place, int(radius * 0.8), (_colour(chance)).tolist(), 1, cv2.LINE_AA)


def _dots(chance: Chance, painted: Ground) -> None:
    colour, gap = _colour(chance).tolist(), int(chance.integers(8, 40))
    x, y = _place(chance, painted)
    for step in range(int(chance.integers(1, 14))):
        at = (
            x + gap * (step % 5) + int(chance.integers(-3, 4)),
            y + gap * (step // 5) + int(chance.integers(-3, 4)),
        )
        cv2.circle(
            painted, at, int(chance.integers(2, max(3, gap // 3 + 1))), colour, cv2.FILLED, cv2.LINE_AA
        )


def _word(chance: Chance, painted: Ground) -> None:
    word = "".join(chr(int(c)) for c in chance.integers(48, 122, int(chance.integers(1, 9))))
    cv2.putText(
        painted,
        word,
        _place(chance, painted),
        int(chance.integers(0, 5)),
        chance.uniform(0.5, 3),
        _colour(chance).tolist(),
        int(chance.integers(1, 8)),
        cv2.LINE_AA,
    )


def _bar(chance: Chance, painted: Ground) -> None:
    """A pencil, a ruler, the edge of a table."""
    cv2.line(
        painted,
        _place(chance, painted),
        _place(chance, painted),
        _colour(chance).tolist(),
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
    body, ink = _colour(chance).tolist(), _colour(chance).tolist()
    cv2.fillPoly(painted, [np.array(corners, np.int32)], body, cv2.LINE_AA)
    cv2.line(
        painted, *(tuple(np.int32(middle + s * half * across)) for s in (-0.9, 0.9)), ink, 1, cv2.LINE_AA
    )
    for side in (-1, 1):
        for x, y in chance.choice([-0.5, 0.0, 0.5], (int(chance.integers(0, 7)), 2)):
            at = middle + (side + x) * half * along + y * half * across
            cv2.circle(painted, tuple(np.int32(at)), int(half * 0.2), ink, cv2.FILLED, cv2.LINE_AA)
