"""Why the rules of Beam me up may say no."""

from __future__ import annotations

from enum import StrEnum


class Refusal(StrEnum):
    """The reasons; each has a sentence in both languages."""

    ALL_KEPT = "all-kept"
    COLUMN_LIFTED = "column-lifted"
    COLUMN_TAKEN = "column-taken"
    COUNTER_AT_TOP = "counter-at-top"
    FIVE_DICE = "five-dice"
    GAME_OVER = "game-over"
    HEAD_START_FIRST = "head-start-first"
    MOVE_FIRST = "move-first"
    MUST_MOVE = "must-move"
    NO_BLUE_STAR = "no-blue-star"
    NO_DOWNGRADE = "no-downgrade"
    NO_SUCH_FACE = "no-such-face"
    NOT_NOW = "not-now"
    NOTHING_TO_CORRECT = "nothing-to-correct"
    STRANGE_SIGN = "strange-sign"
    THROW_FIRST = "throw-first"
