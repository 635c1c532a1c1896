"""Which floors may follow which (rules.md 3.2 and 3.4), and the sums that teach it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.numberloor import CARDS, Level, Ride, arithmetic, playable
from games.numberloor.cards import NUMBERS, SPECIALS

BALLOONS = (*NUMBERS, *SPECIALS, None)


@pytest.mark.parametrize(
    ("floor", "balloon", "floors"),
    [
        (5, "balloon-3", (2, 5, 8)),
        (9, "balloon-2", (1, 7, 9)),
        (0, "balloon-3", (0, 3, 7)),
        (5, "balloon-neighbours", (3, 4, 5, 6, 7)),
        (4, None, (3, 4, 5)),
        (0, None, (0, 1, 9)),
    ],
)
def test_the_examples_of_the_rules_hold(floor: int, balloon: str | None, floors: tuple[int, ...]) -> None:
    assert playable(floor, balloon) == floors


def test_every_card_of_the_example_turn_is_legal() -> None:
    turn = [
        (3, "balloon-2", 5),
        (5, "balloon-2", 7),
        (7, "balloon-2", 9),
        (9, "balloon-3", 6),
        (6, "balloon-3", 3),
    ]
    assert [laid in playable(floor, balloon) for floor, balloon, laid in turn] == [True] * 5


def test_neighbours_go_over_the_ten_as_well() -> None:
    assert playable(9, "balloon-neighbours") == (0, 1, 7, 8, 9)


def test_the_same_number_may_be_laid_under_the_card_of_the_other_parity() -> None:
    assert playable(5, "balloon-even") == (0, 2, 4, 5, 6, 8)
    assert playable(0, "balloon-odd") == (0, 1, 3, 5, 7, 9)


def test_under_the_skip_card_only_the_same_floor_fits() -> None:
    assert playable(7, "balloon-skip") == (7,)


@given(st.integers(0, 9), st.sampled_from(BALLOONS))
def test_the_same_floor_always_fits_and_every_floor_is_in_the_house(floor: int, balloon: str | None) -> None:
    floors = playable(floor, balloon)
    assert floor in floors
    assert floors == tuple(sorted(set(floors)))
    assert set(floors) <= set(range(10))


@given(st.integers(0, 9), st.sampled_from((*NUMBERS, "balloon-neighbours", "balloon-skip", None)))
def test_what_leads_there_leads_back(floor: int, balloon: str | None) -> None:
    assert all(floor in playable(other, balloon) for other in playable(floor, balloon))


@pytest.mark.parametrize(
    ("floor", "balloon", "written"),
    [
        (5, "balloon-3", ["5 − 3 = 2", "5 + 3 = 8"]),
        (9, "balloon-2", ["9 − 2 = 7", "9 + 2 = 11 » 1"]),
        (0, "balloon-3", ["10 − 3 = 7", "0 + 3 = 3"]),
        (1, "balloon-4", ["11 − 4 = 7", "1 + 4 = 5"]),
        (0, None, ["10 − 1 = 9", "0 + 1 = 1"]),
        (8, "balloon-neighbours", ["8 − 2 = 6", "8 − 1 = 7", "8 + 1 = 9", "8 + 2 = 10 » 0"]),
        (5, "balloon-even", []),
    ],
)
def test_the_sums_are_written_as_a_child_would(floor: int, balloon: str | None, written: list[str]) -> None:
    assert [ride.written for ride in arithmetic(floor, balloon)] == written


@pytest.mark.parametrize(
    ("ride", "lands", "kind"),
    [
        (Ride(5, 3), 8, "up"),
        (Ride(9, 2), 1, "up-over-ten"),
        (Ride(5, -3), 2, "down"),
        (Ride(0, -3), 7, "down-over-ten"),
    ],
)
def test_a_ride_knows_where_it_lands_and_whether_it_leaves_the_house(
    ride: Ride, lands: int, kind: str
) -> None:
    assert (ride.lands, ride.kind) == (lands, kind)


def test_each_level_has_its_own_cards() -> None:
    assert {level: len(cards) for level, cards in CARDS.items()} == {
        Level.BEGINNERS: 10,
        Level.EXPERIENCED: 17,
        Level.PRO: 33,
    }
    assert "night-4" not in CARDS[Level.EXPERIENCED]
    assert "balloon-4" not in CARDS[Level.EXPERIENCED]
