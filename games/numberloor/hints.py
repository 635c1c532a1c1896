"""Hints for who is on turn. Hands are hidden, so they say where a ride leads, whatever somebody holds."""

from __future__ import annotations

from games.cues import Advised
from games.helping import Hints
from games.numberloor.cards import FLOORS, is_balloon, number_of
from games.numberloor.judge import open_balloon
from games.numberloor.lift import arithmetic, playable
from games.numberloor.planning import Line, best_line
from games.numberloor.setup import is_simulated
from games.numberloor.state import Numberloor, Phase

_MOST = 4
"""Floors that are told of a long ride."""


def _seats(state: Numberloor) -> tuple[int, ...]:
    is_person = not is_simulated(state.setup, state.turn.seat)
    return (state.turn.seat,) if is_person and state.phase in {Phase.TURN, Phase.LAY_OFF} else ()


def _advise(state: Numberloor, seat: int) -> Advised:
    if state.phase is Phase.LAY_OFF:
        return Advised(seat, "lay-off")
    if state.turn.drawn and not state.turn.laid:
        return Advised(seat, "drawn", (("floors", _written(fitting(state))),))
    ride = long_ride(state)
    if len(ride) > 2:
        return Advised(seat, "ride", (("floors", _written(ride[:_MOST])),))
    return Advised(seat, "fits", (("floors", _written(fitting(state))),))


def fitting(state: Numberloor) -> tuple[int, ...]:
    """The floors that can be laid now."""
    balloon = open_balloon(state)
    floors = (number_of(card) for card in state.tops if not is_balloon(card))
    return tuple(sorted({each for floor in floors for each in playable(floor, balloon)}))


def long_ride(state: Numberloor) -> tuple[int, ...]:
    """The longest line with one of each floor: the order in which floors lead to each other."""
    if not state.setup.has_balloons or not arithmetic(0, open_balloon(state)):
        return ()
    line: Line = best_line(state.tops, FLOORS)
    return tuple(number_of(card) for card, _ in line.laid)


def _written(floors: tuple[int, ...]) -> str:
    return " ".join(map(str, floors))


HINTS: Hints[Numberloor] = Hints(_seats, _advise)
