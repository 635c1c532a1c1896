"""Does anything move? From small pictures alone: how long it has been quiet, and whether anything is seen.

The numbers are frames at 30 a second. How they were chosen is unknown: from 0.1; what they reach on real
clips is said in `motion`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from vision.frames import Small
from vision.reading.readings import Doubt
from vision.watching.motion import blindness, is_moving

REST = 4
"""Quiet frames before the first look."""

SETTLING = 7
"""So many quiet frames long a rest is also compared with its beginning: a die may creep into its place. As
long as the looks of a rest take, the first after REST."""

SHAKY = 36
"""Frames without rest after which the camera is taken to be held by hand: then only looking helps."""

HANDLED = 6
"""Frames of movement after which somebody must have touched the dice: a bump of the table is shorter."""

TRAIL = 60
"""Frames of movement that are remembered, to tell a die that was laid down from one that was thrown."""

FROZEN = 150
BLIND = 15
"""Frames in a row that are exactly alike, or show nothing, before people hear of it."""


@dataclass(frozen=True, slots=True, eq=False)
class Movement:
    """What moved lately.

    small    the last frame, small and grey; `first` is that at which this rest began
    trail    the frames of movement since the last rest that was judged
    quiet    frames since something moved; `stirred` those since the last rest
    blind    frames in a row in which nothing could be seen; `frozen` those that were exactly alike
    """

    small: Small | None = None
    first: Small | None = None
    trail: tuple[Small, ...] = ()
    quiet: int = 0
    stirred: int = 0
    blind: int = 0
    frozen: int = 0

    @property
    def is_at_rest(self) -> bool:
        """Has it been quiet for long enough to look?"""
        return self.quiet >= REST

    @property
    def is_shaky(self) -> bool:
        """Does the picture never come to rest?"""
        return self.stirred >= SHAKY

    @property
    def was_by_hand(self) -> bool:
        """Has a movement just ended that was too long for a bump of the table?"""
        return self.quiet == 1 and HANDLED <= self.stirred < SHAKY


def moved_on(before: Movement, small: Small, *, is_judged: bool) -> Movement:
    """One frame later; after a rest that was judged a new trail begins."""
    now = _stirred(before, small, is_judged) if _stirs(before, small) else _quiet(before, small)
    return replace(now, small=small, blind=before.blind + 1 if blindness(small) else 0)


def blinded(movement: Movement) -> Doubt | None:
    """Why nothing can be seen, at the frame from which on this is worth a word."""
    if movement.small is not None and movement.blind == BLIND:
        return blindness(movement.small)
    return Doubt.UNCLEAR if movement.frozen == FROZEN else None


def _stirred(before: Movement, small: Small, is_judged: bool) -> Movement:
    trail = (small,) if is_judged else (*before.trail, small)[-TRAIL:]
    return replace(before, first=small, trail=trail, quiet=0, stirred=before.stirred + 1, frozen=0)


def _quiet(before: Movement, small: Small) -> Movement:
    quiet, is_same = before.quiet + 1, before.small is not None and bool((before.small == small).all())
    stirred = 0 if quiet >= REST else before.stirred
    return replace(before, quiet=quiet, stirred=stirred, frozen=before.frozen + 1 if is_same else 0)


def _stirs(before: Movement, small: Small) -> bool:
    """Did something move, also so slowly that two frames in a row do not show it?"""
    if before.small is None or is_moving(before.small, small):
        return True
    if before.first is None or before.quiet > SETTLING:
        return False
    return is_moving(before.first, small)
