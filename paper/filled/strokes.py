"""Signs as strokes of a pen: digits as in Germany and elsewhere, circles, arrows, and what is none.

A stroke is a list of points in a field of 1 by 1, which a smooth line goes through.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

Points = NDArray[np.float64]
Strokes = list[Points]
Chance = np.random.Generator


def _p(*points: tuple[float, float]) -> Points:
    return np.array(points, float)


def _form(written: str) -> Strokes:
    """Strokes from hundredths: `x,y x,y; x,y x,y`."""
    return [
        np.array([point.split(",") for point in stroke.split()], float) / 100 for stroke in written.split(";")
    ]


def _forms(written: dict[int, tuple[str, ...]]) -> dict[int, tuple[Strokes, ...]]:
    return {value: tuple(_form(each) for each in forms) for value, forms in written.items()}


# One: with a long upstroke, as German schools teach it; with a short one; a bare line; with a foot.
# Four: open, open with a long bar, closed, with the upright far below. Seven: with and without its bar.
DIGITS = _forms(
    {
        1: (
            "22,48 42,25 60,5 60,50 59,95",
            "35,30 55,8 55,50 54,95",
            "50,5 50,50 49,95",
            "35,25 53,7 52,93; 30,94 75,93",
            "10,62 35,30 62,4 60,50 57,97",
            "20,42 48,6 48,50 47,95; 25,95 72,94",
            "32,22 50,5 49,96",
            "58,4 50,50 41,96",
        ),
        2: (
            "22,30 30,10 55,5 76,20 68,48 40,75 20,93 50,93 82,92",
            "20,25 40,6 70,14 70,42 45,70 22,88 30,78 45,85 62,95 85,86",
            "20,10 55,7 75,25 60,55 20,94; 20,94 80,94",
            "18,32 28,8 60,6 72,28 50,60 18,92; 18,92 40,86 62,93 84,88",
            "24,16 50,4 72,18 66,40 40,68 18,90 26,74 42,80 60,94 80,92",
            "30,26 38,8 60,8 66,28 52,56 26,90; 26,90 74,90",
        ),
        3: (
            "25,15 50,5 74,20 65,42 42,48 70,55 78,76 55,95 22,86",
            "22,8 50,8 78,8; 78,8 60,25 45,42; 45,42 72,50 80,72 58,94 22,86",
            "28,22 42,6 66,12 66,34 45,46; 45,46 72,55 75,80 50,95 25,82",
            "20,12 72,10 44,40; 44,40 70,48 78,70 60,92 20,90",
            "26,14 52,4 70,18 60,38 40,45 64,52 72,72 54,92 18,94",
            "30,8 58,8 62,30 40,44 34,46 60,50 66,74 46,94 22,80",
        ),
        4: (
            "42,5 30,35 18,62 50,62 85,60; 65,35 63,65 60,97",
            "25,6 24,30 22,52 50,53 80,50; 68,8 66,50 63,96",
            "62,4 40,32 15,65; 15,65 50,65 87,64; 62,4 62,50 61,97",
            "50,4 33,30 14,55; 14,55 50,58 86,54; 56,33 53,66 50,98",
            "36,6 22,42 20,55 45,58 82,52; 70,20 60,60 52,98",
            "58,96 58,50 58,4 36,34 16,64 50,64 84,64",
            "28,8 26,48 50,50 76,48; 74,6 72,50 72,96",
            "48,6 20,60 80,56; 56,40 54,96",
        ),
        5: (
            "75,7 50,7 32,8; 32,8 29,25 27,44; 27,44 50,37 75,50 76,75 52,94 22,88",
            "34,10 31,25 28,43 52,38 76,52 75,76 50,95 22,86; 34,10 55,9 80,6",
            "72,6 35,10 28,45 60,42 74,65 55,92 20,90",
            "30,8 28,42; 28,42 56,38 74,56 66,84 24,92; 30,8 70,8",
            "78,8 38,12 30,42 50,44 66,60 60,84 30,94",
            "38,8 30,46 54,40 72,58 62,88 18,84; 40,10 78,14",
        ),
        6: (
            "68,6 42,25 25,60 35,90 60,94 76,74 62,54 40,58 27,74",
            "60,3 38,30 26,65 42,94 68,88 70,62 48,52 28,68",
            "72,12 55,5 32,25 24,62 40,93 68,88 74,66 55,50 26,64",
            "64,4 30,52 28,80 48,95 70,80 64,60 44,58 30,72",
            "46,4 32,40 30,74 44,94 64,90 68,70 52,58 34,70",
            "78,16 62,4 38,16 24,52 32,86 58,94 76,78 68,58 44,54 26,68",
        ),
    }
)
MORE_DIGITS = _forms(
    {
        1: (
            "55,4 50,94",
            "42,5 52,50 60,95",
            "28,40 55,5 52,94; 32,92 70,95",
            "15,55 50,8 46,60 48,96",
            "40,18 52,4 50,90 62,94",
            "30,30 52,5 50,94; 40,50 62,48",
        ),
        2: (
            "20,8 78,6 22,92 80,94",
            "26,36 24,14 50,4 72,20 62,46 30,80 16,90 20,76 36,78 60,92 86,94",
            "30,20 54,6 64,26 48,60 22,94 50,90 88,96",
            "14,20 46,6 78,22 74,46 40,72 28,90 82,88",
            "22,22 50,4 76,26 56,58 26,86 22,94 30,96 74,82",
            "34,10 62,10 66,30 34,66 30,92 68,94",
        ),
        3: (
            "26,10 66,8 74,26 48,46 34,46 66,50 78,70 60,94 16,88",
            "20,20 40,4 68,12 62,36 40,44 40,48 72,54 74,82 46,96 16,84",
            "24,6 76,6 40,42 66,44 80,64 66,90 26,94",
            "34,12 60,6 66,26 50,40 44,44 68,54 66,84 40,98 26,90",
            "16,14 48,4 64,24 36,44 58,46 84,70 52,98 10,84",
            "30,20 50,10 62,22 46,44 40,50 56,52 66,70 50,90 30,82",
        ),
        4: (
            "30,4 16,56 82,56; 62,30 60,98",
            "24,10 20,44 36,54 78,46; 76,4 70,50 60,98",
            "66,3 16,70 90,70; 66,3 66,96",
            "38,10 18,50 26,56 84,44; 62,14 56,94",
            "52,8 22,48 18,56 78,58; 60,26 62,50 56,98",
            "20,16 22,48 46,56 74,50; 66,12 66,60 48,94 36,90",
            "70,96 70,6 18,62 88,66",
            "62,8 38,12 26,34 36,48 62,42; 64,6 60,50 56,96",
            "66,14 42,10 28,34 44,50 64,30 68,8 58,96",
            "58,4 34,40 36,50 62,44; 60,4 52,96",
            "64,4 30,36 40,46 66,34; 66,8 54,98",
        ),
        5: (
            "80,8 40,6 30,40 60,36 80,56 70,86 40,96 16,84",
            "70,10 34,8 34,44 66,48 72,74 50,94 24,90",
            "36,12 34,46 60,40 76,62 58,92 26,90; 42,8 84,4",
            "82,4 44,12 30,36 56,48 70,66 52,92 16,92",
            "32,6 30,50 52,42 70,60 56,90 30,86; 30,8 66,10",
            "30,14 26,48 62,44 78,64 64,92 24,96; 34,6 90,10",
            "68,12 38,14 36,40 58,46 64,66 50,86 32,84",
        ),
        6: (
            "34,4 30,50 30,80 50,94 68,80 60,58 32,66",
            "70,10 44,14 28,44 28,80 52,96 76,80 68,56 42,54 30,66",
            "76,4 30,56 34,88 62,92 68,68 48,60 32,74",
            "58,6 36,20 22,60 36,92 66,90 78,68 56,52 32,60 26,72",
            "52,4 30,44 32,84 56,92 70,76 58,62 30,76",
            "62,14 46,8 30,36 28,72 44,94 66,86 70,70 56,60 38,66 30,80",
        ),
    }
)
"""More ways in which people write, in other countries and in a hurry: only to learn from."""
OTHER_DIGITS = _forms(
    {
        7: (
            "20,10 50,8 80,8; 80,8 60,45 42,96; 35,50 72,48",
            "20,22 24,10 50,9 78,7; 78,7 55,50 42,96",
        ),
        8: ("70,18 50,5 30,20 42,42 68,62 70,85 50,95 28,80 40,55 66,35 70,18",),
        9: ("72,30 60,8 34,12 28,36 50,48 70,32 72,30 68,65 55,96",),
    }
)
KEPT_ASIDE = _forms(
    {
        1: (
            "12,70 40,35 66,3 63,95",
            "38,16 52,6 50,94",
        ),
        2: ("28,20 52,6 70,24 56,52 30,82 24,90 40,88 60,90 78,95",),
        3: ("30,10 60,7 68,25 50,42 38,46; 38,46 62,48 76,68 62,90 30,95",),
        4: ("34,5 24,30 16,56 46,56 84,57; 60,22 60,60 58,94",),
        5: ("36,6 33,24 30,40 60,38 78,60 64,86 26,94; 36,6 74,5",),
        6: ("56,4 34,34 28,70 46,95 70,82 66,60 44,56 30,76",),
    }
)
"""Forms that nothing was trained on: for judging only."""


def smooth(points: Points, steps: int = 8) -> Points:
    """A Catmull-Rom line through the points."""
    if len(points) < 3:
        return points
    padded = np.vstack([2 * points[0] - points[1], points, 2 * points[-1] - points[-2]])
    t = np.linspace(0, 1, steps, endpoint=False)[:, None]
    parts = []
    for a, b, c, d in zip(padded, padded[1:], padded[2:], padded[3:], strict=False):
        curve = (2 * b) + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3
        parts.append(0.5 * curve)
    return np.vstack([*parts, points[-1:]])


def digit(
    value: int, chance: Chance, styles: tuple[int, ...] | None = None, *, aside: bool = False
) -> Strokes:
    """This digit in one of its styles, as a hand would write it."""
    forms = _known(value) if not aside else KEPT_ASIDE.get(value, OTHER_DIGITS.get(value, ()))
    allowed = styles or tuple(range(len(forms)))
    chosen = forms[allowed[int(chance.integers(len(allowed)))] % len(forms)]
    return _by_hand(chosen, chance)


def _known(value: int) -> tuple[Strokes, ...]:
    """Those of every hand first, as its styles are counted from there."""
    return DIGITS.get(value, ()) + MORE_DIGITS.get(value, ()) or OTHER_DIGITS[value]


def _by_hand(strokes: Strokes, chance: Chance, wobble: float = 0.028) -> Strokes:
    """Every point a little off, the whole a little wider, slanted and turned."""
    slant, turn = chance.normal(0.05, 0.16), chance.normal(0, 0.09)
    wide, tall = chance.uniform(0.75, 1.15), chance.uniform(0.9, 1.1)
    cos, sin = np.cos(turn), np.sin(turn)
    form = np.array([[wide * cos, -slant - sin], [sin, tall * cos]])
    return [
        smooth((points - 0.5 + chance.normal(0, wobble, points.shape)) @ form.T + 0.5) for points in strokes
    ]


def circle(chance: Chance) -> Strokes:
    """A meteorite: once around and a little more, seldom filled with a scribble."""
    begin, turns = chance.uniform(0, 2 * np.pi), chance.uniform(0.95, 1.25)
    steps = np.linspace(0, 2 * np.pi * turns, 26)
    wide, tall, drift = chance.uniform(0.3, 0.5), chance.uniform(0.3, 0.5), chance.normal(0, 0.03, 2)
    radius = 1 + 0.06 * np.sin(2 * steps + chance.uniform(0, 6)) + chance.normal(0, 0.012, len(steps))
    way = chance.choice([-1, 1])
    points = np.stack(
        [
            0.5 + wide * radius * np.cos(begin + way * steps),
            0.5 + tall * radius * np.sin(begin + way * steps),
        ],
        1,
    )
    points += np.linspace(0, 1, len(steps))[:, None] * drift
    inside = [scribble(chance, 0.5 * min(wide, tall))] if chance.random() < 0.12 else []
    return [smooth(points, 3), *inside]


def arrow(chance: Chance) -> Strokes:
    """To the right or to the left, with a head of two strokes or of one."""
    rise = chance.normal(0, 0.08, 2)
    left, right = chance.uniform(0.08, 0.25), chance.uniform(0.75, 0.92)
    shaft = _p((left, 0.5 + rise[0]), (0.5, 0.5 + rise.mean()), (right, 0.5 + rise[1]))
    back, spread = chance.uniform(0.15, 0.35), chance.uniform(0.14, 0.32)
    tip = shaft[-1]
    head = _p((tip[0] - back, tip[1] - spread), (tip[0], tip[1]), (tip[0] - back, tip[1] + spread))
    lines = [shaft, head] if chance.random() < 0.8 else [head]
    if chance.random() < 0.25:
        lines = [np.column_stack([1 - line[:, 0], line[:, 1]]) for line in lines]
    return [
        smooth(line + chance.normal(0, 0.015, line.shape)) if len(line) != 3 or line is not head else line
        for line in lines
    ]


def strike(chance: Chance) -> Strokes:
    """Crossed out: one slanting line, a cross, a level line, or a zigzag."""
    kind = chance.random()
    off = chance.normal(0, 0.06, (4, 2))
    up = _p((0.08, 0.92), (0.5, 0.5), (0.92, 0.08)) + off[:3]
    down = _p((0.08, 0.08), (0.5, 0.5), (0.92, 0.92)) + off[1:]
    level = _p((0.03, 0.5), (0.97, 0.48)) + off[:2]
    if kind < 0.35:
        return [smooth(up)]
    if kind < 0.5:
        return [smooth(down)]
    if kind < 0.75:
        return [smooth(up), smooth(down)]
    return (
        [level]
        if kind < 0.88
        else [smooth(_p((0.05, 0.6), (0.3, 0.3), (0.45, 0.7), (0.7, 0.3), (0.95, 0.6)))]
    )


def scribble(chance: Chance, reach: float = 0.4) -> Points:
    """Back and forth without a meaning."""
    return smooth(
        0.5 + np.cumsum(chance.normal(0, reach / 3, (int(chance.integers(6, 16)), 2)), 0).clip(-reach, reach),
        5,
    )


def smiley(chance: Chance) -> Strokes:
    """A face."""
    eyes = [_p((x, 0.38), (x + 0.01, 0.44)) for x in (0.38, 0.62)]
    mouth = smooth(_p((0.32, 0.6), (0.5, 0.72 + chance.normal(0, 0.03)), (0.68, 0.6)))
    return [circle(chance)[0], *eyes, mouth]


def cross(chance: Chance) -> Strokes:
    """An X, a plus or a tick."""
    forms = (
        [_p((0.2, 0.2), (0.8, 0.8)), _p((0.2, 0.8), (0.8, 0.2))],
        [_p((0.5, 0.15), (0.5, 0.85)), _p((0.15, 0.5), (0.85, 0.5))],
        [_p((0.2, 0.55), (0.4, 0.8), (0.85, 0.2))],
        [_p((0.15, 0.5), (0.85, 0.5))],
    )
    return [line + chance.normal(0, 0.05, line.shape) for line in forms[int(chance.integers(len(forms)))]]


def other(chance: Chance) -> Strokes:
    """Something that is none of our signs."""
    kind = chance.random()
    if kind < 0.4:
        return digit(int(chance.integers(7, 10)), chance)
    if kind < 0.6:
        return smiley(chance)
    return [scribble(chance)] if kind < 0.8 else cross(chance)
