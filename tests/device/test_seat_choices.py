"""Whose decision a choice is, and what stands first on a phone."""

from __future__ import annotations

import pytest

from device.feed.seat_choices import for_seats, is_of_game, owner
from display.samples import begun
from games.choices import LEAVE_SEAT
from games.registry import games
from session.evening import Evening


@pytest.mark.parametrize("game", games())
def test_every_choice_is_somebodys_or_everybodys(game: str) -> None:
    evening: Evening = begun("en", game)
    table = evening.table
    assert table
    assert for_seats(evening)
    assert {owner(table, choice) for choice in for_seats(evening)} <= {None, *range(len(table.players))}


@pytest.mark.parametrize("game", games())
def test_going_home_is_never_the_first_thing_to_tap(game: str) -> None:
    evening: Evening = begun("en", game)
    assert evening.table
    first = [choice for choice in for_seats(evening) if is_of_game(evening.table, choice)]
    assert LEAVE_SEAT not in {choice.verb for choice in first}


def test_before_a_game_nothing_can_be_decided_from_a_seat() -> None:
    assert for_seats(Evening(begun("en", "upwards").lobby)) == ()
