"""The interrupted game, as far as this version understands it."""

from __future__ import annotations

import sys

from device.saving.game_file import SavedGame
from device.saving.journal import Journal
from games.record import BadRecord
from words.phrases import Language, phrase


def saved_game(journal: Journal, language: Language) -> SavedGame | None:
    """The game to be offered; one that makes no sense is told and stays where it is."""
    try:
        return journal.unfinished()
    except BadRecord as error:
        print(phrase(language, "journal.bad-game", why=error), file=sys.stderr)
        return None
