"""What a die is made of, point by point: its colour with pips and grain, and the bumps drilled into it."""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.simulated.colours import linear
from vision.simulated.dice import Die
from vision.simulated.faces import TILE, atlas, inks
from vision.simulated.shape import Hits, far_side
from vision.simulated.vectors import Floats, clamp, unit

_ROW = 64
"""cv2.remap takes no row longer than 32,767 pixels, so points are looked up in short rows."""


@dataclass(frozen=True, slots=True, eq=False)
class Material:
    """Per point: colour (3, n), normal in the die's frame (3, n), paint (n) and the shade of hollows (n)."""

    colour: Floats
    normals: Floats
    paint: Floats
    shade: Floats


def material(die: Die, hits: Hits) -> Material:
    """The surface at each hit."""
    face, side, across, up = _places(hits.points)
    layers = _look_up(atlas(die.style, die.faces), face, across, up)
    paint, slope_across, slope_up, shade = layers
    ink = np.take(np.stack([linear(code) for code in inks(die.style, die.faces)], 1), face, 1)
    colour = _body(die, hits) * (1 - paint) + ink * paint
    normals = _bumpy(hits, face, side, slope_across, slope_up)
    return Material(colour, normals, paint, shade)


def _places(points: Floats) -> tuple[NDArray[np.intp], Floats, Floats, Floats]:
    """On which face each point is, on which side of its axis, and where as seen from outside."""
    x, y, z = np.abs(points)
    axis = np.where(x > np.maximum(y, z), 0, np.where(y > z, 1, 2))
    each = np.arange(points.shape[1])
    side = np.sign(points[axis, each])
    face = np.where(side > 0, axis, 5 - axis)
    return face, side, points[(axis + 1) % 3, each] * side, points[(axis + 2) % 3, each]


def _look_up(tiles: Floats, face: NDArray[np.intp], across: Floats, up: Floats) -> Floats:
    edge = 1 - 1 / TILE
    column = (1 + clamp(across, -edge, edge)) * (TILE / 2) - 0.5
    row = (1 - clamp(up, -edge, edge)) * (TILE / 2) - 0.5 + face * TILE
    rows = -(-face.size // _ROW)
    columns, lines = (np.resize(at.astype(np.float32), (rows, _ROW)) for at in (column, row))
    found = cv2.remap(tiles, columns, lines, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    return np.ascontiguousarray(found.reshape(-1, 4)[: face.size].T)


def _bumpy(
    hits: Hits, face: NDArray[np.intp], side: Floats, slope_across: Floats, slope_up: Floats
) -> Floats:
    """Normals bent by the pips, and by the slight bulge that no real face is without."""
    normals = hits.normals + 0.05 * hits.points
    axis, each = np.where(side > 0, face, 5 - face), np.arange(face.size)
    normals[(axis + 1) % 3, each] += slope_across * side
    normals[(axis + 2) % 3, each] += slope_up
    return unit(normals)


def _body(die: Die, hits: Hits) -> Floats:
    """The colour beside the paint: one colour, or as much of a second one as the grain tells."""
    body = linear(die.style.body)[:, None]
    if die.style.grain == "clear":
        return body + (linear(die.style.pips)[:, None] - body) * (_SHIMMER * _paint_behind(die, hits))
    if die.style.grain in _GRAINS:
        return body + (linear(die.style.second)[:, None] - body) * _GRAINS[die.style.grain](
            hits.points, die.grain
        )
    return body


_SHIMMER = 0.22
"""How strongly the paint of the far faces shows through a clear die."""


def _paint_behind(die: Die, hits: Hits) -> Floats:
    face, _, across, up = _places(far_side(hits))
    paint: Floats = _look_up(atlas(die.style, die.faces), face, across, up)[0]
    return paint


def _wood(points: Floats, grain: float) -> Floats:
    """Year rings around an axis beside the die, with a little wobble."""
    x, y, z = points
    ring = np.hypot(y + 1.7 + 0.1 * np.sin(3 * x + grain), z + 0.8 + 0.3 * np.sin(grain))
    fibre = np.sin(61 * y + 47 * z + 2 * np.sin(5 * x + grain))
    return clamp(0.5 + 0.45 * np.sin(ring * 17 + 1.5 * np.sin(2 * x)) + 0.18 * fibre)


def _marble(points: Floats, grain: float) -> Floats:
    """Swirls of a second colour."""
    x, y, z = points
    swirl = np.sin(2.3 * x + 1.9 * np.sin(2.1 * y + grain)) + np.sin(2.7 * z + 1.7 * np.sin(1.8 * x - grain))
    share: Floats = 0.5 + 0.5 * np.sin(2.2 * swirl + 1.4 * y + grain)
    return share * share


_GRAINS = {"wood": _wood, "marble": _marble}
