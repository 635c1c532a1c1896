"""What goes into the system's log: games that begin and end, and what is wrong. Nothing else."""

from __future__ import annotations

import logging

from device.loop import SavingFailed, SavingWorks
from device.parts.access import CameraRefused, SoundRefused
from device.parts.buttons import ButtonStuck, OwnButtonStuck
from device.saving.state_folder import FolderMadeAnew
from display.registry import game_words
from display.wording.cue_words import sentence
from games.cues import CameraMissed, CameraReturned, Cue, GameFinished
from games.registry import name_of
from session.evening import Evening
from session.lobby import GameWanted
from words.phrases import Language, listed, phrase

_log = logging.getLogger(__name__)
LEVELS: dict[type[Cue], int] = {
    SavingFailed: logging.ERROR,
    SavingWorks: logging.INFO,
    FolderMadeAnew: logging.WARNING,
    CameraMissed: logging.WARNING,
    CameraReturned: logging.INFO,
    ButtonStuck: logging.WARNING,
    OwnButtonStuck: logging.WARNING,
    CameraRefused: logging.WARNING,
    SoundRefused: logging.WARNING,
    GameFinished: logging.INFO,
}


def report(evening: Evening, cues: tuple[Cue, ...]) -> None:
    """As a view of the loop: one line for each cue that somebody may look for the next day."""
    for cue in cues:
        language = Language(evening.lobby.language)
        if isinstance(cue, GameWanted):
            setup = cue.started.setup
            game, names = game_words(language, name_of(setup)), listed(language, setup.players)
            _log.info("%s", phrase(language, "log.begins", game=game, names=names))
        elif type(cue) in LEVELS:
            why = getattr(cue, "why", "")
            words = sentence(language, cue, evening.table) or ""
            _log.log(LEVELS[type(cue)], "%s", f"{words} ({why})" if why else words)
