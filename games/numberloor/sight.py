"""What the camera saw: the tops of both piles, and from them the one card that is new.

The camera knows no seats, no order and nothing that lies underneath. So the two seen cards are compared with
the two open ones as a heap: the card that is there now and was not is the new one, and the open card that is
missing is the one it covers. Three cases stay open, and the referee asks instead of guessing: an equal card
on top (nothing looks new), two new cards at once, and a night floor, which any player may have laid.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from games.cues import Cue, Refused, Step
from games.dice import Throw
from games.numberloor.cards import is_balloon, is_night
from games.numberloor.cues import CorrectionMisfit, OwnerAsked, SameCardsSeen
from games.numberloor.judge import misfit, stranger
from games.numberloor.opening import open_with
from games.numberloor.refusals import Refusal
from games.numberloor.stars import lay_off
from games.numberloor.state import WAITS, Numberloor, Phase, refuse
from games.numberloor.turns import lay_on


def see(state: Numberloor, throw: Throw) -> Step[Numberloor]:
    """Take the new card for laid; the game before it is kept for a correction."""
    step = _judge(state, throw)
    if step.state == state:
        return step
    return Step(replace(step.state, before=replace(state, before=None)), step.cues)


def correct(state: Numberloor, throw: Throw) -> Step[Numberloor]:
    """The newest card was misread: forget it and judge the right one instead."""
    if state.before is None:
        return refuse(state, Refusal.NOTHING_TO_CORRECT)
    step = see(state.before, throw)
    return Step(step.state, tuple(_softened(cue) for cue in step.cues))


def _softened(cue: Cue) -> Cue:
    """No refusal: the misread card is forgotten either way."""
    match cue:
        case Refused(Refusal() as why, about):
            return CorrectionMisfit(why, about)
        case _:
            return cue


def _judge(state: Numberloor, throw: Throw) -> Step[Numberloor]:
    if throw.faces or len(throw.signs) != 2:
        return refuse(state, Refusal.NOT_TWO_CARDS)
    for card in throw.signs:
        if refused := stranger(state, card):
            return Step(state, (refused,))
    if state.phase == Phase.OPENING:
        return open_with(state, *throw.signs)
    return _judge_change(state, throw)


def _judge_change(state: Numberloor, throw: Throw) -> Step[Numberloor]:
    new = tuple((Counter(throw.signs) - Counter(state.tops)).elements())
    missing = tuple((Counter(state.tops) - Counter(throw.signs)).elements())
    if state.phase not in {Phase.TURN, Phase.LAY_OFF}:
        return refuse(state, WAITS[state.phase]) if new else Step(state)
    if not new:
        return Step(state, (SameCardsSeen(state.tops),))
    if len(new) > 1:
        return refuse(state, Refusal.TWO_NEW_CARDS)
    return _judge_new(state, new[0], state.tops.index(missing[0]))


def _judge_new(state: Numberloor, card: str, pile: int) -> Step[Numberloor]:
    if state.setup.has_balloons and is_balloon(card) != (pile == 1):
        return refuse(state, Refusal.WRONG_PILE)
    if state.phase == Phase.LAY_OFF:
        return lay_off(state, card)
    if is_night(card) and misfit(state, card, pile) is None:
        return Step(replace(state, phase=Phase.OWNER, night=card), (OwnerAsked(card),))
    return lay_on(state, card, pile)
