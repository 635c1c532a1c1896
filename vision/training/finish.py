"""How a traced die looks: paint and ink, what shows through a clear one, lamps, gloss and reflections."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from vision.simulated.shape import Hits, far_side
from vision.simulated.styles import Style
from vision.training.makes import TILE, Spots, tiles
from vision.training.paints import body_paint, colours, gleams, sheen_of_pips

RED_ONE = np.array([0.1, 0.08, 0.8], np.float32)
BLUE = np.array([0.7, 0.25, 0.1], np.float32)

Floats = NDArray[np.float32]
Chance = np.random.Generator


def painted(
    chance: Chance, hits: Hits, turn: Floats, made: Style, spots: list[Spots], is_sign: bool
) -> NDArray[np.uint8]:
    """Blue, green, red and cover of each pixel that was hit."""
    faces, light = tiles(chance, made, spots, is_sign), int(chance.integers(1 << 30))
    body, pips = colours(chance)
    face, row, column = _places(hits.points)
    ink = np.stack(faces)[face, row, column]
    gleam = np.stack([gleams(np.random.default_rng(light), tile) for tile in faces])[face, row, column]
    paint = _pip_paint(chance, made, body, pips)[:, face] * sheen_of_pips(chance, hits.points)
    is_clear = chance.random() < 0.18
    under = body_paint(chance, hits.points, body, pips)
    under = _clear(chance, hits, under, pips, faces) if is_clear else under
    lit = _lit(chance, hits, under * (1 - ink) + paint * ink + gleam, turn, made, ink)
    # The ground shows through a clear die, but not through its pips.
    through = chance.uniform(0, 0.6) if is_clear else 0.0
    cover = hits.cover * (1 - through * (1 - ink))
    return np.clip(np.column_stack([lit.T, cover]) * 255, 0, 255).astype(np.uint8)


def _pip_paint(chance: Chance, made: Style, body: Floats, pips: Floats) -> Floats:
    """The colour of the pips of each face: mostly one, else a red one, red and blue ones, or mere dents."""
    paint = np.repeat(pips[:, None], 6, axis=1)
    kind = chance.random()
    if kind < 0.2:
        # Gold, brass and copper.
        metal = np.array([chance.uniform(0.1, 0.45), chance.uniform(0.5, 0.75), chance.uniform(0.7, 0.95)])
        if float(np.abs(body - metal).max()) > 0.18:
            paint = np.repeat(metal.astype(np.float32)[:, None], 6, axis=1)
    elif kind < 0.27:
        paint = np.stack([(RED_ONE, BLUE)[int(chance.integers(2))] for _ in range(6)], axis=1)
    elif kind < 0.32:
        paint = np.repeat(body[:, None] * np.float32(chance.uniform(0.6, 0.92)), 6, axis=1)
    elif made.one_radius and chance.random() < 0.6:
        paint[:, 0] = RED_ONE
    return paint


def _places(points: Floats) -> tuple[NDArray[np.intp], NDArray[np.intp], NDArray[np.intp]]:
    """On which face each point is, and in which row and column of its tile."""
    axis = np.abs(points).argmax(0)
    positive = np.take_along_axis(points, axis[None], 0)[0] > 0
    face = np.where(positive, np.array([0, 1, 2])[axis], np.array([5, 4, 3])[axis])
    others = np.array([(1, 2), (2, 0), (0, 1)])[axis].T
    u, v = (np.take_along_axis(points, each[None], 0)[0] for each in others)
    column, row = (np.clip(((each + 1) / 2 * TILE).astype(int), 0, TILE - 1) for each in (u, v))
    return face, row, column


def _clear(chance: Chance, hits: Hits, body: Floats, pips: Floats, faces: list[Floats]) -> Floats:
    """The pips of the far faces shimmer through, and the side away from the lamp glows."""
    behind = np.stack(faces)[_places(far_side(hits))] * np.float32(chance.uniform(0.03, 0.4))
    way = chance.normal(0, 1, 3).astype(np.float32)
    glow = 1 + np.float32(chance.uniform(0, 0.6)) * (way / np.linalg.norm(way)) @ hits.points
    return np.asarray((body * (1 - behind) + pips[:, None] * behind) * np.maximum(glow, 0.15), np.float32)


def _lit(chance: Chance, hits: Hits, colour: Floats, turn: Floats, made: Style, ink: Floats) -> Floats:
    normals, rays = turn @ hits.normals, turn @ hits.rays
    ambient = chance.uniform(0.25, 0.75)
    light = np.full(colour.shape[1], ambient, np.float32) * (0.75 + 0.25 * normals[2])
    shine = np.zeros_like(light)
    for _ in range(int(chance.integers(1, 3))):
        way = np.array([*chance.normal(0, 0.7, 2), 1.0], np.float32)
        way /= np.linalg.norm(way)
        light += (1.0 - ambient) * np.maximum(way @ normals, 0)
        halfway = way[:, None] - rays
        halfway /= np.sqrt((halfway * halfway).sum(0))
        narrow = chance.uniform(4, 15) if chance.random() < 0.2 else chance.uniform(15, 120)
        shine += np.maximum((halfway * normals).sum(0), 0) ** narrow
    shine *= made.gloss * chance.uniform(0, 0.9) * (1 - 0.6 * ink)
    if chance.random() < 0.25:
        shine += made.gloss * _reflections(chance, hits, normals, rays)
    return np.asarray(colour * light + shine, np.float32)


def _reflections(chance: Chance, hits: Hits, normals: Floats, rays: Floats) -> Floats:
    """Windows and tubes mirrored in faces that no maker polishes quite flat: bent bright bands."""
    bend = sum(
        np.sin(chance.normal(0, 3, 3).astype(np.float32) @ hits.points + np.float32(chance.uniform(0, 6)))
        * chance.normal(0, 0.06, 3).astype(np.float32)[:, None]
        for _ in range(3)
    )
    bent = normals + 0.08 * hits.points + bend
    bent /= np.sqrt((bent * bent).sum(0))
    mirrored = rays - 2 * (rays * bent).sum(0) * bent
    across = chance.normal(0, 1, 3).astype(np.float32)
    off = np.abs((across / np.linalg.norm(across)) @ mirrored - np.float32(chance.uniform(-0.5, 0.5)))
    wide = np.float32(chance.uniform(0.01, 0.1))
    return np.asarray(np.clip(1.5 - off / wide, 0, 1) * np.float32(chance.uniform(0.2, 1.0)), np.float32)
