"""The signs of taught dice as they are printed on simulated ones."""

from __future__ import annotations

import cv2
import numpy as np

from games.drawings import Disc, Paint, Patch, Point, Shape, Stroke, Writing
from games.registry import drawing_of, face_sets, faces_with
from vision.frames import Picture
from vision.simulated.vectors import Floats

_FINER = 4
"""Pixels for a hundredth: signs are drawn large and then made smaller, so that their edges are smooth."""

SIGNS: tuple[str, ...] = tuple(
    sign for faces in face_sets().values() if not faces.are_cards for sign in faces.drawings
)
"""All signs there are; a die shows six of them, in any choice."""


def sides_with(sign: str) -> tuple[str, ...]:
    """Six sides of a die with this sign on it, the others from its own set."""
    faces = faces_with(sign)
    known = tuple(faces.drawings) if faces else (sign,)
    others = (each for each in known if each != sign)
    return known if len(known) == 6 else (sign, *others, *(sign,) * 5)[:6]


def sign_mask(sign: str, side: int) -> Floats:
    """The ink of a sign from 0 to 1 on a square of `side` pixels, upright."""
    canvas = np.zeros((100 * _FINER, 100 * _FINER), np.uint8)
    for shape in drawing_of(sign):
        _draw(canvas, shape)
    return cv2.resize(canvas, (side, side), interpolation=cv2.INTER_AREA).astype(np.float32) / 255


def _draw(canvas: Picture, shape: Shape | Writing) -> None:
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
