"""A shown sheet is compared with every way in which this very game's throws can have been written down."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from games.choices import Choice
from games.dice import Throw
from games.events import Chosen, DiceSettled, SheetShown
from games.paper import Kind, Space
from games.upwards import RULES, Effect, Plays, Setup, Upwards, start, verbs
from games.upwards.followed import possible
from games.upwards.histories import Boxes, Histories
from games.upwards.paper import PAPER
from games.upwards.players import decide_any
from games.upwards.setup import SheetFacts
from games.upwards.sheet import METEORITE, Saved, Sheet
from games.upwards.state import EMPTY, Draft, Phase

FACTS = SheetFacts(columns=3, rows=3)
SETUP = Setup(("Ada", "Ben"), event_die=True, facts=FACTS)
FIELDS = PAPER.plan(SETUP, Space(100, 100)).fields
SURE, UNSURE = 990_000, 550_000


def _thrown(*rows: tuple[tuple[int, ...], Effect]) -> tuple[Throw, ...]:
    return tuple(Throw(faces, (effect.value,)) for faces, effect in rows)


def _draft(
    thrown: tuple[Throw, ...],
    columns: tuple[tuple[tuple[int, ...], ...], ...],
    reserve: tuple[tuple[int, bool], ...] = (),
    sure: bool = False,
) -> Draft:
    """For each column from the bottom up what each box looks like, likeliest first; two are a doubt."""
    values, doubtful, shares, struck = [EMPTY] * len(FIELDS), [], [], []
    saved = iter(reserve)
    for place, field in enumerate(FIELDS):
        looks = [EMPTY]
        if field.kind is Kind.NUMBER and field.row <= len(columns[field.column - 1]):
            looks = [*columns[field.column - 1][field.row - 1]]
        elif field.kind is Kind.SAVED and (each := next(saved, None)):
            looks = [each[0]]
            struck += [place] * each[1]
        values[place] = looks[0]
        if len(looks) > 1:
            share = SURE if sure else UNSURE
            shares += [(place, looks[0], share), (place, looks[1], 1_000_000 - share)]
            doubtful += [place] * (not sure)
    perhaps = tuple((place, *(value for at, value, _ in shares if at == place)) for place in doubtful)
    numbers = PAPER.numbers(SETUP)
    seen = SheetShown("upwards", numbers, tuple(values), tuple(struck), tuple(doubtful), (), perhaps)
    game = replace(start(SETUP), phase=Phase.SCORING, entering=0, thrown=thrown)
    game = RULES.advance(game, Chosen(Choice(verbs.SHOW_SHEET, (0,)))).state
    page = RULES.advance(game, replace(seen, shares=tuple(shares))).state.entered[0]
    assert page
    assert page.draft
    return page.draft


NO, MINUS = Effect.NO_EFFECT, Effect.MINUS


def test_a_number_that_no_die_of_its_throw_makes_cannot_stand_there() -> None:
    """The sum is odd with a 3 as well, but beside 5 and 6 only a 5 is left of the second throw."""
    thrown = _thrown(((6, 6, 6), NO), ((5, 5, 6), MINUS))
    draft = _draft(thrown, (((6,), (3, 5)), ((6,), (5,)), ((6,), (6,))))
    assert (draft.columns[0], draft.doubtful, draft.settled) == ((6, 5, None), (), ((1, 0),))


def test_what_both_numbers_explain_stays_a_doubt() -> None:
    """From 1, 5 and 6 come 5 and 6 - 1 as well as 1 and 6 - 5; nothing else tells which."""
    thrown = _thrown(((6, 6, 6), NO), ((1, 5, 6), MINUS))
    draft = _draft(thrown, (((6,), (5, 1)), ((6,), (5, 1)), ((6,),)))
    assert (draft.columns[0][1], draft.doubtful, draft.settled) == (5, ((1, 0), (1, 1)), ())


def test_a_number_that_was_read_surely_but_cannot_be_is_asked_about_as_what_it_must_be() -> None:
    thrown = _thrown(((6, 6, 6), NO), ((5, 5, 6), MINUS))
    draft = _draft(thrown, (((6,), (3, 5)), ((6,), (5,)), ((6,), (6,))), sure=True)
    assert (draft.columns[0][1], draft.doubtful, draft.at, draft.settled) == (5, ((1, 0),), (1, 0), ())


@pytest.mark.parametrize(("second", "left"), [((2, 4), 2), ((4, 2), 2)])
def test_a_number_comes_back_from_the_reserve_only_after_it_was_saved(
    second: tuple[int, int], left: int
) -> None:
    """The 3 of the first throw is struck out: 3 + 1 makes a 4 of the second; a 2 is written as it fell."""
    thrown = _thrown(((3, 6, 6), NO), ((1, 2, 6), NO))
    draft = _draft(thrown, (((6,), (4,)), ((6,), (6,)), (second,)), reserve=((3, True),))
    assert (draft.columns[2][0], draft.doubtful) == (left, ())


@pytest.mark.parametrize(("reads", "settled"), [((1, 6), 1), ((6, 1), 1)])
def test_a_meteorite_falls_before_its_throw_is_written(reads: tuple[int, int], settled: int) -> None:
    """Below the meteorite lies something of the first throw, which had no six; above it, of the second."""
    thrown = _thrown(((1, 2, 3), NO), ((1, 6, 6), Effect.METEORITE))
    draft = _draft(thrown, ((reads, (METEORITE,), (1,)), ((2,), (6,)), ((3,), (6,))))
    assert (draft.columns[0], draft.doubtful) == ((settled, METEORITE, 1), ())


def test_a_sheet_that_no_way_leads_to_is_asked_about_as_it_was_read() -> None:
    """Somebody has miscounted: five fours of two throws without any."""
    thrown = _thrown(((6, 6, 6), NO), ((5, 5, 6), NO))
    draft = _draft(thrown, (((4,), (3, 5)), ((4,), (4,)), ((4,), (4,))))
    assert (0, 0) not in draft.settled
    assert (1, 0) in draft.doubtful


def test_more_ways_than_can_be_followed_in_time_tell_nothing() -> None:
    anything = dict.fromkeys(range(1, 7), 0)
    nothing: dict[Saved | None, int] = {None: 0}
    boxes = Boxes(((anything,) * 8,) * 4, (nothing,) * 8, 5)
    thrown = _thrown(*(((1, 2, 3), Effect.PLUS_MINUS),) * 14)
    assert possible(boxes, thrown, SheetFacts()) == {}


def _ended(seed: int, plays: Plays) -> Upwards:
    chance = Random(seed)
    setup = Setup(("Ada", "Ben"), event_die=seed % 4 > 0, seats=(plays, plays))
    game = start(setup)
    while game.phase is not Phase.OVER:
        choice = decide_any(game, chance.randrange)
        signs = (chance.choice(setup.facts.event_faces).value,) if setup.event_die else ()
        dice = DiceSettled(Throw(tuple(chance.randint(1, 6) for _ in range(3)), signs))
        game = RULES.advance(game, Chosen(choice) if choice else dice).state
    return game


def _exactly(sheet: Sheet, facts: SheetFacts) -> Boxes:
    """Nothing else than what truly stands there."""
    columns = ((*column, *(EMPTY,) * (facts.rows - len(column))) for column in sheet.columns)
    fields: list[Saved | None] = [*sheet.reserve]
    fields += [None] * (facts.reserve + facts.extra_reserve - len(fields))
    return Boxes(
        tuple(tuple({value: 0} for value in column) for column in columns),
        tuple({field: 0} for field in fields),
        facts.reserve,
    )


@pytest.mark.parametrize("plays", [Plays.EASY, Plays.FAIR, Plays.STRONG])
@pytest.mark.parametrize("seed", range(8))
def test_whatever_was_truly_written_in_a_game_is_possible(seed: int, plays: Plays) -> None:
    game = _ended(seed, plays)
    for desk in game.desks:
        assert desk
        histories = Histories(_exactly(desk.sheet, game.setup.facts), 0)
        assert histories.follow(game.thrown, game.setup.facts, most=3_000_000)
        assert histories.prices() == {
            (row, column): {
                desk.sheet.columns[column][row] if row < len(desk.sheet.columns[column]) else EMPTY: 0
            }
            for row in range(game.setup.facts.rows)
            for column in range(game.setup.facts.columns)
        }
