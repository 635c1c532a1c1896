"""What a camera sees that stands low beside the dice: tops as narrow as sides, and the sides below them.

Judge and marker learned at every turn, so to them a face that is seen so steeply is the side of a die, and no
face. The scholar learned which way is up in a picture; there its word counts for whether a face is read."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from vision.frames import Picture
from vision.reading.judging import NOTHING, Judged, apart
from vision.reading.limits import LIMITS
from vision.reading.scholar import name

UP, DOWN = -0.45, -0.1
"""How a face of a low camera's dice looks in the picture, a sine: tops further up than the first, sides (at
right angles to them) further down than the second."""

BESIDE = 0.95
"""So many edges from the middle of a top the middles of its sides are at most."""

SLIGHT = 0.1
"""What say a voice has that sees no face at all; the more it sees one, the more it has."""


def is_low(judged: list[Judged]) -> bool:
    """Do half of all clear faces look up in the picture? Of 297 photographs from above none is so."""
    clear = [each for each in judged if is_clear(each)]
    return 2 * sum(each.normal[1] < UP for each in clear) >= max(1, len(clear))


def is_clear(judged: Judged) -> bool:
    """Does the finder see a face here that may be a die's?"""
    return judged.place.clear > LIMITS.upright


def tops(picture: Picture, judged: list[Judged]) -> list[Judged]:
    """The faces on top read by all three voices, without the sides of the same dice."""
    told = [_retold(picture, each) if _is_steep(each) else each for each in judged]
    known = [each for each in told if _is_steep(each) and each.certainty > LIMITS.face]
    return [each for each in told if not any(_is_side_of(each, top) for top in known)]


def _is_steep(judged: Judged) -> bool:
    return judged.normal[1] < UP and len(judged.heard) > 1


def _retold(picture: Picture, judged: Judged) -> Judged:
    scholar = judged.heard[2] if len(judged.heard) > 2 else name(picture, judged.place)
    heard = *(_as_face(kinds, scholar[NOTHING]) for kinds in judged.heard[:2]), scholar
    voices = tuple(int(kinds[:NOTHING].argmax()) for kinds in heard)
    say = [SLIGHT + 1 - float(kinds[NOTHING]) for kinds in judged.heard[:2]] + [1.0]
    kinds = np.average(heard, axis=0, weights=say).astype(np.float32)
    return replace(judged, kinds=kinds, voices=voices, heard=heard)


def _as_face(kinds: NDArray[np.float32], nothing: np.float32) -> NDArray[np.float32]:
    """Which face it is to a voice, if the scholar is right that it is one; who sees one keeps to it."""
    face, nothing = kinds[:NOTHING] + 0.01, min(kinds[NOTHING], nothing)
    return np.append(face * (1 - nothing) / face.sum(), nothing).astype(np.float32)


def _is_side_of(side: Judged, top: Judged) -> bool:
    """Below the top, nearer than another die can lie, and looking down."""
    is_below = side.place.y > top.place.y and apart(side, top) < BESIDE * top.place.edge
    return is_below and side.normal[1] > DOWN
