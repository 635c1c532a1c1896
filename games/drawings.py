"""Plain shapes from which the screen and the simulated tray paint a game's faces: a die's, or a card's.

A die's face is a field of 100 by 100, a card one of 60 by 84; (0, 0) is its top left corner.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

Point = tuple[float, float]
CARD = (60.0, 84.0)


class Paint(StrEnum):
    """A die's face has ink, a warm second one, and can be clean again; a card is printed in all of them."""

    PLAIN = "plain"
    WARM = "warm"
    CLEAN = "clean"
    BLUE = "blue"
    LAMP = "lamp"
    NIGHT = "night"
    PAPER = "paper"
    ROSE = "rose"
    SKY = "sky"


@dataclass(frozen=True, slots=True)
class Disc:
    """A full circle."""

    middle: Point
    radius: float
    paint: Paint = Paint.PLAIN


@dataclass(frozen=True, slots=True)
class Patch:
    """A filled shape with these corners."""

    corners: tuple[Point, ...]
    paint: Paint = Paint.PLAIN


@dataclass(frozen=True, slots=True)
class Stroke:
    """A line with round ends."""

    begin: Point
    end: Point
    width: float
    paint: Paint = Paint.PLAIN


@dataclass(frozen=True, slots=True)
class Writing:
    """Letters or digits so tall, as if painted with a broad brush; for cards only."""

    text: str
    middle: Point
    height: float
    paint: Paint = Paint.PLAIN


Shape = Disc | Patch | Stroke
Drawing = tuple[Shape | Writing, ...]
"""Later shapes lie on earlier ones."""


def bar(left: float, top: float, right: float, bottom: float, paint: Paint = Paint.PLAIN) -> Patch:
    """A rectangle."""
    return Patch(((left, top), (right, top), (right, bottom), (left, bottom)), paint)


def rounded(inset: float, corner: float, paint: Paint) -> tuple[Shape, ...]:
    """A card's rectangle so far inside its edge, with round corners."""
    left, top, right, bottom = inset, inset, CARD[0] - inset, CARD[1] - inset
    corners = ((x, y) for x in (left + corner, right - corner) for y in (top + corner, bottom - corner))
    return (
        bar(left + corner, top, right - corner, bottom, paint),
        bar(left, top + corner, right, bottom - corner, paint),
        *(Disc(middle, corner, paint) for middle in corners),
    )
