"""Picture files into pictures, whatever a phone, a scanner or a mishap made of them."""

from __future__ import annotations

import os
import stat
from enum import StrEnum
from pathlib import Path

import cv2
import numpy as np

from vision.frames import Picture
from words.phrases import Language, phrase

LARGEST_MB = 200
KINDS = frozenset(
    {".avif", ".bmp", ".gif", ".jp2", ".jpeg", ".jpg", ".pgm", ".png", ".ppm", ".tif", ".tiff", ".webp"}
)


PNG = b"\x89PNG\r\n\x1a\n"


class Flaw(StrEnum):
    """Why a file gives no picture; each has a sentence in both languages."""

    MISSING = "missing"
    FOLDER = "folder"
    FORBIDDEN = "forbidden"
    NOT_A_FILE = "not-a-file"
    EMPTY = "empty"
    TOO_LARGE = "too-large"
    TOO_MANY_PIXELS = "too-many-pixels"
    NOT_A_PICTURE = "not-a-picture"


class BadPicture(Exception):
    """A file gives no picture."""

    def __init__(self, flaw: Flaw) -> None:
        super().__init__(flaw.value)
        self.flaw = flaw

    def sentence(self, language: Language) -> str:
        """Why, in words."""
        return phrase(language, f"picture.{self.flaw.value}", limit=LARGEST_MB)


def decode(path: Path) -> Picture:
    """The upright picture in this file: turned as its EXIF data say, the first of several, 8 bits deep."""
    content = _content(path)
    if content.startswith(PNG) and not _is_whole_png(content):
        raise BadPicture(Flaw.NOT_A_PICTURE)
    try:
        picture = cv2.imdecode(np.frombuffer(content, np.uint8), cv2.IMREAD_COLOR)
    except cv2.error as error:
        huge = "CV_IO_MAX_IMAGE" in str(error)
        raise BadPicture(Flaw.TOO_MANY_PIXELS if huge else Flaw.NOT_A_PICTURE) from error
    if picture is None:
        raise BadPicture(Flaw.NOT_A_PICTURE)
    return picture.astype(np.uint8, copy=False)


def _is_whole_png(content: bytes) -> bool:
    """Does every part lie inside the file? OpenCV makes room for all that a part claims to hold."""
    place = len(PNG)
    while place + 12 <= len(content):
        if content[place + 4 : place + 8] == b"IEND":
            return True
        place += 12 + int.from_bytes(content[place : place + 4], "big")
    return False


def _content(path: Path) -> bytes:
    try:
        if flaw := _flaw(path.stat()):
            raise BadPicture(flaw)
        return path.read_bytes()
    except PermissionError as error:
        raise BadPicture(Flaw.FORBIDDEN) from error
    except (OSError, ValueError) as error:
        raise BadPicture(Flaw.MISSING) from error


def _flaw(status: os.stat_result) -> Flaw | None:
    """Looked at before reading: a pipe would wait for ever, and a device never end."""
    if stat.S_ISDIR(status.st_mode):
        return Flaw.FOLDER
    if not stat.S_ISREG(status.st_mode):
        return Flaw.NOT_A_FILE
    if status.st_size == 0:
        return Flaw.EMPTY
    return Flaw.TOO_LARGE if status.st_size > LARGEST_MB * 2**20 else None
