"""`[maexchen]` in the settings, and what is asked before a game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from config.check import Between
from games.game import HouseRules, SetupQuestion
from games.maexchen.state import Looking, Setup


@dataclass(frozen=True, slots=True)
class Section:
    """The house rules."""

    lives: Annotated[int, Between(1, 9)] = 3
    equal: bool = False
    unseen: bool = True
    double: bool = True
    looking: Looking = Looking.CUP


def _template(section: Section) -> Setup:
    return Setup(
        lives=section.lives,
        equal=section.equal,
        unseen=section.unseen,
        double=section.double,
        looking=section.looking,
    )


HOUSE = HouseRules(
    Section,
    _template,
    (
        SetupQuestion("lives", (1, 3, 5, 7)),
        SetupQuestion("looking", tuple(Looking)),
        SetupQuestion("unseen", (True, False)),
        SetupQuestion("double", (True, False)),
        SetupQuestion("equal", (False, True)),
    ),
)
