"""The rules: a moment and what happens go in, the next moment and what is to be noticed come out."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import ClassVar, assert_never

from games.choices import PASS, Choice
from games.cues import Cue, Refused, Step
from games.decisions import Decision, Decisions
from games.dice import Throw
from games.rules import Expected, Outcome, Rules
from piggy_bank.state import Phase, Piggy


@dataclass(frozen=True, slots=True)
class Save(Decision):
    """Put the hand into the piggy bank; one of the two push buttons says it."""

    verb: ClassVar[str] = PASS


PiggyDecision = Save
DECISIONS: Decisions[PiggyDecision] = Decisions(Save)


class Refusal(StrEnum):
    """Every reason for a no; each has a sentence in the catalogues."""

    FINISHED = "finished"
    NOT_NOW = "not-now"
    NOTHING_TO_CORRECT = "nothing-to-correct"
    ONE_DIE = "one-die"


@dataclass(frozen=True, slots=True)
class Collected(Cue):
    """More pips in the hand."""

    seat: int
    hand: int


@dataclass(frozen=True, slots=True)
class Lost(Cue):
    """A one: the hand is empty, and the next seat throws."""

    seat: int
    pips: int
    at_once: bool = False
    """Was there nothing to lose? A fact that is true has words of its own: `cue.Lost.at_once`."""


@dataclass(frozen=True, slots=True)
class Saved(Cue):
    """The hand is safe now."""

    seat: int
    pips: int
    total: int


def choices(state: Piggy) -> tuple[Choice, ...]:
    """Whatever can be decided now."""
    return (Save().choice,) if state.phase is Phase.DARING else ()


def choose(state: Piggy, choice: Choice) -> Step[Piggy]:
    """Do what was decided, or say why it cannot be done."""
    decision = DECISIONS.read(choice)
    if decision is None or choice not in choices(state):
        over = state.phase is Phase.OVER
        return Step(state, (Refused(Refusal.FINISHED if over else Refusal.NOT_NOW),))
    match decision:
        case Save():
            return _save(state)
        case _:
            assert_never(decision)


def take(state: Piggy, throw: Throw) -> Step[Piggy]:
    """One die was thrown."""
    if state.phase is Phase.OVER:
        return Step(state, (Refused(Refusal.FINISHED),))
    if len(throw.faces) != 1 or throw.signs or throw.faces[0] not in range(1, 7):
        return Step(state, (Refused(Refusal.ONE_DIE),))
    (face,) = throw.faces
    lying = replace(state, face=face, before=replace(state, before=None))
    return _lose(lying) if face == 1 else _collect(lying, face)


def correct(state: Piggy, throw: Throw) -> Step[Piggy]:
    """The die was misread: it is thrown again from the moment before, as what it really shows."""
    if state.before is None:
        return Step(state, (Refused(Refusal.NOTHING_TO_CORRECT),))
    step = take(state.before, throw)
    return Step(state, step.cues) if step.state is state.before else step


def _collect(state: Piggy, face: int) -> Step[Piggy]:
    hand = state.hand + face
    return Step(replace(state, hand=hand), (Collected(state.turn, hand),))


def _lose(state: Piggy) -> Step[Piggy]:
    return Step(replace(state, hand=0, turn=_next(state)), (Lost(state.turn, state.hand, not state.hand),))


def _save(state: Piggy) -> Step[Piggy]:
    total = state.saved[state.turn] + state.hand
    saved = (*state.saved[: state.turn], total, *state.saved[state.turn + 1 :])
    after = replace(state, saved=saved, hand=0, turn=_next(state), face=None, before=None)
    return Step(after, (Saved(state.turn, state.hand, total),))


def _next(state: Piggy) -> int:
    return (state.turn + 1) % len(state.saved)


def outcome(state: Piggy) -> Outcome | None:
    """None while the game goes on."""
    return None if state.winner is None else Outcome(state.saved, (state.winner,))


def expected(state: Piggy) -> Expected | None:
    """What the camera should see next: one die, until the game is over."""
    return None if state.phase is Phase.OVER else Expected(pip_dice=1)


def lying(state: Piggy) -> Throw | None:
    """The throw that lies there."""
    return None if state.face is None else Throw((state.face,))


def timed(_: Piggy) -> None:
    """Nobody hurries."""


RULES: Rules[Piggy] = Rules(
    name="piggy-bank",
    choices=choices,
    choose=choose,
    take=take,
    correct=correct,
    outcome=outcome,
    expected=expected,
    throw=lying,
    timed=timed,
)
