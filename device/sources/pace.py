"""Recordings at the speed of life."""

from __future__ import annotations

import math
import time
from collections.abc import Callable

from vision.frames import Frame, FrameSource


class InRealTime:
    """Waits for each frame's moment; where the machine is too slow for that, everything comes later."""

    steering = None

    def __init__(
        self,
        source: FrameSource,
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], None] = time.sleep,
    ) -> None:
        self._source, self._clock, self._sleep = source, clock, sleep
        self._began = -math.inf

    def read(self) -> Frame:
        """The next frame, not before it is due."""
        frame = self._source.read()
        now = self._clock()
        self._began = max(self._began, now - frame.seconds)
        self._sleep(self._began + frame.seconds - now)
        return frame

    def close(self) -> None:
        """Let go of the file behind it."""
        self._source.close()
