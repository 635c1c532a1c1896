"""Just dice: every throw counts as it lies, and is compared with the one before."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.choices import ANNOUNCE, PASS, Choice
from games.cues import CountWanted, Refused, Step, ThrowTaken
from games.dice import Throw
from games.events import Chosen, DiceSettled, ThrowCorrected
from games.just_dice import RULES, JustDice, Plays, Refusal, Setup, Thrown, start
from games.just_dice.cues import DiceCountChanged, Finished, HandedOn, Summed
from games.just_dice.players import decide
from games.just_dice.state import REMEMBERED, Phase
from games.just_dice.verbs import FEWER_DICE, FINISH, MORE_DICE
from games.rules import Expected, Outcome
from session.lobby import Draft, GameKind, Lobby, SetupQuestion, house_questions

TWO = start(Setup(("Ada", "Ben")))


def after(state: JustDice, *events: Choice | tuple[int, ...]) -> JustDice:
    for event in events:
        happened = Chosen(event) if isinstance(event, Choice) else DiceSettled(Throw(event))
        state = RULES.advance(state, happened).state
    return state


def test_the_first_throw_is_only_summed() -> None:
    step = RULES.advance(TWO, DiceSettled(Throw((5, 3))))
    thrown = replace(TWO, throws=(Thrown(0, (3, 5)),), pips=(8, 0), count=1)
    assert step == Step(thrown, (Summed(8),))


@pytest.mark.parametrize(
    ("faces", "told"),
    [
        ((6, 6), Summed(12, 4, more=True)),
        ((1, 2), Summed(3, 5, fewer=True)),
        ((4, 4), Summed(8, 0, same=True)),
    ],
)
def test_every_further_throw_is_compared_with_the_one_before(faces: tuple[int, ...], told: Summed) -> None:
    assert RULES.advance(after(TWO, (3, 5)), DiceSettled(Throw(faces))).cues == (told,)


def test_a_corrected_throw_counts_as_if_it_had_been_read_right() -> None:
    step = RULES.advance(after(TWO, (1, 1), (3, 5)), ThrowCorrected(Throw((3, 6))))
    assert step == Step(after(TWO, (1, 1), (3, 6)))


def test_the_dice_are_handed_on_and_the_next_throw_is_the_other_players() -> None:
    step = RULES.advance(after(TWO, (3, 5)), Chosen(Choice(PASS)))
    assert step.cues == (HandedOn(1),)
    assert after(step.state, (1, 2)).throws == (Thrown(0, (3, 5)), Thrown(1, (1, 2)))


def test_whoever_is_alone_hands_nothing_on() -> None:
    alone = start(Setup(("Ada",)))
    step = RULES.advance(alone, Chosen(Choice(PASS)))
    assert step == Step(alone, (Refused(Refusal.NOT_NOW),))


def test_announcing_says_and_counts_the_throw_again() -> None:
    lying = after(TWO, (1, 1), (3, 5))
    told = (ThrowTaken(Throw((3, 5))), Summed(8, 6, more=True), CountWanted())
    assert RULES.advance(lying, Chosen(Choice(ANNOUNCE))) == Step(lying, told)


def test_there_can_be_one_die_more_or_less_from_the_next_throw_on() -> None:
    more = RULES.advance(TWO, Chosen(Choice(MORE_DICE)))
    assert more.cues == (DiceCountChanged(3),)
    assert RULES.expected(more.state) == Expected(3)
    assert RULES.advance(after(TWO, Choice(FEWER_DICE)), Chosen(Choice(FEWER_DICE))).cues == (
        Refused(Refusal.NOT_NOW),
    )


@pytest.mark.parametrize(
    ("throw", "why"),
    [
        (Throw((1, 2, 3)), Refused(Refusal.WRONG_NUMBER, (2,))),
        (Throw((1, 7)), Refused(Refusal.NO_SUCH_FACE, (7,))),
        (Throw((1, 2), ("meteorite",)), Refused(Refusal.STRANGE_SIGN, ("meteorite",))),
    ],
)
def test_what_is_no_such_throw_is_refused(throw: Throw, why: Refused) -> None:
    assert RULES.advance(TWO, DiceSettled(throw)) == Step(TWO, (why,))


def test_the_end_tells_all_pips_and_names_no_winner() -> None:
    thrown = after(TWO, (3, 5), Choice(PASS), (1, 2))
    step = RULES.advance(thrown, Chosen(Choice(FINISH)))
    assert step == Step(replace(thrown, phase=Phase.OVER), (Finished(2, 11),))
    assert RULES.outcome(step.state) == Outcome((8, 3), ())
    assert RULES.choices(step.state) == ()
    assert RULES.advance(step.state, DiceSettled(Throw((1, 1)))).cues == (Refused(Refusal.FINISHED),)


@given(st.lists(st.tuples(st.integers(1, 6), st.integers(1, 6)), max_size=30))
def test_the_last_throws_are_remembered_and_all_pips_are_counted(throws: list[tuple[int, int]]) -> None:
    state = after(TWO, *throws)
    assert [thrown.faces for thrown in state.throws] == [tuple(sorted(one)) for one in throws][-REMEMBERED:]
    assert (state.count, state.pips) == (len(throws), (sum(map(sum, throws)), 0))


@pytest.mark.parametrize(
    "setup", [Setup(()), Setup(("Ada",) * 7), Setup(("Ada",), dice=0), Setup(("Ada",), dice=11)]
)
def test_impossible_setups_are_refused(setup: Setup) -> None:
    with pytest.raises(ValueError, match="Just dice has"):
        start(setup)


def test_seats_that_play_themselves_throw_in_turn_and_stop() -> None:
    state = start(Setup(("Ada", "Ben"), (Plays.EASY, Plays.EASY)))
    while RULES.outcome(state) is None:
        state = after(state, decide(state) or (1, 6))
    assert RULES.outcome(state) == Outcome((35, 35), ())


def test_before_throwing_only_the_number_of_dice_is_asked() -> None:
    lobby = Lobby((GameKind(Setup()),), ("Ada", "Ben"), draft=Draft(Setup(("Ada",)), 0))
    assert house_questions(lobby) == (SetupQuestion("dice", tuple(range(1, 11))),)


def test_nobody_decides_for_people() -> None:
    assert decide(after(TWO, (1, 2))) is None
