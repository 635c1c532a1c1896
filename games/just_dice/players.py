"""The seats that play themselves: they throw, hand the dice on, and stop after a while."""

from __future__ import annotations

from games.choices import Choice
from games.just_dice.decisions import Finish, HandOn
from games.just_dice.state import JustDice, Plays

ENOUGH = 5
"""Throws for each seat."""


def decide(state: JustDice) -> Choice | None:
    """The next choice of the seat that has the dice, or None while it is to throw."""
    if state.setup.plays(state.turn) is Plays.PERSON or state.last is None:
        return None
    if state.count >= ENOUGH * len(state.setup.players):
        return Finish().choice
    alone = len(state.setup.players) == 1
    return None if alone or state.last.seat != state.turn else HandOn().choice
