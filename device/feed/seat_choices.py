"""Which of the choices belong to a seat: its own, and what everybody at the table may do."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from display.wording.facts import facts
from games.choices import LEAVE, LEAVE_SEAT, Choice
from games.registry import game_of
from games.table import Table
from games.table.decisions import DECISIONS
from session.evening import Evening, choices
from session.lock import LOCK, NUMBER, UNLOCK
from session.rematch import ANOTHER_GAME

_AT_THE_PANEL = frozenset({ANOTHER_GAME, LEAVE, LOCK, NUMBER, UNLOCK})
"""What ends the evening for everybody is done where everybody sees it."""


def for_seats(evening: Evening, held: Any = None) -> tuple[Choice, ...]:
    """Everything that can be decided from a seat now, with the cards that the device knows of it."""
    if evening.table is None or evening.gate:
        return ()
    offered = tuple(choice for choice in choices(evening) if choice.verb not in _AT_THE_PANEL)
    if held is None:
        return offered
    can, state = game_of(evening.table.setup).players.can, evening.table.state
    kinds = game_of(evening.table.setup).decisions.kinds
    return tuple(each for each in offered if each.verb not in kinds or can(state, held, each))


def owner(table: Table, choice: Choice) -> int | None:
    """The seat whose decision this is, or None where anybody may decide it."""
    of_game = game_of(table.setup).decisions.kinds.get(choice.verb)
    kind = of_game or DECISIONS.kinds.get(choice.verb)
    if kind is None:
        return None
    names = [field.name for field in fields(kind)]
    at = names.index("seat") if "seat" in names else None
    if at is None or at >= len(choice.about):
        return facts(table).on_turn if of_game else None
    seat = choice.about[at]
    return seat if isinstance(seat, int) else None


def is_of_game(table: Table, choice: Choice) -> bool:
    """Does the game go on with it? What the table offers around it, and going home, come after that."""
    return choice.verb in game_of(table.setup).decisions.kinds and choice.verb != LEAVE_SEAT


def is_simulated(table: Table, seat: int) -> bool:
    """Does the device play this seat?"""
    setup = table.setup
    return seat < len(setup.seats) and setup.seats[seat] in game_of(setup).seats.simulated
