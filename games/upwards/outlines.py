"""Blocks that somebody outlined on paper, told from the lines that were drawn by hand between boxes."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from games.drawn_lines import Line, line_at, neighbour
from games.upwards.blocks import matching
from games.upwards.setup import Option, Setup
from games.upwards.sheet import METEORITE, Cell, Outlined, blank


def outlined(setup: Setup, written: Mapping[Cell, int], lines: Collection[Line]) -> tuple[Outlined, ...]:
    """Every block of equal numbers with a line around it; the sheet's own edge needs none."""
    if setup.option is not Option.BLOCKS:
        return ()
    found: list[Outlined] = []
    left = {cell for cell, number in written.items() if number != METEORITE}
    while left:
        group = _joined(min(left), left, lines)
        left -= group
        block = matching(tuple(sorted(group)), blank(setup.facts), setup.facts.blocks)
        alike = len({written[cell] for cell in group}) == 1
        if block and alike and _is_closed(group, lines, setup):
            found.append(Outlined(block.name, tuple(sorted(group))))
    return tuple({each.name: each for each in found}.values())


def _joined(first: Cell, among: Collection[Cell], lines: Collection[Line]) -> set[Cell]:
    """The cells that can be reached without crossing a line."""
    group, edge = {first}, [first]
    while edge:
        cell = edge.pop()
        for side in range(4):
            other = neighbour(cell, side)
            if other in among and other not in group and line_at(cell, side) not in lines:
                group.add(other)
                edge.append(other)
    return group


def _is_closed(group: Collection[Cell], lines: Collection[Line], setup: Setup) -> bool:
    """Is there a line on every side that is not the sheet's edge?"""
    around = [
        line_at(cell, side)
        for cell in group
        for side in range(4)
        if (other := neighbour(cell, side)) not in group
        and 0 <= other[0] < setup.facts.rows
        and 0 <= other[1] < setup.facts.columns
    ]
    return bool(around) and all(line in lines for line in around)
