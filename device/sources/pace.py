"""Recordings at the speed of life."""

from __future__ import annotations

import time
from collections.abc import Callable

from vision.frames import Frame, FrameSource

LATE_SECONDS = 0.1


class InRealTime:
    """Waits for each frame's moment, and leaves out what is already past, as a live camera would."""

    def __init__(
        self,
        source: FrameSource,
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], None] = time.sleep,
    ) -> None:
        self._source, self._clock, self._sleep = source, clock, sleep
        self._began: float | None = None

    def read(self) -> Frame:
        """The frame of this moment."""
        frame = self._source.read()
        while self._early(frame) < -LATE_SECONDS:
            frame = self._source.read()
        self._sleep(max(0.0, self._early(frame)))
        return frame

    def close(self) -> None:
        """Close the recording."""
        self._source.close()

    def _early(self, frame: Frame) -> float:
        if self._began is None:
            self._began = self._clock() - frame.seconds
        return self._began + frame.seconds - self._clock()
