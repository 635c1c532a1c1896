"""The exact longest line through a block, cell by cell with a frontier.

Cells are visited one by one. Of everything behind, only the cells that still have neighbours ahead
matter (the frontier), and of them only: is the cell closed, is it the end of a piece of line, and which
frontier cell is that piece's other end. For each such state the fewest skipped cells are kept.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from games.upwards.graph import Link, Near
from games.upwards.ordering import visiting_order
from games.upwards.sheet import Cell

State = tuple[int, ...]
"""For each frontier cell the place of its piece's other end (its own if it is alone), or one of these two."""
CLOSED = -1
"""Skipped, or in the middle of a piece."""
ENDED = -2
"""The piece's other end is an end of the whole line."""

Trace = tuple["Trace | None", Cell, tuple[Cell, ...]]
"""How a state came about: the trace before, a cell, and the cells it was joined to."""
Layer = dict[State, tuple[int, "Trace | None"]]
"""For each state the fewest cells skipped, and how."""


class Advance(NamedTuple):
    """The next cell as the frontier sees it: its earlier neighbours, who falls behind, must it be an end?"""

    near: tuple[int, ...]
    behind: tuple[int, ...]
    is_end: bool


class Move(NamedTuple):
    """What the next cell can do: the state after (None: the line is complete), and what it is joined to."""

    after: State | None
    skipped: int
    joined: tuple[int, ...]


def longest_line(link: Link, near: Near, may_skip: int) -> list[Cell] | None:
    """The longest line through the link that skips at most so many cells, or None if there is none."""
    inner = {cell: [other for other in near[cell] if other in link.cells] for cell in link.cells}
    cells = visiting_order(inner)
    ends = {cell for cell in (link.entry, link.leave) if cell}
    layer: Layer = {(): (0, None)}
    best: Trace | None = None
    for number, (cell, frontier, advance) in enumerate(_advances(cells, inner, ends)):
        ends.discard(cell)
        layer, complete = _next_layer(layer, cell, frontier, advance, may_skip)
        ahead = len(cells) - number - 1
        if complete and not ends and complete[0] + ahead <= may_skip:
            may_skip, best = complete[0] + ahead - 1, complete[1]
    line = _line(best, link.entry or link.leave) if best else None
    return line[::-1] if line and link.entry is None else line


def _advances(cells: list[Cell], near: Near, ends: set[Cell]) -> Iterator[tuple[Cell, list[Cell], Advance]]:
    """Each cell with the frontier before it and what will happen there."""
    numbers = {cell: number for number, cell in enumerate(cells)}
    last = {cell: max(numbers[other] for other in [*near[cell], cell]) for cell in cells}
    frontier: list[Cell] = []
    for number, cell in enumerate(cells):
        earlier = tuple(place for place, other in enumerate(frontier) if other in near[cell])
        behind = tuple(place for place, other in enumerate([*frontier, cell]) if last[other] <= number)
        yield cell, frontier, Advance(earlier, behind, cell in ends)
        frontier = [other for other in [*frontier, cell] if last[other] > number]


def _next_layer(
    layer: Layer, cell: Cell, frontier: list[Cell], advance: Advance, may_skip: int
) -> tuple[Layer, tuple[int, Trace | None] | None]:
    """All states after one more cell, and the best line that became complete by it."""
    following: Layer = {}
    complete: tuple[int, Trace | None] | None = None
    for state, (skipped, trace) in layer.items():
        for after, skips, joined in _moves(advance, state):
            total = skipped + skips
            if total > may_skip or (after in following and following[after][0] <= total):
                continue
            traced = (trace, cell, tuple([frontier[place] for place in joined])) if joined else trace
            if after is not None:
                following[after] = (total, traced)
            elif complete is None or total < complete[0]:
                complete = (total, traced)
    return following, complete


@lru_cache(maxsize=1 << 13)
def _moves(advance: Advance, state: State) -> tuple[Move, ...]:
    """Everything the next cell can do; the same few patterns come back row after row."""
    here, moves = len(state), []
    for joined in _joinings(advance, state):
        if advance.is_end + sum(state[place] == ENDED for place in joined) == 2:
            moves += _finished(state, joined)
            continue
        mates = [*state, ENDED if advance.is_end else here]
        for place in joined:
            _join(mates, here, place)
        moves += _settled(mates, 0, joined, advance.behind)
    if not advance.is_end:
        moves += _settled([*state, CLOSED], 1, (), advance.behind)
    return tuple(moves)


def _joinings(advance: Advance, state: State) -> Iterator[tuple[int, ...]]:
    """The open ends the cell may be joined to: none, one or, unless it must be an end, two."""
    ends = [place for place in advance.near if state[place] != CLOSED]
    yield ()
    yield from ((place,) for place in ends)
    if not advance.is_end:
        yield from ((one, other) for one, other in combinations(ends, 2) if state[one] != other)


def _join(mates: list[int], here: int, other: int) -> None:
    """Two pieces become one: their far ends are now each other's mates."""
    far, far_other = mates[here], mates[other]
    mates[here] = mates[other] = CLOSED
    if far != ENDED:
        mates[far] = far_other
    if far_other != ENDED:
        mates[far_other] = far


def _finished(state: State, joined: tuple[int, ...]) -> list[Move]:
    """Both ends of the line are known: fine, if nothing else is open."""
    is_open = any(mate != CLOSED for place, mate in enumerate(state) if place not in joined)
    return [] if is_open else [Move(None, 0, joined)]


def _settled(mates: list[int], skipped: int, joined: tuple[int, ...], behind: tuple[int, ...]) -> list[Move]:
    """Drop the cells that have nothing ahead: their pieces end there. No move for a dead end."""
    for place in behind:
        mate, mates[place] = mates[place], CLOSED
        if mate == place:
            return []
        if mate == ENDED:
            return [] if any(other != CLOSED for other in mates) else [Move(None, skipped, joined)]
        if mate != CLOSED:
            mates[mate] = ENDED
    if mates.count(ENDED) > 2:
        return []
    return [Move(_without(mates, behind), skipped, joined)]


def _without(mates: list[int], behind: tuple[int, ...]) -> State:
    """The state without these places, the others renumbered."""
    if not behind:
        return tuple(mates)
    stays = [place for place in range(len(mates)) if place not in behind]
    moved = {place: number for number, place in enumerate(stays)}
    return tuple([moved.get(mates[place], mates[place]) for place in stays])


def _line(trace: Trace | None, start: Cell | None) -> list[Cell]:
    """The cells in the order of the line, from an end."""
    near: dict[Cell, list[Cell]] = defaultdict(list)
    while trace:
        trace, cell, joined = trace
        for other in joined:
            near[cell].append(other)
            near[other].append(cell)
    line = [start or min(cell for cell, others in near.items() if len(others) == 1)]
    while following := [cell for cell in near[line[-1]] if cell not in line[-2:]]:
        line += following
    return line
