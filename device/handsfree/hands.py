"""The hands of a game that plays itself: they throw, lay cards, and tap for every player."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from device.parts.speech import Speech
from device.simulated.players import SimulatedPlayers
from device.simulated.throw_request import can_toss, left_for, tops_for
from device.simulated.thrower import Thrower
from games.events import Chosen, Event
from games.table import Table, outcome
from session.evening import Evening

THINKING_SECONDS = 0.5
LISTENING_SECONDS = 0.1
"""Of game time, for each turn in which the hands only listen."""
STUCK_TURNS = 5000
"""When nothing counts for so long, after dozens of throws, something is wrong."""


class Hands:
    """A sense of the loop: each turn is one frame of the camera or one tap of a finger.

    Its clock runs by frames and taps, so that a game takes the same time however fast the machine is.
    """

    def __init__(self, thrower: Thrower, players: SimulatedPlayers, turns_between_taps: int = 0) -> None:
        self._thrower, self._players = thrower, players
        self._turns_between_taps = turns_between_taps
        self._waited = 0
        self._thought = 0.0
        self._state: object = None
        self._idle = 0
        self._is_talking: Callable[[], bool] = lambda: False

    def listen_to(self, speech: Speech) -> None:
        """From now on nothing is done while somebody is talking."""
        self._is_talking = lambda: speech.is_talking

    @property
    def is_listening(self) -> bool:
        """Is somebody talking?"""
        return self._is_talking()

    def clock(self) -> float:
        """Seconds since the game began, as the game has it."""
        return self._thrower.seconds + self._thought

    @property
    def is_stuck(self) -> bool:
        """Does nothing that is tried change anything any more?"""
        return self._idle > STUCK_TURNS

    def __call__(self, evening: Evening) -> Iterator[Event]:
        """Do the next thing that the table waits for."""
        table = evening.table
        if self.is_listening and not self._thrower.is_busy:
            self._thought += LISTENING_SECONDS
            return
        if table is None or table.paused or outcome(table):
            return
        self._idle = self._idle + 1 if table.state == self._state else 0
        self._state = table.state
        if self._thrower.is_busy:
            yield from self._thrower.watch()
        else:
            yield from self._act(table)

    def _act(self, table: Table) -> Iterator[Event]:
        """A card or a kept die that the camera can see is laid there; all else is tapped or thrown."""
        choice = self._players.decide(table)
        if tops := tops_for(table, choice):
            self._thrower.lay(tops)
        elif left := left_for(table, choice):
            self._thrower.throw(table, left)
        elif choice:
            yield from self._tap(Chosen(choice))
        elif can_toss(table):
            self._thrower.throw(table)

    def _tap(self, chosen: Chosen) -> Iterator[Event]:
        """On a screen, slow enough to follow."""
        self._waited += 1
        if self._waited > self._turns_between_taps:
            self._waited = 0
            self._thought += THINKING_SECONDS
            yield chosen
