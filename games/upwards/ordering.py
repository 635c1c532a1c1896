"""In which order to visit the cells of a block so that few of them wait at the same time.

The exact method keeps all states of the waiting cells (the frontier), and their number grows about threefold
with each cell that waits. Rows or columns are fine on a narrow sheet; on a wide one with holes an order that
closes cells as soon as it can is often ten times cheaper.
"""

from __future__ import annotations

from games.upwards.graph import Near
from games.upwards.sheet import Cell

WIDE = 6
"""From here on a cleverer order is worth looking for."""
STARTS = 16


def visiting_order(near: Near) -> list[Cell]:
    """The cheapest order found for these cells, whose neighbours lie among themselves."""
    rows = sorted(near)
    columns = sorted(near, key=lambda cell: (cell[1], cell[0]))
    orders = [rows, columns]
    if min(_span(rows, 0), _span(rows, 1)) >= WIDE:
        orders += [_closing_order(start, near) for start in rows[:: len(rows) // STARTS + 1]]
    return min(orders, key=lambda order: _cost(order, near))


def _span(cells: list[Cell], axis: int) -> int:
    places = [cell[axis] for cell in cells]
    return max(places) - min(places) + 1


def _closing_order(start: Cell, near: Near) -> list[Cell]:
    """Always next the cell that makes the frontier shortest; among equals the one beside the oldest."""
    order: dict[Cell, int] = {start: 0}
    ahead = {cell: len(others) - (start in others) for cell, others in near.items()}
    while len(order) < len(near):
        beside = {cell for done in order if ahead[done] for cell in near[done] if cell not in order}
        chosen = min(beside, key=lambda cell: _growth(cell, near, order, ahead))
        order[chosen] = len(order)
        for other in near[chosen]:
            ahead[other] -= 1
    return list(order)


def _growth(cell: Cell, near: Near, order: dict[Cell, int], ahead: dict[Cell, int]) -> tuple[int, int, Cell]:
    """By how much the frontier grows with this cell."""
    visited = [other for other in near[cell] if other in order]
    closing = sum(ahead[other] == 1 for other in visited)
    return (ahead[cell] > 0) - closing, min(order[other] for other in visited), cell


def _cost(order: list[Cell], near: Near) -> int:
    number = {cell: place for place, cell in enumerate(order)}
    last = {cell: max([number[other] for other in near[cell]] + [number[cell]]) for cell in order}
    waiting, cost = 0, 0
    closing = [0] * len(order)
    for cell in order:
        closing[last[cell]] += 1
    for closed in closing:
        waiting += 1 - closed
        cost += 3**waiting
    return cost
