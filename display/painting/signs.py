"""Our own signs, each drawn on a field of 100 by 100 in one ink; here those that say what to do."""

from __future__ import annotations

from display.painting.pen import Pen
from display.painting.setting_signs import SETTING_SIGNS
from display.painting.thing_signs import THING_SIGNS

_LINE = 11


def check(pen: Pen) -> None:
    """Done, right."""
    pen.line([(14, 54), (40, 80), (88, 22)], 14)


def plus(pen: Pen) -> None:
    """One more."""
    pen.line([(50, 14), (50, 86)], 14)
    pen.line([(14, 50), (86, 50)], 14)


def minus(pen: Pen) -> None:
    """One less."""
    pen.line([(14, 50), (86, 50)], 14)


def back(pen: Pen) -> None:
    """An arrow to the left."""
    pen.line([(86, 50), (16, 50)], _LINE)
    pen.line([(44, 20), (14, 50), (44, 80)], _LINE)


def onward(pen: Pen) -> None:
    """An arrow to the right."""
    pen.line([(14, 50), (84, 50)], _LINE)
    pen.line([(56, 20), (86, 50), (56, 80)], _LINE)


def undo(pen: Pen) -> None:
    """An arrow that turns back."""
    pen.arc((52, 56), 32, (-0.18, 0.56), _LINE)
    pen.polygon([(6, 40), (46, 14), (48, 58)])


def redo(pen: Pen) -> None:
    """An arrow that turns forward."""
    pen.arc((48, 56), 32, (0.18, -0.56), _LINE)
    pen.polygon([(94, 40), (54, 14), (52, 58)])


def pause(pen: Pen) -> None:
    """Two bars."""
    pen.card((22, 14, 20, 72), 7)
    pen.card((58, 14, 20, 72), 7)


def play(pen: Pen) -> None:
    """A triangle to the right."""
    pen.polygon([(26, 12), (88, 50), (26, 88)])
    pen.line([(26, 12), (88, 50), (26, 88), (26, 12)], 6)


def more(pen: Pen) -> None:
    """Three dots."""
    for x in (18, 50, 82):
        pen.disc((x, 50), 11)


def clock_plus(pen: Pen) -> None:
    """More time."""
    pen.ring((42, 56), 36, 9)
    pen.line([(42, 38), (42, 58), (56, 64)], 8)
    pen.line([(84, 8), (84, 40)], 9)
    pen.line([(68, 24), (100, 24)], 9)


def erase(pen: Pen) -> None:
    """Take the last letter away."""
    pen.polygon([(4, 50), (32, 20), (32, 80)])
    pen.card((30, 20, 64, 60), 8)


def power(pen: Pen) -> None:
    """Switch off."""
    pen.arc((50, 54), 34, (0.09, 0.91), _LINE)
    pen.line([(50, 10), (50, 48)], _LINE)


def alert(pen: Pen) -> None:
    """Something needs a hand: an exclamation mark."""
    pen.line([(50, 14), (50, 60)], 17)
    pen.disc((50, 86), 10)


def info(pen: Pen) -> None:
    """Something to know: a small bell."""
    pen.disc((50, 40), 26)
    pen.polygon([(24, 40), (76, 40), (86, 74), (14, 74)])
    pen.disc((50, 82), 10)
    pen.disc((50, 12), 7)


def again(pen: Pen) -> None:
    """Once more: two arrows that chase each other."""
    pen.arc((50, 50), 34, (0.04, 0.4), _LINE)
    pen.arc((50, 50), 34, (0.54, 0.9), _LINE)
    pen.polygon([(38, 2), (66, 16), (38, 32)])
    pen.polygon([(62, 98), (34, 84), (62, 68)])


def space(pen: Pen) -> None:
    """The space bar."""
    pen.line([(8, 42), (8, 66), (92, 66), (92, 42)], 11)


def question(pen: Pen) -> None:
    """Ask."""
    pen.arc((50, 34), 21, (-0.25, 0.4), 13)
    pen.line([(50, 56), (50, 66)], 13)
    pen.disc((50, 88), 9)


def up(pen: Pen) -> None:
    """One row up."""
    pen.line([(50, 86), (50, 16)], _LINE)
    pen.line([(20, 44), (50, 14), (80, 44)], _LINE)


def down(pen: Pen) -> None:
    """One row down."""
    pen.line([(50, 14), (50, 84)], _LINE)
    pen.line([(20, 56), (50, 86), (80, 56)], _LINE)


def before(pen: Pen) -> None:
    """One page back."""
    pen.line([(64, 14), (28, 50), (64, 86)], 13)


SIGNS = {
    **SETTING_SIGNS,
    **THING_SIGNS,
    "again": again,
    "alert": alert,
    "back": back,
    "before": before,
    "check": check,
    "clock-plus": clock_plus,
    "down": down,
    "erase": erase,
    "info": info,
    "minus": minus,
    "more": more,
    "next": onward,
    "pause": pause,
    "play": play,
    "plus": plus,
    "power": power,
    "question": question,
    "redo": redo,
    "space": space,
    "undo": undo,
    "up": up,
}
