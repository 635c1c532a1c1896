"""The history as the journal tells it: read, exported, deleted, and an old game taken up again."""

from __future__ import annotations

import os
from collections.abc import Iterable
from datetime import datetime, timedelta
from pathlib import Path

from device.saving.history_file import write_history
from device.saving.journal import Journal, minute
from device.saving.state_folder import state_folder
from games.cues import Cue
from games.evening import Evening, with_history, with_taken_up
from games.history import played
from games.lobby import Exported, ExportFailed, ExportWanted, HistoryDeleted, HistoryWanted, TakeUpWanted
from games.played import History, PlayedGame
from games.record import BadRecord, replay

NIGHT_HOURS = 6
"""A game that begins before six in the morning belongs to the evening before."""
LEFTOVERS = ("games-*.sqlite*", "games.jsonl", "games.new", "last-screen.png")
"""Damaged journals that were put aside, second copies, and a picture with names on it."""
STICKS = (Path("/media"), Path("/run/media"))
"""Where a USB stick appears, in a folder or a folder's folder."""


def looked_back(journal: Journal, evening: Evening, cue: Cue) -> tuple[Evening, tuple[Cue, ...]]:
    """What the journal adds to the evening after this cue, and what is to be noticed about it."""
    match cue:
        case HistoryWanted():
            return with_history(evening, history(journal)), ()
        case HistoryDeleted():
            delete_history(journal, state_folder(os.environ))
            return with_history(evening, History()), ()
        case ExportWanted():
            return evening, (_exported(evening),)
        case TakeUpWanted(number):
            game = journal.take_up(number)
            return with_taken_up(evening, replay(game.started, game.events)), ()
        case _:
            return evening, ()


def delete_history(journal: Journal, folder: Path) -> None:
    """Everything, for good: the journal, and whatever else in its folder tells of games."""
    journal.delete_all()
    for pattern in LEFTOVERS:
        for path in folder.glob(pattern):
            path.unlink(missing_ok=True)


def history(journal: Journal) -> History:
    """All games that make sense to this version."""
    return History(tuple(_played(journal)), evening_of(minute()))


def evening_of(begun: str) -> str:
    """The day that a moment belongs to."""
    try:
        moment = datetime.strptime(begun, "%Y-%m-%d %H:%M")
    except ValueError:
        return ""
    return (moment - timedelta(hours=NIGHT_HOURS)).strftime("%Y-%m-%d")


def _played(journal: Journal) -> Iterable[PlayedGame]:
    for entry in journal.games():
        try:
            game = journal.game(entry.number)
            yield played(entry.number, entry.begun, evening_of(entry.begun), game.started, game.events)
        except (BadRecord, ValueError, LookupError):
            continue


def _exported(evening: Evening) -> Cue:
    """To a USB stick where there is one, else beside the saved games."""
    folder = stick(STICKS) or state_folder(os.environ)
    path = folder / f"pipsight-{evening.lobby.history.evening}.csv"
    try:
        write_history(path, evening.lobby.history.games)
    except OSError as error:
        return ExportFailed(str(path), error.strerror or str(error))
    return Exported(str(path))


def stick(roots: Iterable[Path]) -> Path | None:
    """The first stick that can be written to."""
    folders = (folder for root in roots for folder in (*root.glob("*/*"), *root.glob("*")))
    return next((folder for folder in folders if folder.is_mount() and os.access(folder, os.W_OK)), None)
