"""What is in the box, and games that cannot begin."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import cast

import pytest

from games.numberloor import BadSetup, Deck, Level, Setup, start
from games.numberloor.cards import is_balloon, is_floor, is_night
from games.numberloor.setup import SetupFault, all_cards

TWO = Setup(("Ada", "Ben"), ("person", "person"))


@pytest.mark.parametrize(
    ("level", "floors", "nights", "balloons"),
    [(Level.BEGINNERS, 50, 0, 0), (Level.EXPERIENCED, 50, 0, 26), (Level.PRO, 60, 10, 28)],
)
def test_red_corners_leave_the_game_from_six_and_blue_ones_the_experts(
    level: Level, floors: int, nights: int, balloons: int
) -> None:
    cards = all_cards(replace(TWO, level=level))
    assert (sum(map(is_floor, cards)), sum(map(is_night, cards)), sum(map(is_balloon, cards))) == (
        floors,
        nights,
        balloons,
    )


def test_from_six_on_the_blue_cards_make_more_small_numbers_and_none_goes_above_three() -> None:
    counted = Counter(all_cards(replace(TWO, level=Level.EXPERIENCED)))
    assert [counted[f"balloon-{number}"] for number in range(1, 6)] == [6, 6, 6, 0, 0]


@pytest.mark.parametrize(("players", "goal"), [(2, 5), (3, 5), (4, 3), (5, 3)])
def test_five_stars_win_for_two_or_three_players_and_three_stars_for_more(players: int, goal: int) -> None:
    assert Setup(("x",) * players, ("person",) * players).goal == goal


@pytest.mark.parametrize(
    ("setup", "why", "values"),
    [
        (Setup(("Ada",), ("person",)), SetupFault.PLAYERS, {"found": 1, "fewest": 2, "most": 5}),
        (Setup(("x",) * 6, ("person",) * 6), SetupFault.PLAYERS, {"found": 6, "fewest": 2, "most": 5}),
        (Setup(("Ada", "Ben"), ("person",)), SetupFault.SEATS, {"found": 1, "players": 2}),
        (
            replace(TWO, seats=("person", "wise")),
            SetupFault.SEAT,
            {"found": "wise", "allowed": "person, dealt, easy, strong"},
        ),
        (
            replace(TWO, level=cast("Level", "hard")),
            SetupFault.LEVEL,
            {"found": "hard", "allowed": "beginners, experienced, pro"},
        ),
        (replace(TWO, deck=Deck(skip=-1)), SetupFault.COPIES, {"found": -1, "most": 20}),
        (replace(TWO, deck=Deck(nights=6)), SetupFault.NIGHTS, {"found": 6, "floors": 6}),
        (replace(TWO, deck=Deck(blue=(1, 1, 1, 1))), SetupFault.BALLOONS, {"numbers": 5, "blue": 4}),
        (replace(TWO, deck=Deck(numbers=(0, 0, 0, 4))), SetupFault.NO_OPENING, {}),
        (
            replace(TWO, level=Level.BEGINNERS, deck=Deck(floors=3)),
            SetupFault.TOO_FEW_CARDS,
            {"found": 20, "needed": 22, "players": 2},
        ),
    ],
)
def test_a_game_that_cannot_be_played_says_what_is_wrong(
    setup: Setup, why: SetupFault, values: dict[str, int | str]
) -> None:
    with pytest.raises(BadSetup) as told:
        start(setup)
    assert (told.value.why, told.value.values) == (why, values)
