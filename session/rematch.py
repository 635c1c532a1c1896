"""After the game is before the game: once more with the same people, or the same people and another game."""

from __future__ import annotations

from dataclasses import replace

from games import table as tables
from games.choices import Choice
from games.cues import Step, TableLeft
from games.table import Table
from session.lobby import Lobby, Party, begun

AGAIN = "again"
ANOTHER_GAME = "another-game"


def rematch_choices(table: Table) -> tuple[Choice, ...]:
    """Offered when a game has ended."""
    return () if tables.outcome(table) is None else (Choice(AGAIN), Choice(ANOTHER_GAME))


def after_game(lobby: Lobby, table: Table, verb: str) -> Step[Lobby]:
    """The table is left; the same game begins at once, or the shelf is open for those who sit there."""
    party = Party(table.setup.players, table.setup.seats, stays=verb == ANOTHER_GAME)
    left = replace(lobby, saved=None, party=party)
    if verb == ANOTHER_GAME:
        return Step(left, (TableLeft(),))
    step = begun(left, table.setup, table.timer.length)
    return Step(step.state, (TableLeft(), *step.cues))
