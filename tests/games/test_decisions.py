"""A decision is written as a verb and what it is about, in the form that saved games have, and read again."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar

import pytest

from games.choices import Choice
from games.decisions import Decision, Decisions
from games.table.decisions import DECISIONS, Ask, Correct, Enter, Undo


class Side(StrEnum):
    """Two of them."""

    LEFT = "left"
    RIGHT = "right"


@dataclass(frozen=True, slots=True)
class Turn(Decision):
    """To one side."""

    verb: ClassVar[str] = "turn"
    side: Side


@dataclass(frozen=True, slots=True)
class Wait(Decision):
    """Some seconds."""

    verb: ClassVar[str] = "wait"
    seconds: int


OWN: Decisions[Turn | Wait] = Decisions(Turn | Wait)


@pytest.mark.parametrize(
    ("decision", "written"),
    [
        (Undo(), Choice("undo")),
        (Correct(2), Choice("correct", (2,))),
        (Correct(2, 6), Choice("correct", (2, 6))),
        (Correct(5, "meteorite"), Choice("correct", (5, "meteorite"))),
        (Enter(), Choice("enter")),
        (Enter((1, 6, "meteorite")), Choice("enter", (1, 6, "meteorite"))),
        (Ask(("worth", 1)), Choice("ask", ("worth", 1))),
    ],
)
def test_the_tables_decisions_are_written_as_they_always_were(decision: Decision, written: Choice) -> None:
    assert decision.choice == written
    assert DECISIONS.read(written) == decision


@pytest.mark.parametrize(
    "wrong",
    [
        Choice("correct"),
        Choice("correct", ("2",)),
        Choice("correct", (1, 2, 3)),
        Choice("correct", (True,)),
        Choice("undo", (1,)),
        Choice("fly"),
    ],
)
def test_what_does_not_fit_means_nothing(wrong: Choice) -> None:
    assert DECISIONS.read(wrong) is None


def test_a_union_is_all_its_decisions_and_an_enum_is_read_by_its_value() -> None:
    assert OWN.read(Choice("turn", ("left",))) == Turn(Side.LEFT)
    assert OWN.read(Choice("turn", ("up",))) is None
    assert list(OWN.among((Choice("wait", (3,)), Choice("undo"), Turn(Side.RIGHT).choice))) == [
        Wait(3),
        Turn(Side.RIGHT),
    ]
