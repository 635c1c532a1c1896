"""A calibration is trusted while a tray is watched, until the first rest shows another view than it knows."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from vision.frames import Frame
from vision.taught.own_dice import OwnDice
from vision.taught.reader import read
from vision.tray.calibration import Calibration
from vision.tray.camera_moved import has_moved
from vision.watching.watcher import Reader

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

    def reader(self, own: OwnDice | None = None) -> Reader:
        """Who reads a picture with the calibration while it is trusted, and with a household's own dice."""
        return partial(read, calibration=self.calibration, own=own)
