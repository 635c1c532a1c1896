"""The lift: which floors may follow which, and the sums behind it, as values for pictures and speech."""

from __future__ import annotations

from dataclasses import dataclass

from games.numberloor.cards import EVEN, NEIGHBOURS, NUMBERS, ODD, SKIP, number_of


@dataclass(frozen=True, slots=True)
class Ride:
    """One sum as a ride in the lift: so many floors up (`by` above 0) or down."""

    floor: int
    by: int

    @property
    def lands(self) -> int:
        """The floor at the end; above the 9 it goes on with the 0, below the 0 with the 9."""
        return (self.floor + self.by) % 10

    @property
    def is_over_ten(self) -> bool:
        """Does the ride leave the house at the top or at the bottom?"""
        return not 0 <= self.floor + self.by <= 9

    @property
    def count(self) -> int:
        """How many floors it goes up or down."""
        return abs(self.by)

    @property
    def begins(self) -> int:
        """The number to count from: below the 0 it helps to think of the 0 as the 10."""
        return self.floor + 10 if self.by < 0 and self.is_over_ten else self.floor

    @property
    def reaches(self) -> int:
        """The number counted to: an 11 is shown by the card 1."""
        return self.begins + self.by

    @property
    def kind(self) -> str:
        """Which sentence tells it: up or down, over the ten or not."""
        return ("down" if self.by < 0 else "up") + ("-over-ten" if self.is_over_ten else "")

    @property
    def written(self) -> str:
        """The sum as a child would write it: 5 + 3 = 8, 9 + 2 = 11 » 1, and from 0 down 3: 10 − 3 = 7."""
        sign = "−" if self.by < 0 else "+"
        shown = "" if self.reaches == self.lands else f" » {self.lands}"
        return f"{self.begins} {sign} {self.count} = {self.reaches}{shown}"


_LEAPS: dict[str | None, tuple[int, ...]] = {
    None: (-1, 1),
    NEIGHBOURS: (-2, -1, 1, 2),
    EVEN: (),
    ODD: (),
    SKIP: (),
    **{balloon: (-number_of(balloon), number_of(balloon)) for balloon in NUMBERS},
}
_FROM_ANYWHERE: dict[str | None, tuple[int, ...]] = {EVEN: (0, 2, 4, 6, 8), ODD: (1, 3, 5, 7, 9)}


def arithmetic(floor: int, balloon: str | None) -> tuple[Ride, ...]:
    """The rides this balloon allows from here, downward ones first; no balloon is the beginners' game."""
    return tuple(Ride(floor, leap) for leap in _LEAPS[balloon])


def playable(floor: int, balloon: str | None) -> tuple[int, ...]:
    """The floors that may be laid now, from low to high; the same floor always may."""
    reached = {ride.lands for ride in arithmetic(floor, balloon)}
    return tuple(sorted({floor, *reached, *_FROM_ANYWHERE.get(balloon, ())}))
