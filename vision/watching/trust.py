"""A calibration is trusted while a tray is watched, until the first rest shows another view than it knows."""

from __future__ import annotations

from games.rules import Expected
from vision.frames import Frame, Picture
from vision.reading.readings import Reading
from vision.taught.faces import TaughtFaces
from vision.taught.reader import read
from vision.tray.calibration import Calibration
from vision.tray.camera_moved import has_moved

CALM = 2
"""Quiet frames before the camera's view is compared: fewer than before the first reading."""


class Trust:
    """A calibration, trusted until the first rest shows that the camera was moved since."""

    def __init__(self, calibration: Calibration | None) -> None:
        self.calibration = calibration
        self._is_checked = calibration is None

    def is_lost(self, frame: Frame, quiet: int) -> bool:
        """Was the camera moved? Looked at once, when things have been quiet for some frames."""
        if self._is_checked or self.calibration is None or quiet < CALM:
            return False
        self._is_checked = True
        if has_moved(self.calibration, frame):
            self.calibration = None
        return self.calibration is None

    def read(self, picture: Picture, expected: Expected | None, taught: TaughtFaces | None) -> Reading:
        """Read a picture with the calibration while it is trusted."""
        return read(picture, expected, taught, self.calibration)
