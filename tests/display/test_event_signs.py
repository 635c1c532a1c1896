"""The event die on the screen: the same signs as on the simulated one, so that a child knows them again."""

from __future__ import annotations

import numpy as np
import pygame
import pytest

from display.painting.event_signs import event_sign
from display.painting.pen import stamp
from display.style.boxes import Box
from games.upwards.setup import Effect
from vision.simulated.signs import SIGNS, sign_mask

SIDE = 72


def painted(sign: str) -> np.ndarray[tuple[int, ...], np.dtype[np.float64]]:
    surface = pygame.Surface((SIDE, SIDE))
    stamp(surface, Box(0, 0, SIDE, SIDE), event_sign, (255, 255, 255), (255, 255, 255), sign)
    return pygame.surfarray.array3d(surface)[..., 0].T / 255


def test_every_effect_has_its_sign() -> None:
    assert set(SIGNS) == set(Effect)


@pytest.mark.parametrize("sign", SIGNS)
def test_the_screen_shows_the_sign_that_lies_in_the_simulated_tray(sign: str) -> None:
    assert np.abs(painted(sign) - sign_mask(sign, SIDE)).mean() < 0.03


def test_a_face_nobody_taught_is_drawn_all_the_same() -> None:
    assert painted("a cat").any()
