"""An interrupted game found again: from its newest snapshot on where that works, else from its beginning."""

from __future__ import annotations

from dataclasses import dataclass, replace

from device.saving import game_file
from device.saving.game_file import SavedGame
from device.saving.rows import Rows
from device.saving.snapshots import EVERY
from games.record import Started
from games.replaying import Replay, replayed
from games.table import FEW, Table, begin, is_short


@dataclass(frozen=True, slots=True)
class InProgress:
    """Which game is written on, and how far it is."""

    number: int = 0
    events: int = 0
    marked: int = 0
    """How many events it had when its table was kept last."""
    is_cut: bool = False
    """Are there later events that make no sense? They are kept under another number when it goes on."""


@dataclass(frozen=True, slots=True)
class Resumed:
    """An interrupted game as it is found again."""

    started: Started
    table: Table
    number: int
    events: int
    replayed: int
    """How many of its events had to be played again."""
    is_cut: bool
    """Are there later events that make no sense? They are kept when it goes on."""


def resumed_late(rows: Rows, number: int) -> tuple[InProgress, Resumed] | None:
    """From the newest snapshot on; None where there is none, or the events since make no sense."""
    started, count = rows.started(number), rows.count(number)
    if started is None or count is None:
        return None
    for marked, earlier in rows.snapshots(number, count, started):
        now = InProgress(number, count, marked)
        table = _played_on(rows, now, earlier, marked) if marked else None
        if table:
            table = recalled(rows, now, table) if is_short(table) else table
            return now, Resumed(started, table, number, count, count - marked, is_cut=False)
    return None


def resumed_wholly(game: SavedGame, now: InProgress) -> tuple[InProgress, Resumed]:
    """As far as the rules can play it again; the next event then marks how far that is."""
    again = Replay(begin(game.started.setup, game.started.seconds))
    for played, event in enumerate(game.events):
        try:
            again.take(event)
        except Exception:
            # Every line is well-formed, and yet no game was ever played like this. Whatever the rules
            # make of it, the evening starts, from the moment before.
            now = replace(now, events=played, is_cut=True)
            break
    now = replace(now, marked=now.events - EVERY)
    return now, Resumed(game.started, again.table, now.number, now.events, now.events, now.is_cut)


def recalled(rows: Rows, now: InProgress, table: Table) -> Table:
    """The table in progress with the steps at hand that undo will want next, found in the events."""
    started = rows.started(now.number)
    for number, earlier in rows.snapshots(now.number, now.events, started) if started else ():
        if earlier.steps + FEW <= table.steps or number == 0:
            again = _played_on(rows, now, earlier, number)
            if again and (again.steps, again.state) == (table.steps, table.state):
                return replace(table, past=again.past)
    return table


def _played_on(rows: Rows, now: InProgress, table: Table, number: int) -> Table | None:
    """Where the events after this one led from this table; None when they make no sense from there."""
    lines = rows.lines_after(now.number, number)[: now.events - number]
    try:
        return replayed(table, game_file.events_in(lines))
    except Exception:  # how far it makes sense is found by playing the game from its beginning
        return None
