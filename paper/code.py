"""What the markers tell: layout, game and its settings, as six numbers of which any four suffice.

The settings are one large number, written with four digits in base 163. A curve of the third degree runs
through the four digits; the fifth and the sixth marker are two more points of it. So one or two markers may
be hidden, and where more than four are seen they bear each other out: what is on no such curve is not ours.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

BASE, DIGITS = 163, 4
"""The largest prime of which six times fit into a dictionary of a thousand markers."""
CAPACITY = BASE**DIGITS


def packed(numbers: Sequence[int], sizes: Sequence[int]) -> int:
    """Several small numbers as a large one; ValueError where one does not fit its size."""
    whole = 0
    for number, size in zip(numbers, sizes, strict=True):
        if not 0 <= number < size:
            raise ValueError(f"{number} is not below {size}")
        whole = whole * size + number
    return whole


def unpacked(whole: int, sizes: Sequence[int]) -> tuple[int, ...]:
    """The small numbers in a large one; ValueError where it is too large."""
    numbers = []
    for size in reversed(sizes):
        whole, number = divmod(whole, size)
        numbers.append(number)
    if whole:
        raise ValueError("no such numbers")
    return tuple(reversed(numbers))


def marker_ids(whole: int, markers: int) -> tuple[int, ...]:
    """The number of each marker: its place, and its point of the curve."""
    if not 0 <= whole < CAPACITY:
        raise ValueError(f"{whole} is not below {CAPACITY}")
    digits = {place: whole // BASE**place % BASE for place in range(DIGITS)}
    return tuple(place * BASE + _curve(digits, place) for place in range(markers))


def place_of(marker: int) -> int:
    """Which of a sheet's markers this is."""
    return marker // BASE


def number_in(markers: Mapping[int, int]) -> int | None:
    """The large number behind markers, each by its place; None where they are too few or do not agree."""
    points = {place: marker % BASE for place, marker in markers.items()}
    if len(points) < DIGITS:
        return None
    basis = dict(sorted(points.items())[:DIGITS])
    if any(_curve(basis, place) != value for place, value in points.items()):
        return None
    whole = 0
    for place in reversed(range(DIGITS)):
        whole = whole * BASE + _curve(basis, place)
    return whole


def _curve(points: Mapping[int, int], at: int) -> int:
    """Lagrange's curve through the points, modulo the base."""
    total = 0
    for place, value in points.items():
        above, below = value, 1
        for other in points:
            if other != place:
                above = above * (at - other) % BASE
                below = below * (place - other) % BASE
        total += above * pow(below, BASE - 2, BASE)
    return total % BASE
