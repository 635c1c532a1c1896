"""A folder of pictures as a camera: each picture lies there for a while, as a throw does."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator
from pathlib import Path

from device.sources.picture_files import KINDS, BadPicture, decode
from vision.frames import CameraFault, Frame, NoMoreFrames, Picture
from words.phrases import Language, phrase
from words.sentences import in_words

FPS = 30
SHOWN_SECONDS = 3
"""Long enough to be read even where a new picture looks like a hand, short enough not to seem frozen."""
_log = logging.getLogger(__name__)


def pictures_in(folder: Path) -> list[Path]:
    """The picture files of a folder as people count them, 2 before 10; CameraFault if there are none."""
    try:
        files = [path for path in folder.iterdir() if path.suffix.lower() in KINDS]
    except OSError as error:
        raise CameraFault("camera.no-entry", path=folder) from error
    if not files:
        raise CameraFault("camera.empty-folder", path=folder)
    return sorted(files, key=_as_people_count)


def _as_people_count(path: Path) -> list[tuple[int, str]]:
    """Digits by their number, all else by its letters."""
    parts = re.split(r"(\d+)", path.name.lower())
    return [(int(part), "") if part.isdigit() and part.isascii() else (0, part) for part in parts]


class PictureShow:
    """Shows pictures one after the other; what is no picture is skipped with a line about it."""

    steering = None

    def __init__(self, place: Path, language: Language) -> None:
        self._place, self._language = place, language
        self._paths = pictures_in(place) if place.is_dir() else [place]
        self._frames = self._show()

    def read(self) -> Frame:
        """The same picture again while its time lasts, then the next."""
        frame = next(self._frames, None)
        if frame is None:
            raise NoMoreFrames
        return frame

    def close(self) -> None:
        """Nothing is kept open."""

    def _show(self) -> Iterator[Frame]:
        number = 0
        for picture in self._pictures():
            for _ in range(SHOWN_SECONDS * FPS):
                yield Frame(picture, number, number / FPS)
                number += 1
        if not number:
            raise CameraFault("camera.no-good-picture", path=self._place)

    def _pictures(self) -> Iterator[Picture]:
        for path in self._paths:
            try:
                yield decode(path)
            except BadPicture as error:
                why = in_words(self._language, error.sentence)
                _log.warning("%s", phrase(self._language, "camera.skipped", path=path, why=why))
