"""The interrupted game, as far as this version understands it."""

from __future__ import annotations

import logging

from device.log import complain
from device.saving.game_file import SavedGame
from device.saving.journal import Journal
from display.phrases import Language, phrase
from games.record import BadRecord


def saved_game(journal: Journal, language: Language) -> SavedGame | None:
    """The game to be offered; one that makes no sense, or only in part, is told and stays where it is."""
    try:
        game = journal.unfinished()
    except BadRecord as error:
        told = {"why": error, "number": journal.number}
        complain(phrase(language, "journal.bad-game", **told), logging.WARNING)
        return None
    if game and journal.is_cut:
        told = {"events": len(game.events), "number": journal.number}
        complain(phrase(language, "journal.game-cut", **told), logging.WARNING)
    return game
