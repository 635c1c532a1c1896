"""What five dice are worth: the combination they make and the parts that move counters."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from enum import StrEnum
from functools import cache

Faces = tuple[int, ...]
"""Faces in ascending order: all five of a throw, or the kept ones among them."""

DICE = 5
STRAIGHT = 7
COLUMNS = (1, 2, 3, 4, 5, 6, STRAIGHT)
"""A column carries the number of its dice; the Straight column comes last."""


class Combination(StrEnum):
    """What five dice can make; each throw makes exactly one of these."""

    NOTHING = "nothing"
    PAIR = "pair"
    TWO_PAIRS = "two pairs"
    THREE = "three of a kind"
    FULL_HOUSE = "full house"
    FOUR = "four of a kind"
    FIVE = "five of a kind"
    SMALL_STRAIGHT = "small straight"
    SMALL_STRAIGHT_AND_PAIR = "small straight and pair"
    BIG_STRAIGHT = "big straight"


@dataclass(frozen=True, slots=True)
class Part:
    """Squares that the dice allow one counter to rise; an optional part may be waived."""

    column: int
    squares: int
    optional: bool = False


_GROUPS = {
    (1, 1, 1, 1, 1): Combination.NOTHING,
    (2, 1, 1, 1): Combination.PAIR,
    (2, 2, 1): Combination.TWO_PAIRS,
    (3, 1, 1): Combination.THREE,
    (3, 2): Combination.FULL_HOUSE,
    (4, 1): Combination.FOUR,
    (5,): Combination.FIVE,
}


@cache
def combination(faces: Faces) -> Combination:
    """The combination these five faces make."""
    groups = tuple(sorted(Counter(faces).values(), reverse=True))
    match _longest_run(faces):
        case 5:
            return Combination.BIG_STRAIGHT
        case 4:
            return Combination.SMALL_STRAIGHT if len(groups) == DICE else Combination.SMALL_STRAIGHT_AND_PAIR
        case _:
            return _GROUPS[groups]


@cache
def parts(faces: Faces) -> tuple[Part, ...]:
    """What may be moved for these faces, the most squares first."""
    kind = combination(faces)
    groups = _group_parts(faces, kind)
    match kind:
        case Combination.BIG_STRAIGHT:
            return (Part(STRAIGHT, 3),)
        case Combination.SMALL_STRAIGHT:
            return (Part(STRAIGHT, 2),)
        case Combination.SMALL_STRAIGHT_AND_PAIR:
            return (Part(STRAIGHT, 2, optional=True), *groups)
        case _:
            return groups


def _group_parts(faces: Faces, kind: Combination) -> tuple[Part, ...]:
    """A part for each group of equal dice: one square less than it has dice."""
    groups = sorted(Counter(faces).items(), key=lambda group: (-group[1], group[0]))
    return tuple(Part(face, count - 1, _is_optional(kind, count)) for face, count in groups if count > 1)


def _is_optional(kind: Combination, count: int) -> bool:
    """Only a pair can be the second thing a throw offers."""
    return count == 2 and kind is not Combination.PAIR


def _longest_run(faces: Faces) -> int:
    longest = run = 0
    for face in range(1, 7):
        run = run + 1 if face in faces else 0
        longest = max(longest, run)
    return longest


def column_name(column: int) -> str:
    """The column as commands and files name it."""
    return "straight" if column == STRAIGHT else str(column)
