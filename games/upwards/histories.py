"""Every way in which a game's throws can have been written down, as far as it fits what a sheet looks like.

What stands where is known nearly everywhere, so few ways are left at any time, and all of them are followed,
throw by throw: all dice, alone, in sums or as the event die says, go into columns from the bottom up or into
the reserve, from where they come back. What no way leads to cannot stand there.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias, TypeVar

from games.dice import Throw
from games.upwards.balance import FORGOING
from games.upwards.positions import (
    DICE,
    FIRST_COLUMN,
    HAND,
    SAVED,
    SAVED_NUMBERS,
    above,
    count,
    dice,
    live,
    makings,
    one,
    savings,
)
from games.upwards.setup import Effect, SheetFacts
from games.upwards.sheet import METEORITE, Cell, Saved
from games.upwards.state import EMPTY
from games.upwards.still_to_write import StillToWrite

NEVER = 1_000_000
T = TypeVar("T")
Prices: TypeAlias = Mapping[int, int]
"""What each value of a box costs: 0 for what it looks like, 100 more where it is e times less likely."""
Found: TypeAlias = dict[Cell, dict[int, int]]
"""For each box, what the cheapest way to each of its values costs."""
Offer: TypeAlias = tuple[int, int, int]
"""A number that can be written somewhere, what is counted more of then, and the price."""
Entry: TypeAlias = tuple[int, int, int, int, int, int]
"""The position before and after, where a number was written, which, its price, and what was paid before."""


@dataclass(frozen=True, slots=True)
class Boxes:
    """What could stand on a sheet.

    columns  for each column the values of each box from the bottom up, and their prices
    fields   what each field of the reserve could hold, and the prices; they are written in their order
    filled   so many of them are written before a die is forgone
    """

    columns: tuple[tuple[Prices, ...], ...]
    fields: tuple[Mapping[Saved | None, int], ...]
    filled: int

    def within(self, limit: int) -> Boxes:
        """Without whatever costs more."""
        columns = tuple(tuple(_within(box, limit) for box in column) for column in self.columns)
        return Boxes(columns, tuple(_within(field, limit) for field in self.fields), self.filled)


@dataclass(frozen=True, slots=True)
class _Step:
    """What is to be written next; `room`: so many fields has the reserve by then."""

    faces: tuple[int, ...]
    effect: Effect | None
    room: int
    is_late: bool


@dataclass(frozen=True, slots=True)
class _Round:
    """The positions in which a step began, its entries in order, and what became of those that ended it."""

    begun: tuple[int, ...]
    entries: list[Entry]
    ended: dict[int, int]


class Histories:
    """The ways whose price is within a limit: `follow` them, then ask for the `prices`."""

    def __init__(self, boxes: Boxes, limit: int) -> None:
        self._boxes, self._limit = boxes.within(limit), limit
        self._offers = _offers(self._boxes)
        self._left = StillToWrite(_values(self._boxes))
        self._full = sum(len(column) * one(FIRST_COLUMN + n) for n, column in enumerate(boxes.columns))
        self._paid = {0: 0}
        self._rounds: list[_Round] = []
        self.entries = 0

    def follow(self, thrown: Sequence[Throw], facts: SheetFacts, most: int) -> bool:
        """Were all of them followed with at most so many entries?"""
        steps = list(_steps(thrown, facts))
        for number, step in enumerate(steps, 1):
            later = [face for after in steps[number:] for face in after.faces if face != METEORITE]
            self._left.to_come = sum(later), len(later)
            if not self._take(step, most):
                return False
        return True

    def prices(self) -> Found:
        """For each box its values, and nothing where there is no way at all."""
        found: Found = {}
        ahead = self._ends(found)
        for each in reversed(self._rounds):
            ahead = self._before(each, ahead, found)
        return found

    def _take(self, step: _Step, most: int) -> bool:
        at = {position + dice(step.faces): paid for position, paid in self._paid.items()}
        begun, entries = tuple(at), list[Entry]()
        # Saved first, then column by column: the same entries in another order lead to the same position.
        for place, offers in enumerate(self._offers, SAVED):
            room = step.room if place == SAVED else len(offers)
            self._write(at, entries, place, [*offers[:room], ()], step.effect)
            if self.entries + len(entries) > most:
                return False
        ended = {position: position & ~DICE for position in at if self._is_done(position, step)}
        self._paid = {}
        for position, after in ended.items():
            self._paid[after] = min(at[position], self._paid.get(after, NEVER))
        self._rounds.append(_Round(begun, entries, ended))
        self.entries += len(entries)
        return True

    def _write(
        self,
        at: dict[int, int],
        entries: list[Entry],
        place: int,
        offers: Sequence[Sequence[Offer]],
        effect: Effect | None,
    ) -> None:
        """No number, one or several at this place, from every position so far."""
        making = savings if place == SAVED else makings
        fresh: Iterable[int] = list(at)
        while fresh:
            grown: dict[int, None] = {}
            for position in fresh:
                here, paid = offers[count(position, place)], at[position]
                made = making(position & HAND, effect) if here else {}
                for number, more, price in here:
                    for spent in made.get(number, ()):
                        after = position + more - spent
                        if self._reaches(at, after, paid + price):
                            grown[after] = None
                            entries.append((position, after, place, number, price, paid))
            fresh = grown

    def _reaches(self, at: dict[int, int], after: int, paid: int) -> bool:
        """Is this not too dear, and can the rest be written from there? What it costs is kept."""
        known = at.get(after)
        if paid > self._limit or (known is None and not self._left.is_possible(after)):
            return False
        at[after] = paid if known is None else min(known, paid)
        return True

    def _is_done(self, position: int, step: _Step) -> bool:
        """Are all dice used? Over a full grid a meteorite fizzles, and the last dice can be forgone."""
        if not position & DICE:
            return True
        if above(position, FIRST_COLUMN) != above(self._full, FIRST_COLUMN):
            return False
        forgoes = step.is_late and count(position, SAVED) >= self._boxes.filled
        return (forgoes or step.faces == (METEORITE,)) and self._left.is_possible(position & ~DICE)

    def _ends(self, found: Found) -> dict[int, int]:
        """What the boxes that stay empty cost; whatever is struck out must have been used."""
        ends: dict[int, int] = {}
        for position, paid in self._paid.items():
            empty = list(self._empty(position))
            fields = self._boxes.fields[count(position, SAVED) :]
            price = sum(box.get(EMPTY, NEVER) for _, box in empty)
            price += sum(field.get(None, NEVER) for field in fields)
            if not position & SAVED_NUMBERS and paid + price <= self._limit:
                ends[position] = price
                for cell, _ in empty:
                    _note(found, cell, EMPTY, paid + price)
        return ends

    def _empty(self, position: int) -> Iterator[tuple[Cell, Prices]]:
        for column, boxes in enumerate(self._boxes.columns):
            height = count(position, FIRST_COLUMN + column)
            yield from (((row, column), box) for row, box in enumerate(boxes) if row >= height)

    def _before(self, each: _Round, ahead: dict[int, int], found: Found) -> dict[int, int]:
        """What lies ahead of each position in which a step began, from what lies ahead where it ended."""
        costs = {position: ahead[after] for position, after in each.ended.items() if after in ahead}
        for before, after, place, number, price, paid in reversed(each.entries):
            cost = costs.get(after, NEVER) + price
            if paid + cost <= self._limit:
                costs[before] = min(cost, costs.get(before, NEVER))
                if place != SAVED:
                    _note(found, (count(before, place), place - FIRST_COLUMN), number, paid + cost)
        return {position & ~DICE: costs[position] for position in each.begun if position in costs}


def _note(found: Found, cell: Cell, value: int, price: int) -> None:
    values = found.setdefault(cell, {})
    values[value] = min(price, values.get(value, NEVER))


def _within(prices: Mapping[T, int], limit: int) -> dict[T, int]:
    return {value: price for value, price in prices.items() if price <= limit}


def _offers(boxes: Boxes) -> list[list[list[Offer]]]:
    """For the reserve and each column, what can be written in each of its boxes."""
    saved = [
        [
            (each.number, one(SAVED) + each.struck * live(each.number), price)
            for each, price in field.items()
            if each
        ]
        for field in boxes.fields
    ]
    columns = (
        [[(number, one(place), price) for number, price in box.items() if number != EMPTY] for box in column]
        for place, column in enumerate(boxes.columns, FIRST_COLUMN)
    )
    return [saved, *columns]


def _values(boxes: Boxes) -> list[list[list[int]]]:
    """The same as plain numbers, as far as they must be made of dice that nothing else is made of."""
    saved = [[each.number if each and not each.struck else 0 for each in field] for field in boxes.fields]
    return [saved, *([list(box) for box in column] for column in boxes.columns)]


def _steps(thrown: Sequence[Throw], facts: SheetFacts) -> Iterator[_Step]:
    """A meteorite falls before its throw is written; from the reserve numbers can come at any time."""
    room = facts.reserve
    for number, throw in enumerate(thrown):
        effect = Effect(throw.signs[0]) if throw.signs else None
        room = min(room + (effect is Effect.EXTRA_RESERVE), facts.reserve + facts.extra_reserve)
        if effect is Effect.METEORITE:
            yield _Step((METEORITE,), None, room, is_late=False)
        yield _Step(throw.faces, effect, room, is_late=number >= len(thrown) - FORGOING)
