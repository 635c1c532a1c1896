"""The faces of the event die, drawn so that a child knows them: on a field of 100 by 100, in two inks."""

from __future__ import annotations

from display.painting.pen import Pen, on_circle
from display.theme import Colour


def meteorite(pen: Pen, warm: Colour) -> None:
    """A rock with a burning tail."""
    for end, width in (((88, 12), 16), ((60, 6), 9), ((94, 40), 9)):
        pen.line([(40, 60), end], width, warm)
    pen.polygon([(18, 84), (10, 62), (20, 42), (42, 36), (62, 46), (66, 68), (54, 86), (34, 92)])
    for centre, radius in (((32, 58), 7), ((48, 72), 5), ((30, 78), 4)):
        pen.disc(centre, radius, warm)


def extra_reserve(pen: Pen, warm: Colour) -> None:
    """One box more."""
    pen.card((8, 34, 52, 52), 8, width=9)
    pen.line([(78, 10), (78, 50)], 12, warm)
    pen.line([(58, 30), (98, 30)], 12, warm)


def bonus_row(pen: Pen, warm: Colour) -> None:
    """An arrow that points at a row of boxes."""
    for left in (38, 59, 80):
        pen.card((left, 40, 18, 20), 3, width=5)
    pen.line([(6, 50), (26, 50)], 10, warm)
    pen.polygon([(20, 34), (36, 50), (20, 66)], warm)


def plus_minus(pen: Pen, warm: Colour) -> None:
    """A plus and a minus."""
    pen.line([(30, 14), (30, 58)], 12)
    pen.line([(8, 36), (52, 36)], 12)
    pen.line([(52, 74), (92, 74)], 12, warm)
    pen.line([(22, 88), (80, 16)], 4)


def minus(pen: Pen, warm: Colour) -> None:
    """Only a minus."""
    pen.line([(18, 50), (82, 50)], 16, warm)


def no_effect(pen: Pen, warm: Colour) -> None:
    """An empty face: a thin ring shows that it was read."""
    pen.arc((50, 50), 26, (0, 1), 4)
    pen.disc(on_circle((50, 50), 26, 0.0), 2, warm)


def unknown(pen: Pen, warm: Colour) -> None:
    """A face nobody has taught yet."""
    pen.arc((50, 34), 20, (-0.25, 0.4), 10)
    pen.line([(50, 54), (50, 66)], 10)
    pen.disc((50, 86), 7, warm)


EVENT_SIGNS = {
    "bonus-row": bonus_row,
    "extra-reserve": extra_reserve,
    "meteorite": meteorite,
    "minus": minus,
    "no-effect": no_effect,
    "plus-minus": plus_minus,
}
