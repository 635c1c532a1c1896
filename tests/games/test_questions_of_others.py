"""Every game can be asked: Beam me up about dice, Numberloor about floors, and each about itself."""

from __future__ import annotations

from display.wording.help_words import answer_words, question_words
from games import beam, numberloor
from games.choices import Choice
from games.dice import Throw
from games.events import Chosen, DiceSettled
from games.table import Table, advance, begin, questions
from words.phrases import ENGLISH


def after(table: Table, *happened: Choice | DiceSettled) -> Table:
    for one in happened:
        table = advance(table, Chosen(one) if isinstance(one, Choice) else one).state
    return table


def test_what_dice_are_worth_can_be_asked_on_any_board() -> None:
    for setup in (beam.Setup(("Ada", "Ben")), beam.Setup(("Ada", "Ben"), real_boards=True)):
        first = Choice("moved") if setup.real_boards else Choice("lift", (1,))
        table = after(begin(setup), first, DiceSettled(Throw((1, 2, 3, 4, 4))))
        assert ("dice",) in questions(table)
        said = answer_words(ENGLISH, table, ("dice",)) or ""
        assert "a small straight and a pair" in said
        assert "the straights column up by 2" in said
        assert "Column 4 up by 1, if you like" in said
        assert "The straights column cools down" in said


def test_which_floors_fit_is_told_with_every_sum() -> None:
    setup = numberloor.Setup(("Ada", "Ben"), ("person", "person"))
    table = after(begin(setup), Choice("open", ("floor-9",)), Choice("open", ("balloon-2",)))
    asked = {question_words(ENGLISH, table, about): about for about in questions(table)}
    assert "Which floors fit now?" in asked
    said = answer_words(ENGLISH, table, ("fits",)) or ""
    assert "9 minus 2 is 7." in said
    assert "9 plus 2 is 11." in said
    assert answer_words(ENGLISH, table, ("balloon", "balloon-2"))


def test_a_special_balloon_is_explained() -> None:
    setup = numberloor.Setup(("Ada", "Ben"), ("person", "person"))
    table = after(begin(setup), Choice("open", ("floor-9",)), Choice("open", ("balloon-2",)))
    table = after(table, Choice("lay", (0, "balloon-skip")))
    said = answer_words(ENGLISH, table, ("balloon", "balloon-skip")) or ""
    assert "only draws two cards" in said
