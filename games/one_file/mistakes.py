"""What can be wrong with a game file: each mistake with its line, what was found and what would be right."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class MistakeKind(StrEnum):
    """The kinds of mistakes; each has a sentence in every language, under `game-file.`."""

    NOT_TOML = "not-toml"
    KEY_TWICE = "key-twice"
    NO_QUOTES = "no-quotes"
    CURLY_QUOTES = "curly-quotes"
    OPEN_QUOTES = "open-quotes"
    OPEN_BRACKET = "open-bracket"
    NO_COMMA = "no-comma"
    INNER_COMMA = "inner-comma"
    EQUALS = "equals"
    ENGLISH_KEY = "english-key"
    WHOLE_NUMBER = "whole-number"
    ODD_END = "odd-end"
    QUOTES_INSIDE = "quotes-inside"
    NOT_TEXT = "not-text"
    TOO_LARGE = "too-large"
    UNKNOWN_KEY = "unknown-key"
    MISSPELT = "misspelt"
    MISSING = "missing"
    VERB_NEEDS = "verb-needs"
    NEED_NUMBER = "need-number"
    NEED_TEXT = "need-text"
    NEED_YES_NO = "need-yes-no"
    NEED_LIST = "need-list"
    NEED_TABLE = "need-table"
    NEED_ONE_OF = "need-one-of"
    NEED_POINTS = "need-points"
    NEED_THROWS = "need-throws"
    NOT_IN_RANGE = "not-in-range"
    WRONG_COUNT = "wrong-count"
    EMPTY = "empty"
    NO_TITLE = "no-title"
    TOO_LONG = "too-long"
    ODD_SIGN = "odd-sign"
    NO_SUCH_LANGUAGE = "no-such-language"
    NOT_FOR_THIS = "not-for-this"
    ROWS_OR_SCORE = "rows-or-score"
    NEEDS_SCORE = "needs-score"
    NEEDS_END = "needs-end"
    NO_END_WITH_ROWS = "no-end-with-rows"
    NO_DICE_NO_SCORE = "no-dice-no-score"
    TOO_FEW_DICE = "too-few-dice"
    ONE_THROW = "one-throw"
    ORDER = "order"
    NOT_ONCE = "not-once"
    NO_SUCH_ROW = "no-such-row"
    NEVER_POINTS = "never-points"
    NEVER_FALLS = "never-falls"
    NEVER_COUNTS = "never-counts"
    SAME_TITLE = "same-title"
    NEEDS_LINES = "needs-lines"
    NOT_AMONG_ASKED = "not-among-asked"
    ALWAYS_LOST = "always-lost"
    FACES_OF_STRAIGHT = "faces-of-straight"
    TWICE = "twice"
    BAD_NAME = "bad-name"
    NAME_TAKEN = "name-taken"


@dataclass(frozen=True, slots=True)
class Mistake:
    """One mistake: on which line, at which key, what stands there, what would be right."""

    line: int
    problem: MistakeKind
    key: str = ""
    found: str = ""
    allowed: str = ""
    meant: str = ""


class BadGameFile(ValueError):
    """A game file that cannot be played, with everything that is wrong with it."""

    def __init__(self, mistakes: tuple[Mistake, ...]) -> None:
        super().__init__("; ".join(f"line {each.line}: {each.problem} {each.key}" for each in mistakes))
        self.mistakes = mistakes
