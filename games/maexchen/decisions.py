"""What the seat on turn decides."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from games import choices as buttons
from games.decisions import Decision, Decisions
from games.maexchen import verbs


@dataclass(frozen=True, slots=True)
class Say(Decision):
    """Announce this value, true or not."""

    verb: ClassVar[str] = verbs.SAY
    value: int


@dataclass(frozen=True, slots=True)
class Doubt(Decision):
    """I don't believe it: lift the cup."""

    verb: ClassVar[str] = buttons.ANNOUNCE


@dataclass(frozen=True, slots=True)
class Believe(Decision):
    """I believe it, and throw; a believed Mäxchen costs a life."""

    verb: ClassVar[str] = buttons.PASS


@dataclass(frozen=True, slots=True)
class PassUnseen(Decision):
    """I believe it, and announce more without throwing or looking."""

    verb: ClassVar[str] = verbs.UNSEEN


@dataclass(frozen=True, slots=True)
class GoOn(Decision):
    """Everybody has seen it."""

    verb: ClassVar[str] = verbs.GO_ON


MaexchenDecision = Say | Doubt | Believe | PassUnseen | GoOn
DECISIONS: Decisions[MaexchenDecision] = Decisions(MaexchenDecision)
