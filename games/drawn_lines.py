"""Lines that somebody drew by hand between the boxes of a grid, as when a block is outlined."""

from __future__ import annotations

from games.paper import Kind, Reads

Place = tuple[int, int]
"""Row and column."""
Line = tuple[Place, Place]
"""Between two neighbouring boxes, the smaller place first."""
SIDES = ((1, 0), (0, 1), (-1, 0), (0, -1))
"""From a place to its neighbours above, right, below and left, as reads name their sides."""
DRAWN = 0.5


def neighbour(place: Place, side: int) -> Place:
    """The place on this side."""
    return place[0] + SIDES[side][0], place[1] + SIDES[side][1]


def line_at(place: Place, side: int) -> Line:
    """The line on this side of a place."""
    other = neighbour(place, side)
    return (place, other) if place < other else (other, place)


def lines_in(reads: Reads) -> frozenset[Line]:
    """Where a line was drawn, rows and columns counted from 0; each is seen from both of its sides."""
    seen: dict[Line, list[float]] = {}
    for read in reads:
        if read.field.kind is Kind.NUMBER:
            place = read.field.row - 1, read.field.column - 1
            for side, likely in enumerate(read.sides):
                seen.setdefault(line_at(place, side), []).append(likely)
    return frozenset(line for line, told in seen.items() if sum(told) / len(told) > DRAWN)
