"""A webcam, through OpenCV."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import cv2
import numpy as np

from config.settings import CameraSettings
from device.clock import Clock
from vision.frames import CameraFault, Frame
from words.sentences import Sentence, sentence


def open_webcam(number: int, camera: CameraSettings) -> Webcam:
    """The webcam of this number, asked for pictures of the wished size."""
    capture = cv2.VideoCapture(number)
    if not capture.isOpened():
        raise CameraFault("camera.no-webcam", number=number, found=_found())
    _configure(capture, camera)
    return Webcam(capture, number)


class Webcam:
    """The newest picture of a webcam; `capture` is OpenCV's, or in tests something that behaves like it."""

    steering = None

    def __init__(self, capture: Any, number: int, clock: Clock = time.monotonic) -> None:
        self._capture, self._number, self._clock = capture, number, clock
        self._began = clock()
        self._frames = 0

    def read(self) -> Frame:
        """The next picture; the driver itself gives up after two seconds without one."""
        is_there, picture = self._capture.read()
        if not is_there:
            raise CameraFault("camera.webcam-silent", number=self._number)
        number, self._frames = self._frames, self._frames + 1
        return Frame(picture.astype(np.uint8, copy=False), number, self._clock() - self._began)

    def close(self) -> None:
        """Give the webcam back."""
        self._capture.release()


def _found() -> str | Sentence:
    names = [path.name.removeprefix("video") for path in Path("/dev").glob("video*")]
    numbers = sorted(int(name) for name in names if name.isdigit())
    return ", ".join(f"webcam:{number}" for number in numbers) or sentence("camera.none-found")


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
