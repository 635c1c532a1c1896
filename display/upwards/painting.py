"""Sheets of Upwards!: towers of numbered boxes, what could fall into them, and where points come from."""

from __future__ import annotations

from display.painting.canvas import Easel
from display.painting.event_signs import event_sign
from display.painting.pen import Pen, Point, stamp
from display.style.boxes import Box
from display.style.lettering import Lettering, size_for_capitals
from display.style.theme import Colour, Ink
from display.upwards.outlines import sides, strokes
from display.upwards.parts import BlockShape, Ghost, ReserveField, SheetGrid
from games.upwards.setup import Effect
from games.upwards.sheet import METEORITE, Cell, written

_DIGIT = 0.66
"""A digit's height as a share of its box."""


def sheet_grid(easel: Easel, part: SheetGrid) -> None:
    """The boxes first, then lines between them, then the digits on top of both."""
    if part.marks.column is not None:
        easel.card(part.plan.column(part.marks.column), Ink.CHOSEN)
    for cell in _cells(part):
        _box(easel, part, cell)
    _snake(easel, part)
    for cell in _cells(part):
        _content(easel, part, cell)
    for ghost in part.marks.ghosts:
        _ghost(easel, part, ghost)
    for outline in part.marks.suggested:
        _outline(easel, part, frozenset(outline), Ink.SIGN, 0.07)
    for outline in (*(block.cells for block in part.sheet.blocks), *part.marks.outlines):
        _outline(easel, part, frozenset(outline), Ink.SIGN_WARM, 0.13)
    for lower in part.marks.steps:
        _step(easel, part, lower)
    _margin(easel, part)
    for column, points in enumerate(part.marks.circles):
        _circle(easel, part.plan.circle(column), points)


def reserve_field(easel: Easel, part: ReserveField) -> None:
    """A number that counts looks like a box of the grid; a struck one is crossed out."""
    holds = part.number is not None and not part.struck and not part.ghost
    easel.card(part.box, Ink.DIE if holds else Ink.CARD, Ink.MAIN if part.ghost else Ink.EDGE, 2)
    if part.number is None:
        return
    ink = Ink.PIP if holds else Ink.QUIET if part.struck else Ink.TEXT
    _digit(easel, part.box, part.number, ink)
    if part.struck:
        stamp(easel.surface, part.box.square(), _strike, easel.colour(Ink.QUIET))


