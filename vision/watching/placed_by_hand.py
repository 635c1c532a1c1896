"""Was a die laid down by a hand, or did it roll to its place? The last frames before the rest tell.

Its numbers came together with the simulated hand that holds a die for a while; how they were chosen is
unknown: from 0.1. No recording of a real hand is there to try them on.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from vision.frames import Small
from vision.reading.readings import PictureBox
from vision.watching.motion import moved

CHANGED = 0.3
"""The share of a die's place that must look otherwise than now, for something else to have been there."""

AROUND = 1.0
"""What counts as around a die, in widths of the die to each side."""

CROWDED = 0.28
"""The share of what is around a die that moves with a hand; dice that roll there seldom reach 0.2."""

Patch = tuple[slice, slice]


def was_laid(trail: Sequence[Small], now: Small, box: PictureBox, scale: float) -> bool:
    """Did something much larger than a die move there when the die's place last changed?

    A thrown die rolls on alone after the hand is gone. Nothing is asked about how a hand looks: in a grey
    picture it may be as bright as the felt.

    trail  the frames of the last movement, the newest last, and `now` the rest after it
    scale  from pixels of the picture to those of the small ones
    """
    place, around = _patch(box, scale, 0.0), _patch(box, scale, AROUND)
    for before, frame in reversed(tuple(pairwise(trail))):
        if moved(frame, now)[place].mean() > CHANGED:
            return bool(moved(before, frame)[around].mean() > CROWDED)
    return False


def _patch(box: PictureBox, scale: float, margin: float) -> Patch:
    """The die's place in a small picture, with a margin in widths of the die."""
    more = margin * max(box.width, box.height)
    left, top = max(0.0, box.x - more), max(0.0, box.y - more)
    right, bottom = box.x + box.width + more, box.y + box.height + more
    return slice(int(top * scale), int(bottom * scale) + 1), slice(int(left * scale), int(right * scale) + 1)
