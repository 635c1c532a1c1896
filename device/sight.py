"""Where the pictures of an evening come from, and how they are looked at."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass

from device.eye import Eye
from device.loop import View
from device.play_call import Call
from device.simulated.camera import SimulatedCamera
from device.simulated.showing import ShowingHand
from device.simulated.teaching import taught_signs
from device.sources import PI, SIMULATED, open_source
from device.window import Toss
from vision.frames import FrameSource
from vision.simulated.scenery import scenery
from vision.simulated.tray import SimulatedTray

ROOMS = 1000
"""How many different simulated rooms there are to play in."""


@dataclass(frozen=True, slots=True)
class Sight:
    """An eye, how to open its camera (again), and how to throw dice where they are simulated."""

    eye: Eye
    open: Callable[[], FrameSource]
    toss: Toss | None = None
    hand: View | None = None
    """Who shows simulated things when something is to be taught."""


def sight_for(call: Call) -> Sight:
    """The sight that the call asks for; CameraFault when it names a recording that cannot be played."""
    if call.camera == SIMULATED:
        return _simulated(call)
    camera, language = call.settings.camera, call.language
    if call.camera != PI and not call.camera.startswith("webcam"):
        open_source(call.camera, camera, language, real_time=False).close()
    return Sight(
        Eye(corner=camera.corner), lambda: open_source(call.camera, camera, language, real_time=True)
    )


def _simulated(call: Call) -> Sight:
    settings = call.settings.camera
    seed = random.randrange(ROOMS) if call.seed is None else call.seed
    room = scenery(seed, corner=settings.corner)
    tray = SimulatedTray(seed, size=(settings.width, settings.height), fps=settings.fps, scenery=room)
    eye, camera = Eye(corner=settings.corner), SimulatedCamera(tray, settings.fps)

    def opened() -> FrameSource:
        """In the camera's thread: nobody has to wait for the first screen while signs are learnt."""
        eye.taught = taught_signs(seed)
        return camera

    return Sight(eye, opened, camera.toss, ShowingHand(camera))
