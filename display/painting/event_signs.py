"""Taught faces of a die in two inks, as simulated dice have them, and one for a face nobody knows."""

from __future__ import annotations

from display.painting.pen import CLEAN, Pen, Tint
from display.style.theme import Colour
from games.drawings import Disc, Drawing, Paint, Patch, Shape, Stroke, Writing
from games.registry import faces_with


def event_sign(pen: Pen, warm: Colour, sign: str) -> None:
    """The face with this sign."""
    known = faces_with(sign)
    if known is None:
        _unknown(pen, warm)
    inks: dict[Paint, Tint] = {Paint.PLAIN: pen.ink, Paint.WARM: warm, Paint.CLEAN: CLEAN}
    drawing: Drawing = known.drawings[sign] if known else ()
    for shape in drawing:
        if not isinstance(shape, Writing):
            _draw(pen, shape, inks.get(shape.paint, pen.ink))


def _draw(pen: Pen, shape: Shape, ink: Tint) -> None:
    match shape:
        case Disc(middle, radius):
            pen.disc(middle, radius, ink)
        case Patch(corners):
            pen.polygon(corners, ink)
        case Stroke(begin, end, width):
            pen.line([begin, end], width, ink)


def _unknown(pen: Pen, warm: Colour) -> None:
    """A face nobody has taught yet: a question mark."""
    pen.arc((50, 34), 20, (-0.25, 0.4), 10)
    pen.line([(50, 54), (50, 66)], 10)
    pen.disc((50, 86), 7, warm)
