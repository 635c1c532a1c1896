"""Boards of Beam me up: squares with rockets and stars, the white line of space, counters and their ways."""

from __future__ import annotations

import pygame

from display.beam.parts import SpaceBoard
from display.painting.canvas import Easel
from display.painting.pen import Pen, stamp
from display.painting.thing_signs import sparkle, stairs, star
from display.style.boxes import Box
from display.style.lettering import Lettering, size_for_capitals
from display.style.theme import Ink
from games.beam.boards import Square
from games.beam.combinations import COLUMNS, STRAIGHT

_SMALLEST_BADGE = 14
"""In pixels; in smaller squares a spot of colour must do."""


def space_board(easel: Easel, part: SpaceBoard) -> None:
    """The squares first, then the line, then what could happen, then the counters with their last way."""
    for row in range(part.plan.rows):
        for column in COLUMNS:
            _square(easel, part, column, row)
    _white_line(easel, part)
    for column, row in part.marks.ghosts:
        _ghost(easel, part, column, row)
    _ways(easel, part)
    for column in COLUMNS:
        _counter(easel, part, column)
    if part.plan.foot:
        for column in COLUMNS:
            _name(easel, part, column)


def _cell(easel: Easel, part: SpaceBoard, column: int, row: int) -> Box:
    return part.plan.cell(row, column - 1).inset(easel.edge if part.plan.foot else 0)


def _square(easel: Easel, part: SpaceBoard, column: int, row: int) -> None:
    cell = _cell(easel, part, column, row)
    lit = column in part.marks.lit
    ground = Ink.SPACE if part.board.is_space(row) else Ink.CARD
    if part.plan.foot:
        easel.card(cell, ground, Ink.MAIN if lit else Ink.EDGE, 2 if lit else 1)
    else:
        rect = (cell.x, cell.y, cell.width, cell.height)
        pygame.draw.rect(easel.surface, easel.colour(ground), rect)
    square = part.board.square(column, row)
    if square in _BADGES and part.counters.row(column) != row:
        _badge(easel, cell.square(), square)


def _badge(easel: Easel, box: Box, square: Square) -> None:
    """A sign on a light disc, to be seen on earth and in space alike."""
    draw, ink = _BADGES[square]
    side = round(box.width * 0.78)
    place = box.middle(side, side)
    if side < _SMALLEST_BADGE:
        stamp(easel.surface, place, _spot, easel.colour(Ink.DIE))
        stamp(easel.surface, place.inset(max(1, side // 5)), _spot, easel.colour(ink))
        return
    stamp(easel.surface, place, _spot, easel.colour(Ink.DIE))
    stamp(easel.surface, place.inset(side // 8), draw, easel.colour(ink))


def _spot(pen: Pen) -> None:
    pen.disc((50, 50), 50)


def _rocket(pen: Pen) -> None:
    """Slim, with fins and a flame: small as it is, it must not look like a bell."""
    pen.polygon([(50, 0), (66, 26), (66, 66), (34, 66), (34, 26)])
    pen.polygon([(34, 44), (34, 74), (14, 84)])
    pen.polygon([(66, 44), (66, 74), (86, 84)])
    pen.polygon([(40, 74), (60, 74), (50, 100)])


_BADGES = {
    Square.ROCKET: (_rocket, Ink.SIGN_WARM),
    Square.PINK: (star, Ink.PINK),
    Square.BLUE: (sparkle, Ink.SIGN),
}


def _white_line(easel: Easel, part: SpaceBoard) -> None:
    grid = part.plan.grid
    middle = part.plan.cell(part.board.first_space_row, 0).bottom
    thick = max(1, easel.edge * (3 if part.plan.foot else 1))
    dark, light = easel.colour(Ink.SPACE), easel.colour(Ink.DIE)
    pygame.draw.rect(easel.surface, dark, (grid.x, middle - thick, grid.width, 2 * thick))
    pygame.draw.rect(easel.surface, light, (grid.x, middle - thick // 2, grid.width, thick))


def _ghost(easel: Easel, part: SpaceBoard, column: int, row: int) -> None:
    """Where a counter would land: an empty counter."""
    cell = _cell(easel, part, column, row)
    side = round(min(cell.width, cell.height) * 0.84)
    easel.rim(cell.middle(side, side), Ink.FOCUS, max(2, easel.edge * 2))


def _ways(easel: Easel, part: SpaceBoard) -> None:
    """A line from where a counter stood to where it stands now."""
    for way in part.marks.moved:
        begin, end = (_cell(easel, part, way.column, row).centre for row in (way.begin, way.end))
        thick = max(2, easel.edge * (4 if part.plan.foot else 1))
        pygame.draw.line(easel.surface, easel.colour(Ink.FOCUS), begin, end, thick)
        pygame.draw.circle(easel.surface, easel.colour(Ink.FOCUS), begin, thick)


def _counter(easel: Easel, part: SpaceBoard, column: int) -> None:
    """The seat's shape on a tile; a star or rocket below looks out at the corner."""
    row = part.counters.row(column)
    cell = _cell(easel, part, column, row)
    if not part.plan.foot:
        _small_counter(easel, cell, part.seat)
        return
    square = part.board.square(column, row)
    side = round(min(cell.width, cell.height) * 0.84)
    tile = cell.middle(side, side)
    moved = any(way.column == column for way in part.marks.moved)
    easel.card(tile, Ink.CARD, Ink.FOCUS if moved else Ink.TEXT, 2)
    easel.draw_seat(tile.inset(round(side * 0.17)), part.seat)
    if square in _BADGES:
        corner = round(side * 0.56)
        _badge(easel, Box(cell.right - corner, cell.y, corner, corner), square)


def _small_counter(easel: Easel, cell: Box, seat: int) -> None:
    rect = pygame.Rect(cell.x, cell.y, cell.width, cell.height)
    pygame.draw.rect(easel.surface, easel.colour(Ink.TEXT), rect)
    pygame.draw.rect(easel.surface, easel.colour(Ink.CARD), rect.inflate(-2, -2))
    pygame.draw.rect(easel.surface, easel.colour(easel.seat_ink(seat)), rect.inflate(-4, -4))


def _name(easel: Easel, part: SpaceBoard, column: int) -> None:
    """The number of a column, or steps for the Straight."""
    place = part.plan.circle(column - 1)
    ink = Ink.MAIN if column in part.marks.lit else Ink.TEXT
    if column == STRAIGHT:
        side = round(min(place.width, place.height) * 0.8)
        stamp(easel.surface, place.middle(side, side), stairs, easel.colour(ink))
        return
    size = size_for_capitals(min(place.height * 0.62, place.width * 0.7))
    easel.write(place, Lettering((str(column),), size, bold=True), ink, centred=True)
