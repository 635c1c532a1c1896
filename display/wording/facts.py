"""What the shared table screens must know of a game: its round, whose turn it is, each player's state."""

from __future__ import annotations

from display.game_view import Facts
from display.registry import view_of
from games.registry import name_of
from games.table import Table
from words.phrases import Language, has_phrase, phrase


def facts(table: Table) -> Facts:
    """The few facts, whatever game it is."""
    return view_of(name_of(table.setup)).facts(table)


def phase_words(language: Language, table: Table) -> str:
    """What is to be done now, in a sentence; nothing where the game has none for it."""
    known = facts(table)
    key = f"{name_of(table.setup)}.phase.{known.phase}"
    name = table.players[known.on_turn] if known.on_turn is not None else ""
    return phrase(language, key, name=name, number=known.number) if has_phrase(key) else ""
