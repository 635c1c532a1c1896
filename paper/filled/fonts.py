"""Digits of handwriting fonts (Google Fonts, OFL, no part of Pipsight), thinned as people's digits are.

A font writes every four alike, so each is bent in several ways before it is thinned.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

from paper.filled.people import SIDE, People, thinned_fields
from paper.filled.strokes import Chance

BENDS = 6
"""So many ways of each digit."""
TALL = 60
"""Pixels of a digit's longer side, as MNIST has them."""
ROUGH = 5
"""A glyph is drawn so many times larger first."""
PARTS = ("judge", "choose")
"""School hands differ little from each other: they are no part of the list that is split, and all teach."""


@cache
def _families() -> list[str]:
    """All that Google calls handwriting, without school hands; whoever has not got one moves no other."""
    return Path(__file__).with_name("families.txt").read_text("utf-8").split()


def part_of(family: str) -> str:
    """Every eighth family judges, every eighth chooses limits; the others and all school hands teach."""
    families = _families()
    place = families.index(family) % 8 if family in families else len(PARTS)
    return PARTS[place] if place < len(PARTS) else "learn"


def fonts_in(folder: Path, part: str) -> People:
    """The digits of all fonts (`FAMILY.woff`) of one part in this folder, made once and then kept."""
    kept = folder / f"lines-{part}.npz"
    if not kept.exists():
        chosen = [path for path in sorted(folder.glob("*.woff")) if part_of(path.stem) == part]
        np.savez_compressed(kept, **{str(value): _digits(chosen, value) for value in range(10)})  # type: ignore[arg-type]
    with np.load(kept) as found:
        return People({int(value): found[value] for value in found.files})


def _digits(fonts: list[Path], value: int) -> NDArray[np.uint8]:
    chance = np.random.default_rng(value)
    glyphs = [_glyph(font, value) for font in fonts]
    bent = [_bent(glyph, chance) for glyph in glyphs for _ in range(BENDS)]
    return thinned_fields(np.stack(bent) > 110)


def _glyph(font: Path, value: int) -> NDArray[np.uint8]:
    """The digit, white on black, in the middle of a square, as large as MNIST has them."""
    drawn = ImageFont.truetype(str(font), ROUGH * TALL)
    left, top, right, low = drawn.getbbox(str(value))
    picture = Image.new("L", (int(right - left), int(low - top)))
    ImageDraw.Draw(picture).text((-left, -top), str(value), font=drawn, fill=255)
    scale = TALL / max(picture.size)
    small = cv2.resize(np.asarray(picture), None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
    high, wide = small.shape
    x, y = (SIDE - wide) // 2, (SIDE - high) // 2
    return cv2.copyMakeBorder(small, y, SIDE - high - y, x, SIDE - wide - x, cv2.BORDER_CONSTANT).astype(
        np.uint8
    )


def _bent(glyph: NDArray[np.uint8], chance: Chance) -> NDArray[np.uint8]:
    """Slanted, stretched and uneven, as another four of the same hand would be."""
    y, x = np.mgrid[:SIDE, :SIDE].astype(np.float32) - SIDE / 2
    wide, tall = chance.uniform(0.9, 1.2), chance.uniform(0.95, 1.1)
    slant = chance.normal(0, 0.12)
    off = [
        cv2.resize(
            chance.normal(0, 1.8, (4, 4)).astype(np.float32), (SIDE, SIDE), interpolation=cv2.INTER_CUBIC
        )
        for _ in range(2)
    ]
    across, down = wide * (x + slant * y) + SIDE / 2 + off[0], tall * y + SIDE / 2 + off[1]
    return np.asarray(
        cv2.remap(glyph, across.astype(np.float32), down.astype(np.float32), cv2.INTER_LINEAR), np.uint8
    )
