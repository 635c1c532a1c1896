"""Writing on a sheet of the device, tap by tap: pick what the number is made of, then where it goes."""

from __future__ import annotations

from dataclasses import replace

from games.cues import Refused, Step
from games.upwards.cues import Confirmed, MeteoriteFell, Refusal, RowMarked, SavedForLater, TookBack, Wrote
from games.upwards.groupings import results
from games.upwards.setup import Effect
from games.upwards.sheet import (
    METEORITE,
    Sheet,
    drop,
    free_fields,
    has_room,
    live_reserve,
    mark,
    save,
    strike,
    unmarked_rows,
)
from games.upwards.state import NOTHING_PICKED, Desk, Moment, Picked
from games.upwards.verbs import DIE, RESERVE


def drop_meteorite(desk: Desk, column: int) -> Step[Desk]:
    """The meteorite falls before any number is written."""
    if desk.now.due is not Effect.METEORITE:
        return _no(desk, Refusal.NOT_NOW)
    if not has_room(desk.sheet, column):
        return _no(desk, Refusal.COLUMN_FULL, column + 1)
    row = len(desk.sheet.columns[column])
    after = replace(desk.now, sheet=drop(desk.sheet, column, METEORITE), due=None)
    return Step(_onwards(desk, after), (MeteoriteFell(desk.seat, row, column),))


def mark_row(desk: Desk, row: int) -> Step[Desk]:
    """The bonus arrow goes beside any row that has none."""
    if desk.now.due is not Effect.BONUS_ROW:
        return _no(desk, Refusal.NOT_NOW)
    if row not in unmarked_rows(desk.sheet):
        return _no(desk, Refusal.ROW_MARKED, row + 1)
    after = replace(desk.now, sheet=mark(desk.sheet, row), due=None)
    return Step(_onwards(desk, after), (RowMarked(desk.seat, row),))


def pick(desk: Desk, kind: str, place: int) -> Step[Desk]:
    """Take a die or a reserve number into the next number, or put it back."""
    if desk.now.due:
        return _no(desk, Refusal.EFFECT_FIRST)
    if place not in pickable(desk).get(kind, ()):
        return _no(desk, Refusal.NOT_NOW)
    picked = _toggled(desk.picked, kind, place)
    if not can_become(picked_numbers(desk.now, picked), desk.effect):
        return _no(desk, Refusal.TOO_MUCH)
    return Step(replace(desk, picked=_with_only_result(desk, picked), warned=False))


def choose_result(desk: Desk, number: int) -> Step[Desk]:
    """With plus and minus the same numbers can make several; the player says which."""
    if number not in possible_results(desk):
        return _no(desk, Refusal.NO_RESULT, number)
    return Step(replace(desk, picked=replace(desk.picked, result=number)))


def write(desk: Desk, column: int) -> Step[Desk]:
    """The number made falls into a column."""
    number = desk.picked.result
    if number is None:
        return _no(desk, Refusal.PICK_FIRST)
    if not has_room(desk.sheet, column):
        return _no(desk, Refusal.COLUMN_FULL, column + 1)
    row = len(desk.sheet.columns[column])
    after = _used_up(desk, drop(desk.sheet, column, number))
    return Step(_onwards(desk, after), (Wrote(desk.seat, number, row, column),))


def save_for_later(desk: Desk) -> Step[Desk]:
    """The number made goes into the next free reserve field."""
    number = desk.picked.result
    if number is None:
        return _no(desk, Refusal.PICK_FIRST)
    if is_saved_alone(desk.picked):
        return _no(desk, Refusal.ALREADY_SAVED)
    if not free_fields(desk.sheet):
        return _no(desk, Refusal.RESERVE_FULL)
    return Step(_onwards(desk, _used_up(desk, save(desk.sheet, number))), (SavedForLater(desk.seat, number),))


def take_back(desk: Desk) -> Step[Desk]:
    """First what is picked is put back, then entry by entry."""
    if desk.picked != NOTHING_PICKED or desk.cells:
        return Step(replace(desk, picked=NOTHING_PICKED, cells=(), warned=False))
    if not desk.earlier:
        return _no(desk, Refusal.NOT_NOW)
    before = replace(desk, now=desk.earlier[-1], earlier=desk.earlier[:-1], warned=False)
    return Step(before, (TookBack(desk.seat),))


def confirm(desk: Desk) -> Step[Desk]:
    """All dice are used and the player is content; from now on only the reserve and blocks remain."""
    if desk.done:
        return _no(desk, Refusal.NOT_NOW)
    if desk.now.due:
        return _no(desk, Refusal.EFFECT_FIRST)
    if desk.now.dice:
        return _no(desk, Refusal.DICE_LEFT, len(desk.now.dice))
    return Step(replace(desk, earlier=(), picked=NOTHING_PICKED, done=True), (Confirmed(desk.seat),))


def pickable(desk: Desk) -> dict[str, tuple[int, ...]]:
    """The places of the dice in hand and of the reserve numbers that still count."""
    return {DIE: tuple(range(len(desk.now.dice))), RESERVE: live_reserve(desk.sheet)}


def can_become(numbers: tuple[int, ...], effect: Effect | None) -> bool:
    """Can these numbers, with or without further ones, still make a number?"""
    return effect in {Effect.PLUS_MINUS, Effect.MINUS} or sum(numbers) <= 6


def possible_results(desk: Desk) -> tuple[int, ...]:
    """What the picked numbers can be written as."""
    return results(picked_numbers(desk.now, desk.picked), desk.effect)


def picked_numbers(moment: Moment, picked: Picked) -> tuple[int, ...]:
    """The faces and reserve numbers behind what is picked."""
    dice = tuple(moment.dice[place] for place in picked.dice)
    return dice + tuple(moment.sheet.reserve[place].number for place in picked.reserve)


def is_saved_alone(picked: Picked) -> bool:
    """One reserve number by itself: it stands in the reserve already."""
    return not picked.dice and len(picked.reserve) == 1


def toggles(desk: Desk) -> tuple[tuple[str, int], ...]:
    """Every die and reserve number that can be picked or put back now."""
    places = ((kind, place) for kind, all_places in pickable(desk).items() for place in all_places)
    return tuple(
        (kind, place)
        for kind, place in places
        if can_become(picked_numbers(desk.now, _toggled(desk.picked, kind, place)), desk.effect)
    )


def _toggled(picked: Picked, kind: str, place: int) -> Picked:
    if kind == DIE:
        return Picked(tuple(sorted({*picked.dice} ^ {place})), picked.reserve)
    return Picked(picked.dice, tuple(sorted({*picked.reserve} ^ {place})))


def _with_only_result(desk: Desk, picked: Picked) -> Picked:
    """Where only one result is possible nobody is asked."""
    possible = results(picked_numbers(desk.now, picked), desk.effect)
    return replace(picked, result=possible[0]) if len(possible) == 1 else picked


def _used_up(desk: Desk, sheet: Sheet) -> Moment:
    dice = tuple(face for place, face in enumerate(desk.now.dice) if place not in desk.picked.dice)
    return Moment(strike(sheet, desk.picked.reserve), dice)


def _onwards(desk: Desk, after: Moment) -> Desk:
    earlier = (*desk.earlier, desk.now)
    return replace(desk, now=after, earlier=earlier, picked=NOTHING_PICKED, warned=False)


def _no(desk: Desk, why: Refusal, *about: int | str) -> Step[Desk]:
    return Step(desk, (Refused(why, about),))
