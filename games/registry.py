"""The games on the shelf: from a setup to its rules. The only place that knows them all."""

from __future__ import annotations

from typing import Any

from games import beam, just_dice, numberloor, upwards
from games.box_facts import BoxFacts
from games.rules import Rules

Setup = upwards.Setup | beam.Setup | numberloor.Setup | just_dice.Setup
SETUPS: dict[str, type[Setup]] = {
    "upwards": upwards.Setup,
    "beam-me-up": beam.Setup,
    "numberloor": numberloor.Setup,
    "just-dice": just_dice.Setup,
}


def name_of(setup: Setup) -> str:
    """The game's name, as in commands and saved games."""
    return next(name for name, kind in SETUPS.items() if isinstance(setup, kind))


def rules_of(setup: Setup) -> Rules[Any]:
    """The rules that go with this setup."""
    match setup:
        case upwards.Setup():
            return upwards.RULES
        case beam.Setup():
            return beam.RULES
        case numberloor.Setup():
            return numberloor.RULES
        case just_dice.Setup():
            return just_dice.RULES


def box_of(setup: Setup) -> BoxFacts | None:
    """What can be told about the game's real box, where there is something."""
    match setup:
        case upwards.Setup():
            return upwards.BOX
        case beam.Setup():
            return beam.BOX
        case numberloor.Setup() | just_dice.Setup():
            return None


def start(setup: Setup) -> Any:
    """The game's first state."""
    match setup:
        case upwards.Setup():
            return upwards.start(setup)
        case beam.Setup():
            return beam.start(setup)
        case numberloor.Setup():
            return numberloor.start(setup)
        case just_dice.Setup():
            return just_dice.start(setup)
