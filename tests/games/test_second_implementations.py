"""Ten Thousand and Pig played a second time, from the rules in words, at random beside the game files."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, combinations_with_replacement
from random import Random

import pytest

from games.choices import PASS, Choice
from games.dice import Throw
from games.one_file.rules import banked_points, choices, choose, expected, outcome
from games.one_file.scoring import all_used
from games.one_file.shipped import PIG, TEN_THOUSAND
from games.one_file.state import Match, OneFileSetup, start
from games.one_file.throwing import take

STOP = Choice(PASS)
LINES = TEN_THOUSAND.setup().plan.lines


def worth(dice: tuple[int, ...]) -> int | None:
    """All of these dice scored together, or None where one of them does not score."""
    count = Counter(dice)
    if len(dice) == 6 and sorted(dice) == [1, 2, 3, 4, 5, 6]:
        return 1500
    single = 0
    for face, many in count.items():
        three = 1000 if face == 1 else 100 * face
        one = {1: 100, 5: 50}.get(face)
        if many >= 3:
            single += max(three * 2 ** (many - 3), (one or 0) * many)
        elif one:
            single += one * many
        else:
            single = -1
            break
    pairs = len(dice) == 6 and all(many % 2 == 0 for many in count.values())
    best = max(single, 1000 if pairs else -1)
    return best if best > 0 else None


def test_every_set_of_dice_is_worth_what_the_words_say() -> None:
    for many in range(1, 7):
        for dice in combinations_with_replacement(range(1, 7), many):
            assert all_used(LINES, dice) == worth(dice), dice


def scoring_sets(dice: tuple[int, ...]) -> set[tuple[int, ...]]:
    every = {some for many in range(1, len(dice) + 1) for some in combinations(sorted(dice), many)}
    return {some for some in every if worth(some) is not None}


class TenThousand:
    """Points by seat, the hand, and the dice that are still thrown."""

    def __init__(self, seats: int, goal: int, enter: int) -> None:
        self.points, self.goal, self.enter = [0] * seats, goal, enter
        self.turn, self.hand, self.left = 0, 0, 6
        self.caller: int | None = None
        self.is_over = False

    @property
    def least(self) -> int:
        return 0 if self.points[self.turn] else self.enter

    def hand_on(self, points: int) -> None:
        self.points[self.turn] += points
        if self.caller is None and self.points[self.turn] >= self.goal:
            self.caller = self.turn
        self.turn = (self.turn + 1) % len(self.points)
        self.is_over = self.caller is not None and self.turn == 0
        self.hand, self.left = 0, 6


def laid_aside(state: Match, some: tuple[int, ...]) -> Match:
    """Touch dice until only these of the new ones lie aside."""
    for _ in range(12):
        chosen = Counter(state.kept_faces) - Counter(state.counted)
        extra, missing = chosen - Counter(some), Counter(some) - chosen
        face = next(iter((extra or missing).elements()), None)
        if face is None:
            return state
        wants = not extra
        place = next(
            place
            for place, shown in enumerate(state.faces)
            if shown == face
            and (place not in state.kept) == wants
            and Choice("keep", (place,)) in choices(state)
        )
        state = choose(state, Choice("keep", (place,))).state
    raise AssertionError(some)


@pytest.mark.parametrize("seed", range(25))
def test_ten_thousand_played_twice_is_the_same_game(seed: int) -> None:
    chance = Random(seed)
    names, goal, enter = (
        ("a", "b", "c")[: chance.randint(2, 3)],
        chance.choice((2000, 5000)),
        chance.choice((0, 350)),
    )
    setup: OneFileSetup = TEN_THOUSAND.setup(names, goal=goal, enter_with=enter)
    state, other = start(setup), TenThousand(len(names), goal, enter)
    while outcome(state) is None:
        assert (state.turn, list(state.totals)) == (other.turn, other.points)
        wanted = expected(state)
        assert wanted
        new = tuple(chance.randint(1, 6) for _ in range(other.left))
        state = take(state, Throw(tuple(sorted((*wanted.kept, *new))))).state
        if not scoring_sets(new):
            other.hand_on(0)
            continue
        some = chance.choice(sorted(scoring_sets(new)))
        state = laid_aside(state, some)
        points = other.hand + (worth(some) or 0)
        assert banked_points(state) == points
        assert (STOP in choices(state)) == (points >= other.least)
        if points >= other.least and chance.random() < 0.5:
            other.hand_on(points)
            state = choose(state, STOP).state
        else:
            other.hand, other.left = points, other.left - len(some) or 6
    assert other.is_over
    assert list(state.totals) == other.points


@pytest.mark.parametrize("seed", range(40))
def test_pig_played_twice_is_the_same_game(seed: int) -> None:
    chance = Random(seed)
    seats, goal, to_end = chance.randint(2, 6), chance.choice((50, 100)), chance.random() < 0.5
    state = start(PIG.setup(tuple("abcdef"[:seats]), goal=goal, last_round=to_end))
    safe, turn, hand, is_over = [0] * seats, 0, 0, False
    while not is_over:
        assert (state.turn, list(state.totals), state.hand) == (turn, safe, hand)
        if hand and chance.random() < 0.3:
            safe[turn], state = safe[turn] + hand, choose(state, STOP).state
        else:
            die = chance.randint(1, 6)
            state = take(state, Throw((die,))).state
            hand = 0 if die == 1 else hand + die
            if die != 1:
                continue
        turn, hand = (turn + 1) % seats, 0
        is_over = max(safe) >= goal and (turn == 0 or not to_end)
    ended = outcome(state)
    assert ended
    assert (list(ended.points), ended.winners) == (
        safe,
        tuple(seat for seat, points in enumerate(safe) if points == max(safe)),
    )
