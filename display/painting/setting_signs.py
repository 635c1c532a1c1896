"""Signs of the settings and of the pages that are no game."""

from __future__ import annotations

from collections.abc import Callable

from display.painting.pen import Pen, on_circle


def gear(pen: Pen) -> None:
    """Settings: a cogwheel."""
    pen.ring((50, 50), 30, 14)
    for tooth in range(8):
        pen.line([on_circle((50, 50), 34, tooth / 8), on_circle((50, 50), 42, tooth / 8)], 14)


def loudspeaker(pen: Pen) -> None:
    """Hear it."""
    pen.polygon([(8, 36), (26, 36), (50, 14), (50, 86), (26, 64), (8, 64)])
    for radius in (20, 36):
        pen.arc((52, 50), radius, (0.14, 0.36), 8)


def switches(pen: Pen) -> None:
    """On and off."""
    for top, knob in ((12, 70), (54, 30)):
        pen.card((8, top, 84, 34), 17, width=8)
        pen.disc((knob, top + 17), 11)


def signpost(pen: Pen) -> None:
    """Ask everything again, from the beginning."""
    pen.line([(50, 10), (50, 92)], 9)
    pen.polygon([(30, 16), (76, 16), (92, 29), (76, 42), (30, 42)])
    pen.polygon([(70, 50), (24, 50), (8, 62), (24, 74), (70, 74)])


def clock(pen: Pen) -> None:
    """Time."""
    pen.ring((50, 50), 44, 10)
    pen.line([(50, 24), (50, 52), (68, 62)], 9)


def coin(pen: Pen) -> None:
    """A coin of one, drawn to its very rim."""
    pen.ring((50, 50), 50, 3)
    pen.ring((50, 50), 38, 2)
    pen.line([(42, 36), (52, 28), (52, 72)], 7)


def phone(pen: Pen) -> None:
    """A phone with its screen and its button."""
    pen.card((26, 4, 48, 92), 10, width=8)
    pen.line([(43, 84), (57, 84)], 6)


def camera(pen: Pen) -> None:
    """A camera with its lens."""
    pen.card((5, 26, 90, 60), 12, width=8)
    pen.line([(36, 24), (42, 14), (58, 14), (64, 24)], 8)
    pen.ring((50, 56), 19, 8)


SETTING_SIGNS: dict[str, Callable[[Pen], None]] = {
    "camera": camera,
    "clock": clock,
    "coin": coin,
    "gear": gear,
    "hear": loudspeaker,
    "phone": phone,
    "signpost": signpost,
    "switches": switches,
}
