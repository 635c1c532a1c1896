"""The faces of the event die, drawn so that a child knows them: on a field of 100 by 100, in two inks."""

from __future__ import annotations

from display.painting.pen import Pen, on_circle
from display.theme import Colour


def meteorite(pen: Pen, warm: Colour) -> None:
    """A rock with a burning tail, on its way down."""
    pen.polygon([(14, 52), (30, 34), (96, 2), (74, 34), (98, 30), (70, 60), (88, 62), (52, 88)], warm)
    pen.disc((34, 66), 30)
    for centre, radius in (((26, 58), 7), ((44, 70), 6), ((28, 80), 5)):
        pen.disc(centre, radius, warm)


def extra_reserve(pen: Pen, warm: Colour) -> None:
    """One box more."""
    pen.card((4, 36, 58, 58), 9, width=10)
    pen.line([(76, 8), (76, 48)], 13, warm)
    pen.line([(56, 28), (96, 28)], 13, warm)


def bonus_row(pen: Pen, warm: Colour) -> None:
    """An arrow that points at a row of boxes."""
    for left in (42, 62, 82):
        pen.card((left, 36, 18, 28), 3, width=6)
    pen.line([(4, 50), (22, 50)], 13, warm)
    pen.polygon([(16, 28), (38, 50), (16, 72)], warm)


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
