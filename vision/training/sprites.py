"""Paints single dice of every make, each with its cover, for composing training pictures."""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.simulated.dice import Die, Pose, about, lying
from vision.simulated.faces import LAYOUTS
from vision.simulated.shape import Hits, trace
from vision.simulated.signs import SIGNS, sign_mask
from vision.simulated.styles import Style
from vision.training.paints import body_paint, colours, gleams

PIXELS = 128
EDGE_PIXELS = 60.0
TILE = 96
SIGN, NOTHING = 6, 7
"""Classes after the six faces: a die whose face is no number of pips, and nothing that can be read."""

Floats = NDArray[np.float32]
Chance = np.random.Generator


@dataclass(frozen=True, slots=True, eq=False)
class Sprite:
    """One painted die: colour and cover, its class, and which way its upward face looks."""

    paint: NDArray[np.uint8]
    kind: int
    normal: tuple[float, float]
    face_centre: tuple[float, float]


def sprite(chance: Chance) -> Sprite:
    """A die of random make, seen from above to well aslant; now and then one that lies on an edge."""
    style = _style(chance)
    die = Die(style, 2.0)
    top = int(chance.integers(6))
    tilt = np.radians(_tilt(chance))
    toward = chance.uniform(0, 2 * np.pi)
    flat = lying(die, top, 0, 0, chance.uniform(0, 2 * np.pi))
    turn = about((np.cos(toward), np.sin(toward), 0.0), tilt) @ flat.turn
    distance = chance.uniform(9, 50)
    hits = _traced(die, Pose(np.zeros(3, np.float32), turn), distance)
    is_sign = chance.random() < 0.1
    tiles = _tiles(chance, style, is_sign)
    normal = turn @ np.array(_axis(top), np.float32)
    paint = _shaded(chance, hits, tiles, turn, style)
    kind = NOTHING if tilt > np.radians(43) else SIGN if is_sign else top
    middle = normal * (distance / (distance - normal[2]))
    return Sprite(paint, kind, (float(normal[0]), -float(normal[1])), (float(middle[0]), -float(middle[1])))


def stacked_sprites(chance: Chance, count: int) -> dict[str, NDArray[np.generic]]:
    """So many dice as arrays side by side."""
    sprites = [sprite(chance) for _ in range(count)]
    return {
        "paint": np.stack([each.paint for each in sprites]),
        "kind": np.array([each.kind for each in sprites]),
        "normal": np.array([each.normal for each in sprites]),
        "centre": np.array([each.face_centre for each in sprites]),
    }


def _axis(face: int) -> tuple[float, float, float]:
    return [(1, 0, 0), (0, 1, 0), (0, 0, 1), (0, 0, -1), (0, -1, 0), (-1, 0, 0)][face]  # type: ignore[return-value]


def _tilt(chance: Chance) -> float:
    return float(
        chance.choice(
            [chance.uniform(0, 18), chance.uniform(0, 42), chance.uniform(43, 54)], p=[0.5, 0.44, 0.06]
        )
    )


def _traced(die: Die, pose: Pose, distance: float) -> Hits:
    pixel = die.edge / EDGE_PIXELS
    at = (np.arange(PIXELS, dtype=np.float32) - PIXELS / 2 + 0.5) * pixel
    across, down = np.meshgrid(at, at)
    rays = np.stack([across, -down, np.full_like(across, -distance)])
    rays /= np.sqrt((rays * rays).sum(0))
    return trace(rays.astype(np.float32), np.array([0, 0, distance], np.float32), die, pose, pixel)


def _style(chance: Chance) -> Style:
    spread = float(chance.uniform(0.4, 0.66))
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


def _tiles(chance: Chance, style: Style, is_sign: bool) -> list[Floats]:
    return [_sign_tile(chance) if is_sign else _pip_tile(chance, style, face + 1) for face in range(6)]


