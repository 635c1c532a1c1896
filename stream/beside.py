"""What lies beside the stream's socket: files that are too large for a message."""

from __future__ import annotations

from pathlib import Path


def sheets_beside(socket: Path) -> Path:
    """The folder with sheets to print, `GAME.pdf` each; there once somebody wanted them."""
    return socket.with_name("sheets")
