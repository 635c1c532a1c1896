"""A household's own dice: what the second voice felt when it saw them, compared with what it feels now.

They are kept as numbers, the marker's own features of each face that was shown. A face that is much like one
of them is named by it; one that is like none of them is read as if nothing had been taught."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from vision.reading.judging import NOTHING, SIGN, Judged
from vision.reading.limits import LIMITS
from vision.reading.network import MARKER, fingerprint

FEATURES = 128
FACES = 6
LOOKS = 4
"""Looks that are kept of each shown die, at so many turns."""

MOST_ROWS = 6000
"""More rows than any lesson makes: four of each of fifty throws of twenty dice are four thousand."""

Floats = NDArray[np.float32]


@dataclass(frozen=True, slots=True, eq=False)
class OwnDice:
    """For each look at a taught die its face and its features; and what the dice have in common.

    throws  how often they were shown
    count   how many were shown together most often
    edge    how long an edge of them is in lengths of the picture
    colour  blue, green and red of their bodies, the middle of all
    """

    faces: tuple[int, ...]
    rows: Floats
    throws: int
    count: int
    edge: float
    colour: tuple[int, int, int]

    @property
    def views(self) -> dict[int, int]:
        """How often each face was shown; those that never were are left out."""
        counts = {face: self.faces.count(face) // LOOKS for face in range(1, FACES + 1)}
        return {face: count for face, count in counts.items() if count}

    def likeness(self, features: Floats) -> float:
        """How like the likest look at a taught die this is (1 is the same)."""
        return float((self.rows @ unit(features)).max())

    def adjusted(self, judged: Judged) -> Judged:
        """The same die, judged with what is known of this household's dice."""
        if not judged.features.size:
            return judged
        likest = _likest(self, judged.features)
        near = _share(float(np.nanmax(likest)), LIMITS.own_far, LIMITS.own_near)
        if near == 0.0:
            return judged
        kinds, named = _weighed(judged.kinds, likest, near), int(np.nanargmax(likest))
        if len(set(judged.voices)) == 1 and named not in judged.voices:
            return replace(judged, voices=(*judged.voices, named))
        # One more voice: of two in dispute it makes a majority; where it overrules both, people are asked.
        return replace(judged, kinds=kinds, voices=(*judged.voices, named))

    def to_arrays(self) -> dict[str, NDArray[np.generic]]:
        """As plain arrays, for `numpy.savez`."""
        common = (self.throws, self.count, self.edge, *self.colour)
        return {"faces": np.array(self.faces), "rows": self.rows, "common": np.array(common)}

    @staticmethod
    def from_arrays(arrays: Mapping[str, NDArray[np.generic]]) -> OwnDice:
        """Back from plain arrays; ValueError when they are no such dice."""
        faces = np.asarray(arrays["faces"], np.int64)
        rows, common = np.asarray(arrays["rows"], np.float32), np.asarray(arrays["common"], np.float64)
        if not 0 < len(faces) <= MOST_ROWS or rows.shape != (len(faces), FEATURES) or common.shape != (6,):
            raise ValueError("rows that do not fit")
        are_faces = ((faces >= 1) & (faces <= FACES)).all()
        are_rows = (np.abs(np.linalg.norm(rows, axis=1) - 1) < 0.01).all()
        if not (are_faces and are_rows and np.isfinite(common).all()):
            raise ValueError("no faces, or numbers that no row of unit length has")
        throws, count, edge, blue, green, red = common.tolist()
        colour = int(blue), int(green), int(red)
        return OwnDice(tuple(faces.tolist()), rows, int(throws), int(count), edge, colour)


def felt_by() -> str:
    """Which network felt them; another one feels otherwise, and would take one face for another."""
    return fingerprint(MARKER)


def unit(features: Floats) -> Floats:
    """Of length one, so that products are likenesses."""
    return np.asarray(features / max(float(np.linalg.norm(features)), 1e-6), np.float32)


def _likest(own: OwnDice, features: Floats) -> Floats:
    """How like the likest example of each face this is; not a number for faces that were never shown."""
    products, faces = own.rows @ unit(features), np.array(own.faces)
    best = [products[faces == face + 1].max(initial=-1.0) for face in range(FACES)]
    return np.array([each if each > -1 else np.nan for each in best], np.float32)


def _share(value: float, low: float, high: float) -> float:
    return min(1.0, max(0.0, (value - low) / (high - low)))


def _weighed(kinds: Floats, likest: Floats, near: float) -> Floats:
    """The likelihoods, those of faces that it is less like made smaller.

    A face that was never shown is neither helped nor hurt, and what is like a taught die is a die; but what
    is like its one may be a screw or a spot."""
    behind = np.zeros(len(kinds), np.float32)
    behind[:FACES] = np.nan_to_num(np.nanmax(likest) - likest, nan=0.0)
    behind[[SIGN, NOTHING]] = LIMITS.own_apart if int(np.nanargmax(likest)) else 0.0
    weighed = kinds * np.exp(-near * LIMITS.own_weight * behind)
    return np.asarray(weighed / weighed.sum(), np.float32)
