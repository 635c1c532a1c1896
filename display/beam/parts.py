"""What the screens of Beam me up are made of, besides the parts that all screens have."""

from __future__ import annotations

from dataclasses import dataclass

from display.building.grid_plan import SheetPlan
from display.style.boxes import Box
from games.beam.boards import Board
from games.beam.state import Counters


@dataclass(frozen=True, slots=True)
class Moved:
    """A counter's last way in one column, from row to row."""

    column: int
    begin: int
    end: int


@dataclass(frozen=True, slots=True)
class BoardMarks:
    """What is drawn on a board besides its counters."""

    lit: tuple[int, ...] = ()
    """Columns that can be touched now."""
    ghosts: tuple[tuple[int, int], ...] = ()
    """Where a counter would land: column and row."""
    moved: tuple[Moved, ...] = ()


@dataclass(frozen=True, slots=True)
class SpaceBoard:
    """A board of Beam me up with one seat's counters; without a foot it is a small one."""

    box: Box
    plan: SheetPlan
    board: Board
    counters: Counters
    seat: int
    marks: BoardMarks = BoardMarks()
