"""Composes a store of scenes for the finder: `python -m vision.training.scene_store --photos … --out …`.

Composing a scene costs as much as a step of learning, so each is made once and shown often, turned, cut and
relit anew each time. Files are added while a training goes on, and it takes them up. `--upright` makes scenes
as a low camera sees them, which are never turned."""

from __future__ import annotations

import argparse
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.training.laying import SIZE
from vision.training.runs import Material
from vision.training.scenes import Photo, load_photos, load_trays
from vision.training.sprites import stacked_sprites
from vision.training.targets import maps

CELLS = SIZE // 4
SCENES, SPRITES = 400, 700
"""Scenes a file, and fresh painted dice for them."""

MARKED = 16.0
"""Pips of dice with so many pixels of edge are large enough to be marked one by one."""

Floats = NDArray[np.float32]


def targets(photo: Photo) -> Floats:
    """Seven maps: middles, log of the edges, where these count; bodies, where known; pips, where known."""
    bodies, counts = _bodies(photo)
    return np.stack([*maps(photo.dice), bodies, counts, *_pips(photo)])


def _bodies(photo: Photo) -> tuple[Floats, Floats]:
    """Which cells are dice. Of photographed ones only the middle is known, and that far from them is none."""
    painted = np.zeros((SIZE, SIZE), np.uint8) if photo.bodies is None else photo.bodies
    body = cv2.resize(painted, (CELLS, CELLS), interpolation=cv2.INTER_AREA).astype(np.float32) / 255
    counts = np.ones((CELLS, CELLS), np.float32)
    y, x = np.mgrid[0:CELLS, 0:CELLS] * 4 + 1.5
    for die in photo.dice:
        if not die.painted:
            far = np.hypot(x - die.x, y - die.y) / die.edge
            counts[(far < 1.5) & (body < 0.5)] = 0
            body[far < 0.4], counts[far < 0.4] = 1, 1
    return body, counts


def _pips(photo: Photo) -> tuple[Floats, Floats]:
    """A bump at each pip of an upward face, and where all pips are known."""
    found, counts = np.zeros((CELLS, CELLS), np.float32), np.ones((CELLS, CELLS), np.float32)
    y, x = np.mgrid[0:CELLS, 0:CELLS] * 4 + 1.5
    for die in photo.dice:
        if not die.painted or die.edge < MARKED:
            counts[np.hypot(x - die.x, y - die.y) < die.edge] = 0
            continue
        for across, down in die.pips:
            bump = np.exp(-((x - across) ** 2 + (y - down) ** 2) / (2 * 3.0**2))
            np.maximum(found, bump, out=found, casting="same_kind")
    return found, counts


def write_file(path: Path, source: Material) -> None:
    """So many scenes and their maps."""
    scenes = [source.scene(source.photo()) for _ in range(SCENES)]
    arrays = {
        "pictures": np.stack([each.picture for each in scenes]),
        "maps": np.stack([targets(each) for each in scenes]).astype(np.float16),
    }
    np.savez(path.with_suffix(".part.npz"), **arrays)  # type: ignore[arg-type]
    path.with_suffix(".part.npz").replace(path)
    print(path.name, flush=True)


def main() -> None:
    """Write so many files."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--photos", type=Path, required=True)
    parser.add_argument("--trays", type=Path, required=True, nargs="+")
    parser.add_argument("--files", type=int, nargs=2, default=(0, 16), help="from this number to before that")
    parser.add_argument("--upright", action="store_true")
    parser.add_argument("--out", type=Path, required=True)
    args = parser.parse_args()
    args.out.mkdir(parents=True, exist_ok=True)
    cv2.setNumThreads(1)
    photos = load_photos(args.photos)
    photos["trays"] = [photo for folder in args.trays for photo in load_trays(folder)]
    for number in range(*args.files):
        chance = np.random.default_rng([32 if args.upright else 31, number])
        sprites = stacked_sprites(chance, SPRITES, steep=args.upright)
        name = f"{'upright' if args.upright else 'scenes'}-{number}.npz"
        write_file(args.out / name, Material(photos, sprites, chance, args.upright))


if __name__ == "__main__":
    main()
