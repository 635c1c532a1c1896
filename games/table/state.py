"""The table as a value: one game with its timer, pause, doubt and what undo can bring back."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Generic

from games.dice import Throw
from games.events import DiceSettled
from games.registry import rules_of, start
from games.rules import Expected, Outcome, Rules, Sight
from games.setup import Setup
from games.table.decisions import Asking
from games.timer import Timer, started

NEAR, FEW = 64, 16
"""So many steps are at hand after a long game, and so few before more of them are looked for."""
if TYPE_CHECKING:
    from typing_extensions import TypeVar

    S = TypeVar("S", default=Any)
    """Who names no game says `Table`, a game's own rooms name its state: `Table[MyState]`."""
else:
    from typing import TypeVar

    S = TypeVar("S")  # a default needs Python 3.13, and only the type checker looks at it


@dataclass(frozen=True, slots=True)
class UndoStep(Generic[S]):
    """What undo brings back."""

    state: S
    timer: Timer


@dataclass(frozen=True, slots=True)
class Table(Generic[S]):
    """The whole session around one game."""

    setup: Setup
    state: S
    """The game's own state; only its rules look inside."""
    timer: Timer
    paused: bool = False
    asking: Asking | None = None
    doubted: DiceSettled | None = None
    camera_lost: str | None = None
    looks: int = 0
    """How often people wanted another look at what lies there, and it did not help."""
    past: tuple[UndoStep[S], ...] = field(default=(), compare=False)
    """The nearest steps that undo brings back, the latest last; `games.replaying` finds the others."""
    steps: int = 0
    """How many steps undo could bring back in all."""
    future: tuple[UndoStep[S], ...] = ()

    @property
    def players(self) -> tuple[str, ...]:
        """The names, by seat."""
        return self.setup.players


def stepped(table: Table) -> Table:
    """The table with this moment as one more step that undo can bring back."""
    past = (*table.past, UndoStep(table.state, table.timer))[-NEAR:]
    return replace(table, past=past, steps=table.steps + 1)


def is_short(table: Table) -> bool:
    """Are there earlier steps, and hardly any of them at hand?"""
    return len(table.past) < min(FEW, table.steps)


def begin(setup: Setup, seconds: int = 0) -> Table:
    """A fresh table; `seconds` is the length of the round timer, 0 for none.

    Where the first turn is measured as all others are, its clock runs from the beginning.
    """
    state, timer = start(setup), Timer(length=seconds)
    is_measured = rules_of(setup).timed(state) is not None
    return Table(setup, state, started(timer) if is_measured else timer)


def rules(table: Table[S]) -> Rules[S]:
    """The rules of the game on this table."""
    return rules_of(table.setup)


def expected(table: Table) -> Expected | None:
    """The dice that the next throw must have, or None while no throw is wanted."""
    wanted = rules(table).expected(table.state)
    # Dice in doubt are to be put right first: whatever changes about them is news, and no sorting.
    return replace(wanted, sorting=False) if wanted and table.doubted else wanted


def is_secret(table: Table) -> bool:
    """Is the next throw not for everybody's eyes?"""
    wanted = expected(table)
    return wanted is not None and wanted.sight is not Sight.ALL


def throw(table: Table) -> Throw | None:
    """The throw to be seen: the doubted one until it is settled, else the one that counts."""
    return table.doubted.throw if table.doubted else rules(table).throw(table.state)


def outcome(table: Table) -> Outcome | None:
    """How the game ended, or None while it goes on."""
    return rules(table).outcome(table.state)


def is_ticking(table: Table) -> bool:
    """Does time matter now? Only then are seconds counted."""
    return table.timer.running and table.timer.left > 0 and not table.paused
