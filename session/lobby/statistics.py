"""Looking back: all games and throws, taken up again, exported, or deleted for good after a question."""

from __future__ import annotations

from dataclasses import replace

from games.choices import BACK, Choice
from games.cues import Step
from session.lobby.cues import ExportWanted, HistoryDeleted, HistoryWanted, PeopleMet, TakeUpWanted
from session.lobby.state import Lobby, Page, Party, Room
from session.lobby.verbs import DELETE_HISTORY, EXPORT, KEEP_HISTORY, OPEN, TAKE_UP

MOST_LISTED = 60
"""So many games can be taken up again; the file has them all."""


def look_back(lobby: Lobby) -> Step[Lobby]:
    """Somebody wants to see what was: the journal is asked."""
    return Step(replace(lobby, page=Page.STATISTICS), (HistoryWanted(),))


def _choices(lobby: Lobby) -> tuple[Choice, ...]:
    games = tuple(Choice(TAKE_UP, (game.number,)) for game in lobby.history.games[:MOST_LISTED])
    kept = (Choice(EXPORT), Choice(OPEN, (Page.DELETING,))) if games else ()
    return (*games, *kept, Choice(BACK))


def _take_up(lobby: Lobby, choice: Choice) -> Step[Lobby]:
    return Step(lobby, (TakeUpWanted(int(choice.about[0])),))


STATISTICS = Room(
    _choices,
    {
        EXPORT: lambda lobby, _: Step(lobby, (ExportWanted(),)),
        OPEN: lambda lobby, _: Step(replace(lobby, page=Page.DELETING)),
        TAKE_UP: _take_up,
    },
    before=Page.MORE,
)


def _delete(lobby: Lobby, _: Choice) -> Step[Lobby]:
    forgotten = replace(lobby, page=Page.STATISTICS, saved=None, people=(), party=Party())
    return Step(forgotten, (HistoryDeleted(), PeopleMet(())))


DELETING = Room(
    lambda _: (Choice(KEEP_HISTORY), Choice(DELETE_HISTORY)),
    {
        DELETE_HISTORY: _delete,
        KEEP_HISTORY: lambda lobby, _: Step(replace(lobby, page=Page.STATISTICS)),
    },
    before=Page.STATISTICS,
)
