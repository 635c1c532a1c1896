"""A game's cards painted flat from their drawings."""

from __future__ import annotations

import cv2
import numpy as np

from games.drawings import CARD, Disc, Paint, Patch, Point, Shape, Stroke, Writing
from games.registry import drawing_of
from vision.frames import Picture

WIDTH, HEIGHT = CARD
"""A card in millimetres."""
PIXELS_PER_MM = 8
_FONT = cv2.FONT_HERSHEY_SIMPLEX
_COLOURS: dict[Paint, tuple[int, int, int]] = {
    Paint.CLEAN: (240, 246, 250),
    Paint.PLAIN: (40, 30, 34),
    Paint.WARM: (52, 60, 200),
    Paint.BLUE: (150, 82, 30),
    Paint.LAMP: (150, 228, 250),
    Paint.NIGHT: (92, 48, 38),
    Paint.PAPER: (214, 236, 246),
    Paint.ROSE: (176, 192, 250),
    Paint.SKY: (250, 240, 222),
}
"""Blue, green, red."""


def card_picture(card: str) -> Picture:
    """The card upright, blue-green-red; ValueError for one that no game draws."""
    size = round(HEIGHT * PIXELS_PER_MM), round(WIDTH * PIXELS_PER_MM), 3
    canvas = np.full(size, _COLOURS[Paint.CLEAN], np.uint8)
    for shape in drawing_of(card):
        _draw(canvas, shape)
    return canvas


def _draw(canvas: Picture, shape: Shape | Writing) -> None:
    colour = _COLOURS[shape.paint]
    match shape:
        case Disc(middle, radius):
            cv2.circle(canvas, _pixel(middle), _pixels(radius), colour, cv2.FILLED, cv2.LINE_AA)
        case Patch(corners):
            points = np.array([_pixel(point) for point in corners], np.int32)
            cv2.fillPoly(canvas, [points], colour, cv2.LINE_8 if _is_upright(corners) else cv2.LINE_AA)
        case Stroke(begin, end, width):
            cv2.line(canvas, _pixel(begin), _pixel(end), colour, _pixels(width), cv2.LINE_AA)
        case Writing():
            _write(canvas, shape, colour)


def _is_upright(corners: tuple[Point, ...]) -> bool:
    """Is it a rectangle along the edges? There is nothing to smooth, and smoothing would make it larger."""
    return len({x for x, _ in corners}) == len({y for _, y in corners}) == 2


def _pixels(length: float) -> int:
    return round(length * PIXELS_PER_MM)


def _pixel(point: Point) -> tuple[int, int]:
    return _pixels(point[0]), _pixels(point[1])


def _write(canvas: Picture, shape: Writing, colour: tuple[int, int, int]) -> None:
    high = shape.height * PIXELS_PER_MM
    scale = high / cv2.getTextSize(shape.text, _FONT, 1.0, 1)[0][1]
    thick = round(high * 0.17)
    (wide, tall), _ = cv2.getTextSize(shape.text, _FONT, scale, thick)
    x, y = _pixel(shape.middle)
    begin = (x - wide // 2, y + tall // 2)
    cv2.putText(canvas, shape.text, begin, _FONT, scale, colour, thick, cv2.LINE_AA)
