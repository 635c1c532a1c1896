"""A webcam, through OpenCV."""

from __future__ import annotations

import time
from pathlib import Path

import cv2
import numpy as np

from config.settings import CameraSettings
from display.phrases import Language, phrase
from vision.frames import CameraFault, Frame


class Webcam:
    """The newest picture of a webcam; the driver itself gives up after two seconds without one."""

    def __init__(self, number: int, camera: CameraSettings, language: Language) -> None:
        self._number, self._language = number, language
        self._capture = cv2.VideoCapture(number)
        if not self._capture.isOpened():
            raise CameraFault(phrase(language, "camera.no-webcam", number=number, found=_found(language)))
        _configure(self._capture, camera)
        self._began = time.monotonic()
        self._frames = 0

    def read(self) -> Frame:
        """The next picture."""
        is_there, picture = self._capture.read()
        if not is_there:
            raise CameraFault(phrase(self._language, "camera.webcam-silent", number=self._number))
        number, self._frames = self._frames, self._frames + 1
        return Frame(picture.astype(np.uint8, copy=False), number, time.monotonic() - self._began)

    def close(self) -> None:
        """Give the webcam back."""
        self._capture.release()


def webcams() -> list[int]:
    """The numbers of the video devices there are."""
    names = [path.name.removeprefix("video") for path in Path("/dev").glob("video*")]
    return sorted(int(name) for name in names if name.isdigit())


def _found(language: Language) -> str:
    found = ", ".join(f"webcam:{number}" for number in webcams())
    return found or phrase(language, "camera.none-found")


def _configure(capture: cv2.VideoCapture, camera: CameraSettings) -> None:
    """Compressed pictures, or USB 2 is too narrow for this size; one buffer, or the pictures come late."""
    wishes = {
        cv2.CAP_PROP_FOURCC: float(cv2.VideoWriter.fourcc(*"MJPG")),
        cv2.CAP_PROP_FRAME_WIDTH: float(camera.width),
        cv2.CAP_PROP_FRAME_HEIGHT: float(camera.height),
        cv2.CAP_PROP_FPS: float(camera.fps),
        cv2.CAP_PROP_BUFFERSIZE: 1.0,
    }
    for wish, value in wishes.items():
        capture.set(wish, value)
