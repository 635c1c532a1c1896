"""The longest way to lay cards from one hand: what a strong player sees."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from games.numberloor.cards import SKIP, is_balloon, is_floor, number_of
from games.numberloor.lift import playable

# Lines followed at a time: a hand of a dozen cards takes about ten milliseconds, one of forty a hundred.
BREADTH = 16


@dataclass(frozen=True, slots=True)
class Line:
    """Cards laid one after another, each with its pile, and what is left then."""

    tops: tuple[str, ...]
    hand: tuple[str, ...]
    laid: tuple[tuple[str, int], ...] = ()

    @property
    def worth(self) -> tuple[int, int]:
        """Many floors first, then few balloons."""
        balloons = sum(is_balloon(card) for card, _ in self.laid)
        return (len(self.laid) - balloons, -balloons)

    @property
    def ends_on_balloon(self) -> bool:
        """A balloon that no floor follows is only a beginning."""
        return bool(self.laid) and is_balloon(self.laid[-1][0])


def piles_for(tops: tuple[str, ...], floor: str) -> tuple[int, ...]:
    """The piles on which this floor fits."""
    if is_balloon(tops[1]):
        return (0,) if number_of(floor) in playable(number_of(tops[0]), tops[1]) else ()
    return tuple(pile for pile in (0, 1) if number_of(floor) in playable(number_of(tops[pile]), None))


def best_line(tops: tuple[str, ...], hand: tuple[str, ...]) -> Line:
    """The best line that ends on a floor; an empty one when no floor can be laid."""
    best = Line(tops, tuple(sorted(hand)))
    lines: tuple[Line, ...] = (best,)
    while lines:
        longer = {(line.tops, line.hand): line for old in lines for line in _extended(old)}
        lines = tuple(sorted(longer.values(), key=lambda line: line.worth, reverse=True)[:BREADTH])
        best = max((best, *(line for line in lines if not line.ends_on_balloon)), key=lambda line: line.worth)
    return best


def _extended(line: Line) -> Iterator[Line]:
    """All lines with one card more; a balloon on a balloon is no use, nor a skip that allows nothing new."""
    for card in dict.fromkeys(line.hand):
        if is_floor(card):
            for pile in piles_for(line.tops, card):
                yield _with(line, card, pile)
        elif card != SKIP and not line.ends_on_balloon:
            yield _with(line, card, 1)


def _with(line: Line, card: str, pile: int) -> Line:
    place = line.hand.index(card)
    tops = (card, line.tops[1]) if pile == 0 else (line.tops[0], card)
    return Line(tops, (*line.hand[:place], *line.hand[place + 1 :]), (*line.laid, (card, pile)))
