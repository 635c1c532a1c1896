"""Photographs with what was seen drawn on them, kept in a folder."""

from __future__ import annotations

from pathlib import Path

import cv2

from device.files.output_file import Outputs
from device.files.stamp import stamped
from vision.frames import Picture


class Album:
    """Writes `NAME-seen.jpg` for each photo, or the next free name; only its own pictures are replaced."""

    def __init__(self, folder: Path, outputs: Outputs) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._folder, self._outputs = folder, outputs

    def keep(self, photo: Path, drawn: Picture) -> Path:
        """Where it was written; OSError says why it could not be."""
        content = stamped(cv2.imencode(".jpg", drawn)[1].tobytes())
        return self._outputs.write_beside(self.usual_place(photo), content)

    def usual_place(self, photo: Path) -> Path:
        """Where people will look for it."""
        return self._folder / f"{photo.stem}-seen.jpg"

    def made(self, path: Path) -> bool:
        """Was this written by this very call?"""
        return path in self._outputs.written
