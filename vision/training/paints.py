"""What a die is made of: colours, veins, glitter, and pips that are drilled and catch the light."""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]
Chance = np.random.Generator

SPARKS = 997
"""So many different grains of glitter; a prime, so that neighbours differ."""


def body_paint(chance: Chance, points: Floats, body: Floats, pips: Floats) -> Floats:
    """The body's colour at each point: often plain, else swirled, of two colours, veined or glittering."""
    kind = chance.random()
    if kind < 0.38:
        return np.broadcast_to(body[:, None], (3, points.shape[1]))
    if kind < 0.48:
        return _two_toned(chance, points, body)
    if kind < 0.74:
        return _swirled(chance, points, body, pips)
    painted = _veined(chance, points, body) if kind < 0.9 else body[:, None]
    return painted if kind < 0.84 else _glittering(chance, points, painted)


def _swirled(chance: Chance, points: Floats, body: Floats, pips: Floats) -> Floats:
    """Two or three colours stirred before they set: bent bands with sharp borders and a pearly sheen."""
    stirred = points
    for _ in range(2):
        waves = chance.normal(0, 2.2, (3, 3)).astype(np.float32)
        bend = np.sin(waves @ stirred + chance.uniform(0, 6, (3, 1)).astype(np.float32))
        stirred = stirred + np.float32(chance.uniform(0.15, 0.6)) * bend
    painted = np.broadcast_to(body[:, None], (3, points.shape[1]))
    for _ in range(int(chance.integers(1, 3))):
        way = chance.normal(0, chance.uniform(1.5, 4), 3).astype(np.float32)
        band = np.sin(way @ stirred + np.float32(chance.uniform(0, 6))) + np.float32(
            chance.uniform(-0.6, 0.4)
        )
        share = 0.5 + 0.5 * np.tanh(band * np.float32(chance.uniform(1.5, 9)))
        painted = painted * (1 - share) + _beside(chance, pips)[:, None] * share
    sheen = np.sin(chance.normal(0, 2.5, 3).astype(np.float32) @ stirred) * np.float32(chance.uniform(0, 0.3))
    return np.asarray(painted * (1 + sheen), np.float32)


def _beside(chance: Chance, pips: Floats) -> Floats:
    """A further colour of the body on which the pips can still be made out."""
    while True:
        other = colour(chance, 0.3)
        if float(np.abs(other - pips).max()) > 0.22:
            return other


def sheen_of_pips(chance: Chance, points: Floats) -> Floats:
    """How bright the paint in the pips is at each point: even mostly, uneven where it is gold or silver."""
    if chance.random() < 0.65:
        return np.ones(points.shape[1], np.float32)
    waves = sum(
        np.sin(chance.normal(0, 5, 3).astype(np.float32) @ points + np.float32(chance.uniform(0, 6)))
        for _ in range(2)
    )
    return np.asarray(1 + waves * np.float32(chance.uniform(0.1, 0.35)), np.float32)


def _two_toned(chance: Chance, points: Floats, body: Floats) -> Floats:
    """Poured of two colours that meet in a bent, more or less soft border."""
    way = chance.normal(0, 1, 3).astype(np.float32)
    wave = np.sin(chance.normal(0, 2.5, 3).astype(np.float32) @ points) * np.float32(chance.uniform(0, 0.5))
    side = (way / np.linalg.norm(way)) @ points + wave + np.float32(chance.uniform(-0.4, 0.4))
    share = 0.5 + 0.5 * np.tanh(side * np.float32(chance.uniform(2, 12)))
    return np.asarray(body[:, None] * (1 - share) + colour(chance, 0.3)[:, None] * share, np.float32)


def _glittering(chance: Chance, points: Floats, painted: Floats) -> Floats:
    """Grains of another colour or of light, small beside a pip."""
    cells = np.floor(points / chance.uniform(0.04, 0.14)).astype(np.int64)
    grain = (cells[0] * 73856093 ^ cells[1] * 19349663 ^ cells[2] * 83492791) % SPARKS
    sparks = (chance.random(SPARKS) ** chance.uniform(2, 8)).astype(np.float32)
    share = sparks[grain] * np.float32(chance.uniform(0.3, 0.9))
    return painted * (1 - share) + colour(chance, 0.6)[:, None] * share


def colours(chance: Chance) -> tuple[Floats, Floats]:
    """Body and pip colours that a person can tell apart."""
    while True:
        body, pips = colour(chance, 0.45), colour(chance, 0.8)
        grey = np.array([0.11, 0.59, 0.3])
        # One die in ten is hard to tell even for people: red on red, grey on grey.
        least = 0.5 if chance.random() < 0.1 else 1.0
        if abs(float((body - pips) @ grey)) > 0.16 * least or float(np.abs(body - pips).max()) > 0.45 * least:
            return body, pips


def colour(chance: Chance, plain: float) -> Floats:
    """Black, white or ivory in so many of all cases, else any colour."""
    if chance.random() < plain:
        light = chance.choice([chance.uniform(0.02, 0.15), chance.uniform(0.75, 1.0)])
        return np.clip(
            light * np.array([chance.uniform(0.75, 1.0), chance.uniform(0.93, 1.0), 1.0]), 0, 1
        ).astype(np.float32)
    hsv = np.array([[[chance.uniform(0, 180), chance.uniform(90, 255), chance.uniform(50, 255)]]], np.uint8)
    return cv2.cvtColor(hsv, cv2.COLOR_HSV2BGR)[0, 0].astype(np.float32) / 255


def _veined(chance: Chance, points: Floats, body: Floats) -> Floats:
    """Veined by a few random waves, in any direction like marble or along one like wood."""
    second, strength = colour(chance, 0.3), chance.uniform(0.15, 0.95)
    grain = np.array([1.0, 1.0, 1.0] if chance.random() < 0.7 else [0.15, 1.0, 4.0])
    phase = sum(
        np.sin((chance.normal(0, 3.5, 3) * grain).astype(np.float32) @ points + chance.uniform(0, 6))
        for _ in range(4)
    )
    share = strength * (0.5 + 0.5 * np.tanh(phase))
    return body[:, None] * (1 - share) + second[:, None] * share


def gleams(chance: Chance, tile: Floats) -> Floats:
    """How drilled pips catch the light: a lit and a dark rim, and a small bright spot in each."""
    soft = cv2.GaussianBlur(tile, (0, 0), float(chance.uniform(1.2, 3)))
    way = chance.uniform(0, 2 * np.pi)
    slope = cv2.Sobel(soft, cv2.CV_32F, 1, 0) * np.cos(way) + cv2.Sobel(soft, cv2.CV_32F, 0, 1) * np.sin(way)
    rim = slope * np.float32(chance.uniform(0.0, 0.6))
    if chance.random() < 0.6:
        return np.asarray(rim, np.float32)
    deep = cv2.distanceTransform((tile > 0.5).astype(np.uint8), cv2.DIST_L2, 3)
    far = chance.uniform(0.1, 0.6) * deep.max()
    moved = np.float32([[1, 0, far * np.cos(way)], [0, 1, far * np.sin(way)]])
    middle = cv2.warpAffine(deep, moved, tile.shape[::-1]) > chance.uniform(0.6, 0.85) * deep.max()
    spot = cv2.GaussianBlur(middle.astype(np.float32), (0, 0), 0.8) * tile
    return np.asarray(rim + spot * np.float32(chance.uniform(0.2, 1.0)), np.float32)
