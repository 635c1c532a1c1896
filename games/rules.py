"""What every game is: one row of pure functions, and what the table must know of it."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Generic, TypeVar, assert_never

from games.choices import Choice
from games.cues import Step
from games.dice import Throw
from games.events import (
    CameraBack,
    CameraLost,
    Chosen,
    DiceSettled,
    DiceSorted,
    Event,
    Pressed,
    SheetShown,
    ThrowCorrected,
    Ticked,
    TrayEmptied,
)
from games.paper import Compared

S = TypeVar("S")
Question = tuple[int | str, ...]


@dataclass(frozen=True, slots=True)
class Outcome:
    """How it ended: points by seat, and the seats that won (several when they tie)."""

    points: tuple[int | None, ...]
    """None for who counts without the device."""
    winners: tuple[int, ...]


class Sight(StrEnum):
    """Who may know the next throw."""

    ALL = "all"
    OWNER = "owner"
    """Whoever throws it: it is read, but neither shown, said nor asked about."""
    COVERED = "covered"
    """It lies under a cup, and nobody reads it."""


@dataclass(frozen=True, slots=True)
class Expected:
    """What the tray should hold for the next throw; the reader doubts anything else."""

    pip_dice: int
    taught_dice: int = 0
    mixed: bool = False
    """May some of the pip dice show a taught face instead, nobody knows how many?"""
    sorting: bool = False
    """May the dice that lie there be sorted and taken up one by one, until some are thrown again?"""
    kept: tuple[int, ...] = ()
    """The faces of those that are not thrown again."""
    sight: Sight = Sight.ALL

    @property
    def has_dice_to_throw(self) -> bool:
        """Is there a pip die to be thrown? Not where cards are laid, nor while every die is kept."""
        return len(self.kept) < self.pip_dice


def _kept_nowhere(state: Any, _: tuple[int, ...]) -> Step[Any]:
    return Step(state)


def _means_nothing(_: object, __: int) -> None:
    return None


def _no_signs(_: object) -> tuple[str, ...]:
    return ()


def _no_questions(_: object) -> tuple[Question, ...]:
    return ()


class Showing(StrEnum):
    """What the camera does with paper."""

    LOOK = "look"
    """for a sheet"""
    KEEP = "keep"
    """its picture, as long as people compare it with what was read"""


def _shows_nothing(_: object) -> None:
    return None


def _shown_nowhere(state: Any, _: SheetShown) -> Step[Any]:
    return Step(state)


@dataclass(frozen=True, slots=True)
class Rules(Generic[S]):
    """One game as values: the table and the tests know a game only through this row.

    choices(state)        every decision that is legal now, for all seats
    choose(state, choice) what a decision leads to; a refusal is the same state with `Refused`
    take(state, throw)    what a throw leads to, or why it does not count
    correct(state, throw) the last throw was misread: this is what it was
    outcome(state)        None while the game goes on
    expected(state)       the dice a throw must have now, or None while no throw is wanted
    throw(state)          the throw that lies there and counts, or None
    timed(state)          what the timer measures (it starts anew when this changes), or None
    signs(state)          the signs a taught die may show, for entering or correcting a throw by touch
    sort(state, faces)    these faces lie in the tray's keep corner now, and no dice were thrown
    mine(state, seat)     what a player's own push button says, besides announcing or passing for its seat
    questions(state)      what people can ask about the game now, each as the `about` of an ASK choice
    showing(state)        what the camera is to do with a sheet of paper, or None
    compared(state)       what was read on the sheet that people compare now, or None
    show(state, sheet)    what was read on it
    """

    name: str
    choices: Callable[[S], tuple[Choice, ...]]
    choose: Callable[[S, Choice], Step[S]]
    take: Callable[[S, Throw], Step[S]]
    correct: Callable[[S, Throw], Step[S]]
    outcome: Callable[[S], Outcome | None]
    expected: Callable[[S], Expected | None]
    throw: Callable[[S], Throw | None]
    timed: Callable[[S], Hashable]
    sort: Callable[[S, tuple[int, ...]], Step[S]] = _kept_nowhere
    signs: Callable[[S], tuple[str, ...]] = _no_signs
    mine: Callable[[S, int], Choice | None] = _means_nothing
    questions: Callable[[S], tuple[Question, ...]] = _no_questions
    showing: Callable[[S], Showing | None] = _shows_nothing
    compared: Callable[[S], Compared | None] = _shows_nothing
    show: Callable[[S, SheetShown], Step[S]] = _shown_nowhere

    def advance(self, state: S, event: Event) -> Step[S]:
        """What one event leads to; time and the camera are the table's business."""
        match event:
            case Chosen(choice):
                return self.choose(state, choice)
            case Pressed(key):
                return self.choose(state, Choice(key.value))
            case DiceSettled(throw):
                return self.take(state, throw)
            case ThrowCorrected(throw):
                return self.correct(state, throw)
            case DiceSorted(aside):
                return self.sort(state, aside)
            case TrayEmptied():
                return self.sort(state, ())
            case SheetShown():
                return self.show(state, event)
            case Ticked() | CameraLost() | CameraBack():
                return Step(state)
            case _:
                assert_never(event)
