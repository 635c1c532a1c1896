"""What happens once in Numberloor, for the views and for the simulated hands."""

from __future__ import annotations

from dataclasses import dataclass

from games.cues import Cue
from games.numberloor.lift import Ride
from games.numberloor.refusals import Refusal


@dataclass(frozen=True, slots=True)
class CardsOpened(Cue):
    """The two cards in the middle lie there."""

    tops: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Redealt(Cue):
    """Somebody was dealt balloons only: all cards back, shuffle, six new cards for everyone."""


@dataclass(frozen=True, slots=True)
class TurnBegan(Cue):
    """It is this player's turn."""

    seat: int


@dataclass(frozen=True, slots=True)
class SkipMet(Cue):
    """This player's turn is skipped: two cards from the deck, nothing else."""

    seat: int


@dataclass(frozen=True, slots=True)
class CardLaid(Cue):
    """A card was laid and fits; `covered` is the card it lies on, `ride` the sum that led from there."""

    seat: int
    card: str
    covered: str
    ride: Ride | None = None


@dataclass(frozen=True, slots=True)
class TurnSnatched(Cue):
    """A night floor took the turn over; whose turn it was is simply done."""

    seat: int
    interrupted: int


@dataclass(frozen=True, slots=True)
class SnatchReturned(Cue):
    """The turn that was snatched had ended with a last floor: these cards go back to the hand."""

    seat: int
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class OwnerAsked(Cue):
    """A night floor lies there: was it the player on turn, or a snatch?"""

    card: str


@dataclass(frozen=True, slots=True)
class CardsDrawn(Cue):
    """This player takes two cards, or what there is."""

    seat: int


@dataclass(frozen=True, slots=True)
class BalloonsReturned(Cue):
    """No floor followed: these balloons go back to the hand."""

    seat: int
    balloons: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class HandEmptied(Cue):
    """The last floor was played: nobody can interrupt this any more."""

    seat: int


@dataclass(frozen=True, slots=True)
class BalloonsLaidOff(Cue):
    """The leftover balloons lie there, this one on top."""

    seat: int
    top: str


@dataclass(frozen=True, slots=True)
class StarWon(Cue):
    """A star, and six new cards; the one that wins the game needs none."""

    seat: int
    stars: int
    wins: bool = False


@dataclass(frozen=True, slots=True)
class HandReturned(Cue):
    """Six new cards without a floor: back into the deck, shuffle, six others."""

    seat: int


@dataclass(frozen=True, slots=True)
class DeckReshuffled(Cue):
    """All cards but the open ones become the new deck."""


@dataclass(frozen=True, slots=True)
class SeatLeft(Cue):
    """This player went home; the cards go under the piles."""

    seat: int


@dataclass(frozen=True, slots=True)
class TooFewLeft(Cue):
    """One player alone cannot go on: the game ends without a winner."""


@dataclass(frozen=True, slots=True)
class SameCardsSeen(Cue):
    """The open cards look as before: an equal card on top looks the same, so its player must say so."""

    tops: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CorrectionMisfit(Cue):
    """The corrected card does not fit: it goes back to the hand, and this is why."""

    why: Refusal
    about: tuple[int | str, ...] = ()
