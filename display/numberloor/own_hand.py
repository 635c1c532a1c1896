"""A hand of Numberloor that the device has dealt, as words in rows: for the screen of its own player only."""

from __future__ import annotations

from typing import Any

from display.game_view import WordGrid
from display.wording.cue_words import sign_words
from games.numberloor.decisions import DECISIONS, Lay, Snatch
from games.numberloor.hands import Dealt
from games.numberloor.own_hand import hand_of
from games.numberloor.rules import RULES
from games.numberloor.state import Numberloor
from games.table import Table
from words.phrases import Language, phrase


def own_hand(language: Language, table: Table, seat: int, held: Any) -> WordGrid | None:
    """Every card that this seat holds, and which of them can be laid now."""
    game: Numberloor = table.state
    hand = hand_of(game, held, seat) if isinstance(held, Dealt) else None
    if hand is None:
        return None
    fitting = _fitting(game, seat)
    heads = (phrase(language, "numberloor.hand.card"), phrase(language, "numberloor.hand.fits"))
    rows = tuple((sign_words(language, card), _told(language, card in fitting)) for card in hand)
    return WordGrid(phrase(language, "numberloor.hand.title", name=table.players[seat]), heads, rows)


def _told(language: Language, fits: bool) -> str:
    return phrase(language, "numberloor.hand.yes") if fits else ""


def _fitting(game: Numberloor, seat: int) -> frozenset[str]:
    """Whatever the referee would let this seat lay."""
    decided = (DECISIONS.read(choice) for choice in RULES.choices(game) if choice.verb in DECISIONS.kinds)
    return frozenset(one.card for one in decided if isinstance(one, Lay | Snatch) and one.seat == seat)
