"""A whole game that plays itself: the same frames, reader, rules, journal and views as with people."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace
from typing import Any

from config.corners import CORNERS, Corner
from device.camera.eye import Eye
from device.clock import Clock
from device.handsfree.hands import Hands
from device.handsfree.narration import ReadingTally, Teller
from device.loop import Loop, timekeeper
from device.parts.speech import Speech
from device.saving.game_file import SavedGame
from device.saving.journal import Journal
from device.simulated.players import LARGEST_SEED, SimulatedPlayers
from device.simulated.teaching import taught
from device.simulated.thrower import Thrower
from games.game import FaceSet
from games.record import Started, replay
from games.registry import game_of
from games.table import Table, begin, outcome
from session.evening import Evening
from session.lobby import GameWanted, Lobby
from vision.simulated.cards import SimulatedCards
from vision.simulated.scenery import scenery
from vision.simulated.tray import SimulatedTray
from vision.taught import TaughtFaces

THINKS = 0.1
"""How often a simulated hand holds a die for a moment before it is kept: people do."""


@dataclass(frozen=True, slots=True)
class Beginning:
    """Where a game that plays itself starts: at its first throw, or where it was interrupted."""

    table: Table
    seed: int
    resumed: SavedGame | None = None


def beginning(journal: Journal, started: Started, seed: int | None, saved: SavedGame | None) -> Beginning:
    """Go on with the same game under the same seed if it was interrupted, else begin it."""
    if saved and seed in {None, saved.started.seed}:
        before = saved.started
        if before == replace(started, seed=before.seed):
            return Beginning(replay(before, saved.events), before.seed, saved)
    chosen = random.randrange(LARGEST_SEED) if seed is None else seed
    journal.begin(replace(started, seed=chosen))
    return Beginning(begin(started.setup, started.seconds), chosen)


class SelfPlay:
    """One game with everything that plays it; `loop` may be given more senses and views before it runs."""

    def __init__(
        self, begun: Beginning, lobby: Lobby, journal: Journal, teller: Teller, turns_between_taps: int = 0
    ) -> None:
        players = SimulatedPlayers(begun.seed)
        if begun.resumed:
            players.remember(begun.resumed)
        corner = CORNERS["top-right"] if game_of(begun.table.setup).keeps_dice else None
        self.eye = Eye(_taught(begun), corner)
        self._thrower = Thrower(_tray(begun, corner), self.eye)
        self._hands = Hands(self._thrower, players, turns_between_taps)
        self.loop = Loop(Evening(lobby, begun.table), journal)
        senses = (timekeeper(self._hands.clock), self._hands)
        self.loop.senses = tuple(teller.overhearing(sense) for sense in senses)
        self.loop.views = (self.eye, players, teller)

    @property
    def is_stuck(self) -> bool:
        """Does nothing that is tried change anything any more?"""
        return self._hands.is_stuck

    @property
    def clock(self) -> Clock:
        """Seconds since the game began, as the game has it."""
        return self._hands.clock

    def speak(self, speech: Speech) -> None:
        """Let everything be said; the hands wait for the end of each sentence, as polite people do."""
        evening = self.loop.evening
        if evening.table:
            speech(evening, (GameWanted(Started(evening.table.setup, 0)),))
        self.loop.views = (*self.loop.views, speech)
        self._hands.listen_to(speech)

    @property
    def count(self) -> ReadingTally:
        """How the reading went."""
        return ReadingTally(self._thrower.throws, self._thrower.misread, self._thrower.leaning)

    def run(self, *, in_real_time: bool) -> Table | None:
        """Play until it is over; None when it was stopped before."""
        self.loop.run(self._has_ended, in_real_time=in_real_time)
        table = self.loop.evening.table
        return table if table and outcome(table) else None

    def _has_ended(self, evening: Evening) -> bool:
        """Who won is heard to its end."""
        return self.is_stuck or (_is_over(evening) and not self._hands.is_listening)


def _is_over(evening: Evening) -> bool:
    return evening.table is None or outcome(evening.table) is not None


def _taught(begun: Beginning) -> TaughtFaces | None:
    """What the eye must know besides pips."""
    setup = begun.table.setup
    sets: tuple[FaceSet[Any], ...] = game_of(setup).taught
    return next((taught(begun.seed, faces, faces.used(setup)) for faces in sets if faces.used(setup)), None)


def _tray(begun: Beginning, corner: Corner | None) -> SimulatedTray | SimulatedCards:
    """The same room for the whole game, but no throw twice after an interruption."""
    seed = begun.seed + (len(begun.resumed.events) if begun.resumed else 0)
    room = scenery(begun.seed, corner=corner)
    if game_of(begun.table.setup).reads_cards:
        return SimulatedCards(seed, scenery=room)
    tray = SimulatedTray(seed, scenery=room)
    tray.thinks = THINKS
    return tray
