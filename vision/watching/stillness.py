"""Tells once for each rest that things lie still: for faces that are shown, and for trays that are judged."""

from __future__ import annotations

from dataclasses import dataclass, replace

from vision.frames import Frame, Small, glance
from vision.watching.motion import blindness, is_moving

SHOWN = 10
"""Quiet frames before something counts as shown: a hand that turns a die pauses for less.

How it was chosen is unknown: from 0.1."""


@dataclass(frozen=True, slots=True, eq=False)
class Rest:
    """The last frame, small, the one at which it became quiet, and for how many frames it has been."""

    small: Small | None = None
    first: Small | None = None
    quiet: int = 0


def rested(state: Rest, frame: Frame) -> tuple[Rest, bool]:
    """The state after one more frame, and whether just now things have come to rest."""
    small = glance(frame)
    if state.small is None or state.first is None or _stirs(state, small) or blindness(small):
        return Rest(small, small), False
    quiet = state.quiet + 1
    return replace(state, small=small, quiet=quiet), quiet == SHOWN


def _stirs(state: Rest, small: Small) -> bool:
    before = [each for each in (state.small, state.first) if each is not None]
    slowly = before if state.quiet < SHOWN else before[:1]
    return any(is_moving(each, small) for each in slowly)
