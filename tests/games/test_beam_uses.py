"""What could be done with the dice as they lie, and what each use would do."""

from __future__ import annotations

from games.beam.boards import Square
from games.beam.combinations import STRAIGHT, Part
from games.beam.moving import Cooling
from games.beam.uses import Use, uses
from games.choices import Choice
from tests.games.beam_game import chosen, game, thrown, used


def test_before_a_throw_there_is_nothing_to_use() -> None:
    assert uses(game({}, {})) == ()


def test_a_use_tells_how_far_it_goes_where_it_lands_and_whom_it_cools() -> None:
    state = game({2: 6}, {2: 3}, {}, specials={(4, 2): Square.BLUE})
    assert uses(thrown(state, 2, 2, 4, 4, 4).state) == (
        Use(
            choice=Choice("move", (4, 2, 4)),
            part=Part(4, 2),
            column=4,
            squares=2,
            forfeited=0,
            lands=Square.BLUE,
            cools=Cooling(),
            wins=False,
        ),
        Use(
            choice=Choice("move", (2, 1, 2)),
            part=Part(2, 1, optional=True),
            column=2,
            squares=1,
            forfeited=0,
            lands=Square.PLAIN,
            cools=None,
            wins=False,
        ),
    )


def test_a_use_tells_what_is_forfeited_and_who_would_go_down() -> None:
    (use,) = uses(thrown(game({2: 5}, {2: 3}, {2: 1}), 2, 2, 2, 2, 4).state)
    assert (use.squares, use.forfeited, use.cools) == (2, 1, Cooling(hit=(1, 2)))


def test_a_blue_star_opens_a_use_for_every_column() -> None:
    state = thrown(game({5: 1}, {}, specials={(5, 1): Square.BLUE}), 1, 2, 3, 4, 6).state
    assert [use.column for use in uses(state)] == [1, 2, 3, 4, 5, 6, STRAIGHT]


def test_a_rocket_has_uses_without_a_part() -> None:
    rocket = used(game({3: 7}, {}, specials={(2, 1): Square.ROCKET}), 2, 2, 3, 4, 6).state
    assert [(use.column, use.part) for use in uses(rocket)] == [
        (column, None) for column in (1, 2, 4, 5, 6, STRAIGHT)
    ]


def test_a_winning_use_says_so_and_cools_nobody() -> None:
    ready = {1: 5, 2: 5, 3: 5, 4: 4, 5: 1, 6: 1, 7: 1}
    (use,) = uses(thrown(game(ready, {4: 3}, {}), 4, 4, 4, 1, 2).state)
    assert (use.wins, use.cools) == (True, None)


def test_what_a_use_promises_is_what_its_choice_does() -> None:
    state = used(game({5: 1}, {1: 4}, specials={(5, 1): Square.BLUE}), 2, 2, 4, 4, 4).state
    for use in uses(state):
        after = chosen(state, use.choice.verb, *use.choice.about).state  # type: ignore[arg-type]
        assert after.counters[0].row(use.column) == state.counters[0].row(use.column) + use.squares


def test_after_the_game_there_is_nothing_to_use() -> None:
    assert uses(chosen(game({}, {}), "leave-seat", 0).state) == ()
