"""A camera picture, also in small, and the one protocol all cameras fulfil."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

from words.faults import Fault

Picture: TypeAlias = NDArray[np.uint8]
"""Height x width x 3, blue-green-red, as OpenCV has it."""

Small: TypeAlias = NDArray[np.uint8]
"""A picture in small and grey: enough to see movement, and whether the camera was moved."""

GLANCE_WIDTH = 160
"""Pixels a row of a small picture; saved calibrations hold one of this width."""


@dataclass(frozen=True, slots=True, eq=False)
class Frame:
    """One camera picture and when it was taken, in seconds since the source began."""

    picture: Picture
    number: int
    seconds: float
    small: Small | None = None
    """The same in small and grey, where the camera makes that itself: enough to see movement."""


def shrink(picture: Picture) -> Small:
    """A small grey picture; the green channel alone is enough to see movement."""
    return _reduced(np.ascontiguousarray(picture[::2, ::2, 1]))


def glance(frame: Frame) -> Small:
    """A small grey picture of this frame, made from the camera's own where there is one."""
    return shrink(frame.picture) if frame.small is None else _reduced(frame.small)


def _reduced(grey: Small) -> Small:
    height = max(1, round(GLANCE_WIDTH * grey.shape[0] / grey.shape[1]))
    return np.asarray(cv2.resize(grey, (GLANCE_WIDTH, height), interpolation=cv2.INTER_AREA), np.uint8)


class NoMoreFrames(Exception):
    """A recording has come to its end: no fault."""


class CameraFault(Fault):
    """The camera gives no pictures; the sentence says why."""


class Steering(Protocol):
    """What some cameras can do besides giving frames; controls are the camera's own, by their names."""

    @property
    def light(self) -> Mapping[str, Any]:
        """The controls that would keep light and focus as the newest frame has them; none before it."""
        ...

    def hold(self, controls: Mapping[str, Any]) -> None:
        """Keep the light; without controls, find it anew."""
        ...

    def rest(self, *, resting: bool) -> None:
        """Few pictures while nothing moves, all of them when something does."""
        ...


class FrameSource(Protocol):
    """Where frames come from: a camera, a recording, the simulated tray."""

    @property
    def steering(self) -> Steering | None:
        """How its pace and its light are steered, or None where they are as they are."""
        ...

    def read(self) -> Frame:
        """The next frame; NoMoreFrames at the end of a recording, CameraFault when the camera fails."""
        ...

    def close(self) -> None:
        """Give the camera back; closing twice is fine."""
        ...
