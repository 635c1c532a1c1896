"""How cameras differ: exposure, darkness, haze, colour cast, focus, shake, noise, few pixels, compression."""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray

Chance = np.random.Generator
Floats = NDArray[np.float32]


def taken(chance: Chance, picture: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """The picture as a random camera takes it."""
    light = _exposed(chance, picture.astype(np.float32) / 255)
    if chance.random() < 0.12:
        light = np.repeat(light.mean(axis=2, keepdims=True), 3, axis=2)
    if chance.random() < 0.12:
        light = light * _vignette(chance, picture.shape[0])
    light = _soft(chance, light)
    grain = chance.standard_normal(light.shape, np.float32) * np.float32(_grain(chance))
    return _compressed(chance, np.clip((light + grain) * 255, 0, 255).astype(np.uint8))


def _exposed(chance: Chance, light: Floats) -> Floats:
    """Mostly well, now and then in the dark or through haze, always with a slight cast of colour."""
    light = light ** np.float32(np.exp(chance.normal(0, 0.3))) * np.float32(chance.uniform(0.6, 1.25))
    kind = chance.random()
    if kind < 0.08:
        light = light * np.float32(chance.uniform(0.12, 0.5))
    elif kind < 0.16:
        haze = np.float32(chance.uniform(0.3, 0.75))
        light = light * (1 - haze) + haze * np.float32(chance.uniform(0.2, 0.8))
    return light * chance.normal(1, 0.07, 3).astype(np.float32)


def _vignette(chance: Chance, side: int) -> Floats:
    """Darker towards the corners, about a middle that need not be in the picture."""
    (x, y), reach = chance.uniform(-side, 2 * side, 2), chance.uniform(1.5, 3) * side
    rows, columns = np.mgrid[0:side, 0:side].astype(np.float32)
    far = ((columns - x) ** 2 + (rows - y) ** 2) / reach**2
    return np.asarray(1 - np.clip(far, 0, 0.8), np.float32)[..., None]


def _soft(chance: Chance, light: Floats) -> Floats:
    """Out of focus a little, shaken, sharpened by the camera, or made larger from few pixels."""
    kind = chance.random()
    if kind < 0.62:
        return cv2.GaussianBlur(light, (0, 0), float(chance.uniform(0.3, 1.3)))
    if kind < 0.68:
        return cv2.filter2D(light, -1, _shaken(chance))
    if kind < 0.76:
        blurred = cv2.GaussianBlur(light, (0, 0), float(chance.uniform(0.8, 2)))
        return light + np.float32(chance.uniform(0.4, 1.5)) * (light - blurred)
    if kind < 0.86:
        few = float(chance.uniform(0.4, 0.8))
        small = cv2.resize(light, None, fx=few, fy=few, interpolation=cv2.INTER_AREA)
        return cv2.resize(small, light.shape[1::-1], interpolation=cv2.INTER_LINEAR)
    return light


def _shaken(chance: Chance) -> Floats:
    """A short line in any direction."""
    side, way = int(chance.integers(3, 8)), chance.uniform(0, np.pi)
    line, middle = np.zeros((9, 9), np.float32), np.array([4.0, 4.0])
    reach = np.array([np.cos(way), np.sin(way)]) * side / 2
    ends = [tuple(np.rint(middle + sign * reach).astype(int).tolist()) for sign in (-1, 1)]
    cv2.line(line, *ends, 1.0, 1)
    return line / line.sum()


def _grain(chance: Chance) -> float:
    return float(chance.uniform(0.03, 0.08) if chance.random() < 0.08 else chance.uniform(0, 0.035))


def _compressed(chance: Chance, shot: NDArray[np.uint8]) -> NDArray[np.uint8]:
    if chance.random() > 0.45:
        return shot
    quality = int(chance.integers(15, 95))
    packed = cv2.imencode(".jpg", shot, [cv2.IMWRITE_JPEG_QUALITY, quality])[1]
    return np.asarray(cv2.imdecode(packed, cv2.IMREAD_COLOR), np.uint8)
