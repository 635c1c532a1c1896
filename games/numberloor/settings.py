"""The section of the settings: the level, and what is in the box (for simulated players only)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Annotated, Literal

from config.check import Between, Count
from games.game import HouseRules, SetupQuestion
from games.numberloor.cards import Level
from games.numberloor.setup import MOST_PLAYERS, Deck, Setup, check_deck


@dataclass(frozen=True, slots=True)
class Section:
    """Numberloor: every default stands in default.toml."""

    level: Literal["beginners", "experienced", "pro"]
    floors: Annotated[int, Between(1, 20)]
    nights: Annotated[int, Between(0, 19)]
    numbers: Annotated[tuple[int, ...], Count(3, 9)]
    blue: Annotated[tuple[int, ...], Count(0, 3)]
    neighbours: Annotated[int, Between(0, 20)]
    even: Annotated[int, Between(0, 20)]
    odd: Annotated[int, Between(0, 20)]
    skip: Annotated[int, Between(0, 20)]


def template(section: Section) -> Setup:
    """The game as these settings have it; BadSetup when some level cannot be played with this deck."""
    deck = Deck(
        floors=section.floors,
        nights=section.nights,
        numbers=section.numbers,
        blue=section.blue,
        neighbours=section.neighbours,
        even=section.even,
        odd=section.odd,
        skip=section.skip,
    )
    setup = Setup(level=Level(section.level), deck=deck)
    for level in Level:
        check_deck(replace(setup, level=level), MOST_PLAYERS)
    return setup


HOUSE = HouseRules(Section, template, (SetupQuestion("level", tuple(Level)),))
