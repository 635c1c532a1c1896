"""The cover of Beam me up: a rocket in a beam of light, on its way past a planet."""

from __future__ import annotations

from display.painting.pen import Pen, on_circle

_LIGHT, _RED, _GOLD = (240, 236, 255), (255, 122, 122), (255, 210, 110)
_SEA, _BEAM = (126, 214, 223), (150, 118, 206)


def cover(pen: Pen) -> None:
    """Stars first, then the planet, the beam and the rocket."""
    for x, y, size in ((12, 16, 2), (84, 12, 3), (70, 40, 2), (90, 60, 2), (8, 54, 2), (32, 8, 2.5)):
        pen.polygon([on_circle((x, y), size * (2 if n % 2 == 0 else 0.7), n / 8) for n in range(8)], _GOLD)
    pen.disc((80, 84), 22, _SEA)
    pen.arc((80, 84), 28, (-0.18, 0.32), 3, _LIGHT)
    pen.polygon([(44, 58), (56, 58), (74, 100), (26, 100)], _BEAM)
    pen.polygon([(50, 8), (63, 30), (63, 60), (37, 60), (37, 30)], _LIGHT)
    pen.polygon([(37, 42), (37, 66), (22, 72)], _RED)
    pen.polygon([(63, 42), (63, 66), (78, 72)], _RED)
    pen.disc((50, 34), 7, _SEA)
    pen.polygon([(42, 62), (58, 62), (50, 82)], _GOLD)
