"""Just dice, bound into the row that the table knows."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from games import choices as buttons
from games.choices import Choice
from games.cues import CountWanted, Refused, Step, ThrowTaken
from games.dice import Throw
from games.just_dice import verbs
from games.just_dice.cues import DiceCountChanged, Finished, HandedOn, Refusal
from games.just_dice.state import FEWEST_DICE, MOST_DICE, JustDice, Phase
from games.just_dice.throwing import compared, correct, take
from games.rules import Expected, Outcome, Rules


def choices(state: JustDice) -> tuple[Choice, ...]:
    """Hear it again, hand the dice on, take other dice, stop."""
    if state.is_over:
        return ()
    offered = {
        buttons.ANNOUNCE: state.last is not None,
        buttons.PASS: len(state.setup.players) > 1,
        verbs.FEWER_DICE: state.dice > FEWEST_DICE,
        verbs.MORE_DICE: state.dice < MOST_DICE,
        verbs.FINISH: state.last is not None,
    }
    return tuple(Choice(verb) for verb, is_offered in offered.items() if is_offered)


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
    if choice not in choices(state):
        over = state.is_over
        return Step(state, (Refused(Refusal.FINISHED if over else Refusal.NOT_NOW),))
    return _DEEDS[choice.verb](state)


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


_DEEDS: dict[str, Callable[[JustDice], Step[JustDice]]] = {
    buttons.ANNOUNCE: _say_again,
    buttons.PASS: _hand_on,
    verbs.FEWER_DICE: lambda state: _take_dice(state, state.dice - 1),
    verbs.FINISH: _finish,
    verbs.MORE_DICE: lambda state: _take_dice(state, state.dice + 1),
}

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
