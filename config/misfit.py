"""What can be wrong with plain data, told with its place, what was found and what would be right."""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from enum import StrEnum
from typing import Any

from words.faults import Fault
from words.sentences import Sentence, sentence


class MisfitKind(StrEnum):
    """The kinds of misfit; each has a sentence `misfit.KIND` in every language."""

    UNKNOWN_KEY = "unknown-key"
    MISSING = "missing"
    WRONG_TYPE = "wrong-type"
    NOT_ALLOWED = "not-allowed"
    OUT_OF_RANGE = "out-of-range"
    WRONG_COUNT = "wrong-count"
    REFUSED = "refused"
    PIN_TWICE = "pin-twice"
    PIN_OF_PANEL = "pin-of-panel"
    BAD_SHAPE = "bad-shape"
    NO_FILE = "no-file"
    NOT_TOML = "not-toml"
    TOO_MUCH = "too-much"


class Misfit(Fault, ValueError):
    """Plain data are not what they should be: what is wrong, where, what was found, allowed and meant."""

    def __init__(
        self, problem: MisfitKind, place: str, found: str | Sentence = "", allowed: str = "", meant: str = ""
    ) -> None:
        self.problem, self.place, self.found, self.allowed, self.meant = problem, place, found, allowed, meant
        super().__init__(
            f"misfit.{problem.value}",
            place=place,
            found=found,
            allowed=sentence(f"misfit.kind.{allowed}") if problem is MisfitKind.WRONG_TYPE else allowed,
            meant=sentence("misfit.meant", meant=meant) if meant else "",
        )


def shown(plain: Any) -> str:
    """The value as the file has it, short enough for one line."""
    try:
        text = f'"{plain}"' if isinstance(plain, str) else str(plain)
    except (RecursionError, ValueError):  # nested thousands of times, or thousands of digits
        return "…"
    text = text.lower() if isinstance(plain, bool) else text
    return text if len(text) <= 40 else text[:37] + "..."


def closest(word: str, known: Iterable[str]) -> str:
    """The known word that was probably meant, or nothing."""
    return next(iter(difflib.get_close_matches(word, list(known), n=1)), "")
