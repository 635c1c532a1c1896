"""Evenings of a game from a file, made from its plan alone: for screenshots and tests."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from display.samples import after
from games.choices import Choice
from games.dice import Throw
from games.events import Chosen, DiceSettled, Event
from games.one_file.game import OneFileGame
from games.one_file.state import Match, Plays
from games.table import Table, advance, begin, expected, outcome
from session.evening import Evening
from session.lobby import DONE, NEW_GAME, Lobby

_NAMES = ("Maximilian", "Ben", "Cleo", "Dana")
_FACES = (6, 3, 5, 4, 2, 6, 5, 1, 5, 4)
_ENOUGH = 3000


def samples_of(game: OneFileGame) -> Callable[[Lobby], Mapping[str, Evening]]:
    """What its screens can show: nothing thrown, a throw, the middle of the game, its end."""

    def samples(lobby: Lobby) -> Mapping[str, Evening]:
        few = _NAMES[: max(game.seats.fewest, min(game.seats.most, 4))]
        table = begin(game.setup(few))
        first = _thrown(table)
        in_turn = 1 if first else 0
        middle = _played(game, lambda played: played.state.round > 3 and played.state.throws == in_turn)
        return {
            f"{game.name}-house-rules": after(Evening(lobby), Choice(NEW_GAME, (game.name,)), Choice(DONE)),
            f"{game.name}-begun": Evening(lobby, table),
            **({f"{game.name}-thrown": Evening(lobby, advance(table, first).state)} if first else {}),
            f"{game.name}-middle": Evening(lobby, middle),
            f"{game.name}-over": Evening(lobby, _played(game, lambda _: False)),
        }

    return samples


def _thrown(table: Table[Match]) -> Event | None:
    """What is kept stays, the others show something."""
    wanted = expected(table)
    if wanted is None:
        return None
    count = table.state.throws + sum(map(len, table.state.turns)) + table.steps
    new = tuple(_FACES[(count + die) % len(_FACES)] for die in range(wanted.pip_dice - len(wanted.kept)))
    return DiceSettled(Throw(tuple(sorted((*wanted.kept, *new)))))


def _any(number: int, most: int) -> int:
    return number * 7 % most


def _played(game: OneFileGame, is_there: Callable[[Table[Match]], bool]) -> Table[Match]:
    """The same game for everybody: simulated players, and dice that follow no chance."""
    few = _NAMES[: max(game.seats.fewest, min(game.seats.most, 3))]
    kind = Plays.MIDDLE if Plays.MIDDLE in game.seats.simulated else Plays.EASY
    table: Table[Match] = begin(game.setup(few, (kind,) * len(few)))
    for number in range(_ENOUGH):
        if outcome(table) or is_there(table):
            break
        choice = game.players.decide(table.state, None, partial(_any, number))
        event = Chosen(choice) if choice else _thrown(table)
        if event is None:
            break
        table = advance(table, event).state
    return table
