"""The only place that knows the library for QR codes."""

from __future__ import annotations

from functools import lru_cache

import segno


@lru_cache(maxsize=4)
def qr_rows(text: str) -> tuple[bytes, ...]:
    """The rows of the code from the top, 1 for dark; it is still read with a seventh of it covered."""
    return tuple(bytes(row) for row in segno.make(text, error="m", micro=False, boost_error=False).matrix)
