"""Numberloor: from floor to floor for the stars; the device is referee, counter and teacher."""

from games.numberloor.cards import CARDS, Level
from games.numberloor.lift import Ride, arithmetic, playable
from games.numberloor.refusals import Refusal
from games.numberloor.rules import RULES
from games.numberloor.setup import BadSetup, Deck, Setup
from games.numberloor.state import Numberloor, Phase, start

__all__ = [
    "CARDS",
    "RULES",
    "BadSetup",
    "Deck",
    "Level",
    "Numberloor",
    "Phase",
    "Refusal",
    "Ride",
    "Setup",
    "arithmetic",
    "playable",
    "start",
]
