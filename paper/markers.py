"""The markers' patterns: OpenCV's dictionary of a thousand, five by five squares in a black border."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import cv2
import numpy as np
from numpy.typing import NDArray

SQUARES = 7
"""Across a marker, with its border."""


@cache
def dictionary() -> cv2.aruco.Dictionary:
    """Of five by five, a wrong square or two still leave a marker unlike every other one."""
    return cv2.aruco.getPredefinedDictionary(cv2.aruco.DICT_5X5_1000)


def pattern(marker: int) -> NDArray[np.uint8]:
    """Its squares: 0 is black, 255 white."""
    return np.asarray(cv2.aruco.generateImageMarker(dictionary(), marker, SQUARES), np.uint8)


def black_runs(marker: int) -> Iterator[tuple[int, int, int]]:
    """Row, first column and length of each black stretch, in squares."""
    for row, line in enumerate(pattern(marker).tolist()):
        column = 0
        while column < SQUARES:
            end = column
            while end < SQUARES and line[end] == 0:
                end += 1
            if end > column:
                yield row, column, end - column
            column = end + 1
