"""The whole evening: the lobby, and the table once a game is on it. This is the one state of the loop."""

from __future__ import annotations

from dataclasses import dataclass, replace

from games import lobby as lobbies
from games import table as tables
from games.choices import COUNT, Choice
from games.cues import Step, TableLeft
from games.events import Event
from games.lobby import GameWanted, Lobby, SavedWanted
from games.table import Table


@dataclass(frozen=True, slots=True)
class Evening:
    """What the companion knows; everything shown, lit and said is made from this."""

    lobby: Lobby
    table: Table | None = None


def choices(evening: Evening) -> tuple[Choice, ...]:
    """Every decision that is possible now."""
    if evening.table is None:
        return lobbies.choices(evening.lobby)
    offered = tables.choices(evening.table)
    return offered if counts(evening) else tuple(choice for choice in offered if choice.verb != COUNT)


def counts(evening: Evening) -> bool:
    """Do people want to count together, if only sometimes?"""
    liked = evening.lobby.preferences
    return liked.shows("counting") and liked.counting != "off"


def advance(evening: Evening, event: Event) -> Step[Evening]:
    """What one event leads to, at the table or before it."""
    if evening.table:
        return _at_table(evening, evening.table, event)
    step = lobbies.advance(evening.lobby, event)
    return Step(_seated(replace(evening, lobby=step.state), step), step.cues)


def _at_table(evening: Evening, table: Table, event: Event) -> Step[Evening]:
    step = tables.advance(table, event)
    if not any(isinstance(cue, TableLeft) for cue in step.cues):
        return Step(replace(evening, table=step.state), step.cues)
    unfinished = step.state if tables.outcome(step.state) is None else None
    return Step(Evening(replace(evening.lobby, saved=unfinished)), step.cues)


def _seated(evening: Evening, step: Step[Lobby]) -> Evening:
    for cue in step.cues:
        if isinstance(cue, GameWanted):
            table = tables.begin(cue.started.setup, cue.started.seconds)
            return Evening(replace(evening.lobby, saved=None), table)
        if isinstance(cue, SavedWanted):
            return Evening(replace(evening.lobby, saved=None), evening.lobby.saved)
    return evening
