"""Boxes with the same number as a graph: what hangs together, and the chains a line can run along.

Where a graph falls apart when one cell is taken out, a line can pass that cell only once. So it runs along a
*chain* of blocks (the usual word; nothing to do with the third option) from one such cell to the next.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from games.upwards.sheet import Cell

Near = dict[Cell, list[Cell]]
"""Each cell's neighbours."""


@dataclass(frozen=True, slots=True)
class Link:
    """One block of a chain, and the cells where the line enters and leaves it (None: anywhere)."""

    cells: frozenset[Cell]
    entry: Cell | None
    leave: Cell | None


Chain = tuple[Link, ...]


def neighbours(cells: Iterable[Cell]) -> Near:
    """King's moves between these cells."""
    known = set(cells)
    around = [(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)]
    return {
        (row, column): [(row + r, column + c) for r, c in around if (row + r, column + c) in known]
        for row, column in sorted(known)
    }


def components(near: Near) -> list[Near]:
    """The parts that hang together, largest first."""
    left, found = set(near), []
    for start in near:
        if start in left:
            part = _reachable(start, near)
            left -= part
            found.append({cell: near[cell] for cell in near if cell in part})
    return sorted(found, key=len, reverse=True)


def chains(near: Near) -> list[Chain]:
    """Every run of blocks that a line through a connected graph can take, the one with most cells first."""
    blocks = _blocks(near)
    homes: dict[Cell, list[int]] = defaultdict(list)
    for number, block in enumerate(blocks):
        for cell in block:
            homes[cell].append(number)
    cuts = {cell: numbers for cell, numbers in homes.items() if len(numbers) > 1}
    found = [chain for first in range(len(blocks)) for chain in _runs(first, first, None, blocks, cuts)]
    return sorted(found, key=chain_size, reverse=True)


def chain_size(chain: Chain) -> int:
    """How many cells a chain has; neighbouring links share one."""
    return sum(len(link.cells) for link in chain) - len(chain) + 1


def _runs(
    first: int, block: int, entry: Cell | None, blocks: list[frozenset[Cell]], cuts: dict[Cell, list[int]]
) -> Iterator[Chain]:
    """All runs that go on from here; of a run and its reverse only the one that ends in the later block."""
    if block >= first:
        yield (Link(blocks[block], entry, None),)
    for leave in sorted(blocks[block] & cuts.keys() - {entry}):
        for following in cuts[leave]:
            if following != block:
                for rest in _runs(first, following, leave, blocks, cuts):
                    yield (Link(blocks[block], entry, leave), *rest)


def _reachable(start: Cell, near: Near) -> set[Cell]:
    seen, waiting = {start}, [start]
    while waiting:
        for cell in near[waiting.pop()]:
            if cell not in seen:
                seen.add(cell)
                waiting.append(cell)
    return seen


def _blocks(near: Near) -> list[frozenset[Cell]]:
    """The largest parts that no single cell can cut (Hopcroft and Tarjan's walk)."""
    root = next(iter(near))
    order, low = {root: 0}, {root: 0}
    edges: list[tuple[Cell, Cell]] = []
    found: list[frozenset[Cell]] = []

    def walk(cell: Cell, parent: Cell | None) -> None:
        for other in near[cell]:
            if other not in order:
                order[other] = low[other] = len(order)
                edges.append((cell, other))
                walk(other, cell)
                low[cell] = min(low[cell], low[other])
                if low[other] >= order[cell]:
                    found.append(_cut_off(edges, (cell, other)))
            elif other != parent and order[other] < order[cell]:
                edges.append((cell, other))
                low[cell] = min(low[cell], order[other])

    walk(root, None)
    return found


def _cut_off(edges: list[tuple[Cell, Cell]], last: tuple[Cell, Cell]) -> frozenset[Cell]:
    """Take the edges back to this one off the pile: they form one block."""
    cells: set[Cell] = set()
    while True:
        edge = edges.pop()
        cells.update(edge)
        if edge == last:
            return frozenset(cells)
