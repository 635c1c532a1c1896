"""Digits that people wrote (MNIST, no part of Pipsight), as distances to their middle line.

The middle line can be inked again with any pen; the original strokes are all as broad as a felt pen's.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray

SIDE = 84
"""MNIST's 28, threefold."""
FULL = 1.5
"""Ink so many times deeper than in the line elsewhere is no crossing (1.4) but a loop that ran full."""
TENTHS = 10.0
"""Distances are kept as tenths of a pixel, in a byte."""


@dataclass(frozen=True, slots=True, eq=False)
class People:
    """Digits by value; each a field of distances in tenths of a pixel."""

    fields: dict[int, NDArray[np.uint8]]


def people_in(folder: Path, part: str, most: int, cache: Path) -> People:
    """The first so many digits of each kind in `train` or `t10k`, thinned once and then kept."""
    kept = cache / f"lines-{part}-{most}.npz"
    if not kept.exists():
        labels = np.frombuffer((folder / f"{part}-labels-idx1-ubyte").read_bytes()[8:], np.uint8)
        images = np.frombuffer((folder / f"{part}-images-idx3-ubyte").read_bytes()[16:], np.uint8)
        images = images.reshape(-1, 28, 28)
        fields = {str(value): _fields(images[labels == value][:most]) for value in range(10)}
        np.savez_compressed(kept, **fields)  # type: ignore[arg-type]
    with np.load(kept) as found:
        return People({int(value): found[value] for value in found.files})


def _fields(images: NDArray[np.uint8]) -> NDArray[np.uint8]:
    return thinned_fields(
        np.stack([cv2.resize(image, (SIDE, SIDE), interpolation=cv2.INTER_CUBIC) > 110 for image in images])
    )


def thinned_fields(large: NDArray[np.bool_]) -> NDArray[np.uint8]:
    """Digits as large as they are kept, as distances to their middle line."""
    thin = np.concatenate([_thinned(large[first : first + 500]) for first in range(0, len(large), 500)])
    lines = (one | _run_full(two, one) for one, two in zip(thin, large, strict=True))
    distances = (cv2.distanceTransform((~each).astype(np.uint8), cv2.DIST_L2, 3) for each in lines)
    return np.stack([np.clip(each * TENTHS, 0, 255).astype(np.uint8) for each in distances])


def _run_full(large: NDArray[np.bool_], thin: NDArray[np.bool_]) -> NDArray[np.bool_]:
    """Small loops that ran full of ink, a pen smaller: thinned to a line, a six would become a one."""
    deep = cv2.distanceTransform(large.astype(np.uint8), cv2.DIST_L2, 5)
    usual = float(np.median(deep[thin])) if thin.any() else 0.0
    deepest = deep > FULL * usual
    if not deepest.any():
        return deepest
    away = cv2.distanceTransform((~deepest).astype(np.uint8), cv2.DIST_L2, 5)
    return np.asarray(away <= (FULL - 1) * usual, np.bool_)


def _thinned(images: NDArray[np.bool_]) -> NDArray[np.bool_]:
    """Zhang and Suen's thinning, for many pictures at once."""
    images = np.pad(images, ((0, 0), (1, 1), (1, 1)))
    changed = True
    while changed:
        changed = False
        for first in (True, False):
            gone = _removable(images, first)
            changed |= bool(gone.any())
            images = images & ~gone
    return images[:, 1:-1, 1:-1]


def _removable(images: NDArray[np.bool_], first: bool) -> NDArray[np.bool_]:
    around = [
        np.roll(images, shift, (1, 2))
        for shift in ((1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1), (0, 1), (1, 1))
    ]
    count = sum(each.astype(np.int8) for each in around)
    changes = sum(
        (~one & two).astype(np.int8) for one, two in zip(around, [*around[1:], around[0]], strict=True)
    )
    north, _, east, _, south, _, west, _ = around
    sides = ~(north & east & south) & ~(east & south & west)
    if not first:
        sides = ~(north & east & west) & ~(north & south & west)
    return np.asarray(images & (count >= 2) & (count <= 6) & (changes == 1) & sides, np.bool_)
