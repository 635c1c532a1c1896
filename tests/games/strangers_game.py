"""A whole game as a stranger would write it, in one file: everybody throws one die, and the highest wins.

The tests copy it into a package of its own, once as it is and once for each mistake that an author may make.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Annotated, ClassVar

from config.check import Between
from games.choices import ANNOUNCE, Choice
from games.cues import Refused, Step
from games.decisions import Decision, Decisions
from games.dice import Throw
from games.game import Chance, Game, HouseRules, Seats, SetupQuestion, without_memory
from games.rules import Expected, Outcome, Rules
from games.setup import Setup


@dataclass(frozen=True)
class Announce(Decision):
    """All have thrown."""

    verb: ClassVar[str] = ANNOUNCE


DECISIONS: Decisions[Announce] = Decisions(Announce)


class Refusal(StrEnum):
    NOT_NOW = "not-now"
    ONE_DIE = "one-die"


@dataclass(frozen=True)
class HighestSetup(Setup):
    rounds: int = 1


@dataclass(frozen=True)
class Highest:
    setup: HighestSetup
    thrown: tuple[int, ...] = ()
    announced: bool = False

    @property
    def is_full(self) -> bool:
        return len(self.thrown) == len(self.setup.players) * self.setup.rounds


@dataclass(frozen=True)
class Section:
    rounds: Annotated[int, Between(1, 5)] = 2


def start(setup: HighestSetup) -> Highest:
    return Highest(setup)


def choices(state: Highest) -> tuple[Choice, ...]:
    return (Announce().choice,) if state.is_full and not state.announced else ()


def choose(state: Highest, choice: Choice) -> Step[Highest]:
    match DECISIONS.read(choice):
        case Announce() if choice in choices(state):
            return Step(replace(state, announced=True))
        case _:
            return Step(state, (Refused(Refusal.NOT_NOW),))


def take(state: Highest, throw: Throw) -> Step[Highest]:
    if state.is_full or len(throw.faces) != 1 or throw.faces[0] not in range(1, 7) or throw.signs:
        return Step(state, (Refused(Refusal.ONE_DIE),))
    return Step(replace(state, thrown=(*state.thrown, throw.faces[0])))


def correct(state: Highest, throw: Throw) -> Step[Highest]:
    return take(replace(state, thrown=state.thrown[:-1]), throw) if state.thrown else Step(state)


def points(state: Highest) -> tuple[int, ...]:
    people = len(state.setup.players)
    return tuple(max(state.thrown[seat::people], default=0) for seat in range(people))


def outcome(state: Highest) -> Outcome | None:
    if not state.announced:
        return None
    best = max(points(state))
    return Outcome(points(state), tuple(seat for seat, each in enumerate(points(state)) if each == best))


def expected(state: Highest) -> Expected | None:
    return None if state.is_full else Expected(1)


def lying(state: Highest) -> Throw | None:
    return Throw(state.thrown[-1:]) if state.thrown else None


def decide(state: Highest, _: Chance) -> Choice | None:
    return next(iter(choices(state)), None)


GAME = Game(
    name="highest",
    setup=HighestSetup,
    rules=Rules(
        name="highest",
        choices=choices,
        choose=choose,
        take=take,
        correct=correct,
        outcome=outcome,
        expected=expected,
        throw=lying,
        timed=lambda _: None,
    ),
    start=start,
    decisions=DECISIONS,
    seats=Seats(2, 6, ("person", "easy"), ("easy",)),
    house=HouseRules(
        Section, lambda section: HighestSetup(rounds=section.rounds), (SetupQuestion("rounds", (1, 2, 3)),)
    ),
    players=without_memory(decide),
    is_timed=False,
)
