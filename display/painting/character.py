"""The die with eyes: it welcomes people, watches the tray, squints when it is unsure, and cheers."""

from __future__ import annotations

from display.building.parts import Mood
from display.painting.dice import body
from display.painting.pen import Pen
from display.style.theme import Colour

_EYES = ((33, 42), (67, 42))
_LOOKS = {Mood.CALM: (0, 0), Mood.WATCHING: (-5, 6), Mood.SQUINTING: (0, 2), Mood.CHEERING: (0, -4)}


def character(pen: Pen, shade: Colour, edge: Colour, dark: Colour, mood: Mood) -> None:
    """A die whose two pips are eyes."""
    body(pen, shade, edge)
    for x, y in _EYES:
        _eye(pen, (x, y), dark, mood)
    if mood is Mood.CHEERING:
        pen.disc((50, 66), 13, dark)
        pen.disc((50, 60), 13, pen.ink)
    elif mood is Mood.SQUINTING:
        pen.line([(38, 72), (46, 68), (54, 73), (62, 69)], 4, dark)
    else:
        pen.arc((50, 58), 15, (0.38, 0.62), 4, dark)


def _eye(pen: Pen, middle: tuple[float, float], dark: Colour, mood: Mood) -> None:
    """A white of the eye would be lost on a white die: a ring, a pupil that looks, and a glint."""
    x, y = middle
    if mood is Mood.SQUINTING:
        pen.line([(x - 11, y), (x + 11, y)], 6, dark)
        pen.disc((x, y + 2), 7, dark)
        return
    right, down = _LOOKS[mood]
    pen.ring((x, y), 14, 3, dark)
    pen.disc((x + right, y + down), 7.5, dark)
    pen.disc((x + right + 2.5, y + down - 3), 2.4, pen.ink)
