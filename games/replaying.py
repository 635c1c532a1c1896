"""A game played again, event by event, with every step on the way that undo could bring back.

A table in play has only the nearest steps at hand, so that an endless game needs no more memory than a short
one. Whoever has the events, the journal above all, finds the others by playing them again.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from games.choices import UNDO, Choice
from games.cues import Step
from games.events import Chosen, Event
from games.table import NEAR, Table, UndoStep, advance, is_short

TAKEN_BACK = Chosen(Choice(UNDO))


class TooLate(Exception):
    """It was picked up so late that a step is missing which people have taken back since."""


class Replay:
    """Follows a game from a table that it once had: its beginning, or any moment that was kept."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._steps: list[UndoStep] = list(table.past)

    def take(self, event: Event) -> Step[Table]:
        """One event more; TooLate when a step is missing."""
        if event == TAKEN_BACK and self.table.steps and not self._steps:
            raise TooLate
        step = advance(self.table, event)
        if step.state.steps < self.table.steps:
            self._steps.pop()
        elif step.state.steps > self.table.steps:
            self._steps.append(UndoStep(self.table.state, self.table.timer))
        self.table = self._with_steps(step.state)
        return Step(self.table, step.cues)

    def _with_steps(self, table: Table) -> Table:
        return replace(table, past=tuple(self._steps[-NEAR:])) if is_short(table) else table


def replayed(table: Table, events: Iterable[Event]) -> Table:
    """Where these events lead from this table; TooLate when a step is missing."""
    game = Replay(table)
    for event in events:
        game.take(event)
    return game.table
