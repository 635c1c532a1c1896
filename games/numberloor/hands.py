"""Hidden hands that the device deals: a deck, hands and what lies in the middle, as one value.

The referee never looks in here. `follow` reads the referee's cues instead, so it stays right however a card
came in: by touch, by camera or from a simulated player. Where nobody holds cards of the box, the whole deck
is dealt; beside such people, the others draw from a deck of their own, since nobody can deal to them.
Give `deal` and `follow` a chance of their own (apart from `players.decide`): then a replay deals the same.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, replace

from games.cues import Cue, Step
from games.numberloor.cards import NUMBERS, is_floor
from games.numberloor.cues import (
    BalloonsReturned,
    CardLaid,
    CardsDrawn,
    DeckReshuffled,
    HandReturned,
    Redealt,
    SeatLeft,
    SnatchReturned,
    StarWon,
)
from games.numberloor.setup import HAND, PERSON, Setup, all_cards, is_dealt
from games.numberloor.state import Numberloor

Chance = Callable[[int], int]
Cards = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Dealt:
    """Where every card of the device's deck is; who holds cards of the box has no hand here."""

    deck: Cards
    """Face down, the next one first."""
    hands: tuple[Cards, ...]
    middle: Cards
    """Both piles together, the two opening cards first."""


def is_all_dealt(setup: Setup) -> bool:
    """Has the device dealt every hand? Then the whole deck is its own, the opening cards, too."""
    return PERSON not in setup.seats


def deal(setup: Setup, chance: Chance) -> Dealt:
    """Six cards each and, hands-free, the two opening cards; a hand without floors is dealt again."""
    while True:
        cards = _shuffled(all_cards(setup), chance)
        hands, rest = _hands_of(setup, cards)
        opening = _opening(setup, rest) if is_all_dealt(setup) else ()
        dealt = all(_has_floor(hand) for seat, hand in enumerate(hands) if is_dealt(setup, seat))
        if dealt and (opening or not is_all_dealt(setup)):
            return Dealt(_shuffled(_without(rest, opening), chance), hands, opening)


def follow(dealt: Dealt, step: Step[Numberloor], chance: Chance) -> Dealt:
    """The cards after what the referee has just told."""
    for cue in step.cues:
        dealt = _follow_cue(dealt, cue, step.state, chance)
    return dealt


def resting(dealt: Dealt, state: Numberloor) -> Cards:
    """The cards in the middle that a new deck can be made of: all but the open and the tentative ones."""
    return _without(dealt.middle, (*state.piles, *state.turn.tentative))


def _follow_cue(dealt: Dealt, cue: Cue, state: Numberloor, chance: Chance) -> Dealt:
    match cue:
        case CardLaid(seat, card) if card in dealt.hands[seat]:
            return _moved(dealt, seat, (card,))
        case BalloonsReturned(seat, cards) | SnatchReturned(seat, cards) if is_dealt(state.setup, seat):
            returned = (*dealt.hands[seat], *cards)
            return _with_hand(replace(dealt, middle=_without(dealt.middle, cards)), seat, returned)
        case CardsDrawn(seat) if is_dealt(state.setup, seat):
            return _drawn(dealt, seat, 2, state, chance)
        case StarWon(seat) if is_dealt(state.setup, seat):
            return _renewed(_moved(dealt, seat, dealt.hands[seat]), seat, state, chance)
        case HandReturned(seat) if is_dealt(state.setup, seat):
            return _renewed(_taken_back(dealt, seat, chance), seat, state, chance)
        case SeatLeft(seat):
            return _moved(dealt, seat, dealt.hands[seat])
        case DeckReshuffled():
            return _reshuffled(dealt, state, chance)
        case Redealt():
            return deal(state.setup, chance)
        case _:
            return dealt


def _moved(dealt: Dealt, seat: int, cards: Cards) -> Dealt:
    """From the hand to the middle."""
    kept = _without(dealt.hands[seat], cards)
    return _with_hand(replace(dealt, middle=(*dealt.middle, *cards)), seat, kept)


def _drawn(dealt: Dealt, seat: int, count: int, state: Numberloor, chance: Chance) -> Dealt:
    """So many cards from the deck, reshuffled when it is short; what there is, if that is less."""
    full = _reshuffled(dealt, state, chance) if len(dealt.deck) < count else dealt
    return _with_hand(replace(full, deck=full.deck[count:]), seat, (*full.hands[seat], *full.deck[:count]))


def _renewed(dealt: Dealt, seat: int, state: Numberloor, chance: Chance) -> Dealt:
    """Six new cards, exchanged until there is a floor among them (as long as the deck has any)."""
    renewed = _drawn(dealt, seat, HAND, state, chance)
    while not _has_floor(renewed.hands[seat]) and _has_floor(renewed.deck):
        renewed = _drawn(_taken_back(renewed, seat, chance), seat, HAND, state, chance)
    return renewed


def _taken_back(dealt: Dealt, seat: int, chance: Chance) -> Dealt:
    back = _shuffled((*dealt.deck, *dealt.hands[seat]), chance)
    return _with_hand(replace(dealt, deck=back), seat, ())


def _reshuffled(dealt: Dealt, state: Numberloor, chance: Chance) -> Dealt:
    used = resting(dealt, state)
    return replace(dealt, deck=(*dealt.deck, *_shuffled(used, chance)), middle=_without(dealt.middle, used))


def _with_hand(dealt: Dealt, seat: int, hand: Cards) -> Dealt:
    return replace(dealt, hands=(*dealt.hands[:seat], hand, *dealt.hands[seat + 1 :]))


def _hands_of(setup: Setup, cards: Cards) -> tuple[tuple[Cards, ...], Cards]:
    hands: tuple[Cards, ...] = ()
    for seat in range(len(setup.players)):
        count = HAND if is_dealt(setup, seat) else 0
        hands, cards = (*hands, cards[:count]), cards[count:]
    return hands, cards


def _opening(setup: Setup, cards: Cards) -> Cards:
    """The first floor and the first number balloon (or second floor); nothing when they are not there."""
    floors = [card for card in cards if is_floor(card)]
    second = [card for card in cards if card in NUMBERS] if setup.has_balloons else floors[1:]
    return (floors[0], second[0]) if floors and second else ()


def _has_floor(cards: Cards) -> bool:
    return any(is_floor(card) for card in cards)


def _without(cards: Cards, taken: Cards) -> Cards:
    """The cards but these, each as often as it is named."""
    return tuple((Counter(cards) - Counter(taken)).elements())


def _shuffled(cards: Cards, chance: Chance) -> Cards:
    pile = list(cards)
    for last in range(len(pile) - 1, 0, -1):
        other = chance(last + 1)
        pile[last], pile[other] = pile[other], pile[last]
    return tuple(pile)
