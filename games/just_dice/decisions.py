"""What can be decided while dice are just thrown."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from games import choices as buttons
from games.decisions import Decision, Decisions
from games.just_dice import verbs


@dataclass(frozen=True, slots=True)
class SayAgain(Decision):
    """Say and count the throw once more."""

    verb: ClassVar[str] = buttons.ANNOUNCE


@dataclass(frozen=True, slots=True)
class HandOn(Decision):
    """The next seat gets the dice."""

    verb: ClassVar[str] = buttons.PASS


@dataclass(frozen=True, slots=True)
class FewerDice(Decision):
    """One die less from the next throw on."""

    verb: ClassVar[str] = verbs.FEWER_DICE


@dataclass(frozen=True, slots=True)
class MoreDice(Decision):
    """One die more from the next throw on."""

    verb: ClassVar[str] = verbs.MORE_DICE


@dataclass(frozen=True, slots=True)
class Finish(Decision):
    """Enough for today."""

    verb: ClassVar[str] = verbs.FINISH


JustDiceDecision = SayAgain | HandOn | FewerDice | MoreDice | Finish
DECISIONS: Decisions[JustDiceDecision] = Decisions(JustDiceDecision)
