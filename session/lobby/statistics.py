"""Looking back: all games and throws, taken up again, exported, or deleted for good after a question."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from games.cues import Step
from games.decisions import Decisions
from games.table.decisions import Back
from session.lobby.cues import ExportWanted, HistoryDeleted, HistoryWanted, PeopleMet, TakeUpWanted
from session.lobby.decisions import Open
from session.lobby.more_decisions import DeleteHistory, Export, KeepHistory, TakeUp
from session.lobby.state import Lobby, Page, PageRules, Party

StatisticsDecision = Export | Open | TakeUp
DeletingDecision = DeleteHistory | KeepHistory
MOST_LISTED = 60
"""So many games can be taken up again; the file has them all."""


def look_back(lobby: Lobby) -> Step[Lobby]:
    """Somebody wants to see what was: the journal is asked."""
    return Step(replace(lobby, page=Page.STATISTICS), (HistoryWanted(),))


def _offered(lobby: Lobby) -> tuple[StatisticsDecision | Back, ...]:
    games = tuple(TakeUp(game.number) for game in lobby.history.games[:MOST_LISTED])
    kept = (Export(), Open(Page.DELETING)) if games else ()
    return (*games, *kept, Back())


def _decide(lobby: Lobby, decision: StatisticsDecision) -> Step[Lobby]:
    match decision:
        case Export():
            return Step(lobby, (ExportWanted(),))
        case Open(page):
            return Step(replace(lobby, page=page))
        case TakeUp(number):
            return Step(lobby, (TakeUpWanted(number),))
        case _:
            assert_never(decision)


def _delete_or_keep(lobby: Lobby, decision: DeletingDecision) -> Step[Lobby]:
    match decision:
        case DeleteHistory():
            forgotten = replace(lobby, page=Page.STATISTICS, saved=None, people=(), party=Party())
            return Step(forgotten, (HistoryDeleted(), PeopleMet(())))
        case KeepHistory():
            return Step(replace(lobby, page=Page.STATISTICS))
        case _:
            assert_never(decision)


STATISTICS: PageRules[StatisticsDecision] = PageRules(
    Decisions(StatisticsDecision), _offered, _decide, before=Page.MORE
)
DELETING: PageRules[DeletingDecision] = PageRules(
    Decisions(DeletingDecision),
    lambda _: (KeepHistory(), DeleteHistory()),
    _delete_or_keep,
    before=Page.STATISTICS,
)
