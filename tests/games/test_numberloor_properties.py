"""What holds for every game of Numberloor, whatever happens."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from games.choices import ANNOUNCE, LEAVE_SEAT, PASS, Choice
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
from games.numberloor import CARDS, RULES, Level, Numberloor, Phase, Setup, start, verbs

VERBS = (*(value for name, value in vars(verbs).items() if name.isupper()), ANNOUNCE, PASS, "dance")
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve")

cards = st.sampled_from((*CARDS[Level.PRO], "joker", ""))
throws = st.builds(Throw, st.just(()) | st.just((3,)), st.lists(cards, max_size=3).map(tuple))
abouts = st.lists(st.integers(-1, 5) | cards, max_size=3).map(tuple)
events = st.one_of(
    st.builds(lambda verb, about: Chosen(Choice(verb, about)), st.sampled_from(VERBS), abouts),
    st.builds(DiceSettled, throws),
    st.builds(ThrowCorrected, throws),
    st.sampled_from([TrayEmptied(), Ticked(), Pressed(Key.ANNOUNCE), CameraLost("gone"), CameraBack()]),
)


@st.composite
def setups(draw: st.DrawFn) -> Setup:
    players = draw(st.integers(2, 5))
    return Setup(NAMES[:players], ("person",) * players, draw(st.sampled_from(Level)))


def stumble(game: Numberloor, chance: Random, steps: int) -> tuple[Numberloor, list[Event]]:
    """A game some random choices later, without people leaving, and how it came there."""
    told: list[Event] = []
    for _ in range(steps):
        offered = [choice for choice in RULES.choices(game) if choice.verb != LEAVE_SEAT]
        if not offered:
            break
        told.append(Chosen(chance.choice(offered)))
        game = RULES.advance(game, told[-1]).state
    return game, told


def is_sound(game: Numberloor) -> bool:
    """One present seat is on turn, the open cards are of this level, and only the winner has enough stars."""
    enough = [seat for seat, stars in enumerate(game.stars) if stars >= game.setup.goal]
    return (
        (game.turn.seat in game.present or game.phase == Phase.OVER)
        and set(game.tops) <= set(CARDS[game.setup.level])
        and (len(game.tops) == 2 or game.phase in {Phase.OPENING, Phase.OVER})
        and len(enough) <= 1
        and (not enough or game.phase == Phase.OVER)
        and (game.night is None) == (game.phase != Phase.OWNER)
    )


@given(setups(), st.integers(), st.integers(0, 40), st.lists(events, max_size=12))
@settings(max_examples=300)
def test_whatever_happens_the_game_stays_sound_and_a_refusal_changes_nothing(
    setup: Setup, seed: int, steps: int, happenings: list[Event]
) -> None:
    game, _ = stumble(start(setup), Random(seed), steps)
    for event in happenings:
        step = RULES.advance(game, event)
        if any(isinstance(cue, Refused) for cue in step.cues):
            assert step.state == game
        assert all(new >= old for new, old in zip(step.state.stars, game.stars, strict=True)) or isinstance(
            event, ThrowCorrected
        )
        game = step.state
        assert is_sound(game)


@given(setups(), st.integers(), st.integers(0, 60))
@settings(max_examples=150)
def test_every_choice_offered_is_accepted_and_no_other_card_is(setup: Setup, seed: int, steps: int) -> None:
    game, _ = stumble(start(setup), Random(seed), steps)
    offered = RULES.choices(game)
    assert len(set(offered)) == len(offered)
    for choice in offered:
        assert not any(isinstance(cue, Refused) for cue in RULES.advance(game, Chosen(choice)).cues)
    about_piles = ((0,), (1,)) if setup.level == Level.BEGINNERS else ((),)
    for card in CARDS[Level.PRO]:
        for pile in about_piles:
            lay = Choice(verbs.LAY, (game.turn.seat, card, *pile))
            accepted = RULES.advance(game, Chosen(lay)).state != game
            assert accepted == (lay in offered)


@given(setups(), st.integers())
@settings(max_examples=40)
def test_random_play_ends_with_one_winner_and_replays_to_the_same_state(setup: Setup, seed: int) -> None:
    game, told = stumble(start(setup), Random(seed), 20_000)
    outcome = RULES.outcome(game)
    assert outcome is not None
    assert [outcome.points[seat] for seat in outcome.winners] == [setup.goal]
    again = start(setup)
    for event in told:
        again = RULES.advance(again, event).state
    assert again == game
