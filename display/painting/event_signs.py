"""The faces of the event die in two inks, as simulated dice have them, and one for a face nobody knows."""

from __future__ import annotations

from display.painting.pen import CLEAN, Pen, Tint
from display.style.theme import Colour
from games.upwards.signs import SIGNS, Disc, Paint, Patch, Shape, Stroke

_SHAPES: dict[str, tuple[Shape, ...]] = {effect.value: shapes for effect, shapes in SIGNS.items()}


def event_sign(pen: Pen, warm: Colour, sign: str) -> None:
    """The face with this sign."""
    if sign not in _SHAPES:
        _unknown(pen, warm)
    inks: dict[Paint, Tint] = {Paint.PLAIN: pen.ink, Paint.WARM: warm, Paint.CLEAN: CLEAN}
    for shape in _SHAPES.get(sign, ()):
        _draw(pen, shape, inks[shape.paint])


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
