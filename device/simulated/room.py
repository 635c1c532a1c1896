"""A simulated room: a tray in it, the camera above, and the eye that looks through it."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial

from config.settings import CameraSettings
from device.camera.eye import Eye
from device.simulated.camera import SimulatedCamera
from device.simulated.lesson_hand import ShowingHand
from device.simulated.teaching import taught_signs
from vision.frames import FrameSource
from vision.simulated.cards import SimulatedCards
from vision.simulated.scenery import scenery
from vision.simulated.tray import SimulatedTray

ROOMS = 1000
"""How many different simulated rooms there are to play in."""


def furnished(
    settings: CameraSettings, seed: int | None
) -> tuple[Eye, Callable[[], FrameSource], SimulatedCamera, ShowingHand]:
    """An eye, how to open its camera, the camera itself and the hand that shows things to it."""
    number = random.randrange(ROOMS) if seed is None else seed
    room = scenery(number, corner=settings.corner)
    size = settings.width, settings.height
    tray = SimulatedTray(number, size=size, fps=settings.fps, scenery=room)
    cards = partial(SimulatedCards, number, size=size, scenery=room)
    eye, camera = Eye(corner=settings.corner), SimulatedCamera(tray, settings.fps, cards=cards)

    def opened() -> FrameSource:
        """In the camera's thread: nobody has to wait for the first screen while signs are learnt."""
        eye.know(taught_signs(number))
        return camera

    return eye, opened, camera, ShowingHand(camera)