def block_shape(easel: Easel, part: BlockShape) -> None:
    """The block as large as its box allows, in boxes of one size."""
    rows, columns = len(part.shape), max(map(len, part.shape), default=1)
    side = min(part.box.width // columns, part.box.height // max(1, rows))
    whole = part.box.middle(side * columns, side * rows)
    for row, line in enumerate(part.shape):
        for column, sign in enumerate(line):
            if sign == "#":
                box = Box(whole.x + column * side, whole.y + row * side, side, side)
                stamp(easel.surface, box, _brick, easel.colour(part.ink))


def _brick(pen: Pen) -> None:
    pen.card((5, 5, 90, 90), 14)


def _cells(part: SheetGrid) -> list[Cell]:
    return [(row, column) for row in range(part.plan.rows) for column in range(part.plan.columns)]


def _tile(easel: Easel, part: SheetGrid, cell: Cell) -> Box:
    return part.plan.cell(*cell).inset(max(1, easel.edge))


def _box(easel: Easel, part: SheetGrid, cell: Cell) -> None:
    number = written(part.sheet, cell)
    lit = cell in part.marks.lit and number != METEORITE
    fill = Ink.CHOSEN if lit else Ink.CARD if number is None else Ink.DIE
    easel.card(_tile(easel, part, cell), fill, Ink.SIGN_WARM if lit else Ink.EDGE, 3 if lit else 1)


def _content(easel: Easel, part: SheetGrid, cell: Cell) -> None:
    number, tile = written(part.sheet, cell), _tile(easel, part, cell)
    if number == METEORITE:
        _meteorite(easel, tile)
    elif number is not None:
        _digit(easel, tile, number, Ink.CHOSEN_TEXT if cell in part.marks.lit else Ink.PIP)


def _ghost(easel: Easel, part: SheetGrid, ghost: Ghost) -> None:
    """What would fall here, with the points it would bring in the corner."""
    tile = _tile(easel, part, ghost.cell)
    easel.card(tile, Ink.DIE if ghost.number == METEORITE else Ink.CARD, Ink.MAIN, 3)
    if ghost.number == METEORITE:
        _meteorite(easel, tile)
        return
    _digit(easel, tile, ghost.number, Ink.TEXT)
    if ghost.gain > 0:
        corner = Box(tile.centre[0], tile.y, tile.right - tile.centre[0], round(tile.height * 0.6))
        _text(easel, corner, f"+{ghost.gain}", 0.48, Ink.TEXT)


def _snake(easel: Easel, part: SheetGrid) -> None:
    """One line from box to box; the digits stand on beads."""
    grid, line = part.plan.grid, part.marks.line
    if not line:
        return
    points = tuple(_share(grid, part.plan.cell(*cell).centre) for cell in line)
    thick = 100 * 0.2 * part.plan.cell(0, 0).height / min(grid.width, grid.height)
    stamp(easel.surface, grid, _through, easel.colour(Ink.SIGN_WARM), points, thick)
    for cell in line:
        bead = part.plan.cell(*cell).square()
        stamp(easel.surface, bead, _bead, easel.colour(Ink.SIGN_WARM), easel.colour(Ink.DIE))


def _share(grid: Box, point: tuple[int, int]) -> Point:
    return 100 * (point[0] - grid.x) / grid.width, 100 * (point[1] - grid.y) / grid.height


def _through(pen: Pen, points: tuple[Point, ...], thick: float) -> None:
    pen.line(list(points), thick)


def _bead(pen: Pen, inside: Colour) -> None:
    pen.disc((50, 50), 44)
    pen.disc((50, 50), 35, inside)


def _outline(easel: Easel, part: SheetGrid, cells: frozenset[Cell], ink: Ink, share: float) -> None:
    """A line around the block, this share of a box thick."""
    grid = part.plan.grid
    lines = tuple((_share(grid, begin), _share(grid, end)) for begin, end in sides(part.plan, cells))
    thick = 100 * share * part.plan.cell(0, 0).height / min(grid.width, grid.height)
    stamp(easel.surface, grid, strokes, easel.colour(ink), lines, thick)


def _step(easel: Easel, part: SheetGrid, lower: Cell) -> None:
    """A small arrow across the edge between two boxes."""
    box = part.plan.cell(*lower)
    side = round(min(box.height * 0.5, box.width * 0.3))
    place = Box(box.x + side // 8, box.y - side // 2, side, side)
    stamp(easel.surface, place, _up, easel.colour(Ink.SIGN_WARM), easel.colour(Ink.DIE))


def _up(pen: Pen, rim: Colour) -> None:
    pen.disc((50, 50), 50, rim)
    pen.polygon([(50, 8), (88, 58), (12, 58)])
    pen.card((37, 50, 26, 38), 6)


def _margin(easel: Easel, part: SheetGrid) -> None:
    """The arrows of bonus rows; where rows can be marked, an empty arrow, else the row's number."""
    for row in range(part.plan.rows):
        place = part.plan.arrow(row)
        side = round(min(place.height, place.width) * 0.8)
        if row in part.sheet.bonus_rows:
            stamp(easel.surface, place.middle(side, side), _arrow, easel.colour(Ink.MAIN))
        elif part.marks.rows:
            ground = easel.colour(Ink.GROUND)
            stamp(easel.surface, place.middle(side, side), _empty_arrow, easel.colour(Ink.EDGE), ground)
        else:
            _text(easel, place, str(row + 1), 0.5, Ink.QUIET)


def _arrow(pen: Pen) -> None:
    pen.polygon([(8, 34), (46, 34), (46, 10), (96, 50), (46, 90), (46, 66), (8, 66)])


def _empty_arrow(pen: Pen, inside: Colour) -> None:
    _arrow(pen)
    pen.polygon([(17, 43), (55, 43), (55, 29), (80, 50), (55, 71), (55, 57), (17, 57)], inside)


def _circle(easel: Easel, place: Box, points: int) -> None:
    ring = place.square().inset(max(1, easel.edge))
    stamp(easel.surface, ring, _ring, easel.colour(Ink.ALERT))
    _text(easel, ring, str(points), 0.5, Ink.TEXT)


def _ring(pen: Pen) -> None:
    pen.ring((50, 50), 50, 9)


def _meteorite(easel: Easel, tile: Box) -> None:
    place = tile.square().inset(max(1, tile.height // 10))
    warm = easel.colour(Ink.SIGN_WARM)
    stamp(easel.surface, place, event_sign, easel.colour(Ink.SIGN), warm, Effect.METEORITE)


def _strike(pen: Pen) -> None:
    pen.line([(16, 84), (84, 16)], 7)


def _digit(easel: Easel, box: Box, number: int, ink: Ink) -> None:
    _text(easel, box, str(number), _DIGIT, ink)


def _text(easel: Easel, box: Box, text: str, share: float, ink: Ink) -> None:
    height = min(box.height * share, box.width * 0.9 / len(text))
    easel.write(box, Lettering((text,), size_for_capitals(height), bold=True), ink, centred=True)
