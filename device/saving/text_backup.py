"""The game in progress a second time, as plain text: a torn file costs one copy, never both."""

from __future__ import annotations

import os
from pathlib import Path

from device.saving import game_file
from device.saving.atomic_write import write_whole
from device.saving.game_file import SavedGame
from games.events import Event


class SecondCopy:
    """Follows the journal as well as it can; a disk that fails is the journal's to tell."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._lines: list[str] = []
        self._whole = False

    def read(self) -> SavedGame | None:
        """The game as far as it makes sense: the last line may be torn."""
        try:
            lines = self._path.read_bytes().decode("utf-8", errors="replace").split("\n")[:-1]
        except OSError:
            return None
        return game_file.sound_part(lines)

    def follow(self, game: SavedGame) -> None:
        """From now on this game is copied."""
        self._lines = [game_file.started_line(game.started), *map(game_file.event_line, game.events)]
        self._whole = False
        self._write()

    def append(self, event: Event) -> None:
        """One more event."""
        self._lines.append(game_file.event_line(event))
        self._write()

    def forget(self) -> None:
        """The game is over; the journal alone keeps it."""
        self._lines, self._whole = [], False
        try:
            self._path.unlink(missing_ok=True)
        except OSError:
            return

    def _write(self) -> None:
        try:
            if self._whole:
                self._add(self._lines[-1])
            else:
                write_whole(self._path, "".join(self._lines).encode())
        except OSError:
            self._whole = False
        else:
            self._whole = True

    def _add(self, line: str) -> None:
        with self._path.open("ab") as file:
            file.write(line.encode())
            file.flush()
            os.fsync(file.fileno())
