"""The classic pipeline, kept only as the yardstick of `pipsight bench`: blur, blobs, clusters, count."""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.frames import Picture

NEAR = 1.9
"""Pips of one die lie within so many pip diameters of each other."""


def count_blobs(picture: Picture) -> tuple[int, ...]:
    """The sizes of the clusters of round blobs, sorted: what the classic reader takes for faces."""
    points, sizes = _blobs(picture)
    if not len(points):
        return ()
    labels = _clusters(points, NEAR * float(np.median(sizes)))
    return tuple(sorted(int(count) for count in np.bincount(labels)))


def _blobs(picture: Picture) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    params = cv2.SimpleBlobDetector.Params()
    params.filterByInertia = True
    params.minInertiaRatio = 0.6
    found = cv2.SimpleBlobDetector.create(params).detect(cv2.medianBlur(picture, 7))
    return np.array([blob.pt for blob in found]).reshape(-1, 2), np.array([blob.size for blob in found])


def _clusters(points: NDArray[np.float64], reach: float) -> NDArray[np.int64]:
    """Density clustering with a least size of one: points within reach belong together."""
    near = np.linalg.norm(points[:, None] - points[None], axis=2) < reach
    labels = np.arange(len(points))
    for _ in range(len(points)):
        spread = np.where(near, labels[None], len(points)).min(axis=1)
        if (spread == labels).all():
            break
        labels = spread
    return np.unique(labels, return_inverse=True)[1]
