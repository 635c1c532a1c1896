"""A long line through a block, found quickly: grow it, and where it is stuck turn its tail around (Pósa)."""

from __future__ import annotations

from games.upwards.graph import Link, Near
from games.upwards.sheet import Cell

PATIENCE = 3
"""How long to try before the exact method is asked: that one is slow exactly on wide blocks."""


def weave(link: Link, near: Near, enough: int) -> list[Cell]:
    """A line from the link's entry to its leave: often with enough cells, but not surely the longest."""
    inner = {cell: [other for other in near[cell] if other in link.cells] for cell in link.cells}
    start = link.entry or link.leave or min(inner, key=lambda cell: (len(inner[cell]), cell))
    goal = link.leave if link.entry else None
    line = _Line(inner, start, goal, is_open=link.entry is None and link.leave is None).grown(enough)
    return line[::-1] if link.entry is None else line


class _Line:
    """A growing line that starts at a cell; a goal, if there is one, is added last."""

    def __init__(self, near: Near, start: Cell, goal: Cell | None, is_open: bool) -> None:
        self._near, self._goal, self._is_open = near, goal, is_open
        self._line = [start]
        self._left = near.keys() - {start, goal}
        self._best: list[Cell] = []
        self._luck = 1

    def grown(self, enough: int) -> list[Cell]:
        rows, columns = len({row for row, _ in self._near}), len({column for _, column in self._near})
        for _ in range(PATIENCE * max(min(rows, columns) - 3, 1) * len(self._near)):
            self._extend()
            self._widen()
            self._remember()
            if len(self._best) >= enough:
                break
            self._turn()
        return self._best

    def _extend(self) -> None:
        """Go where it is narrowest, so that no corner is left behind."""
        while free := [cell for cell in self._near[self._line[-1]] if cell in self._left]:
            narrowest = min(free, key=lambda cell: (len(self._left.intersection(self._near[cell])), cell))
            self._line.append(narrowest)
            self._left.remove(narrowest)

    def _widen(self) -> None:
        """Lead the line through one or two cells beside it wherever that is possible."""
        place = 1
        while self._left and place < len(self._line):
            detour = self._detour(self._line[place - 1], self._line[place])
            self._line[place:place] = detour
            self._left = self._left.difference(detour)
            place += 1

    def _detour(self, one: Cell, other: Cell) -> list[Cell]:
        aims = self._near[other]
        beside = [cell for cell in self._near[one] if cell in self._left]
        for cell in beside:
            if cell in aims:
                return [cell]
        for cell in beside:
            for second in self._near[cell]:
                if second in self._left and second in aims:
                    return [cell, second]
        return []

    def _remember(self) -> None:
        """The line counts as far as the last cell from which the goal can be reached."""
        line = self._line
        if self._goal:
            reach = [place for place, cell in enumerate(line) if self._goal in self._near[cell]]
            line = [*line[: reach[-1] + 1], self._goal] if reach else []
        if len(line) > len(self._best):
            self._best = line.copy()

    def _turn(self) -> None:
        """Bend the tail back to a neighbour on the line: the same cells, another end."""
        line = self._line
        bends = [cell for cell in self._near[line[-1]] if cell != self._goal and cell not in line[-2:]]
        if self._is_open and self._chance(4) == 0:
            line.reverse()
        elif bends and self._chance(16):
            place = line.index(bends[self._chance(len(bends))])
            line[place + 1 :] = line[:place:-1]
        else:
            self._shorten()

    def _shorten(self) -> None:
        """In a dead end some of the tail is given up and another way tried."""
        kept = 1 + self._chance(len(self._line))
        self._left = self._left.union(self._line[kept:])
        del self._line[kept:]
        free = [cell for cell in self._near[self._line[-1]] if cell in self._left]
        if free:
            self._line.append(free[self._chance(len(free))])
            self._left.remove(self._line[-1])

    def _chance(self, count: int) -> int:
        """The same luck every time: rules know no real chance."""
        self._luck = (self._luck * 1103515245 + 12345) % 2**31
        return (self._luck >> 8) % count
