"""Cards of Numberloor and the lift shaft: floors by day and night, balloons, and the rides between floors."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from display.numberloor.parts import CardFace, LiftShaft
from display.painting.canvas import Easel
from display.painting.pen import Pen, on_circle, stamp
from display.style.boxes import Box
from display.style.lettering import Lettering, size_for_capitals
from display.style.theme import Colour, Ink
from games.numberloor.cards import EVEN, NEIGHBOURS, ODD, SKIP, is_balloon, is_night, number_of
from games.numberloor.lift import Ride

_CARD_WIDTH = 0.72
"""A card's width as a share of its height."""
_ROOF = 0.2
_DIGIT = 0.56


def card_face(easel: Easel, part: CardFace) -> None:
    """A card as large as its box allows."""
    height = min(part.box.height, round(part.box.width / _CARD_WIDTH))
    box = part.box.middle(round(height * _CARD_WIDTH), height)
    if is_balloon(part.card):
        _balloon(easel, box, part.card, part.dim)
    else:
        _floor(easel, box, part.card, part.dim)


def _floor(easel: Easel, box: Box, card: str, dim: bool) -> None:
    """A storey with its windows in a row; at night the windows are lit and the moon is out."""
    night = is_night(card)
    ground, ink = (Ink.NIGHT, Ink.NIGHT_TEXT) if night else (Ink.DIE, Ink.PIP)
    if dim:
        ground, ink = Ink.CARD, Ink.QUIET
    easel.card(box, ground, Ink.EDGE)
    roof, rest = box.from_top(round(box.height * _ROOF))
    if night and not dim:
        stamp(easel.surface, roof.square(), _moon, easel.colour(ink), easel.colour(ground))
    else:
        stamp(easel.surface, roof, _windows, easel.colour(Ink.SIGN if not dim else Ink.EDGE))
    _write(easel, rest, str(number_of(card)), ink)


def _moon(pen: Pen, ground: Colour) -> None:
    pen.disc((50, 58), 34)
    pen.disc((64, 48), 28, ground)


def _windows(pen: Pen) -> None:
    for left in (14, 40, 66):
        pen.card((left, 36, 20, 44), 3)


def _balloon(easel: Easel, box: Box, card: str, dim: bool) -> None:
    """A round balloon on its string."""
    ink = Ink.EDGE if dim else Ink.SIGN_WARM
    tall = round(box.height * 0.84)
    stamp(easel.surface, Box(box.x, box.y, box.width, box.height), _on_string, easel.colour(ink))
    face = Box(box.x, box.y, box.width, tall)
    stamp(easel.surface, face.inset(max(1, box.width // 14)), _skin, easel.colour(Ink.DIE))
    inside = face.middle(round(box.width * 0.62), round(tall * 0.56))
    drawing = _SPECIALS.get(card)
    if drawing:
        stamp(easel.surface, inside.square(), drawing, easel.colour(Ink.PIP))
    else:
        _write(easel, inside, f"±{number_of(card)}", Ink.PIP, 0.7)


def _on_string(pen: Pen) -> None:
    pygame.draw.ellipse(pen.surface, pen.ink, pygame.Rect(0, 0, pen.at((100, 0))[0], pen.at((0, 84))[1]))
    pen.polygon([(50, 80), (62, 92), (38, 92)])
    pen.line([(50, 90), (46, 99)], 3)


def _skin(pen: Pen) -> None:
    pygame.draw.ellipse(pen.surface, pen.ink, pen.surface.get_rect())


def _neighbours(pen: Pen) -> None:
    """One or two up or down."""
    pen.polygon([(50, 0), (80, 30), (20, 30)])
    pen.polygon([(50, 100), (20, 70), (80, 70)])
    pen.line([(50, 26), (50, 74)], 12)
    pen.disc((18, 50), 8)
    pen.disc((82, 50), 8)


def _even(pen: Pen) -> None:
    """Everything has a partner."""
    for x, y in ((26, 22), (74, 22), (26, 50), (74, 50), (26, 78), (74, 78)):
        pen.disc((x, y), 13)


def _odd(pen: Pen) -> None:
    """One is left over."""
    for x, y in ((26, 22), (74, 22), (26, 50), (74, 50)):
        pen.disc((x, y), 13)
    pen.ring((50, 82), 15, 7)


def _skip(pen: Pen) -> None:
    """Not you: a barred circle."""
    pen.ring((50, 50), 46, 13)
    start, end = on_circle((50, 50), 38, 0.125), on_circle((50, 50), 38, 0.625)
    pen.line([start, end], 13)


_SPECIALS: dict[str, Callable[[Pen], None]] = {NEIGHBOURS: _neighbours, EVEN: _even, ODD: _odd, SKIP: _skip}


def lift_shaft(easel: Easel, part: LiftShaft) -> None:
    """The house: ten storeys, those that may be played lit, the cabin where the lift stands."""
    easel.card(part.box, Ink.NIGHT)
    for floor in range(10):
        _storey(easel, part, floor)
    if part.gutter and part.floor is not None:
        for ride in part.rides:
            _ride(easel, part, part.gutter, ride)


def _storey(easel: Easel, part: LiftShaft, floor: int) -> None:
    cell = part.plan.cell(floor, 0)
    tile = cell.inset(max(1, cell.height // 12))
    here, lit = floor == part.floor, floor in part.lit
    if here:
        easel.card(tile, Ink.FOCUS)
        easel.card(tile.inset(max(2, tile.height // 9)), Ink.DIE)
    elif lit:
        easel.card(tile, Ink.DIE)
    ink = Ink.PIP if here or lit else Ink.NIGHT_QUIET
    _write(easel, tile, str(floor), ink, 0.74)
    if lit:
        _lamps(easel, tile)


def _lamps(easel: Easel, tile: Box) -> None:
    """A lit floor has a lamp at each side, not only another colour."""
    side = max(3, tile.height // 4)
    for x in (tile.x + side, tile.right - 2 * side):
        place = Box(x, tile.y + (tile.height - side) // 2, side, side)
        stamp(easel.surface, place, _lamp, easel.colour(Ink.SIGN_WARM))


def _lamp(pen: Pen) -> None:
    pen.disc((50, 50), 50)


def _ride(easel: Easel, part: LiftShaft, gutter: Box, ride: Ride) -> None:
    """A line from floor to floor with its arrow; over the ten it leaves the house and comes in again."""
    begin = part.plan.cell(ride.floor, 0).centre[1]
    end = part.plan.cell(ride.lands, 0).centre[1]
    thick = max(2, easel.edge * 2)
    lane = gutter.x + thick + (abs(ride.by) - 1) % 2 * 3 * thick
    tip = gutter.x
    out, back = (gutter.y, gutter.bottom) if ride.by > 0 else (gutter.bottom, gutter.y)
    colour = easel.colour(Ink.FOCUS)
    pygame.draw.line(easel.surface, colour, (tip, begin), (lane, begin), thick)
    pygame.draw.line(easel.surface, colour, (lane, begin), (lane, out if ride.is_over_ten else end), thick)
    if ride.is_over_ten:
        pygame.draw.line(easel.surface, colour, (lane, back), (lane, end), thick)
    head = 3 * thick
    points = [(tip, end), (tip + head, end - head), (tip + head, end + head)]
    pygame.draw.polygon(easel.surface, colour, points)


def _write(easel: Easel, box: Box, text: str, ink: Ink, share: float = _DIGIT) -> None:
    height = min(box.height * share, box.width * 1.25 / len(text))
    easel.write(box, Lettering((text,), size_for_capitals(height), bold=True), ink, centred=True)
