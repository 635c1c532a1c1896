"""A mark inside the pictures that Pipsight makes, by which it knows them until somebody changes them."""

from __future__ import annotations

import hashlib
import zlib

WORD = b"Pipsight made this: "
JPEG, PNG = b"\xff\xd8\xff\xe0", b"\x89PNG\r\n\x1a\n"
JPEG_HEADER, PNG_HEADER = 20, 33
"""Where the comment stands: behind the first part, which in our own pictures always has the same size."""


def stamped(picture: bytes) -> bytes:
    """The picture file with the mark in it, as a comment that every viewer skips."""
    place = _place(picture)
    return picture[:place] + _comment(picture) + picture[place:]


def is_untouched(content: bytes) -> bool:
    """Is this a picture that Pipsight made, to the last bit? Whoever has drawn on it keeps it."""
    if not content.startswith((JPEG, PNG)):
        return False
    place = _place(content)
    end = place + len(_comment(content))
    bare = content[:place] + content[end:]
    return content[place:end] == _comment(bare)


def _place(picture: bytes) -> int:
    return JPEG_HEADER if picture.startswith(JPEG) else PNG_HEADER


def _comment(picture: bytes) -> bytes:
    text = WORD + hashlib.sha256(picture).hexdigest().encode()
    if picture.startswith(JPEG):
        return b"\xff\xfe" + (len(text) + 2).to_bytes(2, "big") + text
    part = b"tEXt" + b"Comment\0" + text
    return (len(part) - 4).to_bytes(4, "big") + part + zlib.crc32(part).to_bytes(4, "big")
