"""Everything that was said, as lines of JSON: so that an evening can be read as it is heard."""

from __future__ import annotations

import json
from typing import Any, TextIO

from device.clock import Clock
from words.phrases import Language


class Transcript:
    """A line for each sentence, written when it is over: only then is it known whether it was heard whole."""

    def __init__(self, file: TextIO, clock: Clock) -> None:
        self._file, self._clock = file, clock
        self._began_at = clock()
        self._being_said: dict[str, Any] | None = None

    def begins(self, language: Language, words: str) -> None:
        """This is being said from now on."""
        seconds = round(self._clock() - self._began_at, 2)
        self._being_said = {"seconds": seconds, "language": language, "words": words}

    def ends(self, *, cut_off: bool) -> None:
        """It was heard to its end, or not; when nothing is being said, this means nothing."""
        said, self._being_said = self._being_said, None
        if said:
            self._file.write(json.dumps({**said, "cut_off": cut_off}, ensure_ascii=False) + "\n")
            self._file.flush()
