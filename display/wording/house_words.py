"""House rules in words: the question, and each answer it may have."""

from __future__ import annotations

from typing import Any

from display.wording.labels import game_name
from display.wording.setting_words import time_words
from session.evening import Evening
from words.phrases import Language, has_phrase, phrase


def asked_words(language: Language, evening: Evening, field: str) -> str:
    """What is to be settled."""
    game = game_name(evening)
    keys = (f"{game}.ask.{field}", f"{game}.{field}", f"house.{field}")
    return next((phrase(language, key) for key in keys if has_phrase(key)), field)


def answered(asked: str, answer: str) -> str:
    """The answer behind what was asked, for the ear."""
    return f"{asked} {answer}" if asked.endswith("?") else f"{asked}: {answer}"


def answer_words(language: Language, evening: Evening, field: str, answer: Any) -> str:
    """Seconds as a time, yes and no as words, anything else by the game's own catalogue."""
    if field == "seconds":
        return time_words(language, answer)
    if isinstance(answer, bool):
        return phrase(language, "answer.yes" if answer else "answer.no")
    key = f"{game_name(evening)}.{field}.{answer}"
    return phrase(language, key) if has_phrase(key) else str(answer)
