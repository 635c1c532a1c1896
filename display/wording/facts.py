"""What the shared table screens must know of a game: its round, whose turn it is, each player's state."""

from __future__ import annotations

from dataclasses import dataclass

from games import beam, just_dice, numberloor, upwards
from games.choices import ANNOUNCE, PASS
from games.registry import name_of
from games.table import Table
from words.phrases import Language, has_phrase, phrase


@dataclass(frozen=True, slots=True)
class Facts:
    """The game on the table in a few facts; `signs` says by seat who has announced or passed."""

    phase: str
    signs: tuple[str | None, ...]
    round: int | None = None
    is_last: bool = False
    on_turn: int | None = None
    number: int = 0
    """The round or the throw that the phase's sentence mentions."""


def facts(table: Table) -> Facts:
    """The few facts, whatever game it is."""
    nobody = (None,) * len(table.players)
    match table.state:
        case upwards.Upwards() as game:
            signs = tuple(_sign(game, seat) for seat in game.seats)
            return Facts(game.phase, signs, game.round, game.is_last_round, game.entering, game.round)
        case beam.Beam() as game:
            return Facts(game.phase, nobody, on_turn=game.turn, number=game.throws + 1)
        case numberloor.Numberloor() as game:
            return Facts(game.phase, nobody, on_turn=game.turn.seat)
        case just_dice.JustDice() as game:
            return Facts(game.phase, nobody, on_turn=game.turn, number=game.dice)
        case game:
            raise TypeError(f"{type(game).__name__} is none of the games")


def phase_words(language: Language, table: Table) -> str:
    """What is to be done now, in a sentence; nothing where the game has none for it."""
    known = facts(table)
    key = f"{name_of(table.setup)}.phase.{known.phase}"
    name = table.players[known.on_turn] if known.on_turn is not None else ""
    return phrase(language, key, name=name, number=known.number) if has_phrase(key) else ""


def _sign(game: upwards.Upwards, seat: int) -> str | None:
    if seat in game.announced:
        return ANNOUNCE
    return PASS if seat in game.passed else None
