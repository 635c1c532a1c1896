"""Who came to the table, who left, and who plays in another way, for who does not see it."""

from __future__ import annotations

from collections.abc import Iterator

from display.wording.labels import game_name, kind_words
from session.evening import Evening
from words.phrases import Language, has_phrase, phrase

Seats = dict[str, str]
"""How everybody plays, by name."""


def seats_of(evening: Evening) -> Seats:
    """The seats of the game that is being prepared."""
    draft = evening.lobby.draft
    if draft is None:
        return {}
    return dict(zip(draft.setup.players, map(str, draft.setup.seats), strict=False))


def seats_words(language: Language, evening: Evening, before: Seats, now: Seats) -> str:
    """What has changed from `before` to `now`, in sentences."""
    return " ".join(_changes(language, game_name(evening), before, now))


def _changes(language: Language, game: str, before: Seats, now: Seats) -> Iterator[str]:
    for name in before:
        if name not in now:
            yield phrase(language, "say.left", name=name)
    for name, kind in now.items():
        if before.get(name) != kind:
            key = "say.plays" if name in before else "say.joined"
            own = f"{key}.{kind}"
            words = kind_words(language, game, kind)
            yield phrase(language, own if has_phrase(own) else key, name=name, kind=words)
