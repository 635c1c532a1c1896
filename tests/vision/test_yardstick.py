"""The yardstick is an honest one: on the easy pictures it was made for, it counts right."""

from __future__ import annotations

import cv2
import numpy as np

from vision.yardstick import count_blobs


def test_three_and_two_dark_dots_are_two_clusters() -> None:
    picture = np.full((240, 320, 3), 230, np.uint8)
    for x, y in ((60, 60), (80, 80), (100, 100), (220, 60), (240, 80)):
        cv2.circle(picture, (x, y), 9, (20, 20, 20), -1)
    assert count_blobs(picture) == (2, 3)


def test_an_empty_picture_has_no_clusters() -> None:
    assert count_blobs(np.full((240, 320, 3), 230, np.uint8)) == ()
