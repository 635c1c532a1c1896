"""Just dice as one value: what was thrown, by whom, and how many dice there are."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from games import setup

FEWEST_DICE, MOST_DICE = 1, 10
NUMBERS = tuple(range(FEWEST_DICE, MOST_DICE + 1))
FEWEST, MOST = 1, 6
REMEMBERED = 12
"""So many throws stay on the screen; the journal has them all."""


class Plays(StrEnum):
    """Who throws at a seat."""

    PERSON = "person"
    EASY = "easy"
    """The device hands the dice on and stops after a while, for games that play themselves."""


@dataclass(frozen=True, slots=True)
class Setup(setup.Setup):
    """Who throws, and how many dice to begin with."""

    seats: tuple[Plays, ...] = ()
    dice: int = 2

    def plays(self, seat: int) -> Plays:
        """Who throws at this seat."""
        return Plays(self.seats[seat]) if seat < len(self.seats) else Plays.PERSON


@dataclass(frozen=True, slots=True)
class Thrown:
    """One throw and who threw it."""

    seat: int
    faces: tuple[int, ...]

    @property
    def total(self) -> int:
        """All pips together."""
        return sum(self.faces)


class Phase(StrEnum):
    """What the table waits for."""

    THROWING = "throwing"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class JustDice:
    """Everything thrown so far."""

    setup: Setup
    dice: int
    """How many are thrown now."""
    pips: tuple[int, ...]
    """All pips of a seat, by seat."""
    throws: tuple[Thrown, ...] = ()
    """The last ones, the newest last."""
    count: int = 0
    """All throws."""
    turn: int = 0
    phase: Phase = Phase.THROWING

    @property
    def is_over(self) -> bool:
        """Has somebody said that it is enough?"""
        return self.phase is Phase.OVER

    @property
    def last(self) -> Thrown | None:
        """The throw that lies there."""
        return self.throws[-1] if self.throws else None

    @property
    def before(self) -> Thrown | None:
        """The throw before that one."""
        return self.throws[-2] if len(self.throws) > 1 else None


def start(setup: Setup) -> JustDice:
    """Nothing thrown yet."""
    if not FEWEST <= len(setup.players) <= MOST:
        raise ValueError(f"Just dice has {len(setup.players)} players here; {FEWEST} to {MOST} can throw")
    if not FEWEST_DICE <= setup.dice <= MOST_DICE:
        raise ValueError(f"Just dice has {setup.dice} dice here; {FEWEST_DICE} to {MOST_DICE} can be thrown")
    return JustDice(setup, setup.dice, (0,) * len(setup.players))
