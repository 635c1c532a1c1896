"""What is printed arrives as plain text: no escape reaches the terminal, no letter stops the program."""

from __future__ import annotations

import codecs
import io
import os
import sys
from contextlib import suppress
from typing import TextIO

CONTROLS = {code: f"\\x{code:02x}" for code in (*range(32), *range(127, 160)) if chr(code) not in "\n\t"} | {
    code: f"\\u{code:04x}" for code in (0x200E, 0x200F, *range(0x2028, 0x202F), *range(0x2066, 0x206A))
}
"""What steers a terminal, or turns the direction of what follows, shown instead of done."""
SPELT = {
    "ä": "ae",
    "ö": "oe",
    "ü": "ue",
    "Ä": "Ae",
    "Ö": "Oe",
    "Ü": "Ue",
    "ß": "ss",
    "é": "e",
    "ë": "e",
    "„": '"',
    "“": '"',
    "”": '"',
    "‘": "'",
    "’": "'",
    "–": "-",
    "…": "...",
    "✓": "+",
    "✗": "x",
    "→": "->",
}
"""Our own words where a terminal knows plain English letters only."""


class PlainText(io.TextIOWrapper):
    """A stream for people; where nobody can be told any more (`is_last`), a full disk is nobody's trouble."""

    is_last = False
    trouble: OSError | None = None
    """What has kept something from being printed."""

    def write(self, text: str, /) -> int:
        """Print it with everything that is no text spelt out."""
        try:
            return super().write(text.translate(CONTROLS))
        except OSError as error:
            self._note(error)
            return len(text)

    def flush(self) -> None:
        """Bring everything out."""
        try:
            super().flush()
        except OSError as error:
            self._note(error)

    def _note(self, error: OSError) -> None:
        self.trouble = error
        if not self.is_last:
            raise error


def use_plain_streams() -> None:
    """From now on everything printed is plain; a stream that was closed leads nowhere, not into a file."""
    for number in range(3):
        try:
            os.fstat(number)
        except OSError:
            os.open(os.devnull, os.O_RDWR)  # takes the lowest number that is free, which is this one
    codecs.register_error("spelt", _spelt)
    sys.stdout = sys.__stdout__ = _plain(sys.stdout, 1)  # type: ignore[misc]
    sys.stderr = sys.__stderr__ = _plain(sys.stderr, 2)  # type: ignore[misc]
    sys.stderr.is_last = True


def _plain(stream: TextIO | None, number: int) -> PlainText:
    if not isinstance(stream, io.TextIOWrapper):
        stream = os.fdopen(number, "w", encoding="utf-8", closefd=False)
    like = stream.encoding, stream.line_buffering, stream.write_through
    return PlainText(
        stream.detach(), encoding=like[0], errors="spelt", line_buffering=like[1], write_through=like[2]
    )


def flushed(stream: TextIO) -> OSError | None:
    """Bring everything out; what has kept something in is given once, and then the stream leads nowhere."""
    with suppress(OSError):
        stream.flush()
    trouble: OSError | None = getattr(stream, "trouble", None)
    if trouble:
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
        stream.trouble = None  # type: ignore[attr-defined]
    return trouble


def _spelt(error: UnicodeError) -> tuple[str, int]:
    """Letters that the stream has not; a file's name may hold bytes that are no letters at all."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(map(_spelt_sign, error.object[error.start : error.end])), error.end


def _spelt_sign(sign: str) -> str:
    code = ord(sign)
    if 0xDC80 <= code <= 0xDCFF:
        return f"\\x{code - 0xDC00:02x}"
    return SPELT.get(sign) or f"\\u{code:04x}"
