"""Claiming blocks: at a round's end on the device, or while a paper sheet is counted."""

from __future__ import annotations

from dataclasses import dataclass, replace

from games.choices import Choice
from games.cues import Refused, Step
from games.upwards.blocks import matching, placements
from games.upwards.cues import BlockClaimed, Refusal
from games.upwards.decisions import Claim, Outline, TapCell
from games.upwards.packing import best_packing
from games.upwards.setup import Block
from games.upwards.sheet import Cell, Outlined, Sheet


@dataclass(frozen=True, slots=True)
class Outlining:
    """A sheet on which somebody taps the cells of a block."""

    seat: int
    blocks: tuple[Block, ...]
    sheet: Sheet
    cells: tuple[Cell, ...] = ()


def claim(at: Outlining, name: str) -> Step[Outlining]:
    """Claim a block where, together with the others, it serves the most points."""
    for outlined in best_packing(at.sheet, at.blocks):
        if outlined.name == name:
            return _claimed(at, outlined)
    return _no(at, Refusal.NO_BLOCK)


def tap(at: Outlining, row: int, column: int) -> Step[Outlining]:
    """Take a cell into the block that is being tapped, or let it go."""
    cell = (row, column)
    if cell in at.cells:
        return Step(replace(at, cells=tuple(other for other in at.cells if other != cell)))
    if cell not in _tappable(at):
        return _no(at, Refusal.CELL_UNFIT)
    return Step(replace(at, cells=tuple(sorted((*at.cells, cell)))))


def outline(at: Outlining) -> Step[Outlining]:
    """Claim the block that the tapped cells form."""
    block = matching(at.cells, at.sheet, at.blocks)
    return _claimed(at, Outlined(block.name, at.cells)) if block else _no(at, Refusal.NO_BLOCK)


def claim_choices(at: Outlining) -> tuple[Choice, ...]:
    """The device's suggestions, the cells that can be tapped, and the block they form."""
    suggestions = (Claim(at.seat, outlined.name).choice for outlined in best_packing(at.sheet, at.blocks))
    taps = (TapCell(at.seat, *cell).choice for cell in sorted({*_tappable(at), *at.cells}))
    whole = (Outline(at.seat).choice,) if matching(at.cells, at.sheet, at.blocks) else ()
    return (*suggestions, *taps, *whole)


def _tappable(at: Outlining) -> set[Cell]:
    """The cells that, with those tapped already, lie in one place for a block."""
    tapped = {*at.cells}
    fitting = (outlined.cells for outlined in placements(at.sheet, at.blocks) if tapped <= {*outlined.cells})
    return {cell for cells in fitting for cell in cells} - tapped


def _claimed(at: Outlining, outlined: Outlined) -> Step[Outlining]:
    worth = next(block.points for block in at.blocks if block.name == outlined.name)
    sheet = replace(at.sheet, blocks=(*at.sheet.blocks, outlined))
    return Step(replace(at, sheet=sheet, cells=()), (BlockClaimed(at.seat, outlined.name, worth),))


def _no(at: Outlining, why: Refusal) -> Step[Outlining]:
    return Step(at, (Refused(why),))
