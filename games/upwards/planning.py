"""Looking ahead over one throw: the entries a player could make, and the best way to use all dice."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import chain, combinations

from games.upwards.groupings import results
from games.upwards.setup import Effect
from games.upwards.sheet import Sheet, drop, free_fields, live_reserve, open_columns, save, strike
from games.upwards.state import Moment

Judge = Callable[[Sheet], float]
"""What a sheet promises; the larger the better."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One number to write: made from these dice and reserve numbers, into a column or (None) the reserve."""

    dice: tuple[int, ...]
    reserve: tuple[int, ...]
    result: int
    column: int | None


@dataclass(frozen=True, slots=True)
class Style:
    """How far a player looks: reserve numbers per entry, whether it saves, and how many sheets it keeps."""

    most_reserve: int
    saves: bool
    breadth: int


def entries(moment: Moment, effect: Effect | None, style: Style) -> Iterator[Entry]:
    """Every entry that uses at least one die."""
    live = live_reserve(moment.sheet)
    places = range(len(moment.dice))
    for dice in chain.from_iterable(combinations(places, count) for count in range(1, len(places) + 1)):
        for count in range(min(style.most_reserve, len(live)) + 1):
            for reserve in combinations(live, count):
                yield from _targets(moment, dice, reserve, effect, style.saves)


def after(moment: Moment, entry: Entry) -> Moment:
    """The sheet and the dice in hand once this entry is made."""
    sheet = strike(moment.sheet, entry.reserve) if entry.reserve else moment.sheet
    written = save(sheet, entry.result) if entry.column is None else drop(sheet, entry.column, entry.result)
    return Moment(written, tuple(face for place, face in enumerate(moment.dice) if place not in entry.dice))


def best_entry(moment: Moment, effect: Effect | None, style: Style, judge: Judge) -> Entry | None:
    """The first entry on the way to the most promising sheet with all dice used; None when nothing fits."""
    reached: dict[Moment, Entry | None] = {moment: None}
    finished: list[tuple[float, Entry]] = []
    furthest: Entry | None = None
    while reached:
        following: dict[Moment, Entry] = {}
        for at, first in reached.items():
            for entry in entries(at, effect, style):
                following.setdefault(after(at, entry), first or entry)
        judged = [(judge(at.sheet), at, first) for at, first in following.items()]
        finished += [(promise, first) for promise, at, first in judged if not at.dice]
        furthest = max(judged, key=lambda each: each[0])[2] if judged else furthest
        reached = _most_promising(judged, style.breadth)
    return max(finished, key=lambda each: each[0])[1] if finished else furthest


def best_reserve_entry(moment: Moment, effect: Effect | None, judge: Judge) -> Entry | None:
    """The reserve numbers worth writing now, if any make the sheet more promising."""
    live = live_reserve(moment.sheet)
    selections = chain(combinations(live, 1), combinations(live, 2))
    every = [entry for reserve in selections for entry in _targets(moment, (), reserve, effect, saves=False)]
    best = max(every, key=lambda entry: judge(after(moment, entry).sheet), default=None)
    if best and judge(after(moment, best).sheet) > judge(moment.sheet):
        return best
    return None


def _targets(
    moment: Moment, dice: tuple[int, ...], reserve: tuple[int, ...], effect: Effect | None, saves: bool
) -> Iterator[Entry]:
    numbers = tuple(moment.dice[place] for place in dice)
    numbers += tuple(moment.sheet.reserve[place].number for place in reserve)
    for result in results(numbers, effect):
        for column in open_columns(moment.sheet):
            yield Entry(dice, reserve, result, column)
        if free_fields(moment.sheet) and (saves or not open_columns(moment.sheet)):
            yield Entry(dice, reserve, result, None)


def _most_promising(judged: list[tuple[float, Moment, Entry]], breadth: int) -> dict[Moment, Entry | None]:
    """The best sheets for each number of dice still in hand."""
    kept: dict[Moment, Entry | None] = {}
    for left in {len(at.dice) for _, at, _ in judged} - {0}:
        group = [each for each in judged if len(each[1].dice) == left]
        group.sort(key=lambda each: each[0], reverse=True)
        kept.update((at, first) for _, at, first in group[:breadth])
    return kept
