"""Mäxchen as one value: who has how many lives, what was announced, and what lies under the cup."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum

from games import setup
from games.maexchen.values import MAX, VALUES, Faces, rank

FEWEST, MOST = 2, 6


class Plays(StrEnum):
    """Who plays a seat."""

    PERSON = "person"
    EASY = "easy"
    MIDDLE = "middle"
    STRONG = "strong"


class Looking(StrEnum):
    """How whoever has thrown looks at the dice alone."""

    CUP = "cup"
    """Under the cup, by lifting it a little."""
    OWN_SCREEN = "own-screen"
    """The camera reads every throw in secret; it is seen on a screen of the player's own."""


@dataclass(frozen=True, slots=True)
class Setup(setup.Setup):
    """Who plays, and by which house rules."""

    seats: tuple[Plays, ...] = ()
    lives: int = 3
    equal: bool = False
    """Is it enough to announce the same again?"""
    unseen: bool = True
    """May the cup be passed on without a look at it?"""
    double: bool = True
    """Does a doubted Mäxchen cost two lives?"""
    looking: Looking = Looking.CUP

    def plays(self, seat: int) -> Plays:
        """Who plays this seat; one that is not named is a person's."""
        return Plays(self.seats[seat]) if seat < len(self.seats) else Plays.PERSON


class Phase(StrEnum):
    """What the table waits for; each has a sentence in the catalogues."""

    CUP = "cup"
    """A throw under the cup that only a person sees, and an announcement."""
    THROWING = "throwing"
    """A throw that only the camera sees."""
    TELLING = "telling"
    """An announcement for dice that lie there already."""
    JUDGING = "judging"
    """Does the next one believe it?"""
    LIFTING = "lifting"
    """The cup is lifted, for everybody to see."""
    SHOWING = "showing"
    """Who was right, and who has lost a life."""
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Maexchen:
    """One moment of the game."""

    setup: Setup
    lives: tuple[int, ...]
    phase: Phase
    turn: int = 0
    """Who is to throw, to announce, or to believe."""
    claim: int | None = None
    """What was announced last."""
    beaten: int | None = None
    """What had been announced before that."""
    teller: int | None = None
    """Who announced it."""
    hidden: Faces = ()
    """What lies there, where the camera has read it: nobody but whoever threw may know."""
    is_blind: bool = False
    """Is the cup being passed on without a look?"""
    lifted: Faces = ()
    """What lay under the cup, once everybody has seen it."""
    loser: int = 0
    earlier: Maexchen | None = None
    """The moment before the cup was lifted, in case that the dice were misread."""

    @property
    def alive(self) -> tuple[int, ...]:
        """The seats that have lives left."""
        return tuple(seat for seat, lives in enumerate(self.lives) if lives)

    def after(self, seat: int) -> int:
        """The next seat that is still in the game."""
        seats = len(self.lives)
        return next(n % seats for n in range(seat + 1, seat + seats + 1) if self.lives[n % seats])

    @property
    def allowed(self) -> tuple[int, ...]:
        """What can be announced now, from the lowest to the highest."""
        if self.claim is None:
            return VALUES
        return VALUES[rank(self.claim) + (not self.setup.equal) :]

    @property
    def is_max(self) -> bool:
        """Was the highest of all announced?"""
        return self.claim == MAX

    @property
    def is_covered(self) -> bool:
        """Does the one on turn look under a cup, where no camera sees it?"""
        return self.setup.looking == Looking.CUP and self.setup.plays(self.turn) is Plays.PERSON

    @property
    def viewer(self) -> int | None:
        """The one seat that may know the hidden throw now."""
        is_thrower = self.phase is Phase.TELLING and not self.is_blind
        return self.turn if is_thrower and self.hidden else None


def start(agreed: Setup) -> Maexchen:
    """Everybody has all lives, and the first one throws."""
    if not FEWEST <= len(agreed.players) <= MOST:
        raise ValueError(f"Mäxchen has {len(agreed.players)} players here; {FEWEST} to {MOST} can play")
    if agreed.lives < 1:
        raise ValueError(f"Mäxchen has {agreed.lives} lives here; at least one is needed")
    return to_throw(Maexchen(agreed, (agreed.lives,) * len(agreed.players), Phase.CUP), 0)


def to_throw(state: Maexchen, seat: int) -> Maexchen:
    """This seat takes the cup and throws; what has to be beaten stays as it is."""
    taken = replace(
        state, phase=Phase.CUP, turn=seat, hidden=(), is_blind=False, lifted=(), loser=0, earlier=None
    )
    return taken if taken.is_covered else replace(taken, phase=Phase.THROWING)
