"""The hands of a game that plays itself: they throw, nudge what cannot be read, and tap for every player."""

from __future__ import annotations

from collections.abc import Iterator

from device.eye import Eye
from device.simulated_players import SimulatedPlayers
from device.tossing import can_toss, toss
from games.choices import LOOK_AGAIN, Choice
from games.evening import Evening
from games.events import Chosen, DiceSettled, Event
from games.table import Table, outcome
from vision.simulated.tray import SimulatedTray

THINKING_SECONDS = 0.5
PATIENCE_FRAMES = 60
"""Dice that lie still for so long without being told: ask for another look."""
NUDGES = 4
"""If nudging so often does not help, throw again."""
STUCK_TURNS = 5000
"""Without any change at the table for so long, something is wrong."""


class Hands:
    """A sense of the loop: each turn is one frame of the camera or one tap of a finger.

    Its own clock runs by frames and taps, so that a game takes the same time however fast the machine is.
    """

    def __init__(
        self, tray: SimulatedTray, eye: Eye, players: SimulatedPlayers, turns_between_taps: int = 0
    ) -> None:
        self.throws = 0
        self.misread = 0
        self._tray, self._eye, self._players = tray, eye, players
        self._turns_between_taps = turns_between_taps
        self._thinking = 0
        self._table: Table | None = None
        self._idle = 0
        self._seconds = 0.0
        self._frames = 0.0
        self._watching = False
        self._quiet = 0
        self._nudges = 0

    def clock(self) -> float:
        """Seconds since the game began, as the game has it."""
        return self._seconds

    @property
    def is_stuck(self) -> bool:
        """Does nothing that is tried change anything any more?"""
        return self._idle > STUCK_TURNS

    def __call__(self, evening: Evening) -> Iterator[Event]:
        """Do the next thing that the table waits for."""
        table = evening.table
        if table is None or table.paused or outcome(table):
            return
        self._idle = self._idle + 1 if table == self._table else 0
        self._table = table
        choice = self._players.decide(table)
        if choice and self._thinking == self._turns_between_taps:
            self._thinking = 0
            self._seconds += THINKING_SECONDS
            yield Chosen(choice)
        elif choice:
            self._thinking += 1
        elif self._watching:
            yield from self._watch()
        elif can_toss(table):
            self._throw(table)

    def _throw(self, table: Table) -> None:
        toss(self._tray, table)
        self.throws += 1
        self._watching, self._quiet, self._nudges = True, 0, 0

    def _watch(self) -> Iterator[Event]:
        frame = self._tray.read()
        self._seconds += frame.seconds - self._frames
        self._frames = frame.seconds
        event = self._eye.look(frame)
        self._quiet = self._quiet + 1 if self._tray.at_rest else 0
        if event:
            yield event
        if isinstance(event, DiceSettled):
            self._judge(event)
        elif self._quiet > PATIENCE_FRAMES:
            self._quiet = 0
            yield Chosen(Choice(LOOK_AGAIN))

    def _judge(self, event: DiceSettled) -> None:
        """Only here is the truth of a throw looked at, after the reader has answered."""
        if event.sure or self._nudges == NUDGES:
            self.misread += event.sure and event.throw != self._tray.truth
            self._watching = False
            return
        self._nudges += 1
        self._quiet = 0
        self._tray.nudge()
