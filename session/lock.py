"""The lock that keeps children in the game; a grown-up opens it by reading, not by knowing a secret."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import ClassVar

from games.choices import LEAVE
from games.cues import Cue, Refused, Step
from games.decisions import Decision, Decisions
from games.table.decisions import Back
from session.lobby import DROP_SAVED, OPEN, QUIT

LOCK = "lock"
NUMBER = "lock-number"
UNLOCK = "unlock"

DIGITS = (1, 2, 3, 4, 5, 6, 7, 8, 9)
GUARDED = (DROP_SAVED, LEAVE, OPEN, QUIT)
"""What leads out of the game, or destroys something."""
_ASKED = ((7, 3, 9), (4, 8, 2), (6, 1, 5), (9, 2, 7), (3, 8, 4), (5, 9, 1))
"""Others each time, so that nobody learns them by heart."""


@dataclass(frozen=True, slots=True)
class Lock(Decision):
    """From now on children stay in the game."""

    verb: ClassVar[str] = LOCK


@dataclass(frozen=True, slots=True)
class Unlock(Decision):
    """A grown-up wants out."""

    verb: ClassVar[str] = UNLOCK


@dataclass(frozen=True, slots=True)
class TouchNumber(Decision):
    """One of the numbers that open the lock, or not."""

    verb: ClassVar[str] = NUMBER
    digit: int


LockDecision = Back | Lock | TouchNumber | Unlock
DECISIONS: Decisions[LockDecision] = Decisions(LockDecision)


class LockRefusal(StrEnum):
    """Why the lock stays shut."""

    OTHER_NUMBER = "other-number"
    LOCKED = "locked"


@dataclass(frozen=True, slots=True)
class LockTurned(Cue):
    """From now on children stay in the game, or may leave it again."""

    locked: bool


@dataclass(frozen=True, slots=True)
class Gate:
    """Somebody wants to open the lock: the numbers written there in words, and those touched so far."""

    wanted: tuple[int, ...]
    given: tuple[int, ...] = ()

    @property
    def is_open(self) -> bool:
        """Were all of them touched in their order?"""
        return self.given == self.wanted


def next_gate(times: int) -> Gate:
    """What is asked the next time."""
    return Gate(_ASKED[times % len(_ASKED)])


def gate_offered() -> tuple[TouchNumber | Back, ...]:
    """Every number there is, and the way back into the game."""
    return (*map(TouchNumber, DIGITS), Back())


def touched(before: Gate, digit: int) -> Step[Gate]:
    """One more number; a wrong one begins anew."""
    after = replace(before, given=(*before.given, digit))
    if before.wanted[: len(after.given)] == after.given:
        return Step(after)
    return Step(replace(before, given=()), (Refused(LockRefusal.OTHER_NUMBER),))
