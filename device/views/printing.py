"""Writes sheets for a printer when somebody wants them: to a USB stick, else to the state folder."""

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
from session.lobby import Exported, ExportFailed, GameKind, PrintWanted
from words.phrases import Language, phrase
from words.sentences import trouble_in_words

TWO = 2
"""Sheets on a page, as large as they are in most boxes."""


class Printing:
    """A view that hears the wish, and tells afterwards where the file is."""

    def __init__(self) -> None:
        self._news: list[Cue] = []

    def __call__(self, evening: Evening, cues: tuple[Cue, ...]) -> None:
        """Write one file for each game that is played on paper."""
        if any(isinstance(cue, PrintWanted) for cue in cues):
            kinds = (kind for kind in evening.lobby.kinds if kind.game.paper)
            self._news += [printed(kind, Language(evening.lobby.language)) for kind in kinds]

    def news(self) -> Iterator[Cue]:
        """Where it was written, or why not."""
        while self._news:
            yield self._news.pop(0)


def printed(kind: GameKind, language: Language, sticks: tuple[Path, ...] = STICKS) -> Cue:
    """The sheets of one game as the settings have them, on A4, two a page."""
    folder = stick(sticks) or state_folder(os.environ)
    path = folder / f"pipsight-{kind.game.name}.pdf"
    sheets = [sheet_for(kind.game, kind.template, PER_PAGE[TWO])] * TWO
    try:
        content = pdf_file(sheet_pages(sheets, "a4"), language, phrase(language, f"game.{kind.game.name}"))
        return Exported(str(Outputs().write_beside(path, content)))
    except OSError as error:
        return ExportFailed(str(path), trouble_in_words(language, error))
