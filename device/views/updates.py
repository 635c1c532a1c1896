"""Newer versions at the table: says where one may be, leaves the wish for one, and tells how it went."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar

from device.updating.table import ANSWER, LOOKING, Progress, progress_at
from games.cues import Cue
from session.evening import Evening
from session.events import UpdatesTold
from session.lobby import UpdateWanted
from session.updates import Updates
from words.phrases import Language, has_phrase, phrase

SECONDS = 2.0
"""Between two looks at sticks, network and answer."""
PATIENCE = 120.0
"""Seconds until nobody seems to hear the wish; a Zero 2 W needs ten to start whoever does."""
_ASKED = Progress(LOOKING)


@dataclass(frozen=True, slots=True)
class UpdateEnded(Cue):
    """How looking for a newer version ended."""

    lasting: ClassVar[bool] = True
    text: str


@dataclass(frozen=True, slots=True)
class UpdateRefused(Cue):
    """The wish could not be left."""


class UpdateDesk:
    """Where the table's wish for a newer version goes, and where the answer comes from."""

    def __init__(
        self, wish: Path | None, places: Callable[[], tuple[str, ...]], answer: Path = ANSWER
    ) -> None:
        self._wish, self._look_for, self._answer = wish, places, answer
        self._places: tuple[str, ...] = ()
        self._progress: Progress | None = None
        self._before: Progress | None = None
        """The answer to an earlier wish, which is no answer to this one."""
        self._asked = 0.0
        self._next_look = 0.0
        self._news: list[Cue] = []

    def view(self, evening: Evening, cues: tuple[Cue, ...]) -> None:
        """Leave the wish that was heard, and look now and then how things stand."""
        if self._wish is None:
            return
        if any(isinstance(cue, UpdateWanted) for cue in cues):
            self._ask(self._wish)
        if time.monotonic() >= self._next_look:
            self._next_look = time.monotonic() + SECONDS
            self._look(Language(evening.lobby.language))

    def tidings(self, evening: Evening) -> Iterator[UpdatesTold]:
        """What the start pages should know."""
        language = Language(evening.lobby.language)
        doing = _words(language, self._progress) if self._progress and not self._progress.is_over else ""
        updates = Updates(self._wish is not None, self._places, doing)
        if evening.lobby.updates != updates:
            yield UpdatesTold(updates)

    def news(self) -> Iterator[Cue]:
        """How it ended, once."""
        while self._news:
            yield self._news.pop(0)

    def _ask(self, wish: Path) -> None:
        try:
            wish.touch()
        except OSError:
            self._news.append(UpdateRefused())
        else:
            self._before, self._progress, self._asked = progress_at(self._answer), _ASKED, time.monotonic()

    def _look(self, language: Language) -> None:
        self._places = self._look_for()
        progress = progress_at(self._answer)
        if progress is None or progress in (self._progress, self._before):
            self._give_up_waiting()
            return
        self._progress = progress
        if progress.is_over:
            self._news.append(UpdateEnded(_words(language, progress)))

    def _give_up_waiting(self) -> None:
        if self._progress == _ASKED and time.monotonic() - self._asked > PATIENCE:
            self._progress = None
            self._news.append(UpdateRefused())


def _words(language: Language, progress: Progress) -> str:
    """A version that is older or newer than this one may have written it."""
    key = f"update.table.{progress.what}"
    return phrase(language, key if has_phrase(key) else "update.table.failed", version=progress.version)
