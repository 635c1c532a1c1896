"""Yatzy's fifteen boxes, counted a second time from the rule book alone, for every throw there is.

Nothing of the scoring verbs is used here: dice are taken away one by one, as a person does it on the table.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations, product

from games.one_file.patterns import score
from games.one_file.shipped import YATZY

ROWS = YATZY.setup().plan.rows
Dice = tuple[int, ...]


def face(wanted: int) -> Callable[[Dice], int]:
    return lambda dice: sum(die for die in dice if die == wanted)


def alike(count: int) -> Callable[[Dice], int]:
    """The best of all ways to pick so many dice that are all equal."""
    return lambda dice: max(
        (sum(some) for some in combinations(dice, count) if some.count(some[0]) == count), default=0
    )


def two_pairs(dice: Dice) -> int:
    best = 0
    for a, b, c, d in combinations(sorted(dice), 4):
        if a == b != c == d:
            best = max(best, a + b + c + d)
    return best


def full_house(dice: Dice) -> int:
    low, _, middle, _, high = sorted(dice)
    three_and_two = {dice.count(low), dice.count(high)} == {2, 3}
    return sum(dice) if three_and_two and middle in (low, high) else 0


BOOK: list[Callable[[Dice], int]] = [
    *(face(number) for number in range(1, 7)),
    alike(2),
    two_pairs,
    alike(3),
    alike(4),
    lambda dice: 15 if sorted(dice) == [1, 2, 3, 4, 5] else 0,
    lambda dice: 20 if sorted(dice) == [2, 3, 4, 5, 6] else 0,
    full_house,
    sum,
    lambda dice: 50 if len(set(dice)) == 1 else 0,
]


def test_every_box_counts_every_throw_as_the_rule_book_has_it() -> None:
    assert len(BOOK) == len(ROWS) == 15
    for dice in product(range(1, 7), repeat=5):
        faces = tuple(sorted(dice))
        assert [score(row, faces) or 0 for row in ROWS] == [count(dice) for count in BOOK], dice


def test_the_upper_part_brings_fifty_from_sixty_three_on() -> None:
    (bonus,) = YATZY.setup().plan.bonuses
    assert (bonus.rows, bonus.least, bonus.points) == ((0, 1, 2, 3, 4, 5), 63, 50)


def test_the_best_game_there_can_be_has_374_points() -> None:
    best = [max(count(dice) for dice in product(range(1, 7), repeat=5)) for count in BOOK]
    assert sum(best) + 50 == 374
