"""A video file as a camera."""

from __future__ import annotations

from pathlib import Path

import cv2
import numpy as np

from vision.frames import CameraFault, Frame, NoMoreFrames
from words.phrases import Language, phrase

USUAL_FPS = 30.0
FASTEST_FPS = 1000.0


class Video:
    """Frame by frame, as fast as they are asked for."""

    steering = None

    def __init__(self, path: Path, language: Language) -> None:
        self._fault = phrase(language, "camera.bad-video", path=path)
        if not path.is_file():
            raise CameraFault(self._fault)
        self._capture = cv2.VideoCapture(str(path))
        if not self._capture.isOpened():
            raise CameraFault(self._fault)
        told = self._capture.get(cv2.CAP_PROP_FPS)
        self._fps = told if 0 < told <= FASTEST_FPS else USUAL_FPS
        self._number = 0

    def read(self) -> Frame:
        """The next frame; a damaged file ends where it can no longer be read."""
        is_there, picture = self._capture.read()
        if not is_there:
            raise NoMoreFrames if self._number else CameraFault(self._fault)
        number, self._number = self._number, self._number + 1
        return Frame(picture.astype(np.uint8, copy=False), number, number / self._fps)

    def close(self) -> None:
        """Close the file."""
        self._capture.release()
