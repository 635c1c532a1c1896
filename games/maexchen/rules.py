"""Mäxchen, bound into the row that the table knows."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from games.choices import Choice
from games.cues import Refused, Step
from games.dice import Throw
from games.maexchen.cues import Announced, Believed, PassedUnseen, Refusal
from games.maexchen.decisions import (
    DECISIONS,
    Believe,
    Doubt,
    GoOn,
    MaexchenDecision,
    PassUnseen,
    Say,
)
from games.maexchen.lifting import correct, doubt, go_on, lose, take
from games.maexchen.state import Maexchen, Phase, to_throw
from games.maexchen.values import VALUES
from games.rules import Expected, Outcome, Question, Rules, Sight

ORDER, CHANCE = "order", "chance"
"""What people can ask: what beats what, and how likely something higher is."""


def choices(state: Maexchen) -> tuple[Choice, ...]:
    """Every decision that is legal now."""
    match state.phase:
        case Phase.CUP | Phase.TELLING:
            return tuple(Say(value).choice for value in state.allowed)
        case Phase.JUDGING:
            may_pass = state.setup.unseen and not state.is_max
            unseen = (PassUnseen().choice,) if may_pass else ()
            return (Doubt().choice, Believe().choice, *unseen)
        case Phase.SHOWING:
            return (GoOn().choice,)
        case Phase.THROWING | Phase.LIFTING | Phase.OVER:
            return ()
        case _:
            assert_never(state.phase)


def choose(state: Maexchen, choice: Choice) -> Step[Maexchen]:
    """Do what was decided, or say why it cannot be done."""
    decision = DECISIONS.read(choice)
    if decision is None or choice not in choices(state):
        return Step(state, (Refused(_why_not(state, decision)),))
    match decision:
        case Say(value):
            return _say(state, value)
        case Doubt():
            return doubt(state)
        case Believe():
            return _believe(state)
        case PassUnseen():
            return Step(replace(state, is_blind=True, phase=Phase.TELLING), (PassedUnseen(state.turn),))
        case GoOn():
            return go_on(state)
        case _:
            assert_never(decision)


def _why_not(state: Maexchen, decision: MaexchenDecision | None) -> Refusal:
    if state.phase is Phase.OVER:
        return Refusal.FINISHED
    is_told = isinstance(decision, Say) and decision.value in VALUES
    return Refusal.TOO_LOW if is_told and state.phase in {Phase.CUP, Phase.TELLING} else Refusal.NOT_NOW


def _say(state: Maexchen, value: int) -> Step[Maexchen]:
    told = Announced(state.turn, value)
    after = replace(
        state,
        claim=value,
        beaten=state.claim,
        teller=state.turn,
        turn=state.after(state.turn),
        phase=Phase.JUDGING,
        is_blind=False,
    )
    return Step(after, (told,))


def _believe(state: Maexchen) -> Step[Maexchen]:
    """The cup goes on; nothing beats a Mäxchen, so that believing it costs a life."""
    if state.is_max:
        return lose(replace(state, lifted=(), earlier=None), state.turn, 1, gave_in=True)
    return Step(to_throw(state, state.turn), (Believed(state.turn),))


def outcome(state: Maexchen) -> Outcome | None:
    """Whoever is left wins; lives are the points."""
    return Outcome(state.lives, state.alive) if state.phase is Phase.OVER else None


def expected(state: Maexchen) -> Expected | None:
    """Two dice: under the cup, for the camera alone, or for everybody."""
    match state.phase:
        case Phase.CUP:
            return Expected(2, sight=Sight.COVERED)
        case Phase.TELLING | Phase.JUDGING:
            return Expected(0, sight=Sight.COVERED)  # nothing is thrown, and nothing is read
        case Phase.THROWING:
            return Expected(2, sight=Sight.OWNER)
        case Phase.LIFTING:
            return Expected(2)
        case _:
            return None


def throw(state: Maexchen) -> Throw | None:
    """The dice that everybody has seen."""
    return Throw(state.lifted) if state.lifted else None


def timed(_: Maexchen) -> None:
    """Nobody hurries."""


def questions(state: Maexchen) -> tuple[Question, ...]:
    """What can be asked while it is played."""
    if state.phase is Phase.OVER:
        return ()
    return ((ORDER,), (CHANCE,)) if state.claim else ((ORDER,),)


RULES: Rules[Maexchen] = Rules(
    name="maexchen",
    choices=choices,
    choose=choose,
    take=take,
    correct=correct,
    outcome=outcome,
    expected=expected,
    throw=throw,
    timed=timed,
    questions=questions,
)
