"""When a number may be given up on a sheet of the device: only for want of room."""

from __future__ import annotations

from dataclasses import replace

from games.cues import Refused, Step
from games.upwards.cues import ForfeitWarned, Passed, Refusal
from games.upwards.groupings import fewest_writes
from games.upwards.sheet import Sheet, free_boxes, free_fields, live_reserve
from games.upwards.state import NOTHING_PICKED, Desk, Moment


def is_stuck(desk: Desk, full_grid_ends: bool) -> bool:
    """No value is ever wrong in a box: dice are stuck only when no place is left."""
    return bool(desk.now.dice) and not desk.now.due and _places(desk.sheet, full_grid_ends) == 0


def forgo(desk: Desk, full_grid_ends: bool) -> Step[Desk]:
    """Give up the dice that have no place; who wasted a place is warned once."""
    if desk.now.due:
        return Step(desk, (Refused(Refusal.EFFECT_FIRST),))
    if not desk.now.dice:
        return Step(desk, (Refused(Refusal.NOTHING_LEFT),))
    if not is_stuck(desk, full_grid_ends):
        return Step(desk, (Refused(Refusal.STILL_ROOM),))
    if could_place_all(desk, full_grid_ends) and not desk.warned:
        return Step(replace(desk, warned=True), (ForfeitWarned(desk.seat, desk.now.dice),))
    done = replace(desk, now=replace(desk.now, dice=()), earlier=(), picked=NOTHING_PICKED, done=True)
    return Step(done, (Passed(desk.seat, desk.now.dice),))


def could_place_all(desk: Desk, full_grid_ends: bool) -> bool:
    """Was there, when the writing of this round began, a place for every die?"""
    begun = _writing_began(desk)
    reserve = tuple(begun.sheet.reserve[place].number for place in live_reserve(begun.sheet))
    places = _places(begun.sheet, full_grid_ends)
    return places > 0 and fewest_writes(begun.dice, reserve, desk.effect) <= places


def _writing_began(desk: Desk) -> Moment:
    return next(moment for moment in (*desk.earlier, desk.now) if not moment.due)


def _places(sheet: Sheet, full_grid_ends: bool) -> int:
    return free_boxes(sheet) + (0 if full_grid_ends else free_fields(sheet))
