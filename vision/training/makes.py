"""How makers differ: where pips sit, how large and of what shape they are, and what else stands on dice."""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.simulated.faces import LAYOUTS
from vision.simulated.signs import SIGNS, sign_mask
from vision.simulated.styles import Style

TILE = 96
STRAIGHT = {2: ((-1.0, 0.0), (1.0, 0.0)), 3: ((-1.0, 0.0), (0.0, 0.0), (1.0, 0.0))}
"""Some makers set twos and threes along the edge instead of from corner to corner."""

Floats = NDArray[np.float32]
Chance = np.random.Generator
Spots = list[tuple[float, float]]


def style(chance: Chance) -> Style:
    """A shape and a drill by chance; the colours are chosen elsewhere."""
    spread = float(chance.uniform(0.3, 0.45) if chance.random() < 0.2 else chance.uniform(0.4, 0.68))
    return Style(
        "random",
        "#000000",
        "#000000",
        pip_radius=float(chance.uniform(0.09, min(0.28, 0.47 * spread))),
        one_radius=float(chance.uniform(0.25, 0.42)) if chance.random() < 0.25 else 0.0,
        spread=spread,
        corner=float(chance.uniform(0.03, 0.4)),
        ball=float(chance.uniform(1.27, 1.73)),
        depth=float(chance.uniform(0, 1)),
        gloss=float(chance.uniform(0, 1)),
    )


def tiles(chance: Chance, made: Style, spots: list[Spots], is_sign: bool) -> list[Floats]:
    """The ink of the six faces, from 0 to 1."""
    shape = str(chance.choice(["disc", "ring", "square"], p=[0.89, 0.08, 0.03]))
    return [
        _sign_tile(chance) if is_sign else _pip_tile(made, face + 1, spots[face], shape) for face in range(6)
    ]


def all_spots(chance: Chance, made: Style) -> list[Spots]:
    """Where the pips of the six faces lie, each face from -1 to 1 across and down."""
    straight = chance.random() < 0.15
    return [_spots(chance, made, face + 1, straight) for face in range(6)]


def _spots(chance: Chance, made: Style, face: int, straight: bool) -> Spots:
    # Makers differ most in their sixes: the two rows may be far nearer to each other than the rows are long.
    short, narrow = (chance.uniform(0.8, 1.0), chance.uniform(0.5, 1.05)) if face == 6 else (1.0, 1.0)
    turned = chance.random() < 0.5
    layout = STRAIGHT.get(face, LAYOUTS[face]) if straight else LAYOUTS[face]
    spots = [(along * made.spread * short, over * made.spread * narrow) for along, over in layout]
    return [spot[::-1] for spot in spots] if turned else spots


def _pip_tile(made: Style, face: int, spots: Spots, shape: str) -> Floats:
    tile = np.zeros((TILE * 2, TILE * 2), np.uint8)
    radius = made.one_radius if face == 1 and made.one_radius else made.pip_radius
    for x, y in spots:
        _pip(tile, (int((x + 1) * TILE), int((y + 1) * TILE)), int(radius * TILE), shape)
    return cv2.resize(tile, (TILE, TILE), interpolation=cv2.INTER_AREA).astype(np.float32) / 255


def _pip(tile: NDArray[np.uint8], middle: tuple[int, int], radius: int, shape: str) -> None:
    if shape == "square":
        x, y, reach = *middle, int(0.85 * radius)
        cv2.rectangle(tile, (x - reach, y - reach), (x + reach, y + reach), 255, cv2.FILLED)
        return
    cv2.circle(tile, middle, radius, 255, cv2.FILLED, cv2.LINE_AA)
    if shape == "ring":
        cv2.circle(tile, middle, radius // 2, 0, cv2.FILLED, cv2.LINE_AA)


def _sign_tile(chance: Chance) -> Floats:
    tile = np.zeros((TILE, TILE), np.uint8)
    if chance.random() < 0.5:
        tile[14:-14, 14:-14] = 255 * sign_mask(str(chance.choice(SIGNS)), TILE - 28)
    elif chance.random() < 0.8:
        _letter(chance, tile)
    return np.rot90(tile, int(chance.integers(4))).astype(np.float32) / 255


def _letter(chance: Chance, tile: NDArray[np.uint8]) -> None:
    letter = chr(int(chance.integers(48, 91)))
    size, thick = chance.uniform(1.5, 2.6), int(chance.integers(2, 10))
    (width, height), _ = cv2.getTextSize(letter, 0, size, thick)
    at = (TILE - width) // 2, (TILE + height) // 2
    cv2.putText(tile, letter, at, int(chance.integers(0, 5)), size, 255, thick, cv2.LINE_AA)
