"""The event die's signs as they are printed on simulated dice."""

from __future__ import annotations

import cv2
import numpy as np

from games.upwards import signs
from games.upwards.setup import Effect
from games.upwards.signs import Disc, Paint, Patch, Point, Shape, Stroke
from vision.frames import Picture
from vision.simulated.vectors import Floats

_FINER = 4
"""Pixels for a hundredth: signs are drawn large and then made smaller, so that their edges are smooth."""

SIGNS: tuple[str, ...] = tuple(effect.value for effect in signs.SIGNS)
"""All signs there are; an event die shows six of them, in any choice."""


def sign_mask(sign: str, side: int) -> Floats:
    """The ink of a sign from 0 to 1 on a square of `side` pixels, upright."""
    canvas = np.zeros((100 * _FINER, 100 * _FINER), np.uint8)
    for shape in signs.SIGNS[Effect(sign)]:
        _draw(canvas, shape)
    return cv2.resize(canvas, (side, side), interpolation=cv2.INTER_AREA).astype(np.float32) / 255


def _draw(canvas: Picture, shape: Shape) -> None:
    ink = 0 if shape.paint is Paint.CLEAN else 255
    match shape:
        case Disc(middle, radius):
            cv2.circle(canvas, _at(middle), round(radius * _FINER), ink, cv2.FILLED)
        case Patch(corners):
            cv2.fillPoly(canvas, [np.array([_at(corner) for corner in corners], np.int32)], ink)
        case Stroke(begin, end, width):
            cv2.line(canvas, _at(begin), _at(end), ink, round(width * _FINER))


def _at(point: Point) -> tuple[int, int]:
    return round(point[0] * _FINER), round(point[1] * _FINER)
