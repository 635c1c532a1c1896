"""Asking at the table: at any time, and nothing is lost by it."""

from __future__ import annotations

from games.choices import ASK, BACK, Choice
from games.cues import Asked
from games.dice import Throw
from games.events import Chosen, DiceSettled
from games.table import Table, advance, begin, choices
from games.upwards import Plays, Setup
from games.upwards.groupings import Grouping
from games.upwards.questions import uses
from games.upwards.verbs import PICK, SAVE

MIXED = Setup(("Ada", "Ben", "Cleo"), (Plays.PAPER, Plays.MACHINE, Plays.EASY), event_die=True)
METEORITE = DiceSettled(Throw((1, 1, 2), ("no-effect",)))


def after(table: Table, *events: Choice | DiceSettled) -> Table:
    for event in events:
        table = advance(table, Chosen(event) if isinstance(event, Choice) else event).state
    return table


def test_everything_that_has_an_answer_is_offered() -> None:
    asking = after(begin(MIXED), METEORITE, Choice(ASK))
    assert [choice.about for choice in choices(asking)] == [
        ("how", "start"),
        ("uses",),
        ("uses", 1),
        ("worth", 1),
        ("worth", 2),
        ("effect", "no-effect"),
        ("effect", "meteorite"),
        ("effect", "extra-reserve"),
        ("effect", "bonus-row"),
        ("effect", "plus-minus"),
        ("effect", "minus"),
        ("option",),
        (),
    ]


def test_before_the_throw_nobody_asks_what_to_do_with_it() -> None:
    asking = after(begin(Setup(("Ada", "Ben"))), Choice(ASK))
    assert choices(asking) == (Choice(ASK, ("how", "start")), Choice(ASK, ("option",)), Choice(BACK))


def test_an_answer_is_told_once_and_leads_back_to_the_same_game() -> None:
    table = after(begin(MIXED), METEORITE)
    asking = after(table, Choice(ASK))
    step = advance(asking, Chosen(Choice(ASK, ("worth", 1))))
    assert step.cues == (Asked(("worth", 1)),)
    assert choices(step.state) == (Choice(ASK), Choice(BACK))
    assert after(step.state, Choice(BACK)) == table


def test_a_question_without_an_answer_is_refused() -> None:
    asking = after(begin(MIXED), Choice(ASK))
    assert advance(asking, Chosen(Choice(ASK, ("uses",)))).state == asking


def test_uses_count_the_dice_in_hand_and_the_reserve_of_the_seat() -> None:
    saved = after(begin(MIXED), METEORITE, Choice(PICK, (1, "die", 2)), Choice(SAVE, (1,)))
    assert uses(saved.state, 1) == (
        Grouping((1, 1), ()),
        Grouping((2,), ()),
        Grouping((1, 1, 2), (2,)),
        Grouping((1, 3), (2,)),
        Grouping((2, 2), (2,)),
        Grouping((4,), (2,)),
    )
    assert uses(saved.state, None) == (
        Grouping((1, 1, 2), ()),
        Grouping((1, 3), ()),
        Grouping((2, 2), ()),
        Grouping((4,), ()),
    )
