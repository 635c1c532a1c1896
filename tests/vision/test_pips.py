from __future__ import annotations

import cv2
import numpy as np
import pytest

from vision.reading.pips import find_pips


def painted_spots(body: int, spot: int) -> np.ndarray:
    grey = np.full((120, 120), body, np.uint8)
    for x, y in ((30, 30), (90, 30), (60, 60), (30, 90), (90, 90)):
        cv2.circle(grey, (x, y), 8, spot, cv2.FILLED, cv2.LINE_AA)
    return grey


@pytest.mark.parametrize(("body", "spot", "lighter"), [(240, 20, False), (40, 230, True)])
def test_dark_pips_and_light_pips_are_found_alike(body: int, spot: int, lighter: bool) -> None:
    pips = find_pips(painted_spots(body, spot))
    places = sorted((round(pip.x), round(pip.y)) for pip in pips if pip.lighter == lighter)
    assert places == [(30, 30), (30, 90), (60, 60), (90, 30), (90, 90)]


def test_a_glare_spot_inside_a_pip_does_not_hide_it() -> None:
    grey = painted_spots(235, 25)
    cv2.circle(grey, (58, 58), 2, 255, cv2.FILLED)
    assert any(abs(pip.x - 60) < 1 and abs(pip.y - 60) < 1 and not pip.lighter for pip in find_pips(grey))


def test_a_plain_picture_has_no_pips() -> None:
    assert find_pips(np.full((90, 160), 128, np.uint8)) == []


def test_a_line_is_no_pip() -> None:
    grey = np.full((100, 100), 220, np.uint8)
    cv2.line(grey, (10, 50), (90, 52), 20, 5)
    assert find_pips(grey) == []
