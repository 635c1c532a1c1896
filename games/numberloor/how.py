"""How Numberloor goes, page by page, for each level."""

from __future__ import annotations

from games.numberloor.cards import Level
from games.numberloor.setup import Setup

_BEGINNERS = ("box-beginners", "deal-beginners", "turn-beginners", "next", "draw-beginners", "star-beginners")
_SPECIALS = ("neighbours", "parity", "skip")
_OTHERS = ("turn", "same", "number", "ten", "balloons", *_SPECIALS)


def how(setup: Setup) -> tuple[str, ...]:
    """The names of the pages."""
    if setup.level is Level.BEGINNERS:
        return (*_BEGINNERS, "deck", "win")
    night = ("night-own", "night") if setup.level is Level.PRO else ()
    return (f"box-{setup.level}", "deal", *_OTHERS, *night, "draw", "star", "deck", "win")
