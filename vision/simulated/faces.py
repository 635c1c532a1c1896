"""What is painted on and drilled into the six faces of a die, as one small atlas of textures."""

from __future__ import annotations

from functools import lru_cache

import cv2
import numpy as np

from vision.simulated.signs import sign_mask
from vision.simulated.styles import Style
from vision.simulated.vectors import Floats

TILE = 96
"""Pixels along the edge of one face in the atlas."""

_DIAGONAL = ((-1.0, 1.0), (1.0, -1.0))
_SQUARE = (*_DIAGONAL, (1.0, 1.0), (-1.0, -1.0))
LAYOUTS: dict[int, tuple[tuple[float, float], ...]] = {
    1: ((0.0, 0.0),),
    2: _DIAGONAL,
    3: (*_DIAGONAL, (0.0, 0.0)),
    4: _SQUARE,
    5: (*_SQUARE, (0.0, 0.0)),
    6: (*_SQUARE, (0.0, 1.0), (0.0, -1.0)),
}
"""Where the pips of each face lie, in units of the style's spread."""

Face = int | str
"""A number of pips, or the name of a sign."""


@lru_cache(maxsize=16)
def atlas(style: Style, faces: tuple[Face, ...]) -> Floats:
    """Six tiles below each other with four layers: paint, two slopes of the surface, and its shade."""
    return np.concatenate([_tile(style, face) for face in faces])


def inks(style: Style, faces: tuple[Face, ...]) -> tuple[str, ...]:
    """The paint of each face as a colour code."""
    return tuple(style.one if face == 1 and style.one else style.pips for face in faces)


def _tile(style: Style, face: Face) -> Floats:
    if isinstance(face, str):
        return _sign_tile(face)
    tile = np.zeros((TILE, TILE, 4), np.float32)
    tile[..., 3] = 1
    radius = style.one_radius if face == 1 and style.one_radius else style.pip_radius
    for place in LAYOUTS[face]:
        _drill(tile, place[0] * style.spread, place[1] * style.spread, radius, style.depth)
    return tile


def _drill(tile: Floats, x: float, y: float, radius: float, depth: float) -> None:
    """One pip: paint inside, walls that slope towards its middle, a darker bottom rim."""
    at = (np.arange(TILE, dtype=np.float32) + 0.5) * (2 / TILE) - 1
    across, up = at - x, -at[:, None] - y
    far = np.hypot(across, up) / radius
    inside = np.clip((1 - far) * radius * TILE / 2 / 1.4 + 0.5, 0, 1)
    tile[..., 0] = np.maximum(tile[..., 0], inside)
    tile[..., 1] -= inside * depth * across / radius
    tile[..., 2] -= inside * depth * up / radius
    tile[..., 3] *= 1 - 0.35 * depth * inside


def _sign_tile(sign: str) -> Floats:
    """A printed sign with a blank margin, since the edges of a die are round."""
    tile = np.zeros((TILE, TILE, 4), np.float32)
    margin = TILE // 8
    tile[margin:-margin, margin:-margin, 0] = sign_mask(sign, TILE - 2 * margin)
    tile[..., 0] = cv2.GaussianBlur(tile[..., 0], (0, 0), 0.7)
    tile[..., 3] = 1
    return tile
