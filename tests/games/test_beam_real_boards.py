"""Real boards on the table: the device tells what dice are worth, counts turns, and is told who has won."""

from __future__ import annotations

from dataclasses import replace

import pytest

from games.beam import RULES, Beam, Phase, Setup, start
from games.beam.cues import CounterSank, NothingThrown, TurnPassed, WonTold
from games.beam.state import Counters, Plays
from games.choices import ANNOUNCE, Choice
from games.cues import Refused, Step
from games.dice import Throw
from games.events import Chosen, DiceSettled
from games.rules import Outcome

PEOPLE = Setup(("Ada", "Ben", "Cleo"), real_boards=True)
USE, MOVED = Choice(ANNOUNCE), Choice("moved")


def do(state: Beam, *happened: Choice | tuple[int, ...]) -> Step[Beam]:
    """All this, none of it refused."""
    step: Step[Beam] = Step(state)
    for each in happened:
        event = Chosen(each) if isinstance(each, Choice) else DiceSettled(Throw(each))
        step = RULES.advance(step.state, event)
        assert not any(isinstance(cue, Refused) for cue in step.cues), each
    return step


def begun(setup: Setup = PEOPLE) -> Beam:
    return replace(start(setup), turn=0, head_start=False)


def offered(state: Beam, verb: str) -> list[tuple[int | str, ...]]:
    return [choice.about for choice in RULES.choices(state) if choice.verb == verb]


def test_the_head_start_is_only_told_and_done_on_the_boards() -> None:
    first = start(PEOPLE)
    assert (first.turn, offered(first, "lift")) == (1, [])
    assert do(first, MOVED).cues == (TurnPassed(2),)
    assert do(first, MOVED, MOVED).state == replace(first, turn=0, head_start=False)


@pytest.mark.parametrize(
    ("faces", "parts", "cools"),
    [
        ((2, 2, 2, 4, 6), [(2, 2)], 2),
        ((2, 2, 4, 4, 6), [(2, 1), (4, 1)], None),
        ((2, 2, 2, 4, 4), [(2, 2), (4, 1)], 2),
        ((1, 2, 3, 4, 4), [(7, 2), (4, 1)], 7),
    ],
)
def test_dice_are_worth_what_the_rule_book_says(
    faces: tuple[int, ...], parts: list[tuple[int, int]], cools: int | None
) -> None:
    told = do(begun(), faces, USE).state
    assert told.phase is Phase.TELLING
    assert told.move
    assert ([(part.column, part.squares) for part in told.move.parts], told.move.cools) == (parts, cools)
    after = do(told, MOVED)
    assert (after.state.turn, after.state.throws, after.state.phase) == (1, 0, Phase.THROWING)


def test_three_throws_are_a_turn_and_nothing_ends_it_at_once() -> None:
    throws = ((1, 2, 3, 5, 6),) * 3
    assert do(begun(), *throws).cues == (NothingThrown(0), TurnPassed(1))
    assert do(begun(), (2, 2, 3, 5, 6), (2, 2, 3, 5, 6), (2, 2, 2, 5, 6)).state.phase is Phase.TELLING


def test_only_who_has_won_is_told_and_of_no_real_board_are_points_known() -> None:
    told = do(begun(), (2, 2, 2, 4, 6), USE).state
    assert offered(told, "won") == [(0,), (1,), (2,)]
    won = do(told, Choice("won", (1,)))
    assert won.cues == (WonTold(1),)
    assert RULES.outcome(won.state) == Outcome((None, None, None), (1,))


def beside_the_device() -> Beam:
    setup = replace(PEOPLE, seats=(Plays.PERSON, Plays.STRONG, Plays.PERSON))
    raised = Counters((0, 3, 3, 0, 0, 0, 0))
    return replace(begun(setup), counters=(Counters(), raised, Counters()))


def test_a_cool_down_reaches_the_board_of_a_seat_of_the_device() -> None:
    told = do(beside_the_device(), (2, 2, 2, 4, 6), USE).state
    after = do(told, MOVED)
    assert CounterSank(1, 2) in after.cues
    assert after.state.counters[1].row(2) == 2


def test_a_blue_star_or_the_top_changes_which_column_is_cooled_down() -> None:
    told = do(beside_the_device(), (2, 2, 2, 4, 6), USE).state
    assert do(told, Choice("cool", (3,)), MOVED).state.counters[1].rows == (0, 3, 2, 0, 0, 0, 0)
    assert do(told, Choice("no-cool"), MOVED).state.counters[1].rows == (0, 3, 3, 0, 0, 0, 0)
    nobody = do(begun(), (2, 2, 2, 4, 6), USE).state
    assert offered(nobody, "cool") == []


def test_a_misread_throw_is_put_right_also_after_it_was_told() -> None:
    told = do(begun(), (2, 2, 2, 4, 6), USE).state
    right = RULES.correct(told, Throw((2, 2, 4, 4, 6))).state
    assert (right.phase, right.faces, right.throws) == (Phase.THROWING, (2, 2, 4, 4, 6), 1)
