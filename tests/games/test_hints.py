"""Hints say a good move and why; each reason is true."""

from __future__ import annotations

from dataclasses import replace

import pytest

from display.wording.cue_words import sentence
from games import beam, numberloor, upwards
from games.beam.boards import Square
from games.beam.players import wanted_keep
from games.beam.state import Counters
from games.choices import ANNOUNCE, HINT, Choice
from games.cues import Advised, Cue
from games.dice import Throw
from games.events import Chosen, DiceSettled
from games.setup import Setup
from games.table import Table, advance, begin, choices
from games.upwards import Option, Plays
from games.upwards.hints import reasons_for
from games.upwards.planning import Entry
from games.upwards.planning import after as entry_made
from games.upwards.sheet import Sheet
from games.upwards.state import Desk, Moment, with_desk
from words.phrases import ENGLISH


def advice(table: Table) -> tuple[Advised, str]:
    hint = next(choice for choice in choices(table) if choice.verb == HINT)
    cue: Cue = advance(table, Chosen(hint)).cues[0]
    assert isinstance(cue, Advised)
    return cue, sentence(ENGLISH, cue, table) or ""


def after(table: Table, *happened: DiceSettled | Choice) -> Table:
    for one in happened:
        table = advance(table, Chosen(one) if isinstance(one, Choice) else one).state
    return table


def written(columns: tuple[tuple[int, ...], ...], option: Option, *faces: int) -> Table:
    setup = upwards.Setup(("Ada",), (Plays.MACHINE,), option)
    table = begin(setup)
    sheet = Sheet(columns, 8, 0)
    table = replace(table, state=with_desk(table.state, Desk(0, Moment(sheet), sheet)))
    return after(table, DiceSettled(Throw(faces)))


@pytest.mark.parametrize(
    ("columns", "option", "number", "column", "reasons"),
    [
        (((2,), (), (), ()), Option.SNAKE, 3, 0, ("step",)),
        (((6,), (), (), ()), Option.SNAKE, 1, 0, ("step",)),
        (((0,), (), (), ()), Option.SNAKE, 1, 0, ("room",)),
        (((2,), (2,), (2,), ()), Option.SAME, 2, 3, ("row-done",)),
        (((2,), (), (), ()), Option.SAME, 2, 1, ("row",)),
        (((2, 3), (2,), (1,), ()), Option.SAME, 3, 1, ("step", "row")),
        (((4,), (4,), (), ()), Option.SNAKE, 4, 2, ("snake",)),
        (((4,), (), (), ()), Option.BLOCKS, 4, 1, ("block",)),
        (((4,), (), (), ()), Option.BLOCKS, 4, None, ("later",)),
    ],
)
def test_every_reason_is_true(
    columns: tuple[tuple[int, ...], ...],
    option: Option,
    number: int,
    column: int | None,
    reasons: tuple[str, ...],
) -> None:
    before = Sheet(columns, 8, 5)
    entry = Entry((0,), (), number, column)
    now = entry_made(Moment(before, (number,)), entry).sheet
    assert reasons_for(before, now, entry, upwards.Setup(("Ada",), option=option)) == reasons


def test_a_full_row_is_worth_a_hint() -> None:
    cue, said = advice(written(((2,), (2,), (2,), ()), Option.SAME, 2, 6, 6))
    assert (cue.why, dict(cue.about)["column"]) == ("write", 4)
    assert said == "The 2 into column 4: the row is full of equal numbers."


def test_only_people_with_a_sheet_on_the_device_are_advised() -> None:
    paper = after(begin(upwards.Setup(("Ada", "Ben"))), DiceSettled(Throw((1, 2, 3))))
    assert not any(choice.verb == HINT for choice in choices(paper))


def playing(setup: beam.Setup, *rows: tuple[int, ...]) -> Table:
    table = begin(setup)
    counters = tuple(map(Counters, rows))
    return replace(table, state=replace(table.state, counters=counters, turn=0, head_start=False))


def test_dice_that_promise_most_are_kept() -> None:
    table = playing(beam.Setup(("Ada", "Ben")), (2, 3, 1, 0, 4, 2, 1), (1,) * 7)
    thrown = after(table, DiceSettled(Throw((1, 3, 4, 5, 5))))
    _, said = advice(thrown)
    assert said == "Keep 3, 4 and 5 and throw the rest: that should bring the most."
    assert wanted_keep(thrown.state) == (3, 4, 5)


def test_a_head_start_onto_a_star_is_advised_because_it_is_safe_there() -> None:
    cue, said = advice(begin(beam.Setup(("Ada", "Ben"))))
    about = dict(cue.about)
    board = beam.Setup(("Ada", "Ben")).board(1)
    assert board.square(int(about["column"]), 1) in {Square.PINK, Square.BLUE}
    assert said == f"Column {about['column']} up: it is safe on the star."


def test_a_move_that_wins_says_so() -> None:
    table = playing(beam.Setup(("Ada", "Ben")), (4, 6, 6, 6, 6, 1, 1), (1,) * 7)
    _, said = advice(after(table, DiceSettled(Throw((1, 1, 6, 6, 3))), Choice(ANNOUNCE)))
    assert said == "Column 1 up: that wins the game."


def test_nobody_is_advised_on_a_real_board_or_in_a_seat_of_the_device() -> None:
    for setup in (
        beam.Setup(("Ada", "Ben"), real_boards=True),
        beam.Setup(("Ada", "Ben"), seats=(beam.Plays.STRONG, beam.Plays.PERSON)),
    ):
        table = after(playing(setup, (1,) * 7, (1,) * 7), DiceSettled(Throw((1, 3, 5, 5, 5))))
        assert not any(choice.verb == HINT for choice in choices(table))


@pytest.mark.parametrize(
    ("balloon", "said"),
    [
        ("balloon-3", "Play what you have in this order: 2, 5, 8 and 1."),
        ("balloon-skip", "These fit: 5."),
        ("balloon-even", "These fit: 0, 2, 4, 5, 6 and 8."),
    ],
)
def test_hidden_hands_are_told_where_a_ride_leads(balloon: str, said: str) -> None:
    setup: Setup = numberloor.Setup(("Ada", "Ben"), ("person", "person"))
    table = after(begin(setup), Choice("open", ("floor-5",)), Choice("open", ("balloon-3",)))
    table = replace(table, state=replace(table.state, piles=("floor-5", balloon)))
    assert advice(table)[1].startswith(said)
