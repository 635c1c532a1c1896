"""The round timer as a value: it counts down, warns, waits at nothing, and never takes a turn away."""

from __future__ import annotations

from dataclasses import dataclass, replace

from games.cues import Cue, TimeRanOut, TimeWarned

WARNING_SECONDS = 20
EXTRA_SECONDS = 30
SHORTEST, LONGEST = 10, 600


@dataclass(frozen=True, slots=True)
class Timer:
    """`length` 0 means off; `left` counts down while it runs."""

    length: int = 0
    left: int = 0
    running: bool = False


def started(timer: Timer) -> Timer:
    """The whole time again; a timer that is off stays off."""
    return replace(timer, left=timer.length, running=timer.length > 0)


def stopped(timer: Timer) -> Timer:
    """Nothing to measure now."""
    return replace(timer, left=0, running=False)


def with_more_time(timer: Timer) -> Timer:
    """Half a minute more, as often as anyone likes."""
    return replace(timer, left=timer.left + EXTRA_SECONDS)


def ticked(timer: Timer, seconds: int) -> tuple[Timer, tuple[Cue, ...]]:
    """Seconds went by: the warning and the end are each told once."""
    if not timer.running or timer.left == 0:
        return timer, ()
    left = max(0, timer.left - seconds)
    return replace(timer, left=left), _warnings(timer.left, left)


def _warnings(before: int, left: int) -> tuple[Cue, ...]:
    if left == 0:
        return (TimeRanOut(),)
    if before > WARNING_SECONDS >= left:
        return (TimeWarned(left),)
    return ()
