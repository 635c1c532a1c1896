"""What was found out while the evening began: told once, on the screen as in the log."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import ClassVar

from games.cues import Cue
from words.phrases import Language
from words.sentences import Sentence, in_words


@dataclass(frozen=True, slots=True)
class FoundAtStart(Cue):
    """Something on the disk made no sense and was set aside; `text` says what, and where it is now."""

    lasting: ClassVar[bool] = True
    text: str


def set_aside(language: Language, found: Iterable[Sentence]) -> Iterator[FoundAtStart]:
    """What was set aside, as it is told on the screen."""
    return (FoundAtStart(_without_folders(in_words(language, each))) for each in found)


def only_once(news: Iterable[Cue]) -> Callable[[], Iterator[Cue]]:
    """As an aside of the loop: all of it in the first turn, and never again."""
    waiting = list(news)

    def all_news() -> Iterator[Cue]:
        while waiting:
            yield waiting.pop(0)

    return all_news


def _without_folders(text: str) -> str:
    """The log has the whole path; a notice has room for the name."""
    return " ".join(word.rsplit("/", 1)[-1] if word.startswith("/") else word for word in text.split())
