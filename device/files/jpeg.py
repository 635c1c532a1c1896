"""What a JPEG file says about itself before it is decoded."""

from __future__ import annotations

from dataclasses import dataclass

START, SCAN = b"\xff\xd8", 0xDA
FRAMES = frozenset(range(0xC0, 0xD0)) - {0xC4, 0xC8, 0xCC}
"""The markers before the size; the three others among them are tables."""
PLAIN_FRAMES = (0xC0, 0xC1)


@dataclass(frozen=True, slots=True)
class JpegHead:
    """How large the picture is, and whether it can be decoded line by line."""

    width: int
    height: int
    in_one_go: bool
    """Otherwise everything is held in memory at full size, however small it is decoded."""


def jpeg_head(content: bytes) -> JpegHead | None:
    """The size of the picture, or None where it is no JPEG or has none."""
    frame, place = 0, len(START)
    width = height = colours = 0
    while content.startswith(START) and place + 10 <= len(content):
        if content[place] != 0xFF:
            return None
        marker = content[place + 1]
        if marker in FRAMES:
            frame, colours = marker, content[place + 9]
            height, width = (int.from_bytes(content[place + at : place + at + 2], "big") for at in (5, 7))
        if marker == SCAN:
            return JpegHead(width, height, frame in PLAIN_FRAMES and content[place + 4] == colours)
        # A marker may be padded with more bytes like its first.
        length = int.from_bytes(content[place + 2 : place + 4], "big")
        place += 1 if marker == 0xFF else 2 + length
    return None
