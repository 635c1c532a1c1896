"""Cards of Numberloor drawn flat: a frame on white, a large number or sign, and windows to count it by."""

from __future__ import annotations

from collections.abc import Callable

import cv2
import numpy as np

from vision.frames import Picture

WIDTH, HEIGHT = 60.0, 84.0
"""A card in millimetres."""
PIXELS_PER_MM = 8
_MARGIN, _FRAME, _CORNER = 3.0, 1.6, 5.0
_FONT = cv2.FONT_HERSHEY_SIMPLEX
_WHITE, _INK = (240, 246, 250), (40, 30, 34)
_PAPER, _NIGHT, _SKY, _BALLOON = (214, 236, 246), (92, 48, 38), (250, 240, 222), (176, 192, 250)
_LAMP, _RED, _BLUE = (150, 228, 250), (52, 60, 200), (150, 82, 30)

Colour = tuple[int, int, int]
Point = tuple[float, float]


def card_picture(card: str) -> Picture:
    """The card upright, blue-green-red; ValueError for one that we do not draw."""
    kind, _, name = card.partition("-")
    if kind not in _GROUNDS or not (name in _SIGNS or (name.isdigit() and len(name) == 1)):
        raise ValueError(
            f"There is no card {card!r}; cards have names like floor-7, night-0 or balloon-even."
        )
    canvas = _blank(_GROUNDS[kind])
    if kind == "balloon":
        _disc(canvas, (30, 42), 25.2, _RED)
        _disc(canvas, (30, 42), 24.4, _BALLOON)
    if name in _SIGNS:
        _SIGNS[name](canvas)
    else:
        _number(canvas, kind, int(name))
    return canvas


_GROUNDS: dict[str, Colour] = {"floor": _PAPER, "night": _NIGHT, "balloon": _SKY}


def _blank(ground: Colour) -> Picture:
    size = round(HEIGHT * PIXELS_PER_MM), round(WIDTH * PIXELS_PER_MM), 3
    canvas = np.full(size, _WHITE, np.uint8)
    _rounded(canvas, _MARGIN, _CORNER, _INK)
    _rounded(canvas, _MARGIN + _FRAME, _CORNER - _FRAME, ground)
    return canvas


def _rounded(canvas: Picture, inset: float, corner: float, colour: Colour) -> None:
    """A rectangle so many millimetres inside the card, with round corners."""
    left, top, right, bottom = inset, inset, WIDTH - inset, HEIGHT - inset
    _bar(canvas, (left + corner, top), (right - corner, bottom), colour)
    _bar(canvas, (left, top + corner), (right, bottom - corner), colour)
    for x in (left + corner, right - corner):
        for y in (top + corner, bottom - corner):
            _disc(canvas, (x, y), corner, colour)


def _number(canvas: Picture, kind: str, number: int) -> None:
    """The number, and below it as many windows, by night lit; on a balloon dots above it."""
    ink = _LAMP if kind == "night" else _INK
    if kind == "balloon":
        _write(canvas, str(number), (30, 50), 28, ink)
    else:
        _write(canvas, str(number), (30, 31), 34, ink)
    for place in range(number):
        if kind == "balloon":
            _disc(canvas, (15 + 7.5 * (place % 5), 31 - 6.5 * (place // 5)), 2.8, _BLUE)
        else:
            x, y = 14 + 8 * (place % 5), 58.0 + 8 * (place // 5)
            _bar(canvas, (x - 3, y - 3), (x + 3, y + 3), ink if kind == "night" else _BLUE)


def _neighbours(canvas: Picture) -> None:
    """Two arrows, up and down, with a bar between them."""
    _fill(canvas, [(30, 22), (44, 37), (16, 37)], _INK)
    _fill(canvas, [(30, 62), (16, 47), (44, 47)], _INK)
    _bar(canvas, (13, 40), (47, 44), _RED)


def _even(canvas: Picture) -> None:
    """Everything has a partner."""
    for y in (28, 42, 56):
        for x in (21, 39):
            _disc(canvas, (x, y), 5.8, _INK)


def _odd(canvas: Picture) -> None:
    """One is left alone."""
    for y in (28, 44):
        for x in (18, 42):
            _disc(canvas, (x, y), 5.8, _BLUE)
    _disc(canvas, (30, 58), 5.8, _RED)
    _bar(canvas, (28, 24), (32, 46), _INK)


def _skip(canvas: Picture) -> None:
    """A barred circle."""
    _disc(canvas, (30, 42), 19, _INK)
    _disc(canvas, (30, 42), 13, _BALLOON)
    _fill(canvas, [(18, 26), (24, 24), (42, 58), (36, 60)], _INK)


_SIGNS: dict[str, Callable[[Picture], None]] = {
    "neighbours": _neighbours,
    "even": _even,
    "odd": _odd,
    "skip": _skip,
}


def _pixel(point: Point) -> tuple[int, int]:
    return round(point[0] * PIXELS_PER_MM), round(point[1] * PIXELS_PER_MM)


def _bar(canvas: Picture, corner: Point, opposite: Point, colour: Colour) -> None:
    cv2.rectangle(canvas, _pixel(corner), _pixel(opposite), colour, cv2.FILLED)


def _disc(canvas: Picture, middle: Point, radius: float, colour: Colour) -> None:
    cv2.circle(canvas, _pixel(middle), round(radius * PIXELS_PER_MM), colour, cv2.FILLED, cv2.LINE_AA)


def _fill(canvas: Picture, points: list[Point], colour: Colour) -> None:
    cv2.fillPoly(canvas, [np.array([_pixel(point) for point in points], np.int32)], colour, cv2.LINE_AA)


def _write(canvas: Picture, text: str, middle: Point, height: float, colour: Colour) -> None:
    """Digits so many millimetres tall, as if painted with a broad brush."""
    scale = height * PIXELS_PER_MM / cv2.getTextSize(text, _FONT, 1.0, 1)[0][1]
    thick = round(height * PIXELS_PER_MM * 0.17)
    (wide, high), _ = cv2.getTextSize(text, _FONT, scale, thick)
    x, y = _pixel(middle)
    begin = (x - wide // 2, y + high // 2)
    cv2.putText(canvas, text, begin, _FONT, scale, colour, thick, cv2.LINE_AA)
