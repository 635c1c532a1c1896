"""Many vectors at once: arrays (3, ...) with x, y, z along the first axis."""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

Floats: TypeAlias = NDArray[np.floating[Any]]
"""Any array of floats, 32 bits wide wherever there are many. Lengths are millimetres unless told otherwise;
z points up, and the floor of the tray is z = 0."""


def dot(one: Floats, other: Floats) -> Floats:
    """The inner products of vectors, pair by pair."""
    products: Floats = np.einsum("i...,i...->...", one, other)
    return products


def length(vectors: Floats) -> Floats:
    """How long each vector is."""
    return np.sqrt(dot(vectors, vectors))


def unit(vectors: Floats) -> Floats:
    """The vectors' directions."""
    return vectors / length(vectors)


def clamp(values: Floats, low: float = 0.0, high: float = 1.0) -> Floats:
    """The values, kept between two bounds (np.clip does the same in twice the time)."""
    return np.minimum(np.maximum(values, low), high)
