"""Whatever happens: no crash, no refusal that changes anything, and an end with a true winner."""

from __future__ import annotations

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from games.beam import RULES, Beam, Phase, Setup, start
from games.beam.boards import TOP
from games.choices import Choice
from games.cues import Refused
from games.dice import Throw
from games.events import (
    CameraBack,
    CameraLost,
    Chosen,
    DiceSettled,
    DiceSorted,
    Event,
    Key,
    Pressed,
    ThrowCorrected,
    Ticked,
    TrayEmptied,
)
from tests.games.beam_game import NAMES

SETUPS = st.builds(
    Setup,
    st.sampled_from([NAMES[:2], NAMES[:3], NAMES]),
    downgrade=st.booleans(),
    separate_head_start=st.booleans(),
    free_to_waive=st.booleans(),
)
NUMBERS = st.integers(-1, 8)
THROWS = st.builds(
    Throw,
    st.lists(st.integers(1, 6), min_size=5, max_size=5).map(tuple) | st.lists(NUMBERS, max_size=6).map(tuple),
    st.just(()) | st.just(("comet",)),
    st.just(()) | st.lists(NUMBERS, max_size=3).map(tuple),
)
VERBS = st.sampled_from(["announce", "pass", "keep", "lift", "move", "boost", "leave-seat", "dance"])
CHOICES = st.builds(Choice, VERBS, st.lists(NUMBERS | st.sampled_from(["3", "x"]), max_size=3).map(tuple))
EVENTS = (
    st.builds(DiceSettled, THROWS)
    | st.builds(ThrowCorrected, THROWS)
    | st.builds(DiceSorted, st.lists(NUMBERS, max_size=6).map(tuple))
    | st.builds(Chosen, CHOICES)
    | st.sampled_from([TrayEmptied(), Pressed(Key.PASS), Ticked(), CameraLost("cable"), CameraBack()])
)


def legal_event(state: Beam, chance: random.Random, leaving: float = 0.0) -> Event:
    """A random throw that fits, or a random choice that is offered."""
    offered = [choice for choice in RULES.choices(state) if choice.verb != "leave-seat"]
    if chance.random() < leaving:
        return Chosen(Choice("leave-seat", (chance.choice(state.present),)))
    if RULES.expected(state) and (not offered or chance.random() < 0.3):
        kept = state.kept_faces
        return DiceSettled(Throw((*kept, *(chance.randint(1, 6) for _ in range(5 - len(kept))))))
    return Chosen(chance.choice(offered))


def is_sound(state: Beam) -> bool:
    """Counters on their boards, somebody present on turn, and a throw of five dice or none."""
    rows = [row for counters in state.counters for row in counters.rows]
    on_turn = state.phase is Phase.OVER or state.turn in state.present
    return all(0 <= row <= TOP for row in rows) and on_turn and len(state.faces) in {0, 5}


@settings(max_examples=150)
@given(SETUPS, st.integers(0, 10**6), st.lists(EVENTS, max_size=25))
def test_no_list_of_events_breaks_the_game_and_no_refusal_changes_it(
    setup: Setup, seed: int, wild: list[Event]
) -> None:
    chance, state = random.Random(seed), start(setup)
    for strange in wild:
        likely = legal_event(state, chance, leaving=0.02) if not state.is_over else TrayEmptied()
        for event in (likely, strange):
            step = RULES.advance(state, event)
            if any(isinstance(cue, Refused) for cue in step.cues):
                assert step.state == state
            state = step.state
            assert is_sound(state)


@settings(max_examples=40)
@given(SETUPS, st.integers(0, 10**6))
def test_every_choice_offered_is_accepted_and_does_something(setup: Setup, seed: int) -> None:
    chance, state = random.Random(seed), start(setup)
    for _ in range(60):
        if state.is_over:
            break
        for choice in RULES.choices(state):
            step = RULES.advance(state, Chosen(choice))
            assert not any(isinstance(cue, Refused) for cue in step.cues), choice
            assert step.state != state, choice
        state = RULES.advance(state, legal_event(state, chance)).state


@settings(max_examples=15)
@given(SETUPS, st.integers(0, 10**6))
def test_random_play_ends_with_a_winner_whose_claim_is_true(setup: Setup, seed: int) -> None:
    chance, state = random.Random(seed), start(setup)
    for _ in range(20_000):
        if state.is_over:
            break
        state = RULES.advance(state, legal_event(state, chance)).state
    outcome = RULES.outcome(state)
    assert outcome is not None
    (winner,) = outcome.winners
    rows, board = state.counters[winner].rows, setup.board(winner)
    wanted = 5 if len(setup.players) == 2 else 4
    assert sum(row >= board.first_space_row for row in rows) >= wanted
    assert min(rows) > 0
    others = (state.counters[seat] for seat in state.present if seat != winner)
    assert not any(counters.has_won(board, wanted) for counters in others)


@settings(max_examples=25)
@given(SETUPS, st.integers(0, 10**6))
def test_when_players_leave_the_rest_play_on_until_one_is_left(setup: Setup, seed: int) -> None:
    chance, state = random.Random(seed), start(setup)
    for _ in range(20_000):
        if state.is_over:
            break
        state = RULES.advance(state, legal_event(state, chance, leaving=0.01)).state
        assert is_sound(state)
    outcome = RULES.outcome(state)
    assert outcome is not None
    assert (len(state.present) == 1) if not outcome.winners else (outcome.winners[0] in state.present)
