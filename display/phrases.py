"""The one catalogue: every word a person sees or hears, in German and English."""

from __future__ import annotations

from enum import StrEnum

from display.words import Words


class Language(StrEnum):
    """The languages Pipsight speaks."""

    DE = "de"
    EN = "en"


def phrase(language: Language, key: str, **values: object) -> str:
    """The sentence for this key, with its gaps filled."""
    words: Words = CATALOGUE[key]
    return (words.de if language is Language.DE else words.en).format(**values)


CATALOGUE: dict[str, Words] = {}
