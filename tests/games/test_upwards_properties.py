"""Whatever happens: no crash, no refusal that changes anything, choices that hold, and an end."""

from __future__ import annotations

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from games.choices import ANNOUNCE, PASS, Choice
from games.cues import Refused
from games.dice import Throw
from games.events import (
    CameraBack,
    CameraLost,
    Chosen,
    DiceSettled,
    Event,
    Key,
    Pressed,
    ThrowCorrected,
    Ticked,
    TrayEmptied,
)
from games.upwards import RULES, Effect, Option, Plays, Setup, SheetFacts, Upwards, start, verbs
from games.upwards.sheet import Sheet, live_reserve
from tests.games.upwards_game import NAMES

VERBS = [value for name, value in vars(verbs).items() if name.isupper()]
SMALL = SheetFacts(columns=2, rows=2, reserve=1, extra_reserve=1)
SETUPS = st.builds(
    Setup,
    st.just(NAMES),
    st.tuples(*[st.sampled_from([Plays.PAPER, Plays.MACHINE])] * 3),
    st.sampled_from(Option),
    st.booleans(),
    st.just(SMALL),
    st.booleans(),
)
FACES = st.tuples(*[st.integers(1, 6)] * 3) | st.lists(st.integers(-1, 8), max_size=4).map(tuple)
SIGNS = st.sampled_from([(), *((effect,) for effect in Effect), ("comet",)])
THROWS = st.builds(Throw, FACES, SIGNS)
ABOUT = st.lists(st.integers(-1, 3) | st.sampled_from(["die", "reserve", "square", ""]), max_size=3).map(
    tuple
)
EVENTS = (
    st.builds(DiceSettled, THROWS)
    | st.builds(ThrowCorrected, THROWS)
    | st.builds(Chosen, st.builds(Choice, st.sampled_from([ANNOUNCE, PASS, *VERBS, "dance"]), ABOUT))
    | st.sampled_from([TrayEmptied(), Pressed(Key.PASS), Ticked(), CameraLost("cable"), CameraBack()])
)


def sheets(game: Upwards) -> list[Sheet]:
    return [at.sheet for at in (*game.desks, *game.entered) if at]


def is_sound(game: Upwards) -> bool:
    return all(
        sheet.fields >= len(sheet.reserve)
        and all(len(column) <= sheet.rows for column in sheet.columns)
        and all(0 <= number <= 6 for column in sheet.columns for number in column)
        for sheet in sheets(game)
    )


@settings(max_examples=150)
@given(SETUPS, st.lists(EVENTS, max_size=60))
def test_any_events_leave_a_sound_game_and_refusals_change_nothing(setup: Setup, events: list[Event]) -> None:
    game = start(setup)
    for event in events:
        step = RULES.advance(game, event)
        if any(isinstance(cue, Refused) for cue in step.cues):
            assert step.state == game
        game = step.state
        assert is_sound(game)


def random_event(game: Upwards, chance: random.Random) -> Event:
    offered = RULES.choices(game)
    wanted = RULES.expected(game)
    if wanted and (not offered or chance.random() < 0.3):
        signs = (chance.choice(tuple(Effect)),) if wanted.taught_dice else ()
        return DiceSettled(Throw(tuple(chance.randint(1, 6) for _ in range(3)), signs))
    return Chosen(chance.choice(offered))


@settings(max_examples=25)
@given(SETUPS, st.integers(0, 10**6))
def test_random_play_ends_and_every_choice_offered_is_taken(setup: Setup, seed: int) -> None:
    chance, game = random.Random(seed), start(setup)
    for _ in range(20_000):
        if RULES.outcome(game):
            break
        step = RULES.advance(game, random_event(game, chance))
        assert [cue for cue in step.cues if isinstance(cue, Refused)] == []
        game = step.state
    ended = RULES.outcome(game)
    assert ended
    assert len(ended.points) == len(NAMES)
    assert is_sound(game)


@settings(max_examples=25)
@given(st.integers(0, 10**6), st.sampled_from(Effect))
def test_no_number_is_lost_or_won_while_writing(seed: int, effect: Effect) -> None:
    """Three dice give at most three numbers, in hand, in the grid and in the reserve together."""
    chance = random.Random(seed)
    game = start(Setup(("Ada",), (Plays.MACHINE,), event_die=True))
    throw = Throw(tuple(chance.randint(1, 6) for _ in range(3)), (effect,))
    game = RULES.advance(game, DiceSettled(throw)).state
    for _ in range(60):
        offered = RULES.choices(game)
        if not offered:
            break
        game = RULES.advance(game, Chosen(chance.choice(offered))).state
        (sheet,) = sheets(game)
        boxes = sum(number > 0 for column in sheet.columns for number in column)
        desk = game.desks[0]
        assert desk
        assert boxes + len(live_reserve(sheet)) + len(desk.now.dice) <= 3
