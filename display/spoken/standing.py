"""How things stand, for somebody who cannot see it: what the game says of itself, and the points."""

from __future__ import annotations

from display.registry import view_of
from games.registry import name_of
from games.rules import Outcome
from games.table import Table
from words.phrases import Language, has_phrase, phrase


def standing_words(language: Language, table: Table, *, for_all: bool = False) -> str:
    """Everything that a look at the table would tell; `for_all` leaves out what belongs to one seat."""
    view = view_of(name_of(table.setup))
    told = view.for_all(language, table) if for_all else None
    return (view.standing(language, table) if told is None else told) or ""


def points_words(language: Language, table: Table, ended: Outcome) -> str:
    """Everybody's points at the end."""
    game = name_of(table.setup)
    return " ".join(
        phrase(language, "say.points", name=name, points=counted_words(language, game, points))
        for name, points in zip(table.players, ended.points, strict=True)
        if points is not None
    )


def counted_words(language: Language, game: str, points: int) -> str:
    """Points, or whatever the game calls them."""
    own = f"{game}.over.points"
    return phrase(language, own if has_phrase(own) else "over.points", points=points)
