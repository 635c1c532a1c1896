"""What a player can do with cards that the device has dealt; cards of the box are nobody else's business."""

from __future__ import annotations

from games.choices import Choice
from games.numberloor.cards import is_balloon, is_floor
from games.numberloor.decisions import (
    DECISIONS,
    DrawTwo,
    Lay,
    LayOff,
    NothingLeft,
    PassOn,
    Reshuffle,
    ReturnHand,
    Snatch,
)
from games.numberloor.hands import Cards, Dealt, is_all_dealt
from games.numberloor.setup import is_dealt
from games.numberloor.state import Numberloor, Phase


def hand_of(state: Numberloor, dealt: Dealt, seat: int) -> Cards | None:
    """The cards that the device has dealt to this seat, floors first; None: it holds cards of the box."""
    if not is_dealt(state.setup, seat):
        return None
    return tuple(sorted(dealt.hands[seat], key=lambda card: (is_balloon(card), card[-1], card)))


def has_emptied(state: Numberloor, dealt: Dealt) -> bool:
    """Has the seat on turn just laid the last floor of its dealt hand? Then the device is about to say so."""
    hand = hand_of(state, dealt, state.turn.seat)
    is_last = state.phase is Phase.TURN and state.turn.has_floor
    return is_last and hand is not None and not any(map(is_floor, hand))


def can_be_done(state: Numberloor, dealt: Dealt, choice: Choice) -> bool:
    """Does the hand have what this choice needs? The referee, who sees no hands, would allow every card."""
    decision = DECISIONS.read(choice)
    if has_emptied(state, dealt) and isinstance(decision, PassOn | DrawTwo | Lay):
        return False  # the star is told first, and nobody gives it away by tapping fast
    match decision:
        case Lay(seat, card) | Snatch(seat, card):
            hand = hand_of(state, dealt, seat)
            return hand is None or card in hand
        case LayOff(card):
            hand = hand_of(state, dealt, state.turn.seat)
            return hand is None or card in hand
        case NothingLeft():
            return not any(map(is_balloon, hand_of(state, dealt, state.turn.seat) or ()))
        case ReturnHand(seat):
            return not any(map(is_floor, hand_of(state, dealt, seat) or ()))
        case Reshuffle():
            return not is_all_dealt(state.setup)  # the device shuffles its own deck
        case _:
            return True
