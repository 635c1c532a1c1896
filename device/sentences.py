"""Sentences for people that must wait until it is known in which language to say them."""

from __future__ import annotations

from dataclasses import dataclass

from display.phrases import Language, phrase


@dataclass(frozen=True, slots=True)
class Sentence:
    """One sentence of the catalogue with what fills its gaps."""

    key: str
    gaps: tuple[tuple[str, str], ...] = ()


def sentence(key: str, **gaps: object) -> Sentence:
    """A sentence to be said later."""
    return Sentence(key, tuple((name, str(value)) for name, value in gaps.items()))


def in_words(language: Language, said: Sentence) -> str:
    """The sentence in this language."""
    return phrase(language, said.key, **dict(said.gaps))
