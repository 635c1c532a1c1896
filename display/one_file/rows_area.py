"""The rows of the sheet of whoever is on turn: what is written, and what the dice would bring elsewhere."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil

from display.building.layout import INKS, Face, button, words
from display.building.parts import Button, Label, Panel, Part, Weight
from display.building.view_intents import PageTurned
from display.one_file.scores import clipped
from display.one_file.wording import row_title
from display.style.boxes import Box
from display.style.look import Look
from display.style.theme import BODY, CONTROL_MM, SMALL
from games.choices import Choice
from games.events import Chosen
from games.one_file.patterns import score
from games.one_file.state import Match
from games.one_file.verbs import ROW
from words.phrases import phrase

_CELL_MM, _UPRIGHT_CELL_MM, _LARGE_CELL_MM = 32, 28, 46
_ROW_MM, _LARGE_ROW_MM = 7.2, 18
"""A box of a sheet is smaller than other buttons, as on paper; large letters need two lines."""
_GAP_MM = 0.7


@dataclass(frozen=True, slots=True)
class RowCell:
    """One row: its number, whether a touch writes the dice there, and the points it has or would have."""

    row: int
    is_open: bool
    points: int | None


def row_cells(state: Match, offered: tuple[Choice, ...]) -> list[RowCell]:
    """All rows of the seat on turn."""
    sheet = state.sheets[state.turn]
    return [
        RowCell(row, Choice(ROW, (row,)) in offered, _points(state, row, points))
        for row, points in enumerate(sheet)
    ]


def _points(state: Match, row: int, written: int | None) -> int | None:
    if written is not None or not state.throws:
        return written
    return score(state.plan.rows[row], state.faces) or 0


@dataclass(frozen=True, slots=True)
class RowGrid:
    """How the rows are laid out: columns, rows, and which cells stand on which page."""

    box: Box
    columns: int
    rows: int
    pages: list[list[RowCell]]
    on: Box | None = None
    """Where one turns to the next page."""


def row_grid(look: Look, box: Box, cells: list[RowCell]) -> RowGrid:
    """All rows on one page where they fit, else page by page: each row keeps its place all game long.

    A page that is written full is left out.
    """
    columns, rows = _room(look, box)
    if len(cells) <= columns * rows:
        columns = min(columns, max(2, ceil(len(cells) / rows)))
        return RowGrid(box, columns, ceil(len(cells) / columns), [cells])
    on, rest = box.from_right(look.mm(CONTROL_MM), look.gap)
    columns, rows = _room(look, rest)
    each = columns * rows
    pages = [cells[start : start + each] for start in range(0, len(cells), each)]
    open_pages = [page for page in pages if any(cell.is_open or cell.points is None for cell in page)]
    return RowGrid(rest, columns, rows, open_pages or pages[:1], on)


def _room(look: Look, box: Box) -> tuple[int, int]:
    """How many columns and rows fit."""
    gap = look.mm(_GAP_MM)
    usual = _UPRIGHT_CELL_MM if look.is_portrait else _CELL_MM
    columns = (box.width + gap) // (look.grown(usual, _LARGE_CELL_MM) + gap)
    rows = (box.height + gap) // (look.grown(_ROW_MM, _LARGE_ROW_MM) + gap)
    return max(1, columns), max(1, rows)


def rows_parts(look: Look, state: Match, grid: RowGrid, page: int) -> tuple[Part, ...]:
    """The rows of this page, down the columns as on paper, and the way to the next."""
    cells = _down(grid.box.grid(grid.columns, grid.rows, look.mm(_GAP_MM)), grid.columns)
    parts: list[Part] = []
    for cell, row in zip(cells, grid.pages[page], strict=False):
        parts.extend(_row(look, cell, state, row))
    if grid.on:
        text = phrase(look.language, "page.next")
        face = Face(PageTurned((page + 1) % len(grid.pages)), sign="next", said=text)
        parts.extend(button(look, grid.on, face))
    return tuple(parts)


def _down(cells: tuple[Box, ...], columns: int) -> list[Box]:
    return [cell for column in range(columns) for cell in cells[column::columns]]


def _row(look: Look, box: Box, state: Match, row: RowCell) -> tuple[Part, ...]:
    name = row_title(look.language, state.plan.rows[row.row])
    weight = Weight.PLAIN if row.is_open else Weight.BARE
    does = Chosen(Choice(ROW, (row.row,)))
    below: Part = Button(box, does, weight, f"{name}: {row.points}") if row.is_open else Panel(box)
    points_text = "" if row.points is None else str(row.points).replace("-", "−")
    inside = box.middle(box.width - look.mm(2), box.height - look.mm(0.8))
    return (below, *_on_row(look, inside, (name, points_text), weight, row.is_open))


def _on_row(look: Look, box: Box, texts: tuple[str, str], weight: Weight, is_open: bool) -> tuple[Part, ...]:
    """The name before the points, or above them where letters are large; what is written is bold."""
    ink, on = INKS[weight]
    name, points = texts
    if look.text_scale > 1:
        above, below = box.rows(2, 0)
        size = BODY
    else:
        above, below = box.columns((3, 1), look.mm(0.5))
        size = SMALL
    parts: tuple[Part, ...] = (
        Label(
            above, words(look, above, clipped(look, above, name, size), size), ink, on, look.text_scale > 1
        ),
    )
    if not points:
        return parts
    return (*parts, Label(below, words(look, below, points, BODY, bold=not is_open), ink, on, True))
