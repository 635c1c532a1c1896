"""Whether what is in hand and what will be thrown suffices for the boxes that are left.

Adding up keeps the sum of all numbers and makes them fewer, subtracting makes the sum less: neither grows.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import accumulate

from games.upwards.positions import BITS, HAND, MOST, SAVED, above, worth

Least = tuple[int, int]
"""A sum, and so many numbers."""


class StillToWrite:
    """`values`: for the reserve and each column, as positions count them, what each box could hold."""

    def __init__(self, values: Iterable[Sequence[Sequence[int]]]) -> None:
        self._from_here = [_from_here(boxes) for boxes in values]
        self._known: dict[int, Least] = {}
        self.to_come: Least = (0, 0)
        """What is thrown later."""

    def is_possible(self, position: int) -> bool:
        """Can all boxes be filled from here?"""
        written = above(position, SAVED)
        least = self._known.get(written)
        if least is None:
            least = self._known[written] = self._least(written)
        in_hand = worth(position & HAND)
        return self.to_come[0] + in_hand[0] >= least[0] and self.to_come[1] + in_hand[1] >= least[1]

    def _least(self, written: int) -> Least:
        parts = [each[written >> BITS * n & MOST] for n, each in enumerate(self._from_here)]
        return sum(part[0] for part in parts), sum(part[1] for part in parts)


def _from_here(boxes: Sequence[Sequence[int]]) -> list[Least]:
    """For each box the least that this and all further ones hold; 0 and less are no numbers."""
    smallest = [max(0, min(values, default=0)) for values in boxes]
    sums = [*accumulate(reversed(smallest), initial=0)]
    numbers = [*accumulate((number > 0 for number in reversed(smallest)), initial=0)]
    return [*zip(reversed(sums), reversed(numbers), strict=True)]
