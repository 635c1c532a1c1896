"""The list of all games: what each entry says."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime

from games.record import Started


def minute() -> str:
    """Now, as the clock on the wall has it."""
    return datetime.now().strftime("%Y-%m-%d %H:%M")


@dataclass(frozen=True, slots=True)
class Entry:
    """One game in the list of all games."""

    number: int
    started: Started
    events: int
    finished: bool
    begun: str = field(default="", compare=False)
    """When, as YYYY-MM-DD HH:MM; empty for games from before this was kept."""
