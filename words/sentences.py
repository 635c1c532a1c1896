"""Sentences for people that must wait until it is known in which language to say them."""

from __future__ import annotations

from dataclasses import dataclass
from errno import errorcode

from words.phrases import Language, has_phrase, phrase


@dataclass(frozen=True, slots=True)
class Sentence:
    """One sentence of the catalogue with what fills its gaps."""

    key: str
    gaps: tuple[tuple[str, str | Sentence], ...] = ()


def sentence(key: str, **gaps: object) -> Sentence:
    """A sentence to be said later."""
    filled = ((name, gap if isinstance(gap, Sentence) else str(gap)) for name, gap in gaps.items())
    return Sentence(key, tuple(filled))


def in_words(language: Language, said: Sentence) -> str:
    """The sentence in this language."""
    gaps = {name: in_words(language, gap) if isinstance(gap, Sentence) else gap for name, gap in said.gaps}
    return phrase(language, said.key, **gaps)


def trouble(error: Exception) -> Sentence:
    """What the system or the database complains about, in our own words where we have some."""
    said = getattr(error, "sentence", None)
    if isinstance(said, Sentence):
        return said
    number = getattr(error, "errno", None)
    name = errorcode.get(number, "") if number else getattr(error, "sqlite_errorname", "")
    key = f"trouble.{name}"
    return sentence(
        key if has_phrase(key) else "trouble.other", why=getattr(error, "strerror", None) or error
    )


def trouble_in_words(language: Language, error: Exception) -> str:
    """The same, said at once."""
    return in_words(language, trouble(error))
