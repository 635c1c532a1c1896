"""The cover of Numberloor: a house at night with a lift between its floors, and a balloon."""

from __future__ import annotations

from display.painting.pen import Pen

_WALL, _DOOR, _LAMP, _RED = (255, 238, 226), (120, 50, 76), (255, 210, 110), (255, 140, 120)


def cover(pen: Pen) -> None:
    """Five floors, some of them lit; the lift stops at the third."""
    pen.polygon([(14, 26), (42, 4), (70, 26)], _RED)
    pen.card((18, 24, 48, 74), 3, _WALL)
    for floor in range(5):
        top = 29 + 13.5 * floor
        pen.card((23, top, 9, 9), 2, _LAMP if floor in {0, 2, 3} else _DOOR)
        pen.card((36, top, 9, 9), 2, _LAMP if floor in {1, 2} else _DOOR)
    pen.card((50, 26, 13, 72), 2, _DOOR)
    pen.card((51.5, 54, 10, 14), 2, _LAMP)
    pen.disc((84, 26), 13, _LAMP)
    pen.line([(84, 39), (82, 60), (86, 74)], 1.6, _WALL)
