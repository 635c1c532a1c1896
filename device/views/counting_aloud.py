"""Counting together, by one clock for picture and voice: hears that it is wanted, tells step by step."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator

from device.clock import Clock
from games.cues import CountWanted, Cue, FaceCorrected, ThrowTaken
from games.table import throw
from session.evening import Evening, counts
from session.pip_counting import CountedOn, CountingStep, seconds, steps

PATIENCE_SECONDS = 6.0
"""How long a sentence or a long number may keep the next step waiting."""


class CountingAloud:
    """A view that learns what to count, and an aside that counts; a new throw cuts it."""

    def __init__(self, clock: Clock, is_talking: Callable[[], bool] = lambda: False) -> None:
        self._clock, self._is_talking = clock, is_talking
        self._faces: tuple[int, ...] = ()
        self._left: deque[CountingStep] = deque()
        self._due = 0.0
        self._pace = 0.0
        self._is_shown = False

    def __call__(self, evening: Evening, cues: tuple[Cue, ...]) -> None:
        """Begin, begin anew or stop, as the table wants it."""
        fresh = any(isinstance(cue, ThrowTaken | FaceCorrected) for cue in cues)
        asked = any(isinstance(cue, CountWanted) for cue in cues)
        lying = _pips(evening)
        enough = asked and bool(self._faces) and not fresh
        if fresh or enough or lying != self._faces:
            self._stop()
        liked = evening.lobby.preferences
        if lying and not enough and counts(evening) and (asked or (fresh and liked.counting == "always")):
            self._begin(lying, liked.counting_pace)

    def told(self) -> Iterator[Cue]:
        """The next step when it is due; the voice may finish what it says, but not for ever."""
        now = self._clock()
        if self._is_shown and not self._faces:
            self._is_shown = False
            yield CountedOn(None)
        if not self._faces or now < self._due or self._is_kept_waiting(now):
            return
        if self._left:
            yield CountedOn(self._next(now))
        else:
            self._stop()

    def _begin(self, faces: tuple[int, ...], pace: float) -> None:
        self._faces, self._pace = faces, pace
        self._left, self._due = deque(steps(faces)), self._clock()

    def _next(self, now: float) -> CountingStep:
        step = self._left.popleft()
        self._due, self._is_shown = now + seconds(step, self._pace), True
        return step

    def _stop(self) -> None:
        self._faces = ()
        self._left.clear()

    def _is_kept_waiting(self, now: float) -> bool:
        return self._is_talking() and now < self._due + PATIENCE_SECONDS


def _pips(evening: Evening) -> tuple[int, ...]:
    """What lies there to be counted, unless the table is busy with something else."""
    table = evening.table
    if table is None or table.paused or table.asking or table.doubted:
        return ()
    lying = throw(table)
    return lying.faces if lying else ()
