"""Taught faces: signs learned from a few pictures each and known again at any turn, with the same doubt."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.frames import Picture
from vision.judging import judge_all
from vision.network import cut, find

TURNS, RINGS = 64, 20
REACH = 0.27
"""How much of a cut-out face is looked at, from its middle, in sides of the picture: up to the die's edge."""

PLAIN = 5.0
"""Grey levels of contrast that noise alone may have: a blank face is not to look like some sign by chance."""

Floats = NDArray[np.float32]


class NothingToTeach(Exception):
    """No die was found in a picture that should show one; the message says which."""


@dataclass(frozen=True, slots=True, eq=False)
class TaughtFaces:
    """For each example its sign, and the face unrolled around its middle (turns x rings)."""

    signs: tuple[str, ...]
    unrolled: Floats

    def to_arrays(self) -> dict[str, NDArray[np.generic]]:
        """As plain arrays, for `numpy.savez`."""
        return {"signs": np.array(self.signs), "unrolled": self.unrolled}

    @staticmethod
    def from_arrays(arrays: Mapping[str, NDArray[np.generic]]) -> TaughtFaces:
        """Back from plain arrays."""
        return TaughtFaces(
            tuple(str(sign) for sign in arrays["signs"]), np.asarray(arrays["unrolled"], np.float32)
        )


@dataclass(frozen=True, slots=True)
class Likeness:
    """The sign a face is most like (1 is the same picture), and how far the next other sign is behind."""

    sign: str
    likeness: float
    margin: float


def teach(examples: Iterable[tuple[str, Picture]]) -> TaughtFaces:
    """Learn from pictures that each show one die with the named sign up."""
    return learn((sign, _only_face(sign, picture)) for sign, picture in examples)


def learn(faces: Iterable[tuple[str, Picture]]) -> TaughtFaces:
    """Learn from cut-out faces: square pictures with the face in the middle."""
    signs, pictures = zip(*faces, strict=True)
    return TaughtFaces(tuple(signs), np.stack([unroll(picture) for picture in pictures]))


def compare(taught: TaughtFaces, face: Picture) -> Likeness:
    """Which taught sign a cut-out face shows, whatever its turn."""
    likenesses = _turned_correlation(taught.unrolled, unroll(face))
    best: dict[str, float] = {}
    for sign, likeness in zip(taught.signs, likenesses.tolist(), strict=True):
        best[sign] = max(likeness, best.get(sign, -1.0))
    first, *others = sorted(best, key=lambda sign: -best[sign])
    return Likeness(first, best[first], best[first] - (best[others[0]] if others else 0.0))


def unroll(face: Picture) -> Floats:
    """The face around its middle as turns x rings, the same in any light; longer rings weigh more."""
    grey = cv2.cvtColor(face, cv2.COLOR_BGR2GRAY)
    middle = grey.shape[1] / 2, grey.shape[0] / 2
    polar = cv2.warpPolar(grey, (RINGS, TURNS), middle, grey.shape[0] * REACH, cv2.WARP_POLAR_LINEAR)
    weights = np.sqrt(np.arange(RINGS, dtype=np.float32) + 0.5)
    values = polar.astype(np.float32)
    values = (values - np.average(values, weights=np.tile(weights**2, (TURNS, 1)))) * weights
    noise = PLAIN * float(np.linalg.norm(np.tile(weights, (TURNS, 1))))
    return np.asarray(values / np.hypot(np.linalg.norm(values), noise), np.float32)


def _only_face(sign: str, picture: Picture) -> Picture:
    places = find(picture, 0.3)
    if not places:
        raise NothingToTeach(f"No die was found in a picture that should show {sign!r}.")
    return cut(picture, judge_all(picture, places[:1])[0].place)


def _turned_correlation(taught: Floats, face: Floats) -> Floats:
    """The best correlation over all turns, for each example; a turn is a shift along the first axis."""
    spectrum = np.fft.rfft(taught, axis=1) * np.conj(np.fft.rfft(face, axis=0))
    return np.asarray(np.fft.irfft(spectrum.sum(axis=2), TURNS, axis=1).max(axis=1), np.float32)
