"""A video file as a camera."""

from __future__ import annotations

import math
import os
from pathlib import Path

import cv2
import numpy as np

from device.sources.picture_files import MOST_PIXELS
from vision.frames import CameraFault, Frame, NoMoreFrames
from words.sentences import sentence

USUAL_FPS = 30.0
FASTEST_FPS = 1000.0


class Video:
    """Frame by frame, as fast as they are asked for."""

    steering = None

    def __init__(self, path: Path, most_pixels: int = MOST_PIXELS) -> None:
        self._fault = sentence("camera.bad-video", path=path)
        self._huge = sentence("camera.huge-video", path=path, pixels=most_pixels // 10**6)
        if not (path.is_file() and os.access(path, os.R_OK)):
            raise CameraFault(self._fault)
        self._capture = _opened(path)
        if not self._capture.isOpened():
            raise CameraFault(self._fault)
        self._refuse_huge(most_pixels)
        fps = self._capture.get(cv2.CAP_PROP_FPS)
        self._fps = fps if 0 < fps <= FASTEST_FPS else USUAL_FPS
        self._number = 0

    def _refuse_huge(self, most_pixels: int) -> None:
        """Before the first frame is decoded: it takes up to 20 bytes for each pixel."""
        sides = (self._capture.get(side) for side in (cv2.CAP_PROP_FRAME_WIDTH, cv2.CAP_PROP_FRAME_HEIGHT))
        if math.prod(sides) > most_pixels:
            self._capture.release()
            raise CameraFault(self._huge)

    def read(self) -> Frame:
        """The next frame; a damaged file ends where it can no longer be read."""
        try:
            is_there, picture = self._capture.read()
        except (cv2.error, MemoryError) as error:
            raise CameraFault(self._fault) from error
        if not is_there:
            raise NoMoreFrames if self._number else CameraFault(self._fault)
        number, self._number = self._number, self._number + 1
        return Frame(picture.astype(np.uint8, copy=False), number, number / self._fps)

    def close(self) -> None:
        """Let go of the decoder and its threads."""
        self._capture.release()


def _opened(path: Path) -> cv2.VideoCapture:
    """OpenCV dies of a name whose bytes are no letters; it gets another name for the same file."""
    try:
        return cv2.VideoCapture(str(path).encode().decode())
    except UnicodeEncodeError:
        with path.open("rb") as file:
            return cv2.VideoCapture(f"/proc/self/fd/{file.fileno()}")
