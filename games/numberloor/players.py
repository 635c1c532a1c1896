"""Simulated players: `easy` lays what fits at first sight, `strong` the longest line it finds, and snatches.

A hands-free driver plays a whole game with `deal`, `decide`, `tops_after` and `follow`: it asks `decide` for
a choice, shows `tops_after` in the simulated tray and lets the camera read it (or, where that is None, sends
the choice itself), and gives the referee's step to `follow`.
"""

from __future__ import annotations

from collections import Counter

from games.choices import Choice
from games.numberloor import verbs
from games.numberloor.cards import SKIP, is_balloon, is_floor, is_night
from games.numberloor.decisions import (
    DECISIONS,
    DrawTwo,
    EmptyHanded,
    Laying,
    LayOff,
    NothingLeft,
    Open,
    PassOn,
    Reshuffle,
    SayEmpty,
    SayOwner,
    Snatch,
)
from games.numberloor.hands import Cards, Chance, Dealt, is_all_dealt, resting
from games.numberloor.planning import best_line, piles_for
from games.numberloor.rules import choose
from games.numberloor.setup import HAND, STRONG, is_dealt, is_simulated
from games.numberloor.stars import last_layers
from games.numberloor.state import Numberloor, Phase, next_seat

GRACE_SECONDS = 4.0
"""What it takes to say "my last floor", touch it, or press the button for it."""


def decide(state: Numberloor, dealt: Dealt, chance: Chance) -> Choice | None:
    """What a simulated player does now; None while a person is to act or the game is over."""
    match state.phase:
        case Phase.OPENING if is_all_dealt(state.setup):
            return Open(dealt.middle[len(state.piles)]).choice
        case Phase.OWNER if is_all_dealt(state.setup):
            return SayOwner(_owner(state, dealt)).choice
        case Phase.TURN:
            return _empty(state, dealt) or _snatch(state, dealt) or _turn(state, dealt, chance)
        case Phase.SKIPPED if _is_on_turn(state):
            return _reshuffle(state, dealt, 2) or DrawTwo().choice
        case Phase.LAY_OFF if _is_on_turn(state):
            return _lay_off(state, dealt, chance)
        case _:
            return None


def grace(state: Numberloor, choice: Choice) -> float:
    """Seconds before a snatch from a person, who may be about to lay the next card or to call the last."""
    is_snatch = isinstance(DECISIONS.read(choice), Snatch)
    return GRACE_SECONDS if is_snatch and not _is_on_turn(state) else 0.0


def tops_after(state: Numberloor, choice: Choice) -> Cards | None:
    """The open cards once this choice is done with real cards, for the camera to read.

    None when there is nothing to read: no card is laid, it is the first of the two opening cards, or an equal
    card looks just like the one it covers.
    """
    if not isinstance(DECISIONS.read(choice), Laying):
        return None
    tops = choose(state, choice).state.tops
    return tops if len(tops) == 2 and Counter(tops) != Counter(state.tops) else None


def _is_on_turn(state: Numberloor) -> bool:
    return is_simulated(state.setup, state.turn.seat)


def _hand(state: Numberloor, dealt: Dealt) -> Cards:
    return dealt.hands[state.turn.seat]


def _empty(state: Numberloor, dealt: Dealt) -> Choice | None:
    """The last floor is played, and nobody may come between."""
    own = (seat for seat in last_layers(state) if is_dealt(state.setup, seat))
    seat = next((seat for seat in own if not any(map(is_floor, dealt.hands[seat]))), None)
    if seat is None:
        return None
    announced = SayEmpty() if state.setup.anyone_announces else EmptyHanded(seat)
    return _reshuffle(state, dealt, HAND) or announced.choice


def _snatch(state: Numberloor, dealt: Dealt) -> Choice | None:
    """The next strong player clockwise whose night floor fits takes the turn: that is a whole turn more."""
    seat = next_seat(state, state.turn.seat)
    while seat != state.turn.seat:
        if state.setup.seats[seat] == STRONG:
            for card in dealt.hands[seat]:
                if is_night(card) and piles_for(state.tops, card):
                    return Snatch(seat, card).choice
        seat = next_seat(state, seat)
    return None


def _turn(state: Numberloor, dealt: Dealt, chance: Chance) -> Choice | None:
    if not _is_on_turn(state):
        return None
    is_strong = state.setup.seats[state.turn.seat] == STRONG
    laying = _strong_card(state, dealt) if is_strong else _easy_card(state, dealt, chance)
    if laying:
        return _lay(state, *laying)
    if state.turn.has_floor or state.turn.drawn:
        return PassOn().choice
    return _reshuffle(state, dealt, 2) or DrawTwo().choice


def _strong_card(state: Numberloor, dealt: Dealt) -> tuple[str, int] | None:
    """The first card of the longest line; when nothing fits any more, a skip balloon to close the turn."""
    hand = _hand(state, dealt)
    line = best_line(state.tops, hand)
    if line.laid:
        return line.laid[0]
    closes = state.turn.has_floor and SKIP in hand and state.turn.laid[-1] != SKIP
    return (SKIP, 1) if closes else None


def _easy_card(state: Numberloor, dealt: Dealt, chance: Chance) -> tuple[str, int] | None:
    """Any floor that fits, one time in three not even that; a balloon only to lay a floor at all."""
    hand = _hand(state, dealt)
    fitting = [(card, pile) for card in hand if is_floor(card) for pile in piles_for(state.tops, card)]
    if state.turn.has_floor:
        return _any_of(fitting, chance) if chance(3) else None
    return _any_of(fitting, chance) or _any_of(_helpful(state, hand), chance)


def _helpful(state: Numberloor, hand: Cards) -> list[tuple[str, int]]:
    floors = [card for card in hand if is_floor(card)]
    balloons = [card for card in hand if is_balloon(card)]
    return [
        (balloon, 1)
        for balloon in balloons
        if any(piles_for((state.tops[0], balloon), floor) for floor in floors)
    ]


def _lay(state: Numberloor, card: str, pile: int) -> Choice:
    seat = state.turn.seat
    return Choice(verbs.LAY, (seat, card) if state.setup.has_balloons else (seat, card, pile))


def _lay_off(state: Numberloor, dealt: Dealt, chance: Chance) -> Choice:
    balloons = tuple(filter(is_balloon, _hand(state, dealt)))
    if SKIP in balloons and state.setup.seats[state.turn.seat] == STRONG:
        return LayOff(SKIP).choice
    if not balloons:
        return NothingLeft().choice
    return LayOff(balloons[chance(len(balloons))]).choice


def _owner(state: Numberloor, dealt: Dealt) -> int:
    """Who holds the night floor that lies there now, the player on turn first."""
    seats = (state.turn.seat, *state.present)
    return next((seat for seat in seats if state.night in dealt.hands[seat]), state.turn.seat)


def _reshuffle(state: Numberloor, dealt: Dealt, wanted: int) -> Choice | None:
    """Told before the cards are drawn; beside people only their own deck is worth telling."""
    is_short = len(dealt.deck) < wanted and bool(resting(dealt, state))
    return Reshuffle().choice if is_short and is_all_dealt(state.setup) else None


def _any_of(cards: list[tuple[str, int]], chance: Chance) -> tuple[str, int] | None:
    return cards[chance(len(cards))] if cards else None
