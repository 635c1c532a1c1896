"""Throws or lays in the simulated tray until the eye has read it: nudges what is unclear, looks again."""

from __future__ import annotations

from collections.abc import Iterator

from device.camera.eye import Eye
from device.simulated.throw_request import toss
from games.choices import LOOK_AGAIN, Choice
from games.dice import Throw
from games.events import Chosen, DiceSettled, Event
from games.game import Faces
from games.table import Table
from vision.simulated.cards import SimulatedCards
from vision.simulated.tray import SimulatedTray

PATIENCE_FRAMES = 60
"""Dice that lie still for so long without being told: ask for another look."""
NUDGES = 4
"""If nudging so often does not help, throw again."""
LOOKS = 4
"""If looking again so often does not help either."""


class Thrower:
    """One hand at the tray, and how often the eye was wrong about what it threw or laid there."""

    def __init__(self, tray: SimulatedTray | SimulatedCards, eye: Eye) -> None:
        self.throws = 0
        self.misread = 0
        self.leaning = 0
        """Throws that the eye was sure of though a die leant; if it named another face, it misread, too."""
        self.seconds = 0.0
        """How far the frames have come."""
        self.is_busy = False
        self._tray, self._eye = tray, eye
        self._still = 0
        self._nudges = self._looks = 0
        self._answer: Throw | None = None

    def throw(self, table: Table, left: Faces | None = None) -> None:
        """Throw what the table waits for, the faces `left` in the keep corner; the frames to come show it."""
        if isinstance(self._tray, SimulatedTray):
            toss(self._tray, table, left)
            self._begin()

    def lay(self, tops: tuple[str, str]) -> None:
        """Lay cards until these are on top; where they are already, only straighten them."""
        if isinstance(self._tray, SimulatedCards):
            self._tray.lay(tops)
            if self._tray.at_rest:
                self._tray.nudge()
            self._begin()

    def watch(self) -> Iterator[Event]:
        """One more frame, and what it tells."""
        frame = self._tray.read()
        self.seconds = frame.seconds
        event = self._eye.look(frame)
        self._still = self._still + 1 if self._tray.at_rest else 0
        if event:
            yield event
        if isinstance(event, DiceSettled):
            self._answered(event)
        elif self._still > PATIENCE_FRAMES:
            self._still, self._looks = 0, self._looks + 1
            self.is_busy = self._looks < LOOKS
            yield Chosen(Choice(LOOK_AGAIN))
        self._compare()

    def _begin(self) -> None:
        self.throws += 1
        self.is_busy, self._still, self._nudges, self._looks = True, 0, 0, 0

    def _answered(self, event: DiceSettled) -> None:
        self._still = 0
        if event.sure:
            self._answer = event.throw
        elif self._nudges < NUDGES:
            self._nudges += 1
            self._nudge(event.die)
        else:
            self.is_busy = False

    def _nudge(self, die: int | None) -> None:
        """Touch the die that the eye named; cards are straightened."""
        if isinstance(self._tray, SimulatedTray):
            self._tray.nudge(die)
        else:
            self._tray.nudge()

    def _compare(self) -> None:
        """Only here is the truth of a throw looked at: when the eye has answered and all lies still."""
        if self._answer and self._tray.at_rest:
            truth = self._tray.truth
            self.leaning += truth is None
            truth = truth or self._uppermost()
            self.misread += (self._answer.faces, self._answer.signs) != (truth.faces, truth.signs)
            self._answer, self.is_busy = None, False

    def _uppermost(self) -> Throw:
        """Where a die leans and nothing is quite true: what everybody would read; of cards, nothing."""
        tops = self._tray.tops if isinstance(self._tray, SimulatedTray) else None
        return tops or Throw(())
