"""Photographs with what was seen drawn on them, kept in a folder."""

from __future__ import annotations

from pathlib import Path

import cv2

from vision.frames import Picture


class Album:
    """Writes `NAME-seen.jpg` for each photo, so that no photo is ever overwritten."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._folder = folder
        self._names: set[str] = set()

    def keep(self, photo: Path, drawn: Picture) -> None:
        """Write it; OSError says why it could not be written."""
        path = self._folder / self._free_name(photo.stem)
        path.write_bytes(cv2.imencode(".jpg", drawn)[1].tobytes())

    def _free_name(self, stem: str) -> str:
        """Photos of two folders may have the same name."""
        number, name = 1, f"{stem}-seen.jpg"
        while name in self._names:
            number += 1
            name = f"{stem}-seen-{number}.jpg"
        self._names.add(name)
        return name
