"""Every decision that is legal now. Hands are hidden, so every card that fits is offered."""

from __future__ import annotations

from games.choices import Choice
from games.numberloor.cards import CARDS, NIGHTS, is_balloon
from games.numberloor.decisions import (
    DrawTwo,
    EmptyHanded,
    Lay,
    LayOff,
    LeaveSeat,
    NothingLeft,
    Open,
    PassOn,
    Redeal,
    Reshuffle,
    ReturnHand,
    SayEmpty,
    SayOwner,
    Snatch,
)
from games.numberloor.judge import misfit
from games.numberloor.opening import opening_misfit
from games.numberloor.setup import is_dealt
from games.numberloor.stars import announcers, last_layers
from games.numberloor.state import Numberloor, Phase


def choices(state: Numberloor) -> tuple[Choice, ...]:
    """What anyone at the table may decide now."""
    if state.phase == Phase.OVER:
        return ()
    return (*_BY_PHASE[state.phase](state), *_always(state))


def _opening(state: Numberloor) -> tuple[Choice, ...]:
    pile = len(state.piles)
    fitting = tuple(card for card in _cards(state) if opening_misfit(state, pile, card) is None)
    redeal = (Redeal().choice,) if state.setup.has_balloons else ()
    return (*(Open(card).choice for card in fitting), *redeal)


def _turn(state: Numberloor) -> tuple[Choice, ...]:
    turn = state.turn
    draw = () if turn.has_floor or turn.drawn else (DrawTwo().choice,)
    hand_on = (PassOn().choice,) if turn.has_floor or turn.drawn else ()
    return (*_lays(state), *draw, *hand_on, *_empties(state), *_snatches(state))


def _empties(state: Numberloor) -> tuple[Choice, ...]:
    """A name is asked for only where two people may have laid their last floor."""
    people = announcers(state)
    said = (SayEmpty(),) if len(people) == 1 else tuple(SayEmpty(seat) for seat in people)
    own = (seat for seat in last_layers(state) if is_dealt(state.setup, seat))
    seen = () if state.setup.anyone_announces else tuple(EmptyHanded(seat) for seat in own)
    return tuple(decision.choice for decision in (*said, *seen))


def _lays(state: Numberloor) -> tuple[Choice, ...]:
    seat = state.turn.seat
    if state.setup.has_balloons:
        return tuple(Lay(seat, card).choice for card in _cards(state) if misfit(state, card, 0) is None)
    return tuple(
        Lay(seat, card, pile).choice
        for card in _cards(state)
        for pile in (0, 1)
        if misfit(state, card, pile) is None
    )


def _snatches(state: Numberloor) -> tuple[Choice, ...]:
    fitting = tuple(card for card in NIGHTS if misfit(state, card, 0) is None)
    others = tuple(seat for seat in state.present if seat != state.turn.seat)
    return tuple(Snatch(seat, card).choice for seat in others for card in fitting)


def _skipped(_: Numberloor) -> tuple[Choice, ...]:
    return (DrawTwo().choice,)


def _owner(state: Numberloor) -> tuple[Choice, ...]:
    return tuple(SayOwner(seat).choice for seat in state.present)


def _lay_off(state: Numberloor) -> tuple[Choice, ...]:
    balloons = tuple(LayOff(card).choice for card in _cards(state) if is_balloon(card))
    return (NothingLeft().choice, *balloons)


def _always(state: Numberloor) -> tuple[Choice, ...]:
    exchange = (ReturnHand(seat).choice for seat in sorted(state.fresh))
    reshuffle = () if state.phase == Phase.OPENING else (Reshuffle().choice,)
    return (*exchange, *reshuffle, *(LeaveSeat(seat).choice for seat in state.present))


def _cards(state: Numberloor) -> tuple[str, ...]:
    return CARDS[state.setup.level]


_BY_PHASE = {
    Phase.OPENING: _opening,
    Phase.TURN: _turn,
    Phase.SKIPPED: _skipped,
    Phase.OWNER: _owner,
    Phase.LAY_OFF: _lay_off,
}
