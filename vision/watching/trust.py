"""A calibration is trusted while a tray is watched, until the first rest shows another view than it knows."""

from __future__ import annotations

from dataclasses import dataclass

from games.rules import Expected
from vision.frames import Frame, Picture
from vision.reading.readings import Reading
from vision.taught.faces import TaughtFaces
from vision.taught.reader import read
from vision.tray.calibration import Calibration
from vision.tray.camera_moved import has_moved

CALM = 2
"""Quiet frames before the camera's view is compared: fewer than before the first reading, which needs it."""


@dataclass(frozen=True, slots=True, eq=False)
class Trust:
    """The calibration to read with, and whether the camera's view was compared with it."""

    calibration: Calibration | None = None
    is_checked: bool = False

    def after(self, frame: Frame, quiet: int) -> Trust:
        """Compared once, when things have been quiet for some frames; without calibration if it was moved."""
        if self.is_checked or self.calibration is None or quiet < CALM:
            return self
        return Trust(None if has_moved(self.calibration, frame) else self.calibration, is_checked=True)

    def is_lost_in(self, after: Trust) -> bool:
        """Has it just turned out that the camera was moved?"""
        return self.calibration is not None and after.calibration is None

    def read(self, picture: Picture, expected: Expected | None, taught: TaughtFaces | None) -> Reading:
        """Read a picture with the calibration while it is trusted."""
        return read(picture, expected, taught, self.calibration)
