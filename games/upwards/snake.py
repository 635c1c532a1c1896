"""The longest snake: a longest line of king's moves over boxes with the same number, each box once.

Exact on every grid. A line stays in one component and runs along one chain of blocks. Chains are tried by
size; in each block a quick line is woven first, and only where that falls short of a quick bound the exact
frontier method decides whether a longer one exists.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from functools import lru_cache

from games.upwards.exact_line import longest_line
from games.upwards.graph import Chain, Link, Near, chain_size, chains, components, neighbours
from games.upwards.line_bound import most_cells
from games.upwards.quick_line import weave
from games.upwards.sheet import METEORITE, Cell

Columns = tuple[tuple[int, ...], ...]


@lru_cache(maxsize=512)
def longest_snake(columns: Columns) -> tuple[Cell, ...]:
    """The cells of the longest snake from one end to the other; no cells when nothing touches."""
    cells: dict[int, list[Cell]] = defaultdict(list)
    for column, stack in enumerate(columns):
        for row, number in enumerate(stack):
            cells[number].append((row, column))
    cells.pop(METEORITE, None)
    parts = [part for number in sorted(cells) for part in components(neighbours(cells[number]))]
    best: list[Cell] = []
    for part in sorted(parts, key=len, reverse=True):
        if len(part) > max(len(best), 1):
            best = _longest(part, best)
    return tuple(best)


def _longest(near: Near, best: list[Cell]) -> list[Cell]:
    """The longest line in one component, if it is longer than the best so far."""
    for chain in chains(near):
        if chain_size(chain) <= len(best):
            break
        best = _through(chain, near, len(best)) or best
    return best


def _through(chain: Chain, near: Near, beaten: int) -> list[Cell] | None:
    """The longest line along a chain if it has more cells than those beaten; the links are independent."""
    may_skip = chain_size(chain) - beaten - 1
    whole: list[Cell] = []
    for link in chain:
        line = _through_link(link, near, may_skip)
        if line is None:
            return None
        may_skip -= len(link.cells) - len(line)
        whole += line[1:] if whole else line
    return whole


def _through_link(link: Link, near: Near, may_skip: int) -> list[Cell] | None:
    """The woven line, unless the exact method, allowed to skip more and more, finds a longer one."""
    most = most_cells(link, near)
    line = weave(link, near, enough=most)
    skipped, must_skip = len(link.cells) - len(line), len(link.cells) - most
    for allowed in _widening(must_skip, min(may_skip, skipped - 1)):
        if better := longest_line(link, near, allowed):
            return better
    return line if skipped <= may_skip else None


def _widening(least: int, most: int) -> Iterator[int]:
    """Ever larger allowances up to the most; the smaller one is, the faster it is tried."""
    allowed = least
    while allowed < most:
        yield allowed
        allowed = 2 * allowed + 1
    if least <= most:
        yield most
