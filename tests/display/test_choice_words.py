"""What choices are called, on start pages and at the table."""

from __future__ import annotations

from dataclasses import replace

import pytest

from display.samples import begun
from display.wording.labels import choice_words
from games.registry import games, name_of
from session.evening import Evening, choices
from session.lobby.state import Draft
from words.phrases import Language


@pytest.mark.parametrize("game", games())
def test_start_pages_keep_their_words_whichever_game_lies_ready(game: str) -> None:
    """Numberloor, too, has something to open: its two cards in the middle."""
    lobby = begun("en", game).lobby
    ready = next(kind.template for kind in lobby.kinds if name_of(kind.template) == game)
    plain, prepared = Evening(replace(lobby, draft=None)), Evening(replace(lobby, draft=Draft(ready, 0)))
    assert [choice_words(Language("en"), choice, prepared) for choice in choices(plain)] == [
        choice_words(Language("en"), choice, plain) for choice in choices(plain)
    ]
