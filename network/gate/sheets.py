"""Sheets to print: what the table has laid beside its socket is handed to phones, and nothing else."""

from __future__ import annotations

import os
import re
import stat
from pathlib import Path

from stream.beside import sheets_beside
from words.languages import LANGUAGES
from words.phrases import Language, has_phrase, phrase

LARGEST = 8 * 2**20
"""Bytes; two sheets of Upwards! are 60,000."""
NAME = "[a-z0-9][a-z0-9-]{0,39}"


class Sheets:
    """The files that lie there now."""

    def __init__(self, socket: Path) -> None:
        self._folder = sheets_beside(socket)

    def offered(self) -> list[dict[str, object]]:
        """Each with the name of its game in every language."""
        try:
            found = sorted(path.stem for path in self._folder.glob("*.pdf"))
        except OSError:
            return []
        return [{"name": name, "title": _title(name)} for name in found if re.fullmatch(NAME, name)]

    def content(self, name: str) -> bytes | None:
        """The file itself, never through a link to elsewhere; None where there is none."""
        try:
            handle = os.open(self._folder / f"{name}.pdf", os.O_RDONLY | os.O_NOFOLLOW | os.O_CLOEXEC)
        except OSError:
            return None
        with os.fdopen(handle, "rb") as file:
            is_file = stat.S_ISREG(os.fstat(handle).st_mode)
            return file.read(LARGEST) if is_file else None


def _title(name: str) -> dict[str, str]:
    key = f"game.{name}"
    return {language: phrase(Language(language), key) if has_phrase(key) else name for language in LANGUAGES}
