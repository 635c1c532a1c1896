"""Just dice: no rules, one to ten dice, and how each throw compares with the one before."""

from __future__ import annotations

from games.just_dice.cues import Refusal
from games.just_dice.rules import RULES
from games.just_dice.state import FEWEST, MOST, NUMBERS, JustDice, Plays, Setup, Thrown, start

__all__ = ["FEWEST", "MOST", "NUMBERS", "RULES", "JustDice", "Plays", "Refusal", "Setup", "Thrown", "start"]
