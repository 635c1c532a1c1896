"""Who wears what: a token belongs to a person, and goes along wherever the person sits."""

from __future__ import annotations

from session.evening import Evening
from session.people import tokens_of


def tokens(evening: Evening) -> tuple[int, ...]:
    """By seat, at the table or in the game that is being prepared."""
    draft = evening.lobby.draft
    players = evening.table.players if evening.table else draft.setup.players if draft else ()
    return tokens_of(evening.lobby.people, players)
