"""The cards by name, and which of them each level plays with."""

from __future__ import annotations

from enum import StrEnum


class Level(StrEnum):
    """The three games in the box: from four, six and eight years on."""

    BEGINNERS = "beginners"
    EXPERIENCED = "experienced"
    PRO = "pro"


FLOORS = tuple(f"floor-{number}" for number in range(10))
NIGHTS = tuple(f"night-{number}" for number in range(10))
NUMBERS = tuple(f"balloon-{number}" for number in range(1, 10))
NEIGHBOURS, EVEN, ODD, SKIP = "balloon-neighbours", "balloon-even", "balloon-odd", "balloon-skip"
SPECIALS = (NEIGHBOURS, EVEN, ODD, SKIP)
ALL_CARDS = frozenset((*FLOORS, *NIGHTS, *NUMBERS, *SPECIALS))

# The box does not say how far the numbers go, so the experts' game judges every number up to nine.
CARDS: dict[Level, tuple[str, ...]] = {
    Level.BEGINNERS: FLOORS,
    Level.EXPERIENCED: (*FLOORS, *NUMBERS[:3], *SPECIALS),
    Level.PRO: (*FLOORS, *NIGHTS, *NUMBERS, *SPECIALS),
}


def number_of(card: str) -> int:
    """The number printed on a floor or on a number balloon."""
    return int(card[-1])


def is_floor(card: str) -> bool:
    """Does this card go on the pile of floors? Night floors do."""
    return is_night(card) or card.startswith("floor-")


def is_night(card: str) -> bool:
    """Can this floor snatch a turn?"""
    return card.startswith("night-")


def is_balloon(card: str) -> bool:
    """Does this card go on the pile of balloons?"""
    return card.startswith("balloon-")
