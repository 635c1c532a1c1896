"""Taught faces: signs learned from a few pictures each and known again at any turn, with the same doubt."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.frames import Picture

TURNS, RINGS = 64, 20
Floats = NDArray[np.float32]


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
        return TaughtFaces(tuple(str(s) for s in arrays["signs"]), np.asarray(arrays["unrolled"], np.float32))


@dataclass(frozen=True, slots=True)
class Likeness:
    """The sign a face is most like (1 is the same picture), and how far the next other sign is behind."""

    sign: str
    likeness: float
    margin: float


def learn(faces: Iterable[tuple[str, Picture]]) -> TaughtFaces:
    """From cut-out faces (square pictures, the face in the middle) with their signs."""
    signs, pictures = zip(*faces, strict=True)
    return TaughtFaces(tuple(signs), np.stack([unroll(picture) for picture in pictures]))


def compare(taught: TaughtFaces, face: Picture) -> Likeness:
    """Which taught sign a cut-out face shows, whatever its turn."""
    likenesses = _turned_correlation(taught.unrolled, unroll(face))
    best = {
        sign: max(float(value) for value, name in zip(likenesses, taught.signs, strict=True) if name == sign)
        for sign in set(taught.signs)
    }
    first, *others = sorted(best, key=lambda sign: -best[sign])
    return Likeness(first, best[first], best[first] - (best[others[0]] if others else 0.0))


def unroll(face: Picture) -> Floats:
    """The face around its middle as turns x rings, plain in light and contrast, longer rings weighing more."""
    grey = cv2.cvtColor(face, cv2.COLOR_BGR2GRAY)
    side = grey.shape[0]
    polar = cv2.warpPolar(grey, (RINGS, TURNS), (side / 2, side / 2), side * 0.27, cv2.WARP_POLAR_LINEAR)
    weights = np.sqrt(np.arange(RINGS, dtype=np.float32) + 0.5)
    values = polar.astype(np.float32)
    values = (values - np.average(values, axis=None, weights=np.tile(weights**2, (TURNS, 1)))) * weights
    return np.asarray(values / (np.linalg.norm(values) + 1e-3), np.float32)


def _turned_correlation(taught: Floats, face: Floats) -> Floats:
    """The best correlation over all turns, for each example; a turn is a shift along the first axis."""
    spectrum = np.fft.rfft(taught, axis=1) * np.conj(np.fft.rfft(face, axis=0))
    return np.asarray(np.fft.irfft(spectrum.sum(axis=2), TURNS, axis=1).max(axis=1), np.float32)
