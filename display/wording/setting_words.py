"""The settings in words: what each is called, how it is now, and what its answers mean."""

from __future__ import annotations

from typing import Any

from display.registry import game_words
from words.phrases import Language, has_phrase, phrase


def value_words(language: Language, field: str, value: Any) -> str:
    """What an answer means: in words of its own, or as a number with what it counts."""
    if field == "seconds":
        return time_words(language, value)
    if field == "language":
        return phrase(Language(value), "language.name")
    key = f"setting.{field}.{value}"
    if has_phrase(key):
        return phrase(language, key)
    number = f"{value:g}".replace(".", phrase(language, "language.decimal"))
    return phrase(language, f"setting.{field}.number", number=number)


def feature_words(language: Language, feature: str) -> str:
    """What a feature is called; a game has its own name."""
    key = f"feature.{feature}"
    return phrase(language, key) if has_phrase(key) else game_words(language, feature)


def time_words(language: Language, seconds: int) -> str:
    """A length of time as people say it."""
    if seconds == 0:
        return phrase(language, "answer.seconds.off")
    if seconds == 60:
        return phrase(language, "answer.minute")
    if seconds % 60:
        return phrase(language, "answer.seconds", seconds=seconds)
    return phrase(language, "answer.minutes", minutes=seconds // 60)
