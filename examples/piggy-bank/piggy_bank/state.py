"""What is agreed before the game, and everything that is true at one moment of it: values, no more."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from games.setup import Setup

FEWEST, MOST = 2, 6


class Plays(StrEnum):
    """Who plays a seat: a person, or the device, carefully or boldly."""

    PERSON = "person"
    EASY = "easy"
    STRONG = "strong"


@dataclass(frozen=True, slots=True)
class PiggySetup(Setup):
    """Who plays, and how many pips win."""

    goal: int = 50

    def plays(self, seat: int) -> Plays:
        """Who plays this seat; one that is not named is a person's."""
        return Plays(self.seats[seat]) if seat < len(self.seats) else Plays.PERSON


class Phase(StrEnum):
    """What the table waits for; each has a sentence in the catalogues."""

    THROWING = "throwing"
    DARING = "daring"
    """Something is in the hand: throw again, or save it."""
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Piggy:
    """One moment of the game."""

    setup: PiggySetup
    saved: tuple[int, ...]
    """The pips in each piggy bank, by seat."""
    hand: int = 0
    """The pips that are not safe yet."""
    turn: int = 0
    face: int | None = None
    """The die that lies there."""
    before: Piggy | None = None
    """The moment before that die, in case that it was misread."""

    @property
    def phase(self) -> Phase:
        """What the table waits for."""
        if self.winner is not None:
            return Phase.OVER
        return Phase.DARING if self.hand else Phase.THROWING

    @property
    def winner(self) -> int | None:
        """The first whose piggy bank holds enough."""
        return next((seat for seat, pips in enumerate(self.saved) if pips >= self.setup.goal), None)


def start(setup: PiggySetup) -> Piggy:
    """Every piggy bank is empty."""
    if not FEWEST <= len(setup.players) <= MOST:
        raise ValueError(f"Piggy bank has {len(setup.players)} players here; {FEWEST} to {MOST} can play")
    return Piggy(setup, (0,) * len(setup.players))
