"""After the game is before the game: once more with the same people, or the same people and another game."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from games import table as tables
from games.choices import Choice
from games.cues import Step, TableLeft
from games.decisions import Decision, Decisions
from games.table import Table
from session.lobby import Lobby, Party, begun

AGAIN = "again"
ANOTHER_GAME = "another-game"


@dataclass(frozen=True, slots=True)
class Again(Decision):
    """The same people, the same house rules."""

    verb: ClassVar[str] = AGAIN


@dataclass(frozen=True, slots=True)
class AnotherGame(Decision):
    """The same people, another game."""

    verb: ClassVar[str] = ANOTHER_GAME


REMATCHES: Decisions[Again | AnotherGame] = Decisions(Again | AnotherGame)


def rematch_choices(table: Table) -> tuple[Choice, ...]:
    """Offered when a game has ended."""
    return () if tables.outcome(table) is None else (Again().choice, AnotherGame().choice)


def after_game(lobby: Lobby, table: Table, wanted: Again | AnotherGame) -> Step[Lobby]:
    """The table is left; the same game begins at once, or the shelf is open for those who sit there."""
    stays = isinstance(wanted, AnotherGame)
    left = replace(lobby, saved=None, party=Party(table.setup.players, table.setup.seats, stays))
    if stays:
        return Step(left, (TableLeft(),))
    step = begun(left, table.setup, table.timer.length)
    return Step(step.state, (TableLeft(), *step.cues))
