"""The push buttons as a sense of the loop.

gpiozero calls from threads of its own, so its callbacks only note the edge. Debouncing is done by our own
`device.parts.debounce`, because gpiozero's loses presses.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from typing import Any, ClassVar

from device.clock import Clock
from device.parts.debounce import Edge, Press, at_rest, noticed
from games.cues import Cue
from games.events import Chosen, Event, Key, Pressed
from session.evening import Evening
from session.seat_button import own_choice

Named = Key | int
"""A common button by its meaning, or the own button of a seat by the seat's number."""


@dataclass(frozen=True, slots=True)
class ButtonStuck(Cue):
    """This button is down and nobody can be pressing it for so long."""

    lasting: ClassVar[bool] = True

    button: Key


@dataclass(frozen=True, slots=True)
class OwnButtonStuck(Cue):
    """The same about a player's own button, counted from 1."""

    lasting: ClassVar[bool] = True

    number: int


class Buttons:
    """Tells a short press when the button is let go, a long one after a second; never both."""

    def __init__(self, buttons: Mapping[Named, Any], clock: Clock = time.monotonic) -> None:
        self._clock = clock
        self._buttons = dict(buttons)
        self._edges: dict[Named, SimpleQueue[Edge]] = {name: SimpleQueue() for name in buttons}
        self._contacts = {name: at_rest(self._now(name)) for name in buttons}
        self._stuck: tuple[Named, ...] = ()
        for name, button in self._buttons.items():
            button.when_pressed = self._noting(name, down=True)
            button.when_released = self._noting(name, down=False)

    def __call__(self, evening: Evening) -> Iterator[Event]:
        """What was pressed since the last time."""
        for name in self._buttons:
            for press in self._presses(name):
                yield from meant(evening, name, press)

    @property
    def stuck(self) -> tuple[Named, ...]:
        """Buttons that have been down for longer than anyone holds one."""
        now = self._clock()
        return tuple(name for name, contact in self._contacts.items() if contact.is_stuck(now))

    def troubles(self) -> Iterator[Cue]:
        """Every button that hangs, told once until it was free again."""
        before, self._stuck = self._stuck, self.stuck
        for name in self._stuck:
            if name not in before:
                yield ButtonStuck(name) if isinstance(name, Key) else OwnButtonStuck(name + 1)

    def close(self) -> None:
        """Give the pins back."""
        for button in self._buttons.values():
            button.close()

    def _noting(self, name: Named, *, down: bool) -> Any:
        return lambda: self._edges[name].put(Edge(self._clock(), down))

    def _presses(self, name: Named) -> Iterator[Press]:
        for edge in (*_drained(self._edges[name]), self._now(name)):
            self._contacts[name], press = noticed(self._contacts[name], edge)
            if press:
                yield press

    def _now(self, name: Named) -> Edge:
        """The level itself: it sets things right where an edge was lost."""
        return Edge(self._clock(), self._buttons[name].is_pressed)


def meant(evening: Evening, name: Named, press: Press) -> Iterator[Event]:
    """A press as an event; a player's own button decides for its seat, and held it asks to hear again."""
    if isinstance(name, Key):
        yield Pressed(name, held=press is Press.LONG)
    elif press is Press.LONG:
        yield Pressed(Key.ANNOUNCE, held=True)
    elif evening.table and name < len(evening.table.players):
        yield Chosen(own_choice(evening.table, name))


def _drained(edges: SimpleQueue[Edge]) -> Iterator[Edge]:
    while True:
        try:
            yield edges.get_nowait()
        except Empty:
            return
