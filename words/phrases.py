"""The one catalogue: every word a person sees or hears, in German and English."""

from __future__ import annotations

from enum import StrEnum

from words import (
    Words,
    beam,
    bench,
    calls,
    camera,
    doctor,
    handsfree,
    journal,
    just_dice,
    likings,
    lobby,
    log,
    numberloor,
    reading,
    settings,
    spoken,
    statistics,
    table,
    teaching,
    upwards,
    wiring,
)


class Language(StrEnum):
    """The languages Pipsight speaks."""

    DE = "de"
    EN = "en"


CATALOGUE: dict[str, Words] = {
    **beam.WORDS,
    **bench.WORDS,
    **log.WORDS,
    **calls.WORDS,
    **camera.WORDS,
    **doctor.WORDS,
    **handsfree.WORDS,
    **journal.WORDS,
    **likings.WORDS,
    **just_dice.WORDS,
    **lobby.WORDS,
    **numberloor.WORDS,
    **reading.WORDS,
    **settings.WORDS,
    **spoken.WORDS,
    **statistics.WORDS,
    **table.WORDS,
    **teaching.WORDS,
    **upwards.WORDS,
    **wiring.WORDS,
}


def phrase(language: Language, key: str, /, **values: object) -> str:
    """The sentence for this key, with its gaps filled."""
    words = CATALOGUE[key]
    return (words.de if language is Language.DE else words.en).format(**values)


def has_phrase(key: str) -> bool:
    """Is there a sentence for this key?"""
    return key in CATALOGUE


def listed(language: Language, items: tuple[str, ...]) -> str:
    """Several words as a list: "one, two and three"."""
    if len(items) < 2:
        return "".join(items)
    return phrase(language, "list.and", first=", ".join(items[:-1]), last=items[-1])
