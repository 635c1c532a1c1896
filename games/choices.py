"""What may be decided now: one list feeds touch, the lit keys, the spoken prompt and the tests."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Choice:
    """One decision: what to do, and on what (a seat, a die, a column ... as the verb needs it)."""

    verb: str
    about: tuple[int | str, ...] = ()


# The table's own verbs; each game adds its own beside its rules.
ASK = "ask"
BACK = "back"
CORRECT = "correct"
COUNT = "count"
ENTER = "enter"
HINT = "hint"  # seat
LEAVE = "leave"
LOOK_AGAIN = "look-again"
MORE_TIME = "more-time"
PAUSE = "pause"
REDO = "redo"
RESUME = "resume"
RIGHT = "right"
UNDO = "undo"

# Where a game can go on without a player: (seat,)
LEAVE_SEAT = "leave-seat"

# The two push buttons; which of them is lit is what `choices` offers under these verbs.
ANNOUNCE = "announce"
PASS = "pass"  # noqa: S105 - a button, not a password

TABLE_VERBS = frozenset(
    (
        *(ASK, BACK, CORRECT, COUNT, ENTER, HINT, LEAVE, LOOK_AGAIN, MORE_TIME, PAUSE, REDO, RESUME, RIGHT),
        *(UNDO, LEAVE_SEAT, ANNOUNCE, PASS),
    )
)
"""What every table offers; whatever else there is to decide is a game's own."""
