"""Decides for the seats that the device plays, one choice at a time, as a finger would tap it."""

from __future__ import annotations

from random import Random
from typing import Any

from device.saving.game_file import SavedGame
from device.saving.looking_back import TakenUp
from games.choices import Choice
from games.cues import Cue, Redone, Step, Undone
from games.game import Memory
from games.registry import game_of
from games.replaying import Replay
from games.setup import Setup
from games.table import Table, begin, outcome
from session.evening import Evening
from session.lobby import GameWanted, PracticeWanted

LARGEST_SEED = 2**32


class SimulatedPlayers:
    """As a view they follow the game: what they hold in their hands is known only here."""

    def __init__(self, seed: int = 0) -> None:
        self._sit_down(seed)

    def __call__(self, evening: Evening, cues: tuple[Cue, ...]) -> None:
        """Follow what happens at the table; each game has a seed of its own, which is saved with it."""
        for cue in cues:
            match cue:
                case GameWanted(started) | PracticeWanted(started):
                    self._sit_down(started.seed)
                case TakenUp(game):
                    self.remember(game)
        if evening.table:
            self._memories.follow(evening.table, cues)

    def hold_cards(self, setup: Setup) -> bool:
        """Does the device hold hidden cards in this game? Then it must remember it from its beginning."""
        game = game_of(setup)
        held = {*game.seats.simulated, *game.seats.dealt}
        return game.players.memory is not None and bool(held & {*setup.seats})

    def remember(self, game: SavedGame) -> None:
        """Live through an interrupted game again: the same seed deals the same hands."""
        self._sit_down(game.started.seed)
        again = Replay(begin(game.started.setup, game.started.seconds))
        self._memories.follow(again.table, ())
        for event in game.events:
            step = again.take(event)
            self._memories.follow(step.state, step.cues)

    def decide(self, table: Table) -> Choice | None:
        """The next choice of any seat that the device plays, or None while others are to act."""
        if table.paused or table.asking or table.doubted or outcome(table):
            return None
        players = game_of(table.setup).players
        if players.memory and table.state != self._memories.last:
            return None
        return players.decide(table.state, self.known(table), self._thoughts.randrange)

    def grace(self, table: Table, choice: Choice) -> float:
        """Seconds that people have before this is done."""
        return game_of(table.setup).players.grace(table.state, choice)

    def known(self, table: Table) -> Any:
        """What the players know and the table does not, such as their cards."""
        memory = game_of(table.setup).players.memory
        return self._memories.of(table.state, memory) if memory else None

    def held(self, table: Table) -> Any:
        """What is known of hidden cards at this very moment; None where there are none."""
        is_followed = self.hold_cards(table.setup) and table.state == self._memories.last
        return self.known(table) if is_followed else None

    def _sit_down(self, seed: int) -> None:
        self._thoughts = Random(f"{seed} thoughts")
        self._memories = _Memories(Random(f"{seed} hands"))


class _Memories:
    """What the players know at every moment of the game, so that undo finds the old hands again."""

    def __init__(self, chance: Random) -> None:
        self._chance = chance.randrange
        self._known: dict[Any, Any] = {}
        self._setup: Setup | None = None
        self.last: Any = None
        """The moment up to which the game was followed."""

    def of(self, state: Any, memory: Memory[Any, Any]) -> Any:
        """What is known now; a game that nobody followed is dealt."""
        if state not in self._known:
            self._known[state] = memory.deal(state, self._chance)
        return self._known[state]

    def follow(self, table: Table, cues: tuple[Cue, ...]) -> None:
        """What is known after what the referee has just told."""
        memory = game_of(table.setup).players.memory
        if memory is None:
            return
        before, self.last = self.last, table.state
        if self._setup != table.setup:
            self._known.clear()
        elif not any(isinstance(cue, Undone | Redone) for cue in cues):
            self._known[table.state] = memory.follow(
                self.of(before, memory), Step(table.state, cues), self._chance
            )
        self._setup = table.setup
