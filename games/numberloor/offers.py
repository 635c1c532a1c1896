"""Every decision that is legal now. Hands are hidden, so every card that fits is offered."""

from __future__ import annotations

from games.choices import ANNOUNCE, LEAVE_SEAT, PASS, Choice
from games.numberloor import verbs
from games.numberloor.cards import CARDS, NIGHTS, is_balloon
from games.numberloor.judge import misfit
from games.numberloor.opening import opening_misfit
from games.numberloor.state import Numberloor, Phase


def choices(state: Numberloor) -> tuple[Choice, ...]:
    """What anyone at the table may decide now."""
    if state.phase == Phase.OVER:
        return ()
    return (*_BY_PHASE[state.phase](state), *_always(state))


def _opening(state: Numberloor) -> tuple[Choice, ...]:
    pile = len(state.piles)
    fitting = tuple(card for card in _cards(state) if opening_misfit(state, pile, card) is None)
    redeal = (Choice(verbs.REDEAL),) if state.setup.has_balloons else ()
    return (*(Choice(verbs.OPEN, (card,)) for card in fitting), *redeal)


def _turn(state: Numberloor) -> tuple[Choice, ...]:
    turn = state.turn
    draw = () if turn.has_floor or turn.drawn else (Choice(verbs.DRAW_TWO),)
    hand_on = (Choice(PASS),) if turn.has_floor or turn.drawn else ()
    empty = (Choice(ANNOUNCE),) if turn.has_floor else ()
    return (*_lays(state), *draw, *hand_on, *empty, *_snatches(state))


def _lays(state: Numberloor) -> tuple[Choice, ...]:
    seat = state.turn.seat
    if state.setup.has_balloons:
        return tuple(
            Choice(verbs.LAY, (seat, card)) for card in _cards(state) if misfit(state, card, 0) is None
        )
    return tuple(
        Choice(verbs.LAY, (seat, card, pile))
        for card in _cards(state)
        for pile in (0, 1)
        if misfit(state, card, pile) is None
    )


def _snatches(state: Numberloor) -> tuple[Choice, ...]:
    fitting = tuple(card for card in NIGHTS if misfit(state, card, 0) is None)
    others = tuple(seat for seat in state.present if seat != state.turn.seat)
    return tuple(Choice(verbs.SNATCH, (seat, card)) for seat in others for card in fitting)


def _skipped(_: Numberloor) -> tuple[Choice, ...]:
    return (Choice(verbs.DRAW_TWO),)


def _owner(state: Numberloor) -> tuple[Choice, ...]:
    return tuple(Choice(verbs.SAY_OWNER, (seat,)) for seat in state.present)


def _lay_off(state: Numberloor) -> tuple[Choice, ...]:
    balloons = tuple(Choice(verbs.LAY_OFF, (card,)) for card in _cards(state) if is_balloon(card))
    return (Choice(verbs.NOTHING_LEFT), *balloons)


def _always(state: Numberloor) -> tuple[Choice, ...]:
    exchange = () if state.fresh is None else (Choice(verbs.RETURN_HAND, (state.fresh,)),)
    reshuffle = () if state.phase == Phase.OPENING else (Choice(verbs.RESHUFFLE),)
    return (*exchange, *reshuffle, *(Choice(LEAVE_SEAT, (seat,)) for seat in state.present))


def _cards(state: Numberloor) -> tuple[str, ...]:
    return CARDS[state.setup.level]


_BY_PHASE = {
    Phase.OPENING: _opening,
    Phase.TURN: _turn,
    Phase.SKIPPED: _skipped,
    Phase.OWNER: _owner,
    Phase.LAY_OFF: _lay_off,
}
