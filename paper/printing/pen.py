"""Draws a plan with any pen: what a pen must be able to do, and what each kind of ink is made of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from games.drawings import Disc, Paint, Patch, Point, Shape, Stroke, Writing
from games.paper import Ink, Label, Line, Outline, PaperBox, Plan, Ring, Side, Sketch
from words.phrases import Language, phrase

Colour = tuple[float, float, float]
"""Red, green and blue from 0 to 1."""

PAINTS: dict[Paint, Colour] = {
    Paint.PLAIN: (0.08, 0.08, 0.1),
    Paint.WARM: (0.85, 0.35, 0.12),
    Paint.CLEAN: (1, 1, 1),
    Paint.BLUE: (0.15, 0.35, 0.7),
    Paint.LAMP: (1, 0.9, 0.45),
    Paint.NIGHT: (0.12, 0.14, 0.3),
    Paint.PAPER: (1, 1, 1),
    Paint.ROSE: (1, 0.85, 0.85),
    Paint.SKY: (0.85, 0.94, 1),
}
"""As on the screen; a black-and-white printer tells them apart by their brightness."""


class Pen(Protocol):
    """Something that draws on a page; lengths are millimetres from its top left corner."""

    def line(self, begin: Point, end: Point, width: float, colour: Colour) -> None:
        """A straight line with round ends."""
        ...

    def frame(self, frame: Outline) -> None:
        """The outline of a box."""
        ...

    def ring(self, middle: Point, radius: float, width: float, colour: Colour) -> None:
        """The outline of a circle."""
        ...

    def disc(self, middle: Point, radius: float, colour: Colour) -> None:
        """A full circle."""
        ...

    def patch(self, corners: Sequence[Point], colour: Colour) -> None:
        """A filled shape."""
        ...

    def text(self, text: str, label: Label) -> None:
        """One line of text in its box, made smaller if need be."""
        ...


def grey(shade: float) -> Colour:
    """A shade of ink as a colour."""
    return shade, shade, shade


def draw(plan: Plan, pen: Pen, language: Language) -> None:
    """Everything on the plan, in its order."""
    for ink in plan.ink:
        _draw(ink, pen, language)


def _draw(ink: Ink, pen: Pen, language: Language) -> None:
    match ink:
        case Line():
            pen.line(ink.begin, ink.end, ink.width, grey(ink.shade))
        case Outline():
            pen.frame(ink)
        case Ring():
            pen.ring(ink.middle, ink.radius, ink.width, grey(ink.shade))
        case Label():
            pen.text(phrase(language, ink.words, **ink.gaps) if ink.is_key else ink.words, ink)
        case Sketch():
            for shape in ink.drawing:
                _sketch(shape, ink, pen)


def _sketch(shape: Shape | Writing, sketch: Sketch, pen: Pen) -> None:
    scale = sketch.box.width / sketch.size[0]
    colour = PAINTS[shape.paint]
    if sketch.plain:
        colour = grey(1.0 if shape.paint is Paint.CLEAN else 0.0)

    def at(point: Point) -> Point:
        return sketch.box.x + scale * point[0], sketch.box.y + scale * point[1]

    match shape:
        case Disc():
            pen.disc(at(shape.middle), scale * shape.radius, colour)
        case Patch():
            pen.patch([at(corner) for corner in shape.corners], colour)
        case Stroke():
            pen.line(at(shape.begin), at(shape.end), scale * shape.width, colour)
        case Writing():
            pen.text(shape.text, _written(shape, at(shape.middle), scale))


def _written(shape: Writing, middle: Point, scale: float) -> Label:
    size = scale * shape.height
    box = PaperBox(middle[0] - 2 * size, middle[1] - size / 2, 4 * size, size)
    shade = sum(PAINTS[shape.paint]) / 3
    return Label(shape.text, box, size, Side.MIDDLE, bold=True, shade=shade, is_key=False)
