"""Everything that matters now, for somebody who asks: what lies there, what to do, how things stand."""

from __future__ import annotations

from display.registry import view_of
from display.spoken.standing import points_words, standing_words
from display.spoken.to_do import to_do_words
from display.wording.cue_words import sentence, throw_words, winner_words
from games.cues import ThrowDoubted
from games.events import Key
from games.registry import name_of
from games.table import Table, choices, outcome, throw
from words.phrases import Language, has_phrase, phrase, with_stop


def lying_words(language: Language, table: Table) -> str:
    """The throw that counts; some games add what it makes."""
    lying = throw(table)
    if lying is None or table.doubted:
        return ""
    return view_of(name_of(table.setup)).lying(language, table) or throw_words(language, lying)


def everything_that_matters(language: Language, table: Table, *, for_all: bool = False) -> str:
    """A held button asks for this; `for_all` leaves out what belongs to one seat."""
    if ended := outcome(table):
        winners = tuple(table.players[seat] for seat in ended.winners)
        return (
            f"{points_words(language, table, ended)} {winner_words(language, winners, name_of(table.setup))}"
        )
    doubted = table.doubted
    doubt = (
        sentence(language, ThrowDoubted(doubted.throw, doubted.why, doubted.die), table) if doubted else None
    )
    said = (
        doubt,
        lying_words(language, table),
        to_do_words(language, table),
        standing_words(language, table, for_all=for_all),
        key_words(language, table),
    )
    return " ".join(with_stop(text) for text in said if text)


def key_words(language: Language, table: Table) -> str:
    """What the two push buttons mean now."""
    offered = {choice.verb for choice in choices(table)}
    texts = (_key(language, table, key) for key in Key if key.value in offered)
    return " ".join(texts)


def _key(language: Language, table: Table, key: Key) -> str:
    keys = (f"{name_of(table.setup)}.say.key.{key}", f"{name_of(table.setup)}.choice.{key}", f"choice.{key}")
    meaning = next(phrase(language, name) for name in keys if has_phrase(name))
    return phrase(language, "say.key", button=phrase(language, f"choice.{key}"), meaning=meaning)
