"""The interrupted game, as far as this version understands it."""

from __future__ import annotations

import logging

from device.game_files import bring_saved
from device.log import complain
from device.saving.game_file import BadLine
from device.saving.journal import Journal
from device.saving.resuming import Resumed
from words.phrases import Language, phrase
from words.sentences import in_words


def resumed(journal: Journal, language: Language) -> Resumed | None:
    """The game to be offered; one that makes no sense, or only in part, is told and stays where it is."""
    try:
        found = _found(journal)
    except BadLine as fault:
        gaps = {"why": in_words(language, fault.sentence), "number": journal.number}
        complain(phrase(language, "journal.bad-game", **gaps), logging.WARNING)
        return None
    if found and found.is_cut:
        gaps = {"events": found.events, "number": found.number}
        complain(phrase(language, "journal.game-cut", **gaps), logging.WARNING)
    return found


def _found(journal: Journal) -> Resumed | None:
    """A game out of a family's own file carries its rules with it, also when that file is gone."""
    try:
        return journal.resume()
    except BadLine:
        if not bring_saved(journal.beginning()):
            raise
    return journal.resume()
