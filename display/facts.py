"""What the shared table screen must know of a game: its round, its effect, and each player's state."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from games import upwards
from games.choices import ANNOUNCE, PASS
from games.table import Table


@dataclass(frozen=True, slots=True)
class Facts:
    """The game on the table in a few words."""

    round: int | None = None
    is_last: bool = False
    on_turn: int | None = None
    signs: tuple[str | None, ...] = ()
    """By seat: who has announced, passed, or is done."""


def facts(table: Table) -> Facts:
    """The few facts, whatever game it is."""
    state: Any = table.state
    if isinstance(state, upwards.Upwards):
        return Facts(
            state.round, state.is_last_round, None, tuple(_sign(state, seat) for seat in state.seats)
        )
    return Facts(on_turn=getattr(state, "turn", None), signs=(None,) * len(table.players))


def _sign(state: upwards.Upwards, seat: int) -> str | None:
    if seat in state.announced:
        return ANNOUNCE
    if seat in state.passed:
        return PASS
    return None
