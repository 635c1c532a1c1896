"""The game in progress a second time, as plain text: a torn file costs one copy, never both."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from pathlib import Path

from device.saving.atomic_write import write_whole
from device.saving.kept_file import set_aside

Lines = Callable[[], Iterable[str]]
"""All lines of the game, asked for only when the file must be written anew."""


class SecondCopy:
    """Follows the journal as well as it can; a disk that fails is the journal's to tell."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._whole = False

    def lines(self) -> list[str]:
        """All lines that are whole: the last one may be torn."""
        return [f"{line}\n" for line in self._content().decode("utf-8", errors="replace").split("\n")[:-1]]

    def set_aside(self) -> Path | None:
        """Keep what lies there under another name; None when the disk refuses."""
        try:
            return set_aside(self._path)
        except OSError:
            return None

    def follow(self, lines: Iterable[str]) -> None:
        """From now on this game is copied."""
        self._whole = False
        self._write(lambda: write_whole(self._path, "".join(lines).encode()))

    def is_same(self, text: object) -> bool:
        """Is this what lies there already? Then it is followed from now on."""
        self._whole = isinstance(text, str) and bool(text) and self._content() == text.encode()
        return self._whole

    @property
    def is_in_step(self) -> bool:
        """Has the copy all lines of the game that it follows?"""
        return self._whole

    def append(self, line: str, lines: Lines) -> None:
        """One more line; a file that misses some, or is not there any more, is written anew."""
        if self._whole and self._path.is_file():
            self._write(lambda: self._add(line))
        else:
            self.follow(lines())

    def forget(self) -> None:
        """The game is over; the journal alone keeps it."""
        self._whole = False
        try:
            self._path.unlink(missing_ok=True)
        except OSError:
            return

    def _content(self) -> bytes:
        try:
            return self._path.read_bytes() if self._path.is_file() else b""
        except OSError:
            return b""

    def _write(self, write: Callable[[], None]) -> None:
        try:
            write()
        except OSError:
            self._whole = False
        else:
            self._whole = True

    def _add(self, line: str) -> None:
        with self._path.open("ab") as file:
            file.write(line.encode())
            file.flush()
            os.fsync(file.fileno())
