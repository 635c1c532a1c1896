"""The rules that every game file plays by, each told by a sentence of its document."""

from __future__ import annotations

import pytest

from config.settings import load
from device.games_from_settings import lobby_for
from games.choices import ANNOUNCE, PASS, Choice
from games.cues import Refused, Step
from games.dice import Throw
from games.events import Chosen, DiceSettled
from games.one_file.cues import AllSetAside, Banked, BonusEarned, LastRound, Lost, NotIn, Refusal, TooMuch
from games.one_file.game import game_from
from games.one_file.reading import plan_from
from games.one_file.rules import choose, expected, outcome
from games.one_file.shipped import PIG, TEN_THOUSAND, YATZY
from games.one_file.state import Match, OneFileSetup, Plays, start
from games.one_file.throwing import sort, take
from games.one_file.turns import chosen_aside
from games.registry import game_of
from games.table import advance, begin, is_ticking
from session.evening import Evening
from session.evening import choices as offered

TWO = ("Ada", "Ben")
STOP = Choice(PASS)


def begun(text: str, **agreed: object) -> Match:
    game = game_from(plan_from(f'title = "Tried"\n{text}', "tried"))
    return game.start(game.setup(TWO, **agreed))  # type: ignore[arg-type]


def of(setup: type[OneFileSetup], **agreed: object) -> Match:
    return start(setup(TWO, **agreed))  # type: ignore[arg-type]


def after(state: Match, *events: tuple[int, ...] | Choice) -> Step[Match]:
    step = Step(state)
    for event in events:
        step = choose(step.state, event) if isinstance(event, Choice) else take(step.state, Throw(event))
        assert not any(isinstance(cue, Refused) for cue in step.cues), (event, step.cues)
    return step


def test_a_one_loses_the_hand_and_not_what_is_safe() -> None:
    step = after(of(PIG.setup), (6,), STOP, (2,), STOP, (5,), (1,))
    assert (step.state.totals, step.state.turn, step.cues) == ((6, 2), 1, (Lost(0, 5),))


def test_stopping_at_the_goal_wins_at_once_or_after_the_round() -> None:
    fives = ((5,),) * 20
    assert outcome(after(of(PIG.setup), *fives, STOP).state) is not None
    step = after(of(PIG.setup, last_round=True), *fives, STOP)
    assert (outcome(step.state), step.cues[-1]) == (None, LastRound(0))
    ended = outcome(after(step.state, (1,)).state)
    assert ended
    assert ended.winners == (0,)


def test_all_that_scores_is_set_aside_and_a_die_can_be_taken_back() -> None:
    state = after(of(TEN_THOUSAND.setup), (1, 1, 2, 3, 4, 5)).state
    assert chosen_aside(state) == (1, 1, 5)
    fewer = after(state, Choice("keep", (1,)), Choice("keep", (5,))).state
    assert chosen_aside(fewer) == (1,)
    wanted = expected(fewer)
    assert wanted
    assert wanted.kept == (1,)
    assert chosen_aside(after(fewer, Choice(ANNOUNCE)).state) == (1, 1, 5)


def test_a_throw_in_which_nothing_scores_loses_the_turn() -> None:
    step = after(of(TEN_THOUSAND.setup), (1, 1, 2, 3, 4, 6), (1, 1, 2, 3, 4, 6))
    assert step.cues == (Lost(0, 200),)
    assert step.state.turn == 1


def test_when_all_dice_count_all_are_thrown_again_and_the_points_stay_in_the_hand() -> None:
    step = after(of(TEN_THOUSAND.setup), (1, 2, 3, 4, 5, 6))
    assert AllSetAside(0) in step.cues
    wanted = expected(step.state)
    assert wanted
    assert wanted.kept == ()
    banked = after(step.state, (2, 2, 2, 3, 4, 6), STOP)
    assert banked.cues == (Banked(0, 1700, 1700),)


def test_first_points_must_be_enough_at_once() -> None:
    state = after(of(TEN_THOUSAND.setup), (1, 1, 2, 3, 4, 6)).state
    assert choose(state, STOP).cues == (Refused(Refusal.NOT_ENOUGH, (350,)),)
    assert after(of(TEN_THOUSAND.setup, enter_with=0), (1, 1, 2, 3, 4, 6), STOP).state.totals == (200, 0)


def test_all_six_may_have_to_be_thrown_again() -> None:
    state = after(of(TEN_THOUSAND.setup, go_on=True), (1, 2, 3, 4, 5, 6)).state
    assert choose(state, STOP).cues == (Refused(Refusal.MUST_GO_ON),)


