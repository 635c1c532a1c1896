"""Notices that wait for their moment: what happens together is told in turn, the newest takes the place."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable

from display.wording.notices import Notice

_SHORT_SECONDS, _MOST = 2, 4
"""How long a notice stays while others wait, and how many are told at most: the newest."""


class NoticeQueue:
    """Which notice comes next, and when the shown one has been there long enough."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._waiting: deque[Notice] = deque(maxlen=_MOST)
        self._until = 0.0

    @property
    def is_time(self) -> bool:
        """Has the shown notice been there long enough?"""
        return self._clock() > self._until

    def replace(self, notices: Iterable[Notice]) -> Notice | None:
        """What happens now takes the place of what was told before; gives the first of it."""
        self._waiting = deque(notices, maxlen=_MOST)
        return self.next()

    def withdraw(self, shown: Notice | None) -> Notice | None:
        """A notice belongs to its page, and what makes another page makes it untrue; gives what is left."""
        self._waiting = deque((one for one in self._waiting if one.lasting), maxlen=_MOST)
        return self.next() if shown and not shown.lasting else shown

    def next(self) -> Notice | None:
        """The one that is to be seen from now on."""
        if not self._waiting:
            return None
        notice = self._waiting.popleft()
        self._until = self._clock() + (_SHORT_SECONDS if self._waiting else notice.seconds)
        return notice
