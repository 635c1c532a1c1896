"""Writes sheets for a printer when somebody wants them: to a stick or the state folder, and for phones."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

from device.calls.pdf_sheets import pdf_file
from device.files.output_file import Outputs
from device.saving.looking_back import STICKS, stick
from device.saving.state_folder import state_folder
from games.cues import Cue
from paper.printing.pages import PER_PAGE, sheet_pages
from paper.sheets import sheet_for
from session.evening import Evening
from session.lobby import Exported, ExportFailed, GameKind, PrintWanted, SheetsKept, SheetsOffered
from words.phrases import Language, phrase
from words.sentences import trouble_in_words

TWO = 2
"""Sheets on a page, as large as they are in most boxes."""


class Printing:
    """A view that hears the wish, and tells afterwards where the file is."""

    def __init__(self, for_phones: Path) -> None:
        """`for_phones` is the folder where the gate looks for sheets."""
        self._news: list[Cue] = []
        self._for_phones = for_phones

    def __call__(self, evening: Evening, cues: tuple[Cue, ...]) -> None:
        """Write one file for each game that is played on paper."""
        if any(isinstance(cue, PrintWanted) for cue in cues):
            kinds = (kind for kind in evening.lobby.kinds if kind.game.paper)
            language = Language(evening.lobby.language)
            for_phones = self._for_phones if evening.lobby.preferences.phones else None
            self._news += [printed(kind, language, for_phones=for_phones) for kind in kinds]

    def news(self) -> Iterator[Cue]:
        """Where it was written, or why not."""
        while self._news:
            yield self._news.pop(0)


def printed(
    kind: GameKind, language: Language, sticks: tuple[Path, ...] = STICKS, *, for_phones: Path | None = None
) -> Cue:
    """The sheets of one game as the settings have them, on A4, two a page."""
    taken_along = stick(sticks)
    folder = taken_along or state_folder(os.environ)
    path = folder / f"pipsight-{kind.game.name}.pdf"
    sheets = [sheet_for(kind.game, kind.template, PER_PAGE[TWO])] * TWO
    try:
        content = pdf_file(sheet_pages(sheets, "a4"), language, phrase(language, f"game.{kind.game.name}"))
        written = str(Outputs().write_beside(path, content))
        if for_phones:
            _offer(for_phones / f"{kind.game.name}.pdf", content)
            return SheetsOffered(written)
        return Exported(written) if taken_along else SheetsKept(written)
    except OSError as error:
        return ExportFailed(str(path), trouble_in_words(language, error))


def _offer(path: Path, content: bytes) -> None:
    """Where the gate finds it, which may read what the game's group may."""
    path.parent.mkdir(exist_ok=True)
    path.parent.chmod(0o750)
    fresh = path.with_name(f".{path.name}.part")
    fresh.write_bytes(content)
    fresh.chmod(0o640)
    fresh.replace(path)
