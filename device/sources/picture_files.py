"""Picture files into pictures, whatever a phone, a scanner or a mishap made of them."""

from __future__ import annotations

import os
import stat
from enum import StrEnum
from pathlib import Path

import cv2
import numpy as np

from config.limited_file import content_of
from device.files.jpeg import jpeg_head
from device.files.memory import spare_bytes
from vision.frames import Picture
from words.faults import Fault

LARGEST_MB = min(200, spare_bytes() // 4 // 2**20)
KINDS = frozenset(
    {".avif", ".bmp", ".gif", ".jp2", ".jpeg", ".jpg", ".pgm", ".png", ".ppm", ".tif", ".tiff", ".webp"}
)


MOST_PIXELS = int(os.environ["OPENCV_IO_MAX_IMAGE_PIXELS"])
"""OpenCV's own limit, which depends on the memory there is."""
ENOUGH_PIXELS = 25_000_000
"""Larger photographs show dice no better; twice as many as most phones take."""
MOST_AT_ONCE = 2
"""A JPEG that must be held at full size takes 8 bytes for each pixel, and the limit reckons with 20."""
SMALLER = {
    1: cv2.IMREAD_COLOR,
    2: cv2.IMREAD_REDUCED_COLOR_2,
    4: cv2.IMREAD_REDUCED_COLOR_4,
    8: cv2.IMREAD_REDUCED_COLOR_8,
}
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


class BadPicture(Fault):
    """A file gives no picture."""

    def __init__(self, flaw: Flaw) -> None:
        super().__init__(f"picture.{flaw.value}", limit=LARGEST_MB, pixels=MOST_PIXELS // 10**6)
        self.flaw = flaw


def decode(path: Path) -> Picture:
    """The upright picture in this file: turned as its EXIF data say, the first of several, 8 bits deep."""
    return decode_shrunk(path)[0]


def decode_shrunk(path: Path) -> tuple[Picture, int]:
    """The same, and how many times smaller than its file it is: a huge JPEG is decoded small."""
    content = _content(path)
    if content.startswith(PNG) and not _is_whole_png(content):
        raise BadPicture(Flaw.NOT_A_PICTURE)
    times = _shrinking(content)
    try:
        picture = cv2.imdecode(np.frombuffer(content, np.uint8), SMALLER[times])
    except (cv2.error, MemoryError) as error:
        huge = any(sign in str(error) for sign in ("CV_IO_MAX_IMAGE", "nsufficient memory"))
        is_huge = huge or isinstance(error, MemoryError)
        raise BadPicture(Flaw.TOO_MANY_PIXELS if is_huge else Flaw.NOT_A_PICTURE) from error
    if picture is None:
        raise BadPicture(Flaw.NOT_A_PICTURE)
    return picture.astype(np.uint8, copy=False), times


def _shrinking(content: bytes) -> int:
    """How many times smaller a JPEG is decoded; everything else is decoded as it is or not at all."""
    head = jpeg_head(content)
    if head is None:
        return 1
    pixels = head.width * head.height
    if pixels > MOST_AT_ONCE * MOST_PIXELS and not head.in_one_go:
        raise BadPicture(Flaw.TOO_MANY_PIXELS)
    wanted = min(ENOUGH_PIXELS, MOST_PIXELS)
    return next((times for times in SMALLER if pixels <= wanted * times**2), max(SMALLER))


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
        return content_of(path, LARGEST_MB * 2**20)
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