def test_a_throw_never_keeps_every_die_whatever_seems_to_lie_in_the_corner() -> None:
    four = sort(after(of(YATZY.setup), (2, 3, 4, 5, 6)).state, (2, 3, 4, 5)).state
    again = take(four, Throw((2, 2, 3, 4, 5), aside=(2, 2, 3, 4, 5))).state
    assert (again.throws, again.kept_faces) == (2, (2, 3, 4, 5))


def test_whoever_kept_all_dice_may_still_take_some_out_of_the_corner_or_throw_them() -> None:
    five = sort(after(of(YATZY.setup), (2, 3, 4, 5, 6)).state, (2, 3, 4, 5, 6)).state
    watched = expected(five)
    assert watched
    assert watched.sorting
    assert not watched.has_dice_to_throw
    assert sort(five, (2, 3, 4, 5)).state.kept_faces == (2, 3, 4, 5)
    again = take(five, Throw((1, 2, 3, 4, 5), aside=(3, 4))).state
    assert (again.throws, again.kept_faces) == (2, (3, 4))
    assert take(five, Throw((1, 2, 3, 4, 5))) == Step(five, (Refused(Refusal.ALL_KEPT),))


def test_the_first_turn_has_as_much_time_as_every_other() -> None:
    first = begin(YATZY.setup(TWO), 90)
    second = advance(
        advance(first, DiceSettled(Throw((1, 2, 3, 4, 5)))).state, Chosen(Choice("row", (0,)))
    ).state
    assert (first.timer, second.state.turn) == (second.timer, 1)
    assert is_ticking(first)


def test_boxes_may_have_to_be_filled_in_order() -> None:
    state = after(of(YATZY.setup, in_order=True), (6, 6, 6, 6, 6)).state
    assert choose(state, Choice("row", (14,))).cues == (Refused(Refusal.ROWS_IN_ORDER),)
    assert after(state, Choice("row", (0,))).state.sheets[0][0] == 0


def test_the_bonus_is_told_once_when_it_is_earned() -> None:
    state = begun(
        'dice = 1\nrow = [{ what = "sum" }, { what = "sum" }]\n'
        "bonus = [{ rows = [1, 2], from = 8, points = 5 }]"
    )
    turns = ((6,), Choice("row", (0,)), (1,), Choice("row", (0,)), (2,), Choice("row", (1,)))
    step = after(state, *turns)
    assert BonusEarned(0, 0, 5) in step.cues
    assert step.state.totals == (13, 1)


def test_what_goes_beyond_an_exact_goal_counts_nothing() -> None:
    step = after(begun("goal = 7\nexact = true"), (5,), (1,), (6,))
    assert (step.cues, step.state.totals) == ((TooMuch(0, 6, 7),), (5, 1))


def test_a_turn_with_too_few_points_counts_nothing() -> None:
    step = after(begun("goal = 50\nbank_from = 4"), (3,))
    assert (step.cues, step.state.totals) == ((NotIn(0, 3, 4),), (0, 0))


@pytest.mark.parametrize(("count", "points"), [("best", 12), ("all", 19), ("once", 13)])
def test_several_lines_fit_one_throw(count: str, points: int) -> None:
    pair, six, one = (
        '{ what = "alike", dice = 2 }',
        '{ what = "face", face = 6, points = 3 }',
        '{ what = "shows", faces = [1], points = 1 }',
    )
    state = begun(f'dice = 3\nrounds = 2\ncount = "{count}"\nscore = [{pair}, {six}, {one}]')
    assert after(state, (1, 6, 6)).state.totals[0] == points


def test_the_fewest_points_can_win() -> None:
    ended = outcome(after(begun('rounds = 1\nwinner = "fewest"'), (5,), (2,)).state)
    assert ended
    assert ended.winners == (1,)


def test_points_are_typed_taken_away_and_summed_up() -> None:
    digits = [Choice("digit", (digit,)) for digit in (1, 2)]
    state = begun("dice = 0")
    step = after(state, *digits, STOP, Choice("minus"), digits[0], STOP, Choice("finish"))
    ended = outcome(step.state)
    assert ended
    assert (ended.points, ended.winners) == ((12, -1), (0,))


@pytest.mark.parametrize(("setup", "faces"), [(PIG.setup, (5,)), (YATZY.setup, (1, 2, 4, 4, 6))])
def test_nobody_but_the_device_decides_for_its_seat(
    setup: type[OneFileSetup], faces: tuple[int, ...]
) -> None:
    tables = [begin(setup(TWO, seats)) for seats in ((Plays.PERSON, Plays.EASY), (Plays.EASY,))]
    thrown = [advance(table, DiceSettled(Throw(faces))).state for table in tables]
    kinds = game_of(thrown[0].setup).decisions.kinds
    own, other = (offered(Evening(lobby_for(load(), "en"), table)) for table in thrown)
    assert any(choice.verb in kinds for choice in own)
    assert not any(choice.verb in kinds for choice in other)
