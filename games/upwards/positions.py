"""A moment of a game on paper as one number made of small counts, so that an entry is an addition.

Counted are the dice in hand by their face (0 is a meteorite that has yet to fall), the saved numbers that
will be struck out, by number, the fields of the reserve that are written, and how high each column is. A
sheet is followed through tens of thousands of such moments; as tuples they take four times as long.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import combinations

from games.upwards.groupings import results
from games.upwards.setup import Effect
from games.upwards.sheet import METEORITE

BITS = 5
"""Enough to count twice as many fields as a sheet may have of either kind."""
MOST = (1 << BITS) - 1
FACES = range(7)
SAVED = 13
"""Which count the written fields of the reserve are; the columns follow."""
FIRST_COLUMN = SAVED + 1
HAND = (1 << BITS * SAVED) - 1
"""The part of a position that numbers can be made of."""
DICE = (1 << BITS * len(FACES)) - 1
SAVED_NUMBERS = HAND & ~DICE


def one(place: int) -> int:
    """One more of this count."""
    return 1 << BITS * place


def count(position: int, place: int) -> int:
    """How much is counted there."""
    return position >> BITS * place & MOST


def above(position: int, place: int) -> int:
    """This count and all after it."""
    return position >> BITS * place


def dice(faces: Iterable[int]) -> int:
    """These dice in hand."""
    return sum(one(face) for face in faces)


def live(number: int) -> int:
    """A saved number that will be struck out."""
    return one(len(FACES) + number - 1)


@lru_cache(maxsize=1 << 12)
def in_hand(hand: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The dice, and the saved numbers that will be struck out."""
    faces = (face for face in FACES for _ in range(count(hand, face)))
    numbers = (number for number in FACES[1:] for _ in range(count(hand, len(FACES) + number - 1)))
    return tuple(faces), tuple(numbers)


@lru_cache(maxsize=1 << 12)
def worth(hand: int) -> tuple[int, int]:
    """The sum of all numbers in hand, and how many they are; neither ever grows."""
    faces, numbers = in_hand(hand)
    return sum(faces) + sum(numbers), len(numbers) + sum(face != METEORITE for face in faces)


@lru_cache(maxsize=1 << 12)
def makings(hand: int, effect: Effect | None) -> dict[int, tuple[int, ...]]:
    """What can be written, and what each way of making it takes out of the hand."""
    made: dict[int, dict[int, None]] = {}
    faces, numbers = in_hand(hand)
    for used in _selections(faces):
        for struck in _selections(numbers):
            spent = dice(used) + sum(map(live, struck))
            for number in _results(used, struck, effect):
                made.setdefault(number, {})[spent] = None
    return {number: tuple(ways) for number, ways in made.items()}


@lru_cache(maxsize=1 << 12)
def savings(hand: int, effect: Effect | None) -> dict[int, tuple[int, ...]]:
    """The same for the reserve, into which nothing goes that stands there already."""
    alone = {live(number) for number in in_hand(hand)[1]}
    made = makings(hand, effect).items()
    return {number: tuple(way for way in ways if way not in alone) for number, ways in made if number}


def _selections(numbers: tuple[int, ...]) -> set[tuple[int, ...]]:
    return {some for size in range(len(numbers) + 1) for some in combinations(numbers, size)}


def _results(used: tuple[int, ...], struck: tuple[int, ...], effect: Effect | None) -> set[int]:
    """Between the rounds saved numbers can be added up though this round's die says subtract."""
    if METEORITE in used:
        return {METEORITE} if len(used + struck) == 1 else set()
    between = set() if used else set(results(struck, None))
    return between | set(results(used + struck, effect))
