"""The last floor is played: leftover balloons, the star, six new cards, and the end of the game."""

from __future__ import annotations

from dataclasses import replace

from games.cues import Step
from games.numberloor.cards import is_balloon
from games.numberloor.cues import BalloonsLaidOff, HandEmptied, HandReturned, StarWon
from games.numberloor.judge import stranger
from games.numberloor.refusals import Refusal
from games.numberloor.state import Numberloor, Phase, end_turn, refuse


def say_empty(state: Numberloor) -> Step[Numberloor]:
    """ "My last floor is played": the star that wins counts at once, else the balloons are laid off first."""
    seat = state.turn.seat
    if not state.turn.has_floor:
        return refuse(state, Refusal.FLOOR_MISSING)
    emptied = HandEmptied(seat)
    if state.setup.has_balloons and state.stars[seat] + 1 < state.setup.goal:
        return Step(replace(state, phase=Phase.LAY_OFF), (emptied,))
    step = _award(state)
    return Step(step.state, (emptied, *step.cues))


def lay_off(state: Numberloor, top: str) -> Step[Numberloor]:
    """The leftover balloons with this one on top; a skip balloon there counts like a last card."""
    if refused := stranger(state, top):
        return Step(state, (refused,))
    if not is_balloon(top):
        return refuse(state, Refusal.NOT_A_BALLOON)
    turn = replace(state.turn, laid=(*state.turn.laid, top))
    step = _award(replace(state, piles=(state.piles[0], top), turn=turn))
    return Step(step.state, (BalloonsLaidOff(state.turn.seat, top), *step.cues))


def say_nothing_left(state: Numberloor) -> Step[Numberloor]:
    """No balloon is left over, so the open cards stay as they are."""
    return _award(state)


def return_hand(state: Numberloor, seat: int) -> Step[Numberloor]:
    """Six new cards without a floor are no instant win: they are exchanged."""
    if state.fresh != seat:
        return refuse(state, Refusal.HAND_NOT_FRESH)
    return Step(state, (HandReturned(seat),))


def _award(state: Numberloor) -> Step[Numberloor]:
    seat = state.turn.seat
    stars = tuple(count + (other == seat) for other, count in enumerate(state.stars))
    won = StarWon(seat, stars[seat])
    awarded = replace(state, stars=stars, fresh=seat if state.setup.has_balloons else None)
    if stars[seat] >= state.setup.goal:
        return Step(replace(awarded, phase=Phase.OVER), (won,))
    return end_turn(awarded, won)