def _pip_tile(chance: Chance, style: Style, face: int) -> Floats:
    tile = np.zeros((TILE * 2, TILE * 2), np.uint8)
    radius = style.one_radius if face == 1 and style.one_radius else style.pip_radius
    # Makers differ most in their sixes: the two rows may be far nearer to each other than the rows are long.
    short, narrow = (chance.uniform(0.8, 1.0), chance.uniform(0.5, 1.05)) if face == 6 else (1.0, 1.0)
    turned = chance.random() < 0.5
    for along, over in LAYOUTS[face]:
        spot = along * style.spread * short, over * style.spread * narrow
        x, y = spot[::-1] if turned else spot
        middle = int((x + 1) * TILE), int((y + 1) * TILE)
        cv2.circle(tile, middle, int(radius * TILE), 255, cv2.FILLED, cv2.LINE_AA)
    return cv2.resize(tile, (TILE, TILE), interpolation=cv2.INTER_AREA).astype(np.float32) / 255


def _sign_tile(chance: Chance) -> Floats:
    tile = np.zeros((TILE, TILE), np.uint8)
    if chance.random() < 0.5:
        tile[14:-14, 14:-14] = 255 * sign_mask(str(chance.choice(SIGNS)), TILE - 28)
    elif chance.random() < 0.8:
        letter = chr(int(chance.integers(48, 91)))
        size, thick = chance.uniform(1.5, 2.6), int(chance.integers(2, 10))
        (width, height), _ = cv2.getTextSize(letter, 0, size, thick)
        cv2.putText(
            tile,
            letter,
            ((TILE - width) // 2, (TILE + height) // 2),
            int(chance.integers(0, 5)),
            size,
            255,
            thick,
            cv2.LINE_AA,
        )
    return np.rot90(tile, int(chance.integers(4))).astype(np.float32) / 255


def _shaded(chance: Chance, hits: Hits, tiles: list[Floats], turn: Floats, style: Style) -> NDArray[np.uint8]:
    points, light = hits.points, int(chance.integers(1 << 30))
    body, pips = colours(chance)
    red_one = np.array([0.1, 0.08, 0.8], np.float32)
    axis = np.abs(points).argmax(0)
    positive = np.take_along_axis(points, axis[None], 0)[0] > 0
    face = np.where(positive, np.array([0, 1, 2])[axis], np.array([5, 4, 3])[axis])
    others = np.array([(1, 2), (2, 0), (0, 1)])[axis].T
    u, v = (np.take_along_axis(points, each[None], 0)[0] for each in others)
    column, row = (np.clip(((each + 1) / 2 * TILE).astype(int), 0, TILE - 1) for each in (u, v))
    ink = np.stack(tiles)[face, row, column]
    gleam = np.stack([gleams(np.random.default_rng(light), tile) for tile in tiles])[face, row, column]
    paint = np.broadcast_to(pips[:, None], (3, len(ink)))
    if style.one_radius and chance.random() < 0.6:
        paint = np.where(face == 0, red_one[:, None], paint)
    colour = body_paint(chance, points, body) * (1 - ink) + paint * ink + gleam
    return _lit(chance, hits, colour, turn, style, ink)


def _lit(
    chance: Chance, hits: Hits, colour: Floats, turn: Floats, style: Style, ink: Floats
) -> NDArray[np.uint8]:
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
        shine += np.maximum((halfway * normals).sum(0), 0) ** chance.choice(
            [chance.uniform(4, 15), chance.uniform(15, 120)], p=[0.2, 0.8]
        )
    lit = colour * light + style.gloss * chance.uniform(0, 0.9) * shine * (1 - 0.6 * ink)
    canvas = np.zeros((PIXELS * PIXELS, 4), np.uint8)
    canvas[hits.pixels, :3] = np.clip(lit.T * 255, 0, 255)
    # One die in eight is clear: the ground shows through, but not through its pips.
    clear = chance.uniform(0.15, 0.6) if chance.random() < 0.12 else 0.0
    canvas[hits.pixels, 3] = np.clip(hits.cover * (1 - clear * (1 - ink)) * 255, 0, 255)
    return canvas.reshape(PIXELS, PIXELS, 4)


def main() -> None:
    """Paint so many dice into one file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--count", type=int, default=6000)
    parser.add_argument("--seed", type=int, default=11)
    args = parser.parse_args()
    np.savez(args.out, **stacked_sprites(np.random.default_rng(args.seed), args.count))


if __name__ == "__main__":
    main()
