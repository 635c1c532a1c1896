"""The players' animals: as different in shape as in colour, also where they are very small."""

from __future__ import annotations

from collections.abc import Callable

from display.painting.pen import CLEAN, Pen


def cat(pen: Pen) -> None:
    """Pointed ears and whiskers."""
    pen.disc((50, 60), 35)
    pen.polygon([(17, 56), (14, 8), (48, 32)])
    pen.polygon([(83, 56), (86, 8), (52, 32)])
    for x in (36, 64):
        pen.oval((x - 6, 46, 12, 17), CLEAN)
    pen.polygon([(43, 69), (57, 69), (50, 78)], CLEAN)


def fish(pen: Pen) -> None:
    """A tail at the right, a fin on the back."""
    pen.oval((3, 26, 70, 50))
    pen.polygon([(60, 51), (97, 20), (90, 51), (97, 82)])
    pen.polygon([(28, 30), (52, 8), (58, 34)])
    pen.disc((22, 45), 7, CLEAN)
    pen.arc((18, 52), 26, (0.16, 0.34), 5, CLEAN)


def rabbit(pen: Pen) -> None:
    """Two long ears."""
    pen.disc((50, 69), 29)
    pen.oval((24, 2, 21, 58))
    pen.oval((55, 2, 21, 58))
    for x in (40, 60):
        pen.disc((x, 65), 5.5, CLEAN)
    pen.polygon([(44, 76), (56, 76), (50, 84)], CLEAN)


def duck(pen: Pen) -> None:
    """It swims to the right."""
    pen.oval((8, 46, 72, 46))
    pen.disc((62, 32), 23)
    pen.polygon([(80, 24), (100, 36), (80, 46)])
    pen.polygon([(10, 70), (2, 36), (34, 56)])
    pen.disc((66, 27), 5.5, CLEAN)
    pen.arc((44, 58), 20, (0.32, 0.62), 6, CLEAN)


def turtle(pen: Pen) -> None:
    """A shell, four legs, a head at the right."""
    pen.disc((42, 62), 38)
    pen.card((0, 68, 100, 40), 0, CLEAN)
    pen.card((12, 66, 18, 24), 6)
    pen.card((54, 66, 18, 24), 6)
    pen.line([(70, 62), (86, 50)], 15)
    pen.disc((87, 46), 12)
    pen.line([(42, 30), (26, 66)], 5, CLEAN)
    pen.line([(42, 30), (58, 66)], 5, CLEAN)
    pen.disc((90, 43), 3.5, CLEAN)


def snail(pen: Pen) -> None:
    """A house on its back."""
    pen.line([(12, 84), (90, 84)], 17)
    pen.line([(14, 84), (14, 44)], 15)
    pen.line([(14, 46), (5, 20)], 6)
    pen.line([(14, 46), (26, 22)], 6)
    pen.disc((60, 48), 33)
    pen.arc((60, 48), 20, (0.1, 0.95), 7, CLEAN)
    pen.disc((60, 48), 7, CLEAN)


def owl(pen: Pen) -> None:
    """Two large eyes."""
    pen.oval((16, 14, 68, 84))
    pen.polygon([(18, 40), (14, 4), (46, 20)])
    pen.polygon([(82, 40), (86, 4), (54, 20)])
    for x in (35, 65):
        pen.disc((x, 42), 14, CLEAN)
        pen.disc((x, 42), 6)
    pen.polygon([(43, 54), (57, 54), (50, 68)], CLEAN)


def mouse(pen: Pen) -> None:
    """Two large round ears."""
    pen.disc((22, 30), 22)
    pen.disc((78, 30), 22)
    pen.disc((22, 30), 10, CLEAN)
    pen.disc((78, 30), 10, CLEAN)
    pen.disc((50, 62), 33)
    for x in (38, 62):
        pen.disc((x, 55), 5.5, CLEAN)
    pen.disc((50, 75), 7, CLEAN)


def frog(pen: Pen) -> None:
    """Eyes on top, a wide mouth."""
    pen.oval((3, 32, 94, 60))
    for x in (26, 74):
        pen.disc((x, 30), 20)
        pen.disc((x, 28), 11, CLEAN)
        pen.disc((x, 28), 5)
    pen.arc((50, 40), 32, (0.36, 0.64), 6, CLEAN)


def crab(pen: Pen) -> None:
    """Two claws held up."""
    pen.oval((20, 44, 60, 40))
    for x, turn in ((15, (0.62, 1.4)), (85, (-0.4, 0.38))):
        pen.arc((x, 22), 11, turn, 11)
    pen.line([(26, 56), (12, 34)], 8)
    pen.line([(74, 56), (88, 34)], 8)
    for foot in (0, 14):
        pen.line([(28 + foot, 76), (12 + foot, 94)], 7)
        pen.line([(72 - foot, 76), (88 - foot, 94)], 7)
    for x in (40, 60):
        pen.disc((x, 58), 6, CLEAN)


def whale(pen: Pen) -> None:
    """It blows water into the air."""
    pen.disc((42, 62), 34)
    pen.polygon([(50, 30), (70, 62), (88, 40), (88, 66), (60, 94), (42, 96)])
    pen.polygon([(88, 56), (70, 30), (88, 36), (100, 26), (98, 52)])
    pen.arc((28, 18), 12, (0.0, 0.3), 6)
    pen.arc((54, 18), 12, (0.7, 1.0), 6)
    pen.disc((26, 58), 5.5, CLEAN)
    pen.arc((20, 62), 22, (0.28, 0.44), 5, CLEAN)


def butterfly(pen: Pen) -> None:
    """Four wings."""
    for x in (26, 74):
        pen.disc((x, 34), 25)
        pen.disc((30 if x < 50 else 70, 72), 19)
        pen.disc((x, 34), 9, CLEAN)
    pen.line([(50, 28), (50, 88)], 20, CLEAN)
    pen.line([(50, 30), (50, 86)], 11)
    pen.line([(50, 30), (38, 8)], 5)
    pen.line([(50, 30), (62, 8)], 5)


ANIMALS: tuple[Callable[[Pen], None], ...] = (
    cat,
    fish,
    rabbit,
    duck,
    turtle,
    snail,
    whale,
    crab,
    frog,
    mouse,
    owl,
    butterfly,
)
"""By token; two of one colour have very different shapes."""
