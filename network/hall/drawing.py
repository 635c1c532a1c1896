"""Seats drawn for a round: equals meet equals, and nobody the same people again where that can be helped."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations

from network.hall.tournament import Results, Round, Seating, Tournament, met, standings

Chance = Callable[[int], int]
"""chance(n) gives a number from 0 to n-1; it comes from outside."""
_SWAPS = 4000
"""Tried with 8 to 200 players: from there on more swaps avoid no more meetings."""
_MEETING, _APART = 10.0, 1.0
"""Sitting together again is worse than a point between the people of one table."""


def table_sizes(players: int, seats: int) -> tuple[int, ...]:
    """As even as can be, no table with one alone: for that one, another table is larger."""
    count = max(1, -(-players // seats))
    if players // count < 2:
        count = max(1, players // 2)
    return tuple(players // count + (at < players % count) for at in range(count))


def drawn(tournament: Tournament, tables: Sequence[str], results: Results, chance: Chance) -> Round:
    """The next round at these tables, which are enough."""
    points = {name: total for name, (total, _) in standings(tournament, results).items()}
    ordered = sorted(_shuffled(tournament.present, chance), key=lambda name: -points[name])
    groups, at = [], 0
    for size in table_sizes(len(ordered), tournament.seats):
        groups.append(ordered[at : at + size])
        at += size
    _mix(groups, points, met(tournament), chance)
    return Round(
        tuple(
            Seating(table, tuple(_shuffled(group, chance)), _known(table, results))
            for table, group in zip(tables, groups, strict=False)
        )
    )


def _known(table: str, results: Results) -> tuple[str, ...]:
    return tuple(results.get(table, {}))


def _shuffled(names: Sequence[str], chance: Chance) -> list[str]:
    left = list(names)
    return [left.pop(chance(len(left))) for _ in range(len(left))]


def _mix(
    groups: list[list[str]], points: Mapping[str, float], times: Mapping[frozenset[str], int], chance: Chance
) -> None:
    """Exchange two people wherever both tables together are the better for it."""
    if len(groups) < 2 or not times:
        return

    def cost(group: Sequence[str]) -> float:
        return sum(
            _MEETING * times.get(frozenset(pair), 0) ** 2 + _APART * abs(points[pair[0]] - points[pair[1]])
            for pair in combinations(group, 2)
        )

    for _ in range(_SWAPS):
        one, other = groups[chance(len(groups))], groups[chance(len(groups))]
        here, there = chance(len(one)), chance(len(other))
        before = cost(one) + cost(other)
        one[here], other[there] = other[there], one[here]
        if one is other or cost(one) + cost(other) > before:
            one[here], other[there] = other[there], one[here]
