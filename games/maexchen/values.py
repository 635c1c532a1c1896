"""What two dice are called in Mäxchen, what beats what, and how many of the 36 throws are that high."""

from __future__ import annotations

Faces = tuple[int, ...]

MAX = 21
"""Two and one: higher than everything."""
DOUBLES = (11, 22, 33, 44, 55, 66)
VALUES = (31, 32, 41, 42, 43, 51, 52, 53, 54, 61, 62, 63, 64, 65, *DOUBLES, MAX)
"""From the lowest to the highest; the larger die is always named first."""
THROWS = 36


def value_of(faces: Faces) -> int:
    """The larger die counts the tens."""
    low, high = sorted(faces)
    return 10 * high + low


def faces_of(value: int) -> Faces:
    """The two dice, the larger one first."""
    return value // 10, value % 10


def rank(value: int) -> int:
    """Its place from below."""
    return VALUES.index(value)


def ways(value: int) -> int:
    """How many of the 36 throws show it: a double can fall in one way, all others in two."""
    return 1 if value in DOUBLES else 2


def ways_from(place: int) -> int:
    """How many of the 36 throws have this rank or a higher one."""
    return sum(map(ways, VALUES[place:]))
