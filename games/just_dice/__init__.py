"""Just dice: no rules, one to ten dice, and how each throw compares with the one before."""

from __future__ import annotations

from games.game import Game, Seats, without_memory
from games.just_dice.cues import Refusal
from games.just_dice.decisions import DECISIONS
from games.just_dice.players import decide
from games.just_dice.rules import RULES
from games.just_dice.settings import HOUSE
from games.just_dice.state import FEWEST, MOST, NUMBERS, JustDice, Plays, Setup, Thrown, start

__all__ = [
    "FEWEST",
    "GAME",
    "MOST",
    "NUMBERS",
    "RULES",
    "JustDice",
    "Plays",
    "Refusal",
    "Setup",
    "Thrown",
    "start",
]

GAME = Game(
    name="just-dice",
    setup=Setup,
    rules=RULES,
    start=start,
    decisions=DECISIONS,
    seats=Seats(FEWEST, MOST, (Plays.PERSON,), (Plays.EASY,)),
    house=HOUSE,
    how=lambda _: ("throw", "turns"),
    players=without_memory(lambda state, _: decide(state)),
    is_timed=False,
    place=40,
)
