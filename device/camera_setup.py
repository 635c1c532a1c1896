"""Where the pictures of an evening come from, and how they are looked at."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from device.calls.play_call import Call
from device.camera.eye import Eye
from device.loop import Aside, View
from device.sources import PI, SIMULATED, open_source
from device.views.window import Toss
from vision.frames import FrameSource


@dataclass(frozen=True, slots=True)
class Sight:
    """An eye, how to open its camera (again), and how to throw dice where they are simulated."""

    eye: Eye
    open: Callable[[], FrameSource]
    toss: Toss | None = None
    hand: View | None = None
    """Who shows simulated things when something is to be taught."""
    news: tuple[Aside, ...] = ()
    """What a simulated tray must say, because nobody hears its dice."""


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
    # Loaded here only: a box with a camera would load for nothing what traces dice.
    from device.simulated.room import furnished  # noqa: PLC0415

    eye, opened, camera, hand = furnished(call.settings.camera, call.seed)
    return Sight(eye, opened, camera.toss, hand, (camera.landed,))
