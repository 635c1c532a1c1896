"""Numberloor as one row of functions: the referee for all three levels."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import replace
from typing import assert_never

from games.choices import Choice
from games.cues import Step
from games.dice import Throw
from games.numberloor import offers
from games.numberloor.cards import CARDS
from games.numberloor.decisions import (
    DECISIONS,
    DrawTwo,
    EmptyHanded,
    Lay,
    Laying,
    LayOff,
    LeaveSeat,
    NothingLeft,
    Open,
    PassOn,
    Redeal,
    Reshuffle,
    ReturnHand,
    SayEmpty,
    Saying,
    SayOwner,
    Snatch,
    WithSeat,
)
from games.numberloor.opening import open_with, redeal
from games.numberloor.questions import questions
from games.numberloor.refusals import Refusal
from games.numberloor.sight import correct, see
from games.numberloor.stars import announcers, empty_handed, lay_off, return_hand, say_empty, say_nothing_left
from games.numberloor.state import WAITS, Numberloor, Phase, refuse
from games.numberloor.turns import draw_two, lay, leave, pass_on, reshuffle, say_owner, snatch
from games.rules import Expected, Outcome, Rules


def choose(state: Numberloor, choice: Choice) -> Step[Numberloor]:
    """Do what was decided, or say why it cannot be done."""
    decision = DECISIONS.read(choice)
    if decision is None:
        return refuse(state, Refusal.NOT_NOW)
    if state.phase not in decision.phases:
        return refuse(state, WAITS[state.phase])
    if isinstance(decision, WithSeat) and decision.seat not in state.present:
        return refuse(state, Refusal.NO_SUCH_SEAT, decision.seat)
    step = _laid(state, decision) if isinstance(decision, Laying) else _said(state, decision)
    return step if step.state == state else Step(replace(step.state, before=None), step.cues)


def _laid(state: Numberloor, decision: Laying) -> Step[Numberloor]:
    match decision:
        case Open(card):
            return open_with(state, card)
        case Lay(seat, card, pile):
            return lay(state, seat, card, pile)
        case Snatch(seat, card):
            return snatch(state, seat, card)
        case LayOff(card):
            return lay_off(state, card)
        case _:
            assert_never(decision)


def _said(state: Numberloor, decision: Saying) -> Step[Numberloor]:
    match decision:
        case Redeal():
            return redeal(state)
        case DrawTwo():
            return draw_two(state)
        case PassOn():
            return pass_on(state)
        case SayOwner(seat):
            return say_owner(state, seat)
        case SayEmpty(seat):
            return say_empty(state, seat)
        case EmptyHanded(seat):
            return empty_handed(state, seat)
        case NothingLeft():
            return say_nothing_left(state)
        case ReturnHand(seat):
            return return_hand(state, seat)
        case Reshuffle():
            return reshuffle(state)
        case LeaveSeat(seat):
            return leave(state, seat)
        case _:
            assert_never(decision)


def mine(state: Numberloor, seat: int) -> Choice | None:
    """My night floor, my last floor before a snatch, or on turn: draw, go on, no balloon left."""
    if state.phase is Phase.OWNER:
        return SayOwner(seat).choice
    if seat != state.turn.seat:
        people = announcers(state)
        return SayEmpty(seat if len(people) > 1 else None).choice if seat in people else None
    if state.phase is Phase.TURN and (state.turn.has_floor or state.turn.drawn):
        return PassOn().choice
    own = {Phase.TURN: DrawTwo(), Phase.SKIPPED: DrawTwo(), Phase.LAY_OFF: NothingLeft()}
    return own[state.phase].choice if state.phase in own else None


def outcome(state: Numberloor) -> Outcome | None:
    """Stars by seat once it is over; nobody has won when too few were left to play on."""
    if state.phase != Phase.OVER:
        return None
    winners = tuple(seat for seat, stars in enumerate(state.stars) if stars >= state.setup.goal)
    return Outcome(state.stars, winners)


def expected(state: Numberloor) -> Expected | None:
    """The tops of the two piles, while a card may be laid."""
    if state.phase not in {Phase.OPENING, Phase.TURN, Phase.LAY_OFF}:
        return None
    return Expected(pip_dice=0, taught_dice=2)


def signs(state: Numberloor) -> tuple[str, ...]:
    """The cards of this level, for entering and correcting by touch."""
    return CARDS[state.setup.level]


def throw(state: Numberloor) -> Throw | None:
    """The open cards, while the newest of them came from the camera and can be corrected."""
    if state.before is None:
        return None
    return Throw((), (state.night, state.tops[1]) if state.night else state.tops)


def timed(state: Numberloor) -> Hashable:
    """Each turn is measured anew."""
    return None if state.phase in {Phase.OPENING, Phase.OVER} else state.turn.number


RULES = Rules(
    name="numberloor",
    choices=offers.choices,
    choose=choose,
    take=see,
    correct=correct,
    outcome=outcome,
    expected=expected,
    throw=throw,
    timed=timed,
    signs=signs,
    mine=mine,
    questions=questions,
)
