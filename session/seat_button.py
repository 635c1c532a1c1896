"""A player's own push button: it says for this seat what the two common ones ask a name for."""

from __future__ import annotations

from games.choices import Choice
from games.events import Key
from games.table import Table, choices, rules
from games.table.decisions import WhoPressed

MINE = "mine"
"""What no game offers, so that its rules say no in their own words."""


def own_choice(table: Table, seat: int) -> Choice:
    """The answer to "who?", else what the game says or this seat may announce or pass now."""
    offered = choices(table)
    said = None if table.asking else rules(table).mine(table.state, seat)
    if said in offered:
        return said
    wanted = (table.asking.key,) if isinstance(table.asking, WhoPressed) else tuple(Key)
    mine = (choice for choice in offered if choice.verb in wanted and choice.about == (seat,))
    return next(mine, Choice(MINE, (seat,)))
