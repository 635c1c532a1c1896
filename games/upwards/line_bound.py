"""How many cells a line can have at most, told quickly.

A line touches each cell at most twice, its given ends once. Forgetting everything else about lines, the most
joints that respect this are a flow from each cell to its neighbours, and a flow is found step by step.
"""

from __future__ import annotations

from games.upwards.graph import Link, Near
from games.upwards.sheet import Cell


def most_cells(link: Link, near: Near) -> int:
    """No line through the link has more cells than this."""
    touches = {cell: 1 if cell in (link.entry, link.leave) else 2 for cell in link.cells}
    inner = {cell: [other for other in near[cell] if other in link.cells] for cell in link.cells}
    flow = _Flow(inner, touches)
    # Each joint is counted from both of its cells, and a line has one joint less than cells.
    return min(flow.most() // 2 + 1, len(link.cells))


class _Flow:
    """Joints chosen so far, each from one cell to another that can still be touched."""

    def __init__(self, near: Near, touches: dict[Cell, int]) -> None:
        self._near = near
        self._from, self._to = dict(touches), dict(touches)
        self._joints: set[tuple[Cell, Cell]] = set()

    def most(self) -> int:
        for cell in self._near:
            while self._from[cell] and self._joined(cell, set()):
                self._from[cell] -= 1
        return len(self._joints)

    def _joined(self, cell: Cell, seen: set[Cell]) -> bool:
        """Join the cell to a neighbour; whoever stands in the way is joined elsewhere."""
        for other in self._near[cell]:
            if other not in seen and (cell, other) not in self._joints:
                seen.add(other)
                if self._to[other]:
                    self._to[other] -= 1
                    self._joints.add((cell, other))
                    return True
                if any(self._gave_way(third, other, seen) for third in self._near[other]):
                    self._joints.add((cell, other))
                    return True
        return False

    def _gave_way(self, third: Cell, other: Cell, seen: set[Cell]) -> bool:
        if (third, other) not in self._joints or not self._joined(third, seen):
            return False
        self._joints.remove((third, other))
        return True
