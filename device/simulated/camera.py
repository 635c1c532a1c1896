"""The simulated tray as a camera in a thread of its own: hands reach in only between two frames."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping
from queue import Empty, SimpleQueue
from typing import Any

from device.clock import Clock
from device.simulated.paper import SimulatedPaper
from device.simulated.throw_request import can_lay_paper, can_toss, is_covered, toss
from games.cues import CoveredThrown, Cue
from games.table import Table
from vision.frames import Frame
from vision.simulated.cards import SimulatedCards
from vision.simulated.tray import SimulatedTray

RESTING_SECONDS = 0.2
"""From one picture to the next while nothing moves, as a Pi's camera has it."""
Reach = Callable[[SimulatedTray], None]
"""What a hand does in the tray."""


class SimulatedCamera:
    """A FrameSource at the speed of life, or slower where painting takes longer; no frame is left out."""

    def __init__(
        self,
        tray: SimulatedTray,
        fps: float,
        clock: Clock = time.monotonic,
        sleep: Callable[[float], None] = time.sleep,
        cards: Callable[[], SimulatedCards] | None = None,
    ) -> None:
        """`cards` makes the field for cards in the same room, as soon as one is to be shown."""
        self._tray, self._seconds, self._clock, self._sleep = tray, 1 / fps, clock, sleep
        self._tosses: SimpleQueue[Table] = SimpleQueue()
        self._papers: SimpleQueue[Table] = SimpleQueue()
        self._paper: SimulatedPaper | None = None
        self._wishes: SimpleQueue[Reach] = SimpleQueue()
        self._make_cards = cards
        self._cards: SimulatedCards | None = None
        self._card_wishes: SimpleQueue[str | None] = SimpleQueue()
        self._shows_cards = False
        self._is_covered = False
        self._landed: SimpleQueue[Cue] = SimpleQueue()
        self._due = clock()
        self._is_resting = False

    def toss(self, table: Table) -> None:
        """Throw what this table waits for, as soon as the dice lie still; or lay a sheet of paper."""
        if can_toss(table):
            self._tosses.put(table)
        elif can_lay_paper(table):
            self._papers.put(table)

    def landed(self) -> Iterator[Cue]:
        """Where no real cup is heard to stop, somebody must say that the dice under it lie still."""
        while not self._landed.empty():
            yield self._landed.get()

    def reach(self, wish: Reach) -> None:
        """Let a hand do this as soon as it can; the newest wish counts."""
        self._wishes.put(wish)

    def show_card(self, card: str | None) -> None:
        """Let a hand lay this card there alone; None takes the cards away and brings the dice back."""
        self._card_wishes.put(card)

    def read(self) -> Frame:
        """The next frame, at its time."""
        self._reach_in()
        self._lay_card()
        self._sleep(max(0.0, self._due - self._clock()))
        self._due = self._clock() + (RESTING_SECONDS if self._is_resting else self._seconds)
        self._tell_landed()
        frame = self._cards.read() if self._cards and self._shows_cards else self._tray.read()
        return self._paper.over(frame) if self._paper else frame

    @property
    def steering(self) -> SimulatedCamera:
        """Its pace can be steered."""
        return self

    @property
    def light(self) -> Mapping[str, Any]:
        """The lamp over a simulated tray never changes, so there are no controls to keep it."""
        return {}

    def hold(self, controls: Mapping[str, Any]) -> None:
        """The light stays as it is, whatever was held with another camera."""

    def rest(self, *, resting: bool) -> None:
        """Few pictures while nothing moves: whoever leaves it running all evening pays for each."""
        self._is_resting = resting

    def close(self) -> None:
        """Nothing is held open."""

    def _tell_landed(self) -> None:
        if self._is_covered and self._tray.at_rest:
            self._is_covered = False
            self._landed.put(CoveredThrown())

    def _lay_card(self) -> None:
        if self._make_cards is None or self._card_wishes.empty():
            return
        self._cards = self._cards or self._make_cards()
        if not self._cards.at_rest:
            return
        while not self._card_wishes.empty():
            card = self._card_wishes.get()
        self._shows_cards = card is not None
        if card is not None:
            self._cards.show(card)

    def _reach_in(self) -> None:
        """Only one throw counts while dice are in the air."""
        if self._tray.at_rest and not self._wishes.empty():
            while not self._wishes.empty():
                wish = self._wishes.get()
            wish(self._tray)
        while not self._papers.empty():
            self._paper = SimulatedPaper(self._papers.get(), self._tray.read().picture)
        try:
            table = self._tosses.get_nowait()
        except Empty:
            return
        self._paper = None
        if self._tray.at_rest:
            toss(self._tray, table)
            self._is_covered = is_covered(table)
