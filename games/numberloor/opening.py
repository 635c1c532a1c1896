"""The two cards in the middle, before the first turn."""

from __future__ import annotations

from dataclasses import replace

from games.cues import Refused, Step
from games.numberloor.cards import NUMBERS, is_balloon, is_floor
from games.numberloor.cues import CardsOpened, Redealt
from games.numberloor.judge import stranger
from games.numberloor.refusals import Refusal
from games.numberloor.state import Numberloor, begin_turn, refuse


def open_with(state: Numberloor, *cards: str) -> Step[Numberloor]:
    """One card by touch, or both at once in any order; the second one begins the first turn."""
    lying = state.piles if len(cards) == 1 else ()
    for card in sorted(cards, key=is_balloon):
        if refused := opening_misfit(state, len(lying), card):
            return Step(state, (refused,))
        lying = (*lying, card)
    if len(lying) < 2:
        return Step(replace(state, piles=lying))
    step = begin_turn(replace(state, piles=lying), state.turn.seat)
    return Step(step.state, (CardsOpened(lying), *step.cues))


def opening_misfit(state: Numberloor, pile: int, card: str) -> Refused | None:
    """Why this card cannot open this pile: first a floor, then a number balloon (beginners: a floor)."""
    if refused := stranger(state, card):
        return refused
    if pile == 1 and state.setup.has_balloons:
        return None if card in NUMBERS else Refused(Refusal.OPENING_NEEDS_NUMBER)
    return None if is_floor(card) else Refused(Refusal.OPENING_NEEDS_FLOOR)


def redeal(state: Numberloor) -> Step[Numberloor]:
    """A dealt hand of balloons only: everyone gets six new cards."""
    if not state.setup.has_balloons:
        return refuse(state, Refusal.NOT_NOW)
    return Step(replace(state, piles=()), (Redealt(),))
