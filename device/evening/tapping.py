"""Simulated players at the table, in people's time."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from device.clock import Clock
from device.loop import Sense
from device.simulated.players import SimulatedPlayers
from games.choices import Choice
from games.events import Chosen, Event
from games.table import Table
from session.evening import Evening

TAP_SECONDS = 0.8
"""How long a simulated player thinks: people want to follow."""


def taps(players: SimulatedPlayers, clock: Clock, tells_news: Callable[[], bool] = lambda: False) -> Sense:
    """Simulated players at the table, slow enough to follow, and polite enough to let news be heard.

    They are asked once about each moment, and not before all views, they among them, have seen it.
    """
    due = since = clock()
    seen: Table | None = None
    pondered: Table | None = None
    planned: Choice | None = None

    def tapped(evening: Evening) -> Iterator[Event]:
        nonlocal due, since, seen, pondered, planned
        table, before, seen = evening.table, seen, evening.table
        if table is None or before is None or table.state is not before.state:
            since = clock()
        if table is None or table is not before or clock() < due or tells_news():
            return
        if table is not pondered:
            pondered, planned = table, players.decide(table)
        if planned and clock() >= since + players.grace(table, planned):
            due, choice, planned = clock() + TAP_SECONDS, planned, None
            yield Chosen(choice)

    return tapped
