"""Just dice, bound into the row that the table knows."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from games.choices import Choice
from games.cues import CountWanted, Refused, Step, ThrowTaken
from games.dice import Throw
from games.just_dice.cues import DiceCountChanged, Finished, HandedOn, Refusal
from games.just_dice.decisions import (
    DECISIONS,
    FewerDice,
    Finish,
    HandOn,
    JustDiceDecision,
    MoreDice,
    SayAgain,
)
from games.just_dice.state import FEWEST_DICE, MOST_DICE, JustDice, Phase
from games.just_dice.throwing import compared, correct, take
from games.rules import Expected, Outcome, Rules


def choices(state: JustDice) -> tuple[Choice, ...]:
    """Hear it again, hand the dice on, take other dice, stop."""
    if state.is_over:
        return ()
    offered: dict[JustDiceDecision, bool] = {
        SayAgain(): state.last is not None,
        HandOn(): len(state.setup.players) > 1,
        FewerDice(): state.dice > FEWEST_DICE,
        MoreDice(): state.dice < MOST_DICE,
        Finish(): state.last is not None,
    }
    return tuple(decision.choice for decision, is_offered in offered.items() if is_offered)


def outcome(state: JustDice) -> Outcome | None:
    """All pips by seat; nobody wins, since there is nothing to win."""
    return Outcome(state.pips, ()) if state.is_over else None


def expected(state: JustDice) -> Expected | None:
    """As many dice as were agreed, whenever somebody likes."""
    return Expected(state.dice) if not state.is_over else None


def throw(state: JustDice) -> Throw | None:
    """The throw that lies there."""
    return Throw(state.last.faces) if state.last else None


def timed(_: JustDice) -> None:
    """Nobody hurries."""


def choose(state: JustDice, choice: Choice) -> Step[JustDice]:
    """Do what was decided, or say why it cannot be done."""
    decision = DECISIONS.read(choice)
    if decision is None or choice not in choices(state):
        over = state.is_over
        return Step(state, (Refused(Refusal.FINISHED if over else Refusal.NOT_NOW),))
    return _done(state, decision)


def _done(state: JustDice, decision: JustDiceDecision) -> Step[JustDice]:
    match decision:
        case SayAgain():
            return _say_again(state)
        case HandOn():
            return _hand_on(state)
        case FewerDice():
            return _take_dice(state, state.dice - 1)
        case MoreDice():
            return _take_dice(state, state.dice + 1)
        case Finish():
            return _finish(state)
        case _:
            assert_never(decision)


def _say_again(state: JustDice) -> Step[JustDice]:
    lying = throw(state) or Throw(())
    return Step(state, (ThrowTaken(lying), compared(state), CountWanted()))


def _hand_on(state: JustDice) -> Step[JustDice]:
    seat = (state.turn + 1) % len(state.setup.players)
    return Step(replace(state, turn=seat), (HandedOn(seat),))


def _take_dice(state: JustDice, dice: int) -> Step[JustDice]:
    return Step(replace(state, dice=dice), (DiceCountChanged(dice),))


def _finish(state: JustDice) -> Step[JustDice]:
    return Step(replace(state, phase=Phase.OVER), (Finished(state.count, sum(state.pips)),))


RULES: Rules[JustDice] = Rules(
    name="just-dice",
    choices=choices,
    choose=choose,
    take=take,
    correct=correct,
    outcome=outcome,
    expected=expected,
    throw=throw,
    timed=timed,
)
