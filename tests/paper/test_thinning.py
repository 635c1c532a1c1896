"""Digits that people wrote with a broad pen, thinned so that another pen can write them again."""

from __future__ import annotations

import cv2
import numpy as np

from paper.filled.people import SIDE, TENTHS, thinned_fields


def test_a_six_whose_loop_ran_full_of_ink_does_not_become_a_line() -> None:
    six = np.zeros((SIDE, SIDE), np.uint8)
    cv2.line(six, (50, 10), (34, 60), 255, 9)
    cv2.circle(six, (40, 62), 11, 255, -1)
    away = thinned_fields(six[None] > 0)[0] / TENTHS
    assert [float(away[y, 40]) < 1 for y in (57, 62, 67)] == [True] * 3
    assert (away < 1)[15:40].sum(axis=1).max() <= 4
