"""Whose paper sheet still lies there? One that counts for somebody already is not the next player's."""

from __future__ import annotations

from games.upwards.sheet import Sheet
from games.upwards.state import Draft, Upwards

FEWEST, ALIKE = 6, 0.9
"""So many boxes have something in them, and so many of those are alike: some were put right since."""


def whose(game: Upwards, draft: Draft) -> int | None:
    """The other seat that has just this sheet, told by what is written on it."""
    others = (page for page in game.entered if page and page.seat != game.entering)
    return next((page.seat for page in others if _is_same(page.sheet, draft)), None)


def _is_same(sheet: Sheet, draft: Draft) -> bool:
    both = [
        (one, other)
        for counted, read in zip(sheet.columns, draft.columns, strict=True)
        for one, other in zip((*counted, *[None] * (len(read) - len(counted))), read, strict=True)
        if one is not None or other is not None
    ]
    return len(both) >= FEWEST and sum(one == other for one, other in both) >= ALIKE * len(both)
