"""What was noticed in the journal, in the past tense: earlier games, while somebody looks back at them."""

from __future__ import annotations

from dataclasses import dataclass

from games.table import Table, UndoStep
from session.kept_pictures import KeptPicture, Shown
from session.phones import Phones
from session.statistics import PlayedGame
from session.updates import Updates


@dataclass(frozen=True, slots=True)
class HistoryOpened:
    """Somebody looks back on this evening; the games before it will be read a few at a time."""

    evening: str


@dataclass(frozen=True, slots=True)
class GamesRead:
    """More games were found, the newest first."""

    games: tuple[PlayedGame, ...]


@dataclass(frozen=True, slots=True)
class HistoryErased:
    """No game is left to look back at."""


@dataclass(frozen=True, slots=True)
class GameTakenUp:
    """An earlier game was found and stands where it was left."""

    table: Table


@dataclass(frozen=True, slots=True)
class StepsFound:
    """The earlier steps that undo will want next were found in the events of the game on the table."""

    past: tuple[UndoStep, ...]


@dataclass(frozen=True, slots=True)
class PhonesTold:
    """Something about the phones is otherwise now."""

    phones: Phones


@dataclass(frozen=True, slots=True)
class UpdatesTold:
    """Something about newer versions is otherwise now."""

    updates: Updates


@dataclass(frozen=True, slots=True)
class AlbumRead:
    """The kept pictures that there are, and the one at this place; None where it cannot be read."""

    pictures: tuple[KeptPicture, ...]
    at: int
    shown: Shown | None


PastEvent = HistoryOpened | GamesRead | HistoryErased | GameTakenUp | StepsFound | AlbumRead
"""What the disk brings back; it is in no journal itself."""
