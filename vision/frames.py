"""A camera picture, and the one protocol all cameras fulfil."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

Picture: TypeAlias = NDArray[np.uint8]
"""Height x width x 3, blue-green-red, as OpenCV has it."""


@dataclass(frozen=True, slots=True, eq=False)
class Frame:
    """One camera picture and when it was taken, in seconds since the source began."""

    picture: Picture
    number: int
    seconds: float
    small: NDArray[np.uint8] | None = None
    """The same in small and grey, where the camera makes that itself: enough to see movement."""


class NoMoreFrames(Exception):
    """A recording has come to its end: no fault."""


class CameraFault(Exception):
    """The camera gives no pictures; the message says in plain words why."""


class FrameSource(Protocol):
    """Where frames come from: a camera, a recording, the simulated tray."""

    def read(self) -> Frame:
        """The next frame; NoMoreFrames at the end of a recording, CameraFault when the camera fails."""
        ...

    def close(self) -> None:
        """Give the camera back; closing twice is fine."""
        ...
