"""Blocks of cells with a line drawn around them by hand, as people mark what they have counted."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import replace

import numpy as np

from games.drawn_lines import Line, Place, line_at, neighbour
from games.paper import PaperBox
from paper.filled.hand import Hand, Paper
from paper.filled.pens import Pen, distance_of, inked
from paper.filled.strokes import Chance, smooth


def lines_around(block: Collection[Place]) -> set[Line]:
    """Every line between the block and what is not of it."""
    return {line_at(place, side) for place, side in _outer_sides(block)}


def _outer_sides(block: Collection[Place]) -> list[tuple[Place, int]]:
    return [(place, side) for place in block for side in range(4) if neighbour(place, side) not in block]


def any_blocks(places: Collection[Place], chance: Chance, most: int) -> tuple[frozenset[Place], ...]:
    """Some blocks of three to five of these places, none in two of them."""
    free, blocks = set(places), []
    for _ in range(int(chance.integers(0, most + 1))):
        block = _grown(free, int(chance.integers(3, 6)), chance)
        if len(block) >= 3:
            blocks.append(frozenset(block))
            free -= block
    return tuple(blocks)


def _grown(free: set[Place], size: int, chance: Chance) -> set[Place]:
    if not free:
        return set()
    block = {sorted(free)[int(chance.integers(len(free)))]}
    while len(block) < size:
        near = {neighbour(place, side) for place in block for side in range(4)}
        fitting = sorted((near & free) - block)
        if not fitting:
            break
        block.add(fitting[int(chance.integers(len(fitting)))])
    return block


def draw_around(
    paper: Paper, boxes: Mapping[Place, PaperBox], block: Collection[Place], hand: Hand, chance: Chance
) -> None:
    """Line by line around the block, firmly, a little off, rather within it than without."""
    pen = replace(hand.pen, width=chance.uniform(1.2, 2.2) * hand.pen.width, dark=min(1, 1.3 * hand.pen.dark))
    for place, side in _outer_sides(block):
        _draw_side(paper, boxes[place], side, pen, chance)


def _draw_side(paper: Paper, box: PaperBox, side: int, pen: Pen, chance: Chance) -> None:
    within = abs(chance.normal(0, 0.04))
    ends = {
        0: ((0, within), (1, within)),
        1: ((1 - within, 0), (1 - within, 1)),
        2: ((0, 1 - within), (1, 1 - within)),
        3: ((within, 0), (within, 1)),
    }[side]
    line = np.linspace(ends[0], ends[1], 4) + chance.normal(0, 0.022, (4, 2))
    # The square around the box, so that a line on its edge is drawn whole.
    field = distance_of([0.25 + 0.5 * smooth(line)], max(8, round(2 * box.width * paper.px_per_mm)))
    paper.lay(inked(field, pen.width * paper.px_per_mm, pen, chance), *box.middle)
