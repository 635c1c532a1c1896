"""The push buttons as a sense of the loop.

gpiozero calls from threads of its own, so its callbacks only note the edge. Debouncing is done by our own
`device.parts.contacts`, because gpiozero's loses presses.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from typing import Any

from device.clock import Clock
from device.parts.contacts import Edge, Press, at_rest, noticed
from games.cues import Cue
from games.evening import Evening
from games.events import Event, Key, Pressed


@dataclass(frozen=True, slots=True)
class ButtonStuck(Cue):
    """This button is down and nobody can be pressing it for so long."""

    button: Key


class Buttons:
    """Tells a short press when the button is let go, a long one after a second; never both."""

    def __init__(self, buttons: Mapping[Key, Any], clock: Clock = time.monotonic) -> None:
        self._clock = clock
        self._buttons = dict(buttons)
        self._edges: dict[Key, SimpleQueue[Edge]] = {key: SimpleQueue() for key in buttons}
        self._contacts = {key: at_rest(self._now(key)) for key in buttons}
        self._stuck: tuple[Key, ...] = ()
        for key, button in self._buttons.items():
            button.when_pressed = self._noting(key, down=True)
            button.when_released = self._noting(key, down=False)

    def __call__(self, _: Evening) -> Iterator[Event]:
        """What was pressed since the last time."""
        for key in self._buttons:
            for press in self._presses(key):
                yield Pressed(key, held=press is Press.LONG)

    @property
    def stuck(self) -> tuple[Key, ...]:
        """Buttons that have been down for longer than anyone holds one."""
        now = self._clock()
        return tuple(key for key, contact in self._contacts.items() if contact.is_stuck(now))

    def troubles(self) -> Iterator[Cue]:
        """Every button that hangs, told once until it was free again."""
        before, self._stuck = self._stuck, self.stuck
        yield from (ButtonStuck(key) for key in self._stuck if key not in before)

    def close(self) -> None:
        """Give the pins back."""
        for button in self._buttons.values():
            button.close()

    def _noting(self, key: Key, *, down: bool) -> Any:
        return lambda: self._edges[key].put(Edge(self._clock(), down))

    def _presses(self, key: Key) -> Iterator[Press]:
        for edge in (*_drained(self._edges[key]), self._now(key)):
            self._contacts[key], press = noticed(self._contacts[key], edge)
            if press:
                yield press

    def _now(self, key: Key) -> Edge:
        """The level itself: it sets things right where an edge was lost."""
        return Edge(self._clock(), self._buttons[key].is_pressed)


def _drained(edges: SimpleQueue[Edge]) -> Iterator[Edge]:
    while True:
        try:
            yield edges.get_nowait()
        except Empty:
            return
