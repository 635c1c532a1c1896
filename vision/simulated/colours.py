"""Colours as people write them, turned into the linear light the painter reckons with."""

from __future__ import annotations

import numpy as np

from vision.simulated.vectors import Floats


def linear(code: str) -> Floats:
    """Blue, green, red as linear light from 0 to 1, from a code like "#c02020".

    The camera's curve is a plain square root, so that shadows may multiply finished pixels too.
    """
    red, green, blue = (int(code[at : at + 2], 16) / 255 for at in (1, 3, 5))
    return np.array([blue, green, red], np.float32) ** 2
