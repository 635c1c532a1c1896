"""Counting together, by one clock for picture and voice: hears that it is wanted, counts step by step."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from device.clock import Clock
from games.cues import CountWanted, Cue, FaceCorrected, ThrowTaken
from games.table import throw
from session.evening import Evening, counts
from session.pip_counting import CountedOn, CountingStep, seconds, steps

PATIENCE_SECONDS = 6.0
"""How long a sentence or a long number may keep the next step waiting."""


@dataclass(frozen=True, slots=True)
class CountUnderWay:
    """A counting under way: what is counted, the steps still to come, and when the next one is due."""

    faces: tuple[int, ...]
    left: tuple[CountingStep, ...]
    due: float
    pace: float


class CountingAloud:
    """A view that learns what to count, and an aside that counts; a new throw cuts it."""

    def __init__(self, clock: Clock, is_talking: Callable[[], bool] = lambda: False) -> None:
        self._clock, self._is_talking = clock, is_talking
        self._count: CountUnderWay | None = None
        self._is_shown = False

    def __call__(self, evening: Evening, cues: tuple[Cue, ...]) -> None:
        """Begin, begin anew or stop, as the table wants it."""
        before, lying = self._count, _pips(evening)
        is_fresh = any(isinstance(cue, ThrowTaken | FaceCorrected) for cue in cues)
        is_asked = any(isinstance(cue, CountWanted) for cue in cues)
        if is_fresh or is_asked or (before and before.faces != lying):
            self._count = None
        # To ask for it while it counts means that it is enough.
        is_wanted = is_asked and (is_fresh or before is None)
        if lying and counts(evening) and (is_wanted or (is_fresh and _counts_always(evening))):
            pace = evening.lobby.preferences.counting_pace
            self._count = CountUnderWay(lying, tuple(steps(lying)), self._clock(), pace)

    def count_on(self) -> Iterator[Cue]:
        """The next step when it is due; the voice may finish what it says, but not for ever."""
        count, now = self._count, self._clock()
        if self._is_shown and count is None:
            self._is_shown = False
            yield CountedOn(None)
        if count is None or now < count.due or self._is_kept_waiting(count, now):
            return
        if not count.left:
            self._count = None
            return
        step, *left = count.left
        self._count = replace(count, left=tuple(left), due=now + seconds(step, count.pace))
        self._is_shown = True
        yield CountedOn(step)

    def _is_kept_waiting(self, count: CountUnderWay, now: float) -> bool:
        return self._is_talking() and now < count.due + PATIENCE_SECONDS


def _counts_always(evening: Evening) -> bool:
    return evening.lobby.preferences.counting == "always"


def _pips(evening: Evening) -> tuple[int, ...]:
    """What lies there to be counted, unless the table is busy with something else."""
    table = evening.table
    if table is None or table.paused or table.asking or table.doubted:
        return ()
    lying = throw(table)
    return lying.faces if lying else ()
