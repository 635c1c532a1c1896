"""Simulated players: they decide what is legal, they keep what is best, and the strong one wins."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

from games.beam import RULES, Beam, Phase, Plays, Setup, start
from games.beam.boards import Square
from games.beam.combinations import STRAIGHT
from games.beam.players import advise, best_use, decide, thinks
from games.choices import Choice
from games.dice import Throw
from games.events import Chosen, DiceSettled, Event
from tests.games.beam_game import NAMES, chosen, game, thrown, used


def played_by(state: Beam, *seats: Plays) -> Beam:
    return replace(state, setup=replace(state.setup, seats=seats))


def next_event(state: Beam, chance: random.Random) -> Event:
    choice = decide(state, state.turn, chance.randrange)
    if choice is not None:
        assert choice in RULES.choices(state)
        return Chosen(choice)
    kept = state.kept_faces
    return DiceSettled(Throw((*kept, *(chance.randint(1, 6) for _ in range(5 - len(kept))))))


def played(setup: Setup, seed: int) -> Beam:
    chance, state = random.Random(seed), start(setup)
    while RULES.outcome(state) is None:
        after = RULES.advance(state, next_event(state, chance)).state
        assert after != state
        state = after
    return state


def wishes(state: Beam) -> tuple[Beam, Choice | None]:
    """Let the player mark dice until it wants to throw or to stop."""
    while (choice := advise(state)) is not None and choice.verb == "keep":
        state = RULES.advance(state, Chosen(choice)).state
    return state, choice


def test_a_person_decides_alone_and_nobody_decides_out_of_turn() -> None:
    state = thrown(game({}, {}), 2, 2, 2, 4, 6).state
    assert decide(state, 0, lambda _: 0) is None
    assert decide(played_by(state, Plays.STRONG, Plays.STRONG), 1, lambda _: 0) is None


def test_for_a_seat_of_the_device_people_only_throw() -> None:
    before = game({}, {})
    after = thrown(before, 5, 5, 5, 1, 2).state
    assert not thinks(after)
    assert thinks(played_by(after, Plays.STRONG, Plays.PERSON))
    assert not thinks(played_by(before, Plays.STRONG, Plays.PERSON))


def test_the_strong_player_keeps_four_equal_dice() -> None:
    state, choice = wishes(thrown(game({}, {}), 3, 3, 3, 3, 6).state)
    assert (state.kept_faces, choice) == ((3, 3, 3, 3), None)


def test_the_strong_player_stops_with_a_throw_that_wins() -> None:
    ready = {1: 5, 2: 5, 3: 5, 4: 4, 5: 1, 6: 1, 7: 1}
    _, choice = wishes(thrown(game(ready, {}, {}), 4, 4, 1, 2, 6).state)
    assert choice == Choice("announce")


def test_the_strong_player_goes_for_the_straight_that_is_missing() -> None:
    last_at_bottom = {1: 5, 2: 5, 3: 5, 4: 5, 5: 5, 6: 5, 7: 0}
    state, _ = wishes(thrown(game(last_at_bottom, {}, {}), 2, 2, 3, 4, 4).state)
    assert state.kept_faces == (2, 3, 4)


def test_the_strong_player_uses_the_wild_card_to_win() -> None:
    rows = {1: 5, 2: 5, 3: 5, 4: 5, 5: 1, 6: 0, 7: 1}
    moving = used(game(rows, {}, {}, specials={(5, 1): Square.BLUE}), 1, 1, 2, 4, 5).state
    assert advise(moving) == Choice("move", (1, 1, 6))


def test_the_strong_player_fires_a_rocket_where_it_wins() -> None:
    rows = {1: 5, 2: 5, 3: 5, 4: 4, 5: 1, 6: 0, 7: 1}
    rocket = used(game(rows, {}, {}, specials={(6, 1): Square.ROCKET}), 6, 6, 1, 2, 4).state
    assert rocket.phase is Phase.ROCKET
    assert advise(rocket) == Choice("boost", (4,))


def test_the_strong_player_prefers_to_cool_down_a_leader() -> None:
    rows = {5: 1}
    leader = {1: 2, 2: 2, 3: 2, 4: 5, 5: 5, 6: 5, STRAIGHT: 5}
    wild = used(game(rows, leader, specials={(5, 1): Square.BLUE}), 2, 2, 2, 1, 6).state
    choice = advise(wild)
    assert choice is not None
    assert choice.about[2] in {4, 6, STRAIGHT}


def test_the_easy_player_keeps_its_largest_group() -> None:
    state = played_by(thrown(game({}, {}), 1, 3, 3, 5, 6).state, Plays.EASY)
    while (choice := decide(state, 0, lambda _: 0)) is not None:
        state = chosen(state, choice.verb, *choice.about).state  # type: ignore[arg-type]
    assert state.kept_faces == (3, 3)


@pytest.mark.parametrize("seats", [(Plays.EASY,) * 3, (Plays.STRONG, Plays.EASY)])
@pytest.mark.parametrize(
    "house", [{}, {"downgrade": True}, {"free_to_waive": True, "separate_head_start": True}]
)
def test_simulated_players_decide_only_what_is_legal_and_finish_the_game(
    seats: tuple[Plays, ...], house: dict[str, Any]
) -> None:
    ended = played(Setup(NAMES[: len(seats)], seats, **house), seed=1)
    assert ended.winner is not None


def test_the_strong_player_beats_the_easy_one_clearly() -> None:
    strong_first = Setup(NAMES[:2], (Plays.STRONG, Plays.EASY))
    easy_first = Setup(NAMES[:2], (Plays.EASY, Plays.STRONG))
    wins = sum(played(strong_first, seed).winner == 0 for seed in range(3))
    wins += sum(played(easy_first, seed).winner == 1 for seed in range(3))
    assert wins >= 5


def test_the_best_use_of_the_dice_is_known_before_they_are_final() -> None:
    lying = thrown(game({2: 4}, {5: 3}), 2, 2, 5, 5, 5).state
    assert best_use(lying) == Choice("move", (5, 2, 5))
    assert best_use(thrown(game({}, {}), 1, 2, 3, 5, 6).state) is None
