"""How much room words need: the typefaces are measured here, and nowhere else."""

from __future__ import annotations

import re
from bisect import bisect_left
from dataclasses import dataclass
from functools import cache, lru_cache
from io import BytesIO

import pygame

from display.style.boxes import Box
from display.style.theme import CAPITAL, COVERED, FALLBACK, FONTS, TYPEFACE

LEADING, TIGHT = 1.2, 1.02
"""From line to line, in type sizes; the tight one still leaves a millimetre between large lines."""


@dataclass(frozen=True, slots=True)
class Lettering:
    """Words broken into lines at one type size."""

    lines: tuple[str, ...]
    size: int
    bold: bool = False
    leading: float = LEADING

    @property
    def width(self) -> int:
        """The widest line."""
        return max((text_width(line, self.size, self.bold) for line in self.lines), default=0)

    @property
    def height(self) -> int:
        """All lines, from the first one's top to the last one's depth."""
        return round(self.size * self.leading * len(self.lines))


@lru_cache(maxsize=1 << 11)
def fitted(
    text: str, box: Box, largest: int, smallest: int, bold: bool = False, leading: float = LEADING
) -> Lettering:
    """The words as large as they fit into the box, between these two sizes.

    A word too long even for the smallest size is broken; what is then still too tall, the fit test finds.
    """
    sizes = range(smallest, largest + 1)
    fitting = bisect_left(sizes, True, key=lambda size: not fits_whole(text, box, size, bold, leading))
    if fitting:
        return wrapped(text, sizes[fitting - 1], box.width, bold, leading)
    return wrapped(" ".join(_broken(text, smallest, box.width, bold)), smallest, box.width, bold, leading)


def fits_whole(text: str, box: Box, size: int, bold: bool = False, leading: float = LEADING) -> bool:
    """Do the words fit at this size without breaking one?"""
    lettering = wrapped(text, size, box.width, bold, leading)
    return lettering.height <= box.height and lettering.width <= box.width


def shortened(text: str, box: Box, size: int, bold: bool = False, leading: float = LEADING) -> str:
    """As much of its beginning as fits at this size, up to where one can stop reading; else all of it."""
    stops = [stop.end() for stop in re.finditer(r"[.!?](?= )", text)]
    if not text.endswith("?"):
        stops += [stop.start() for stop in re.finditer(r"[,;] | \(", text) if " " in text[: stop.start()]]
    shorter = (text[:end] for end in (len(text), *sorted(stops, reverse=True)))
    return next((part for part in shorter if fits_whole(part, box, size, bold, leading)), text)


def wrapped(text: str, size: int, width: int, bold: bool = False, leading: float = LEADING) -> Lettering:
    """The words in lines that are no wider than this; a single long word stays whole."""
    lines: list[str] = []
    line = ""
    for word in text.split(" "):
        longer = f"{line} {word}" if line else word
        if line and text_width(longer, size, bold) > width:
            lines.append(line)
            longer = word
        line = longer
    return Lettering((*lines, line), size, bold, leading)


def _broken(text: str, size: int, width: int, bold: bool) -> list[str]:
    """The same words with each too long one in pieces that fit."""
    pieces: list[str] = []
    for word in text.split():
        piece = ""
        for sign in word:
            if piece and text_width(piece + sign, size, bold) > width:
                pieces.append(piece)
                piece = ""
            piece += sign
        pieces.append(piece)
    return pieces


@lru_cache(maxsize=1 << 13)
def text_width(text: str, size: int, bold: bool = False) -> int:
    """How wide this line is."""
    return font(size, bold, is_covered(text)).size(text)[0]


def is_covered(text: str) -> bool:
    """Has our own typeface all these signs?"""
    return _covered().issuperset(text)


@cache
def _covered() -> frozenset[str]:
    return frozenset(chr(sign) for first, last in COVERED for sign in range(first, last + 1))


@lru_cache(maxsize=64)
def font(size: int, bold: bool, ours: bool = True) -> pygame.font.Font:
    """The typeface at this size; `ours` False takes the one with Greek and Cyrillic."""
    pygame.font.init()
    return pygame.font.Font(BytesIO(_typeface((TYPEFACE if ours else FALLBACK)[bold])), size)


@cache
def _typeface(name: str) -> bytes:
    """Read once: pygame would keep the file open for every size."""
    return (FONTS / name).read_bytes()


def size_for_capitals(height: float) -> int:
    """The type size whose capitals and digits are this tall."""
    return max(1, round(height / CAPITAL))
