"""Tables as they were after every few hundred events, so that a start need not play a whole game again.

They are a shortcut and never the truth: the events are. One that was made by other rules, that is damaged or
that makes no sense is as if it was never made.
"""

from __future__ import annotations

import json
import zlib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import games
from config.check import decode
from games.events import DiceSettled
from games.record import Started, to_plain
from games.table import Table, begin
from games.table.decisions import Asking
from games.timer import Timer

EVERY = 200
"""Events between two of them: a Pi plays so many again in the blink of an eye."""


@dataclass(frozen=True, slots=True)
class _Kept:
    """Whose table it is, and the table without what its beginning and its steps tell."""

    game: int
    events: int
    timer: Timer
    paused: bool
    asking: Asking | None
    doubted: DiceSettled | None
    camera_lost: str | None
    looks: int
    steps: int


Row = tuple[int, int, str, str, int]
"""The game, how many events it had, the table as text, which rules made it, and a checksum."""


def to_row(table: Table, started: Started, game: int, events: int) -> Row | None:
    """The table to be kept; None for one that could not be read back."""
    if table.future:
        return None
    kept = _Kept(
        game,
        events,
        table.timer,
        table.paused,
        table.asking,
        table.doubted,
        table.camera_lost,
        table.looks,
        table.steps,
    )
    text = json.dumps([to_plain(kept), to_plain(table.state)], ensure_ascii=False, separators=(",", ":"))
    row = (game, events, text, rules_stamp(), zlib.crc32(text.encode()))
    return row if from_row(started, row) == table else None


def from_row(started: Started, row: tuple[Any, ...]) -> Table | None:
    """The table again, without its steps; None when it cannot be trusted."""
    game, events, text, stamp, checksum = row
    if not isinstance(text, str) or (stamp, checksum) != (rules_stamp(), zlib.crc32(text.encode())):
        return None
    fresh = begin(started.setup, started.seconds)
    try:
        plain, state = json.loads(text)
        kept: _Kept = decode(_Kept, plain, "table")
        lying = decode(type(fresh.state), state, "state")
    except (ValueError, TypeError, RecursionError):
        return None
    if (kept.game, kept.events) != (game, events):
        return None
    return Table(
        started.setup,
        lying,
        kept.timer,
        kept.paused,
        kept.asking,
        kept.doubted,
        kept.camera_lost,
        kept.looks,
        steps=kept.steps,
    )


@cache
def rules_stamp() -> str:
    """Which rules these are: other files of the games may lead elsewhere from the same events."""
    folder = Path(games.__file__).parent
    files = sorted((path, path.stat()) for path in folder.rglob("*.py"))
    listing = "".join(f"{path.name} {found.st_size} {found.st_mtime_ns}\n" for path, found in files)
    return f"{zlib.crc32(listing.encode()):08x}"
