"""Does this card fit? The referee's answer, with the sums that would have."""

from __future__ import annotations

from games.cues import Refused
from games.numberloor.cards import ALL_CARDS, CARDS, EVEN, NEIGHBOURS, ODD, SKIP, is_balloon, number_of
from games.numberloor.lift import Ride, arithmetic, playable
from games.numberloor.refusals import Refusal
from games.numberloor.state import Numberloor

_MISFITS = {
    None: Refusal.MISFIT_SAME_OR_NEXT,
    NEIGHBOURS: Refusal.MISFIT_NEIGHBOURS,
    EVEN: Refusal.MISFIT_EVEN,
    ODD: Refusal.MISFIT_ODD,
    SKIP: Refusal.MISFIT_SKIP,
}


def stranger(state: Numberloor, card: str) -> Refused | None:
    """Why this card has no place in the game at all, or None."""
    if card not in ALL_CARDS:
        return Refused(Refusal.NO_SUCH_CARD, (card,))
    if card not in CARDS[state.setup.level]:
        return Refused(Refusal.NOT_IN_THIS_LEVEL)
    return None


def misfit(state: Numberloor, card: str, pile: int) -> Refused | None:
    """Why this card may not be laid on this pile now, or None; a balloon always may."""
    return stranger(state, card) or (None if is_balloon(card) else _floor_misfit(state, card, pile))


def _floor_misfit(state: Numberloor, card: str, pile: int) -> Refused | None:
    laid, floor = number_of(card), number_of(state.tops[pile])
    balloon = open_balloon(state)
    if laid in playable(floor, balloon):
        return None
    sums = ", ".join(ride.written for ride in arithmetic(floor, balloon))
    return Refused(_MISFITS.get(balloon, Refusal.MISFIT_NUMBER), (sums or floor,))


def ride_to(state: Numberloor, card: str, pile: int) -> Ride | None:
    """The sum that leads to this card, inside the house if there are two; None where nothing was added."""
    if is_balloon(card):
        return None
    rides = arithmetic(number_of(state.tops[pile]), open_balloon(state))
    fitting = [ride for ride in rides if ride.lands == number_of(card)]
    return min(fitting, key=lambda ride: ride.is_over_ten, default=None)


def open_balloon(state: Numberloor) -> str | None:
    """The balloon that counts now; the beginners have none."""
    return state.tops[1] if state.setup.has_balloons else None
