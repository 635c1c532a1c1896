"""Decides for the seats that the device plays, one choice at a time, as a finger would tap it."""

from __future__ import annotations

from random import Random

from device.saving.game_file import SavedGame
from device.saving.looking_back import TakenUp
from games import beam, just_dice, numberloor, upwards
from games.beam.players import decide as decide_beam
from games.choices import Choice
from games.cues import Cue, Redone, Step, Undone
from games.just_dice.players import decide as decide_just_dice
from games.numberloor.hands import Dealt, deal, follow
from games.numberloor.players import decide as decide_numberloor
from games.numberloor.setup import PERSON
from games.registry import Setup
from games.replaying import Replay
from games.table import Table, begin, outcome
from games.upwards.players import decide as decide_upwards
from session.evening import Evening
from session.lobby import GameWanted

LARGEST_SEED = 2**32


class SimulatedPlayers:
    """As a view they follow the cards: what Numberloor's players hold is known only here."""

    def __init__(self, seed: int = 0) -> None:
        self._sit_down(seed)

    def __call__(self, evening: Evening, cues: tuple[Cue, ...]) -> None:
        """Follow what happens at the table; each game has a seed of its own, which is saved with it."""
        for cue in cues:
            match cue:
                case GameWanted(started):
                    self._sit_down(started.seed)
                case TakenUp(game):
                    self.remember(game)
        if evening.table:
            self._hands.follow(evening.table, cues)

    def hold_cards(self, setup: Setup) -> bool:
        """Does the device hold hidden cards in this game? Then it must remember it from its beginning."""
        return isinstance(setup, numberloor.Setup) and any(seat != PERSON for seat in setup.seats)

    def remember(self, game: SavedGame) -> None:
        """Live through an interrupted game again: the same seed deals the same hands."""
        self._sit_down(game.started.seed)
        again = Replay(begin(game.started.setup, game.started.seconds))
        self._hands.follow(again.table, ())
        for event in game.events:
            step = again.take(event)
            self._hands.follow(step.state, step.cues)

    def decide(self, table: Table) -> Choice | None:
        """The next choice of any seat that the device plays, or None while others are to act."""
        if table.paused or table.asking or table.doubted or outcome(table):
            return None
        chance = self._thoughts.randrange
        match table.state:
            case upwards.Upwards() as game:
                wanted = (decide_upwards(game, seat, chance) for seat in game.seats)
                return next((choice for choice in wanted if choice), None)
            case beam.Beam() as game:
                return decide_beam(game, game.turn, chance)
            case just_dice.JustDice() as game:
                return decide_just_dice(game)
            case numberloor.Numberloor() as game if game == self._hands.last:
                return decide_numberloor(game, self._hands.of(game), chance)
            case _:
                return None

    def _sit_down(self, seed: int) -> None:
        self._thoughts = Random(f"{seed} thoughts")
        self._hands = _Hands(Random(f"{seed} hands"))


class _Hands:
    """Numberloor's hidden hands at every moment of the game, so that undo finds the old ones again."""

    def __init__(self, chance: Random) -> None:
        self._chance = chance.randrange
        self._dealt: dict[numberloor.Numberloor, Dealt] = {}
        self.last: numberloor.Numberloor | None = None
        """The moment up to which the cards were followed."""

    def of(self, game: numberloor.Numberloor) -> Dealt:
        """What is held now; a game that nobody followed is dealt."""
        if game not in self._dealt:
            self._dealt[game] = deal(game.setup, self._chance)
        return self._dealt[game]

    def follow(self, table: Table, cues: tuple[Cue, ...]) -> None:
        """The cards after what the referee has just told."""
        if not isinstance(table.state, numberloor.Numberloor):
            return
        before, self.last = self.last, table.state
        if before is None or before.setup != table.setup:
            self._dealt.clear()
        elif not any(isinstance(cue, Undone | Redone) for cue in cues):
            self._dealt[table.state] = follow(self.of(before), Step(table.state, cues), self._chance)
