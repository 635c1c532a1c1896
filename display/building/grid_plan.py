"""Where the boxes of a grid lie on the screen; rows count from the bottom, as on paper."""

from __future__ import annotations

from dataclasses import dataclass

from display.style.boxes import Box


@dataclass(frozen=True, slots=True)
class SheetPlan:
    """A grid of boxes, a margin at its left for the bonus arrows, a foot for the red circles."""

    box: Box
    columns: int
    rows: int
    margin: int
    foot: int = 0

    @property
    def grid(self) -> Box:
        """All boxes together, in whole pixels for each."""
        width = (self.box.width - self.margin) // self.columns * self.columns
        height = (self.box.height - self.foot) // self.rows * self.rows
        return Box(self.box.x + self.margin, self.box.y, width, height)

    def cell(self, row: int, column: int) -> Box:
        """One box of the grid."""
        grid = self.grid
        width, height = grid.width // self.columns, grid.height // self.rows
        return Box(grid.x + column * width, grid.bottom - (row + 1) * height, width, height)

    def column(self, column: int) -> Box:
        """A whole column."""
        top, bottom = self.cell(self.rows - 1, column), self.cell(0, column)
        return Box(top.x, top.y, top.width, bottom.bottom - top.y)

    def row(self, row: int) -> Box:
        """A whole row with its margin."""
        cell = self.cell(row, 0)
        return Box(self.box.x, cell.y, self.margin + self.grid.width, cell.height)

    def arrow(self, row: int) -> Box:
        """Where the bonus arrow of a row goes."""
        cell = self.cell(row, 0)
        return Box(self.box.x, cell.y, self.margin, cell.height)

    def circle(self, column: int) -> Box:
        """Where the points of a column go."""
        cell = self.cell(0, column)
        return Box(cell.x, cell.bottom, cell.width, self.box.bottom - cell.bottom)
