"""The lift of Numberloor on the screen: one shaft with its sums beside it, or the beginners' two shafts."""

from __future__ import annotations

from display.building.grid_plan import SheetPlan
from display.building.layout import words
from display.building.parts import Label, Part
from display.numberloor.parts import LiftShaft
from display.numberloor.turn import LiftTurn
from display.style.boxes import Box
from display.style.look import Look
from display.style.theme import BODY, LINE_MM
from games.numberloor.lift import Ride

_FLOORS = 10
_SHAFT_SHARE, _LARGE_SHAFT_SHARE, _GUTTER_SHARE = 0.38, 0.3, 0.1


def lift_parts(turn: LiftTurn, look: Look, box: Box) -> tuple[Part, ...]:
    """Where the lift stands, which floors are lit, and the sums that lead there."""
    if not turn.game.setup.has_balloons:
        return _two_shafts(turn, look, box)
    share = _SHAFT_SHARE + (_LARGE_SHAFT_SHARE - _SHAFT_SHARE) * (look.text_scale - 1)
    shaft, rest = box.from_left(round(box.width * share), look.mm(0.5))
    gutter, sums = rest.from_left(round(box.width * _GUTTER_SHARE), look.mm(0.5))
    floor, lit, rides = turn.piles[0] if turn.piles else (None, (), ())
    plan = _plan(shaft)
    part = LiftShaft(shaft, plan, floor, lit, rides, gutter)
    return (part, *_sums(look, sums, plan, rides))


def _two_shafts(turn: LiftTurn, look: Look, box: Box) -> tuple[Part, ...]:
    empty = (None, (), ())
    piles = (*turn.piles, empty, empty)[:2]
    return tuple(
        LiftShaft(shaft, _plan(shaft), floor, lit)
        for shaft, (floor, lit, _) in zip(box.columns(2, look.gap), piles, strict=True)
    )


def _plan(shaft: Box) -> SheetPlan:
    """Floors of the same whole height, in the middle of the shaft."""
    height = shaft.height // _FLOORS * _FLOORS
    return SheetPlan(shaft.middle(shaft.width, height), 1, _FLOORS, 0)


def _sums(look: Look, box: Box, plan: SheetPlan, rides: tuple[Ride, ...]) -> tuple[Part, ...]:
    """Each sum beside the floor that it leads to; where two lead to one, the one that stays in the house."""
    leading = {ride.lands: ride for ride in sorted(rides, key=lambda ride: not ride.is_over_ten)}
    floors = sorted(leading, reverse=True)
    tall = max(plan.cell(0, 0).height, look.grown(0, LINE_MM))
    places = _spread([plan.cell(floor, 0) for floor in floors], box, tall)
    return tuple(_sum(look, place, leading[floor]) for place, floor in zip(places, floors, strict=True))


def _spread(cells: list[Box], box: Box, tall: int) -> list[Box]:
    """A line beside each cell, from the top; lines that are taller than cells make way for each other."""
    tops: list[int] = []
    for cell in cells:
        wanted = min(max(box.y, cell.y - (tall - cell.height) // 2), box.bottom - tall)
        tops.append(max(wanted, tops[-1] + tall) if tops else wanted)
    over = max(0, tops[-1] + tall - box.bottom) if tops else 0
    return [Box(box.x, top - over, box.width, tall) for top in tops]


def _sum(look: Look, place: Box, ride: Ride) -> Label:
    """Up to the equals sign's number: where that is over the ten, the floor beside it shows what counts."""
    written = ride.written.split(" » ")[0].replace(" ", "\u00a0" if look.text_scale == 1 else "")
    return Label(place, words(look, place, written, BODY, bold=True))
