"""Just dice has nothing to set but how many dice are thrown, and that is asked before the game."""

from __future__ import annotations

from dataclasses import dataclass

from games.game import HouseRules, SetupQuestion
from games.just_dice.state import NUMBERS, Setup


@dataclass(frozen=True, slots=True)
class Section:
    """Nothing."""


HOUSE = HouseRules(Section, lambda _: Setup(), (SetupQuestion("dice", NUMBERS),))
