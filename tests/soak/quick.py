"""Hands-free games in a hurry: a paw instead of a hand, and dice that hop instead of tumbling.

Everything else is as in any hands-free game: the pictures are traced, the reader reads them, doubts and
nudges included, and the loop and the journal are the real ones. For hundreds of games on a small machine.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import cv2
import numpy as np

from config.corners import CORNERS, Corner
from device.camera.eye import Eye
from device.handsfree import selfplay
from device.handsfree.hands import Hands
from device.handsfree.narration import ReadingTally, Teller
from device.handsfree.selfplay import Beginning, SelfPlay
from device.loop import Loop, Sense, timekeeper
from device.saving.journal import Journal
from device.simulated.players import SimulatedPlayers
from device.simulated.thrower import Thrower
from games.cues import Cue
from games.registry import game_of
from games.rules import Outcome
from games.setup import Setup
from games.table import Table
from session.evening import Evening
from session.lobby import Lobby
from vision.frames import Picture
from vision.simulated.cards import SimulatedCards
from vision.simulated.dice import Die, Pose
from vision.simulated.layout import Lying, scattered
from vision.simulated.reaching import Reach
from vision.simulated.scenery import scenery
from vision.simulated.tray import SimulatedTray
from vision.simulated.viewpoint import Viewpoint
from vision.taught.faces import TaughtFaces

SIZE = (960, 540)
HOPS = 4
SKIN = (120, 150, 200)


class Paw:
    """Reaches in from the edge as a hand does, and is drawn in no time."""

    def __init__(self, view: Viewpoint) -> None:
        self._view = view

    def lay(self, picture: Picture, reach: Reach) -> None:
        """Over whatever lies there."""
        x, y = self._view.project(np.array([*reach.place, 0.0], np.float32))
        height, width = picture.shape[:2]
        cv2.line(picture, (int(x), int(y)), (width // 2, height + 80), SKIN, width // 9)


class QuickTray(SimulatedTray):
    """Dice."""

    def __init__(self, seed: int, corner: Corner | None) -> None:
        super().__init__(seed, size=SIZE, scenery=scenery(seed, corner=corner))
        self._hand: Any = Paw(self._painter.view)

    def _flight(self, dice: list[Die], kept: list[Lying]) -> list[list[Pose]]:
        return [self._hop(dice, kept) for _ in range(HOPS)] if dice else [[]]

    def _hop(self, dice: list[Die], kept: list[Lying]) -> list[Pose]:
        lying = list(kept)
        for die in dice:
            row = int(self._rng.integers(6))
            lying.append((die, scattered(die, row, lying, self._scenery.inner, self._rng)))
        return [pose for _, pose in lying[len(kept) :]]


class QuickCards(SimulatedCards):
    """Cards."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, size=SIZE, scenery=scenery(seed))
        self._hand: Any = Paw(self._field.painter.view)


@dataclass(frozen=True, slots=True)
class Stage:
    """What takes long to make and serves many games of one kind: the room, and what is taught in it."""

    tray: QuickTray | QuickCards
    taught: TaughtFaces | None
    corner: Corner | None

    def shake(self, seed: int) -> None:
        """From here on by another chance: a twin of this process would throw what this one throws."""
        self.tray._rng = np.random.default_rng(seed)


def stage_for(begun: Beginning) -> Stage:
    """A room for games like this."""
    corner = _corner(begun.table.setup)
    is_cards = game_of(begun.table.setup).reads_cards
    tray = QuickCards(begun.seed) if is_cards else QuickTray(begun.seed, corner)
    return Stage(tray, selfplay._taught(begun), corner)


def _corner(setup: Setup) -> Corner | None:
    return CORNERS["top-right"] if game_of(setup).keeps_dice else None


class QuickPlay(SelfPlay):
    """One game on a stage that stands already."""

    def __init__(
        self, begun: Beginning, lobby: Lobby, journal: Journal, teller: Teller, stage: Stage
    ) -> None:
        players = SimulatedPlayers(begun.seed)
        if begun.resumed:
            players.remember(begun.resumed)
        self.eye = Eye(stage.taught, stage.corner)
        self._thrower = Thrower(stage.tray, self.eye)
        self._hands = Hands(self._thrower, players)
        self.loop = Loop(Evening(lobby, begun.table), journal)
        senses = (timekeeper(self._hands.clock), self._hands)
        self.loop.senses = tuple(teller.overhearing(sense) for sense in senses)
        self.loop.views = (self.eye, players, teller)


class Nobody:
    """A teller that tells nothing."""

    def begin(self, table: Table, *, resumed: bool) -> None: ...

    def __call__(self, evening: Evening, cues: tuple[Cue, ...]) -> None: ...

    def overhearing(self, sense: Sense) -> Sense:
        return sense

    def end(self, table: Table, ending: Outcome, count: ReadingTally) -> None: ...
