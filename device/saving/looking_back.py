"""The history as the journal tells it: read, exported, deleted, and an old game taken up again."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta
from pathlib import Path
from time import monotonic

from device.files.output_file import Outputs
from device.saving.entries import minute
from device.saving.game_file import SavedGame
from device.saving.history_file import history_table
from device.saving.journal import Journal
from device.saving.journal_file import count_games
from device.saving.kept_pictures import (
    delete_all_pictures,
    delete_pictures,
    export_pictures,
    kept_pictures,
    pictures_folder,
    shown,
)
from device.saving.state_folder import state_folder
from games.cues import Cue
from games.record import replay
from session.events import AlbumRead, GamesRead, GameTakenUp, HistoryErased, HistoryOpened, PastEvent
from session.history import played
from session.lobby import (
    AlbumWanted,
    Exported,
    ExportFailed,
    ExportWanted,
    HistoryDeleted,
    HistoryWanted,
    PicturesDeleted,
    PicturesStay,
    PicturesWanted,
    TakeUpWanted,
    TonightWanted,
)
from session.statistics import History, PlayedGame
from words.phrases import Language
from words.sentences import trouble_in_words

READING_SECONDS = 0.02
"""How long one turn of the loop may read."""
NIGHT_HOURS = 6
"""A game that begins before six in the morning belongs to the evening before."""
LEFTOVERS = ("games*.sqlite*", "games*.jsonl", "games*.new", "last-screen.png", "crash.txt")
"""Journals of other versions or put aside, second copies, a picture and a report with names in them."""
STICKS = (Path("/media"), Path("/run/media"))
"""Where a USB stick appears, in a folder or a folder's folder."""


@dataclass(frozen=True, slots=True)
class TakenUp(Cue):
    """An earlier game is on the table again; simulated players must remember what they hold."""

    game: SavedGame


@dataclass(frozen=True, slots=True)
class Found:
    """What the journal has brought: events for the evening, and what is to be noticed besides."""

    events: tuple[PastEvent, ...] = ()
    cues: tuple[Cue, ...] = ()


class LookingBack:
    """The journal's side of looking back; games are read a few at each turn, so that nothing stands still."""

    def __init__(self, journal: Journal) -> None:
        self._journal = journal
        self._unread: deque[tuple[int, str]] = deque()

    def after(self, cue: Cue, language: Language) -> Found:
        """What is found in the journal because of this cue."""
        match cue:
            case HistoryWanted():
                self._unread = deque(self._journal.dates().items())
                return Found((HistoryOpened(evening_of(minute())),))
            case TonightWanted():
                now = evening_of(minute())
                dates = self._journal.dates().items()
                self._unread = deque((game, begun) for game, begun in dates if evening_of(begun) == now)
                return Found((HistoryOpened(now),))
            case HistoryDeleted():
                self._unread.clear()
                delete_history(self._journal, state_folder(os.environ))
                return Found((HistoryErased(),))
            case ExportWanted():
                return Found(cues=(_exported(history(self._journal), language),))
            case TakeUpWanted(number):
                self._unread.clear()
                game = self._journal.take_up(number)
                return Found((GameTakenUp(replay(game.started, game.events)),), (TakenUp(game),))
            case AlbumWanted(at):
                return Found((album_read(state_folder(os.environ), at),))
            case PicturesDeleted(files):
                return Found(cues=_pictures_deleted(files, language))
            case PicturesWanted():
                return Found(cues=(_pictures_exported(language),))
            case _:
                return Found()

    def read_on(self) -> Iterator[GamesRead]:
        """A few more games, while there are any to read."""
        until, games = monotonic() + READING_SECONDS, list[PlayedGame]()
        while self._unread and monotonic() < until:
            games += _read(self._journal, *self._unread.popleft())
        if games:
            yield GamesRead(tuple(games))


def delete_history(journal: Journal, folder: Path) -> tuple[int, str | None]:
    """Everything, for good: the journal, and whatever else in its folder tells of games.

    How many games there were, those of other versions' journals among them; and what could not be deleted.
    """
    others = [path for pattern in LEFTOVERS for path in folder.glob(pattern) if not journal.is_at(path)]
    count = len(journal.dates()) + sum(map(count_games, others))
    journal.delete_all()
    if journal.trouble:
        return 0, journal.trouble  # where the journal cannot be written, nothing else can be deleted
    try:
        delete_all_pictures(folder)
        for path in others:
            if not path.is_dir():
                path.unlink(missing_ok=True)
    except OSError as error:
        return 0, str(error)
    return count, None


def history(journal: Journal) -> History:
    """All games that make sense to this version."""
    games = (game for number, begun in journal.dates().items() for game in _read(journal, number, begun))
    return History(tuple(games), evening_of(minute()))


def evening_of(begun: str) -> str:
    """The day that a moment belongs to."""
    try:
        moment = datetime.strptime(begun, "%Y-%m-%d %H:%M")
    except ValueError:
        return ""
    return (moment - timedelta(hours=NIGHT_HOURS)).strftime("%Y-%m-%d")


def _read(journal: Journal, number: int, begun: str) -> tuple[PlayedGame, ...]:
    """One game; nothing where it makes no sense to this version."""
    try:
        game = journal.sound_game(number)
        return (played(number, begun, evening_of(begun), game.started, game.events),)
    except (ValueError, LookupError):
        return ()


def _exported(past: History, language: Language) -> Cue:
    """To a USB stick where there is one, else beside the saved games."""
    folder = stick(STICKS) or state_folder(os.environ)
    path = folder / f"pipsight-{past.evening}.csv"
    try:
        return Exported(str(Outputs().write_beside(path, history_table(past.games))))
    except OSError as error:
        return ExportFailed(str(path), trouble_in_words(language, error))


def album_read(folder: Path, at: int) -> AlbumRead:
    """The kept pictures, and the one at this place, or the last where there are fewer."""
    pictures = kept_pictures(folder)
    at = max(0, min(at, len(pictures) - 1))
    return AlbumRead(pictures, at, shown(folder, pictures[at]) if pictures else None)


def _pictures_deleted(files: tuple[str, ...], language: Language) -> tuple[Cue, ...]:
    folder = state_folder(os.environ)
    try:
        delete_pictures(folder, files)
    except OSError as error:
        return (PicturesStay(str(pictures_folder(folder)), trouble_in_words(language, error)),)
    return ()


def _pictures_exported(language: Language) -> Cue:
    """Beside each other in a folder of their own."""
    folder = (stick(STICKS) or state_folder(os.environ)) / "pipsight-pictures"
    try:
        export_pictures(state_folder(os.environ), folder, Outputs())
    except OSError as error:
        return ExportFailed(str(folder), trouble_in_words(language, error))
    return Exported(str(folder))


def stick(roots: Iterable[Path]) -> Path | None:
    """The first stick that can be written to."""
    folders = (folder for root in roots for folder in (*root.glob("*/*"), *root.glob("*")))
    return next((folder for folder in folders if folder.is_mount() and os.access(folder, os.W_OK)), None)
